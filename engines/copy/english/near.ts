import { type Phrase, phrase, say } from '../language/phrase.ts';
import type { Known } from '../plan/known.ts';
import { type Maker, unsaid, word } from '../plan/voice.ts';
import { cityBefore, inBoth, inPlace, theHome } from './blocks.ts';
import { list, run } from './list.ts';
import { numberWord } from './numbers.ts';

type Near = Known['near'][number];

const away = (n: Near): Phrase => {
  const d = n.distance!;
  const amount =
    d.amount === 0.5
      ? 'half a'
      : d.amount <= 10 && Number.isInteger(d.amount)
        ? numberWord(d.amount)
        : String(d.amount);
  const unit = d.amount > 1 ? `${d.unit}s` : d.unit;
  const mode = d.by === 'walk' ? ' on foot' : d.by === 'drive' ? ' by car' : d.by === 'bike' ? ' by bike' : '';
  return phrase(`${amount} ${unit}${mode}`, [n.id]);
};
const named = (n: Near): Phrase => phrase(n.place.replace(/^Downtown /, 'downtown '), [n.id]);
const areMany = (near: readonly Near[]): boolean =>
  near.length > 1 ||
  /^(local )?(shops|restaurants|parks|trails|stores|cafes|breweries|grocery stores|groceries)/.test(near[0]!.place);
const same = (near: readonly Near[]): boolean =>
  near.length === 2 &&
  near.every((n) => n.distance?.amount === near[0]!.distance?.amount && n.distance?.unit === near[0]!.distance?.unit);
/** 'downtown Boise at ten minutes' */
const at = (n: Near): Phrase => (n.distance ? say`${named(n)} at ${away(n)}` : named(n));

/** What is around, with the distances that the agent gave. */
export const NEAR: readonly Maker<readonly Near[]>[] = [
  [
    'wlp',
    (v, [a, ...rest]) =>
      a?.distance && rest.length === 0
        ? say`${named(a)} is ${away(a)} ${word(v, 'away', 'off', 'from the door', 'out')}`
        : null,
  ],
  [
    'wp',
    (v, [a, ...rest]) =>
      a?.distance?.unit === 'minute' && rest.length === 0
        ? say`${word(v, 'figure', 'count on', 'allow')} ${away(a)} to ${named(a)}`
        : null,
  ],
  [
    'wl',
    (_, [a, ...rest]) =>
      a?.distance && rest.length === 0 ? say`from the front door to ${named(a)} is ${away(a)}` : null,
  ],
  [
    'w',
    (_v, [a, ...rest]) =>
      a?.distance?.unit === 'minute' && rest.length === 0
        ? say`${away(a)} ${a.distance.amount === 1 ? 'gets' : 'get'} you to ${named(a)}`
        : null,
  ],
  [
    'wlp',
    (v, [a, ...rest]) =>
      a?.distance && rest.length > 0
        ? say`${named(a)} is ${away(a)} away${same([a, ...rest]) ? say`, and so is ${named(rest[0]!)}` : say`, with ${list(rest.map(named))} ${word(v, 'also close', 'close by', 'not far')}`}`
        : null,
  ],
  [
    'wlp',
    (v, near) =>
      near.every((n) => !n.distance)
        ? say`${list(near.map(named))} ${areMany(near) ? 'are' : 'is'} ${word(v, 'close by', 'close at hand', 'nearby', 'within easy reach', 'not far off')}`
        : null,
  ],
  ['cp', (_, near) => say`nearby: ${run(near.map((n) => (n.distance ? say`${named(n)} (${away(n)})` : named(n))))}`],
  [
    'wlp',
    (v, near) =>
      near.length > 1
        ? say`${word(v, 'close by are', 'within reach are', 'around it are')} ${list(near.map(at))}`
        : null,
  ],
  [
    'w',
    (_, near) =>
      near.length < 3
        ? say`when you want out, ${list(near.map((n) => (n.distance ? say`${named(n)} is ${away(n)} off` : say`${named(n)} ${areMany([n]) ? 'are' : 'is'} near`)))}`
        : null,
  ],
  [
    'wl',
    (v, near) =>
      near.length > 1 ? say`${word(v, 'the surroundings include', 'the map shows')} ${list(near.map(at))}` : null,
  ],
];

/** Where it is, when the text has not said so. */
export const PLACE: readonly Maker[] = [
  [
    'wlp',
    (v) => {
      const p = unsaid(v, inBoth(v));
      return p ? say`${theHome(v)} is ${p}` : null;
    },
  ],
  [
    'wlp',
    (v) => {
      const p = unsaid(v, inBoth(v));
      return p ? say`you will find it ${p}` : null;
    },
  ],
  [
    'c',
    (v) => {
      const p = unsaid(v, inBoth(v));
      return p ? say`${word(v, 'Location', 'Where')}: ${{ ...p, text: p.text.replace(/^(in|at) /, '') }}` : null;
    },
  ],
  [
    'wl',
    (v) => {
      const [p, c] = [unsaid(v, inPlace(v)), cityBefore(v)];
      return p && c && v.known.neighborhood ? say`all of this is ${p}, on the map of ${c}` : null;
    },
  ],
  [
    'w',
    (v) => {
      const p = unsaid(v, inBoth(v));
      return p ? say`home, in this case, is ${p}` : null;
    },
  ],
];
