import type { Random } from '../language/random.ts';
import { finished } from './finish.ts';
import type { Planned } from './planned.ts';

const words = (text: string): number => text.split(' ').length;

/** A clause that can take another behind it: short, of one piece, not a list with a colon and not a question. */
const open = (s: Planned, most: number): boolean =>
  s.part === 'body' && words(s.raw) <= most && !/[:;?]|, (and|while|with|y)\b|\. /.test(s.raw);

/** A sentence this short says too little to stand alone: 'There is no HOA.' */
const TINY = 7;
/** And one up to here may follow a longer one behind a semicolon. */
const SHORT = 10;
/** A longer one that can carry a tiny one behind a semicolon. */
const carrier = (s: Planned): boolean => s.part === 'body' && words(s.raw) <= 18 && !/[;?]|\. /.test(s.raw);

/**
 * Short sentences side by side read like a form. Two of them that stand next to each other become one,
 * which also makes the rhythm uneven, as speech is.
 */
export const aggregate = (
  sentences: readonly Planned[],
  random: Random,
  conjunction: string,
  crisp: boolean,
): Planned[] => {
  const out: Planned[] = [];
  for (const s of sentences) {
    const last = out.at(-1);
    const glue = last ? glueFor(last, s, random, conjunction, crisp) : null;
    if (last && glue) out[out.length - 1] = merged(last, s, glue);
    else out.push(s);
  }
  return out;
};

const glueFor = (a: Planned, b: Planned, random: Random, conjunction: string, crisp: boolean): string | null => {
  const tiny = words(a.raw) <= TINY || words(b.raw) <= TINY;
  // One joint a sentence: a chain of three reads like a breath held too long.
  if (a.joined && !(words(b.raw) <= TINY && words(a.raw) <= 12)) return null;
  // 'The community has a pool; it has one bedroom': the pronoun would change hands.
  if (sameStart(a.raw, b.raw) || /^it /i.test(b.raw)) return null;
  if (!crisp && open(a, 9) && open(b, 9) && words(a.raw) + words(b.raw) <= 19 && (tiny || random.chance(0.6))) {
    return random.chance(0.7) ? `, ${conjunction} ` : '; ';
  }
  const follows = words(b.raw) <= SHORT && words(a.raw) + words(b.raw) <= 26 && a.part === 'body' && b.part === 'body';
  if (!follows || /\?|\. /.test(a.raw + b.raw)) return null;
  if (carrier(a) && carrier(b)) return tiny ? '; ' : null;
  return tiny && !/;/.test(b.raw) && !crisp ? (a.raw.includes(';') ? `, ${conjunction} ` : '; ') : null;
};

const merged = (a: Planned, b: Planned, glue: string): Planned => {
  const raw = a.raw + glue + lowered(b.raw);
  return {
    ...a,
    raw,
    text: finished(raw),
    factIds: [...new Set([...a.factIds, ...b.factIds])],
    weight: Math.max(a.weight, b.weight),
  };
};

/** Labels are written with a capital; inside a sentence they lose it. */
const lowered = (raw: string): string => raw.replace(/^\p{Lu}\p{Ll}+(?=[ \p{Ll}]*:)/u, (w) => w.toLowerCase());

/** 'There is ..., and there is ...' would be worse than two sentences. */
const sameStart = (a: string, b: string): boolean => {
  const first = (t: string): string => t.toLowerCase().split(' ').slice(0, 2).join(' ');
  return first(a) === first(b) || (/^there (is|are)/.test(a) && /^there (is|are)/.test(b));
};
