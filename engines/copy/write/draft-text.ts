import { checkText, type TextKind } from '#domain/compliance/index.ts';
import type { Length, Sentence, Tone } from '#domain/copy/draft.ts';
import type { Fact } from '#domain/copy/fact.ts';
import { hashOf, randomOf } from '../language/random.ts';
import { compose } from '../plan/compose.ts';
import { finished } from '../plan/finish.ts';
import { fit } from '../plan/fit.ts';
import type { Grammar } from '../plan/grammar.ts';
import { knownOf } from '../plan/known.ts';
import type { Planned } from '../plan/planned.ts';
import { scoreOf } from '../plan/score.ts';
import type { Voice } from '../plan/voice.ts';
import { plain, wornFor } from '../plan/worn.ts';

/** Words that each length aims for at most; facts decide how many are used. */
export const MOST_WORDS: Readonly<Record<Length, number>> = { mls: 150, portal: 230, website: 340 };

/** Drafts made for one text, of which the best is kept. */
const DRAFTS = 16;

/** Taste is not only measure: without this much chance the best-packed openings would win every time. */
const TASTE = 1;

/** Things that fill an MLS field without any help, and what a character is worth where there are none. */
const ENOUGH = 28;
const FULLER = 0.6;

/** How often a text of this tone writes '3-bedroom' rather than 'three-bedroom'. */
const DIGITS: Readonly<Record<Tone, number>> = { warm: 0.3, crisp: 0.6, luxury: 0.05, plain: 0.45 };

export type Brief = {
  readonly facts: readonly Fact[];
  readonly tone: Tone;
  readonly length: Length;
  readonly seed: number;
  readonly version: number;
  /** Words that must open the text, from the MLS pack. */
  readonly firstWords?: string;
  /** Posts are read as social text, not as remarks. */
  readonly social?: boolean;
  readonly characters: number;
  /** Texts that will be read beside this one. */
  readonly earlier?: readonly string[];
};

/** Writes several drafts with different dice, keeps the one that reads best, and lets the guard strike any sentence with a finding. */
export const draftText = (grammar: Grammar, brief: Brief): Planned[] => {
  const known = knownOf(brief.facts);
  const worn = wornFor(grammar.language, brief.earlier);
  const ground = hashOf(
    JSON.stringify([brief.facts.map((f) => [f.id, f.value]), brief.tone, brief.length, grammar.language]),
  );
  const kind = brief.social ? 'social' : brief.length === 'mls' ? 'remarks' : 'portal';
  const things = known.features.length + known.details.length;
  const fullness = FULLER * Math.min(1, Math.max(0, (ENOUGH - things) / ENOUGH));
  const voiceOf = (n: number): Voice => {
    const salt =
      Math.imul(brief.seed + 1, 0x9e3779b1) ^ Math.imul(brief.version, 0x85ebca6b) ^ Math.imul(n + 1, 0xc2b2ae35);
    const random = randomOf(ground ^ salt);
    const { tone, length } = brief;
    const { language } = grammar;
    return {
      random,
      tone,
      length,
      language,
      known,
      worn,
      digits: random.chance(DIGITS[tone]),
      fullness,
      said: new Set(),
      used: new Set(),
    };
  };
  const notice = disclosureOf(grammar, voiceOf(0), brief.firstWords);
  const room = brief.characters - (notice ? notice.text.length + 1 : 0);
  let best: { sentences: Planned[]; score: number } | null = null;
  for (let n = 0; n < DRAFTS; n++) {
    const voice = voiceOf(n);
    const sentences = fit(compose(grammar, voice), { characters: room, words: MOST_WORDS[brief.length] });
    const score = scoreOf(sentences, brief.tone === 'crisp', worn) + voice.random.next() * TASTE;
    if (!best || score > best.score) best = { sentences, score };
  }
  // A sentence that another of the agent's texts has, word for word, is let go; the feature list still has the fact.
  const own = (best?.sentences ?? []).filter((s) => s.part === 'opening' || !worn.sentences.has(plain(s.text)));
  const body = struck(ordered(own), kind);
  if (!notice) return body;
  return brief.firstWords ? [notice, ...body] : [...body, notice];
};

/** One look at the whole; only when it finds something are sentences looked at one by one. */
const struck = (sentences: readonly Planned[], kind: TextKind): Planned[] => {
  const clean = (text: string): boolean => checkText(text, kind, { characterCap: 1e9 }).length === 0;
  return clean(sentences.map((s) => s.text).join(' ')) ? [...sentences] : sentences.filter((s) => clean(s.text));
};

/** Blocks in order, so that paragraphs hold together; within a block the walk decides. */
const ordered = (sentences: readonly Planned[]): Planned[] => {
  const opening = sentences.filter((s) => s.part === 'opening');
  const close = sentences.filter((s) => s.part === 'close');
  const body = sentences.filter((s) => s.part === 'body');
  return [...opening, ...body, ...close];
};

const disclosureOf = (grammar: Grammar, voice: Voice, firstWords: string | undefined): Planned | null => {
  const said = grammar.disclosure(voice);
  if (!said) return null;
  return {
    text: firstWords ?? finished(said.text),
    raw: said.text,
    factIds: said.facts,
    part: 'disclosure',
    weight: 100,
    block: 2,
    subject: 'place',
  };
};

/** Puts sentences together and notes where each one stands. A paragraph ends where the subject turns. */
export const assemble = (planned: readonly Planned[], paragraphs: boolean): { text: string; sentences: Sentence[] } => {
  let text = '';
  const sentences: Sentence[] = [];
  planned.forEach((p, i) => {
    const before = planned[i - 1];
    const turn =
      paragraphs &&
      before &&
      (p.block > before.block || p.part === 'disclosure') &&
      text.length - text.lastIndexOf('\n') > 160;
    if (before) text += turn ? '\n\n' : ' ';
    const start = text.length;
    text += p.text;
    sentences.push({ text: p.text, factIds: p.factIds, part: p.part, start, end: text.length });
  });
  return { text, sentences };
};
