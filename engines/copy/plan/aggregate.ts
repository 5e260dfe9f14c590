import type { Random } from '../language/random.ts';
import { finished } from './finish.ts';
import type { Planned } from './planned.ts';

const words = (text: string): number => text.split(' ').length;

/** A sentence this short says too little to stand alone. */
const TINY = 7;
/** Longer than this, a joined sentence would be read twice. */
const LONGEST = 26;

/** One fact in a few words ('Set on a level lot.') would be the same sentence in every listing that has it. */
const isLone = (s: Planned): boolean =>
  s.part === 'body' && words(s.raw) <= 11 && s.factIds.filter((f) => f !== 'field.propertyType').length < 2;

/** Of one piece: no list with a colon, no second clause, no question. */
const whole = (s: Planned): boolean => s.part === 'body' && !/[:;?]|, (and|while|with|y)\b|\. /.test(s.raw);

/**
 * Short sentences side by side read like a form. Two of them become one, if they speak of the same part of the home:
 * joining what has nothing to do with each other reads worse than any form. A lone fact always looks for company.
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

/** A sentence that speaks to the reader stands alone: 'a pergola marks a place for a table, and step outside' is no English. */
const SPEAKS = /^(step|look|run|pull|come|put|see|cook|work|count|figure|start|indoors, look|need|picture|you may)\b/i;

const glueFor = (a: Planned, b: Planned, random: Random, conjunction: string, crisp: boolean): string | null => {
  if (a.part !== 'body' || b.part !== 'body' || words(a.raw) + words(b.raw) > LONGEST) return null;
  if (/[?]|\. /.test(a.raw + b.raw) || SPEAKS.test(b.raw)) return null;
  const needy = isLone(a) || isLone(b);
  if (a.subject !== b.subject) return null;
  if (crisp) return needy && !a.joined ? '; ' : null;
  if (sameStart(a.raw, b.raw) || /^it /i.test(b.raw))
    return needy && !/;/.test(a.raw + b.raw) && !a.joined ? '; ' : null;
  if (whole(a) && whole(b) && !a.joined) {
    const tiny = Math.min(words(a.raw), words(b.raw)) <= TINY;
    return needy || (tiny && random.chance(0.7)) ? `, ${conjunction} ` : null;
  }
  return needy && !/[;:]/.test(a.raw + b.raw) ? '; ' : null;
};

/** Whom a lone fact may still join when the first round found nobody: a longer neighbour, or the listing's own address. */
const LONGER = 36;

export const accompany = (sentences: readonly Planned[], anchor: (s: Planned) => Planned | null): Planned[] => {
  const out: Planned[] = [];
  for (const s of sentences) {
    const last = out.at(-1);
    const fits =
      last &&
      !last.joined &&
      !s.joined &&
      !SPEAKS.test(s.raw) &&
      last.subject === s.subject &&
      last.part === 'body' &&
      s.part === 'body' &&
      !/[;:?]|\. /.test(last.raw + s.raw);
    const needy = (last && isLone(last)) || isLone(s);
    if (last && fits && needy && words(last.raw) + words(s.raw) <= LONGER) out[out.length - 1] = merged(last, s, '; ');
    else out.push(s);
  }
  return out.map((s) => (isLone(s) ? (anchor(s) ?? s) : s));
};

const merged = (a: Planned, b: Planned, glue: string): Planned => {
  const raw = a.raw + glue + b.raw;
  return {
    ...a,
    raw,
    joined: true,
    text: finished(raw),
    factIds: [...new Set([...a.factIds, ...b.factIds])],
    weight: Math.max(a.weight, b.weight),
  };
};

/** 'There is ..., and there is ...' would be worse than two sentences. */
const sameStart = (a: string, b: string): boolean => {
  const first = (t: string): string => t.toLowerCase().split(' ').slice(0, 2).join(' ');
  return first(a) === first(b) || (/\bthere (is|are)/.test(a) && /\bthere (is|are)/.test(b));
};
