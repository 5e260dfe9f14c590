import { countWords } from '#domain/copy/draft.ts';
import type { Planned } from './planned.ts';
import { plain, type Worn, wordsIn, wornIn } from './worn.ts';

const SMALL = new Set(
  'a an and are as at be by for from has have in is it its of on or the there this to with you your plus en el la los las un una de del y con que se es'.split(
    ' ',
  ),
);

const FRAME_WORDS =
  'inside interior outside outdoors home features include includes offers character warmth tone add adds practical details setting'.split(
    ' ',
  );

/** Words up to which more is better: by then an MLS field is full. */
const FULL = 135;

/**
 * How well a draft reads, as far as a machine can hear it: no word hammered, no two sentences starting alike,
 * lengths that vary, few colons, and as many facts as there is room for.
 */
export const scoreOf = (sentences: readonly Planned[], crisp: boolean, worn: Worn): number => {
  const texts = sentences.map((s) => s.text);
  const whole = texts.join(' ');
  const words = wordsIn(whole);
  const counts = new Map<string, number>();
  for (const w of words) if (!SMALL.has(w)) counts.set(w, (counts.get(w) ?? 0) + 1);
  let score = new Set(sentences.flatMap((s) => s.factIds)).size * 1.5;
  for (const n of counts.values()) if (n > 2) score -= (n - 2) * 2;

  // Frame words wear thin sooner than the names of things.
  for (const w of FRAME_WORDS) score -= Math.max(0, (counts.get(w) ?? 0) - 1) * 4;

  const starts = texts.map((t) => t.toLowerCase().split(' ')[0]!);
  starts.forEach((start, i) => {
    if (starts[i - 1] === start) score -= 9;
    else if (starts.indexOf(start) < i) score -= start === 'the' ? 1 : 3.5;
  });
  const openings = texts.map((t) => t.split(' ', 2).join(' '));
  score -= (openings.length - new Set(openings).size) * 5;
  const pairs = new Set<string>();
  for (let i = 2; i < words.length; i++) {
    const triple = `${words[i - 2]} ${words[i - 1]} ${words[i]}`;
    if (pairs.has(triple)) score -= 3;
    pairs.add(triple);
  }
  score -= wornIn(whole, worn) * 1.6;
  score -= texts.filter((t) => worn.sentences.has(plain(t))).length * 30;
  const colons = texts.filter((t) => t.includes(':')).length;
  score -= Math.max(0, colons - (crisp ? 3 : 1)) * 4;
  const existential = texts.filter((t) => /\bthere (is|are)\b/i.test(t)).length;
  score -= Math.max(0, existential - 1) * 3;
  const lengths = texts.map(countWords);
  // An invitation is no news: a text is not fuller for it.
  const told = sentences.filter((s) => s.part !== 'close' || s.weight > 6).map((s) => countWords(s.text));
  score +=
    Math.min(
      told.reduce((a, b) => a + b, 0),
      FULL,
    ) * 2;
  const mean = lengths.reduce((a, b) => a + b, 0) / Math.max(1, lengths.length);
  const spread = Math.sqrt(lengths.reduce((a, b) => a + (b - mean) ** 2, 0) / Math.max(1, lengths.length));
  score += Math.min(6, spread);
  for (const n of lengths) if (n > 30) score -= (n - 30) * 0.7;
  for (const n of lengths) if (n < 4 && !crisp) score -= 2;
  return score;
};
