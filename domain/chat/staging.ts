import type { Operation } from '#contracts/scene.ts';
import { ROOM_TYPES, STAGING_STYLES } from '#contracts/services.ts';
import { applyOperations } from '#domain/scene/operations.ts';
import type { Scene } from '#domain/scene/scene.ts';
import { type ChatEdit, has, sentenceOf } from './chat-edit.ts';
import { colourNamed } from './colours.ts';
import { piecesNamed } from './pieces.ts';
import { type Clause, readClause } from './staging-clause.ts';
import { moodOf } from './staging-mood.ts';

/** People say 'scandi' and 'farm house'. */
const STYLE_WORDS: Readonly<Record<(typeof STAGING_STYLES)[number], RegExp>> = {
  modern: /\bmodern\b/,
  contemporary: /\bcontemporary\b/,
  scandinavian: /\bscandi(navian)?\b|\bnordic\b/,
  farmhouse: /\bfarm ?house\b|\brustic\b/,
  luxury: /\bluxur(y|ious)\b|\bupscale\b|\bhigh[- ]end\b/,
  minimalist: /\bminimal(ist)?\b/,
};

/** Another style, room or layout changes everything; edits of pieces are read clause by clause. */
export const readStaging = (text: string, scene: Scene | null): ChatEdit | null => {
  const style = STAGING_STYLES.find((s) => STYLE_WORDS[s].test(text));
  if (style) return { change: { style }, answer: `Furnishing it again in the ${style} style.` };
  const room = ROOM_TYPES.find(
    (r) => r !== 'other' && has(text, new RegExp(`\\b(as|like|into) an? ${r.replace('_', ' ')}`)),
  );
  if (room) return { change: { roomType: room }, answer: `Furnishing it as a ${room.replace('_', ' ')}.` };
  if (!scene) return null;
  const named = piecesNamed(text);
  if (
    named.length === 0 &&
    has(
      text,
      /\b(layout|arrange|arrangement|re-?arrange)\b/,
      /\b(another|different|other|new) (one|version|variant|set|furniture)\b/,
    )
  ) {
    const variant = (scene.plan.variant + 1) % 3;
    return { change: { variant }, answer: `Trying arrangement ${variant + 1} of 3 with the same furniture.` };
  }
  if (named.length === 0 && !colourNamed(text)) {
    const mood = moodOf(text, scene);
    if (mood) return mood;
  }
  return readClauses(text, scene);
};

const readClauses = (text: string, scene: Scene): ChatEdit | null => {
  const operations: Operation[] = [];
  const done: string[] = [];
  const refused: string[] = [];
  const unmet: string[] = [];
  const unread: string[] = [];
  let now = scene;
  let last: Clause['verb'] | null = null;
  for (const part of text.split(/[,;.]|\band\b|\bthen\b/).map((p) => p.trim())) {
    const clause = readClause(part, now, last);
    if (!clause) {
      // 'Please' alone is no wish.
      if (part.includes(' ')) unread.push(`I did not understand “${part}”.`);
      continue;
    }
    last = clause.verb;
    const edited = applyOperations(now, clause.operations);
    if (clause.refusal || edited.refused[0]) refused.push(clause.refusal ?? edited.refused[0]!);
    if (clause.operations.length > edited.refused.length) {
      operations.push(...clause.operations);
      done.push(clause.doing);
      unmet.push(...(clause.unmet ?? []));
      now = edited.scene;
    }
  }
  if (operations.length === 0) return refused.length > 0 ? { change: null, answer: refused.join(' ') } : null;
  return { change: { operations }, answer: [sentenceOf(done), ...unmet, ...refused, ...unread].join(' ') };
};
