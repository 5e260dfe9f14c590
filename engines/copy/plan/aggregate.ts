import { finished } from './finish.ts';
import type { Grammar } from './grammar.ts';
import type { Planned } from './planned.ts';

const words = (text: string): number => text.split(' ').length;

/** A sentence this short says too little to stand alone. */
const SHORT = 9;
/** Longer than this, a joined sentence would be read twice. */
const LONGEST = 27;

/** Of one piece: no list with a colon, no second clause, no question. */
const whole = (s: Planned): boolean =>
  s.part === 'body' && !/[:;?]|, (and|while|with|plus|along|y|con)\b|\. /.test(s.raw);

/** A sentence that speaks to the reader stands alone: 'a pergola adds shade, and gather around the fire pit' is no English. */
const SPEAKS =
  /^(charge|grow|spread|stock|head|step|look|come|see|cook|work|need|gather|prep|pull|linger|start|pour|settle|warm|curl|host|enjoy|spend|kick|slip|unwind|end|relax|soak|grill|have|watch|pick|cool|get|listen|tie|wake|take|you|you'll|built|set|with|across|at|on)\b/i;

/**
 * Short sentences side by side read like a form. Two of them become one, if they speak of the same part of the home:
 * joining what has nothing to do with each other reads worse than any form.
 */
export const aggregate = (sentences: readonly Planned[], { and, again }: Pick<Grammar, 'and' | 'again'>): Planned[] => {
  const out: Planned[] = [];
  for (const s of sentences) {
    const last = out.at(-1);
    if (last && joins(last, s)) out[out.length - 1] = merged(last, { ...s, raw: again(last.raw, s.raw) }, `, ${and} `);
    else out.push(s);
  }
  return out;
};

const joins = (a: Planned, b: Planned): boolean => {
  const [x, y] = [words(a.raw), words(b.raw)];
  if (a.subject !== b.subject || a.joined || x + y > LONGEST || Math.min(x, y) > SHORT) return false;
  if (!whole(a) || !whole(b) || SPEAKS.test(a.raw) || SPEAKS.test(b.raw)) return false;
  const room = /\b(kitchen|primary|cocina|principal)\b/;
  return !sameStart(a.raw, b.raw) && !(room.test(a.raw) && room.test(b.raw));
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
  return (
    first(a) === first(b) ||
    (/\b(there|inside|outside) (is|are)/.test(a) && /\b(there|inside|outside) (is|are)/.test(b))
  );
};
