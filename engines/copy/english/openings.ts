import { say } from '../language/phrase.ts';
import type { Item } from '../plan/item.ts';
import { type Maker, word } from '../plan/voice.ts';
import {
  area,
  areaBefore,
  baths,
  beds,
  homeNoun,
  inBoth,
  inPlace,
  land,
  lotNoun,
  withArticle,
  year,
} from './blocks.ts';
import { aHome, all, isInside, thisHome, where } from './home.ts';
import { list } from './list.ts';

/** What an opening has to work with: the two or three heaviest things, if there are any. */
export type Lead = readonly Item[];

/** Openings that lead with something the home has. */
export const FEATURE_OPENINGS: readonly Maker<Lead>[] = [
  [
    'wl',
    (v, [a, b]) =>
      a && b
        ? say`${list([a.np, b.np])} ${word(v, 'come with', 'belong to', 'set the tone for', 'introduce')} ${thisHome(v, true, true)} ${where(v)}`
        : null,
  ],
  [
    'wp',
    (v, [a, b]) =>
      a && b
        ? say`${thisHome(v, false, true)} ${where(v)} has ${a.np} and ${b.np}, ${word(v, 'and that is only the start', 'and it keeps going from there', 'for a start')}`
        : null,
  ],
  [
    'w',
    (v, [a, b]) =>
      a && b
        ? say`start with ${a.the}, then ${b.the}: ${thisHome(v, false, true)} ${where(v)} ${word(v, 'gives you both', 'has both', 'comes with both')}`
        : null,
  ],
  [
    'wc',
    (v, [a, b, c]) =>
      a && b && c
        ? say`${list([a.np, b.np, c.np])}: ${thisHome(v, true, true)} ${where(v)} ${word(v, 'covers a lot of ground', 'has the list people ask for', 'has plenty to talk about', 'makes its case quickly')}`
        : null,
  ],
  [
    'lc',
    (v, [a, b]) => {
      const p = inBoth(v);
      return a && b && p ? say`${p}, ${aHome(v, true, true)} with ${a.np} and ${b.np}` : null;
    },
  ],
  [
    'wl',
    (v, [a]) => {
      const p = area(v);
      return a && p
        ? say`${a.np} ${a.plural ? 'set' : 'sets'} ${thisHome(v, true, true)} ${where(v)} apart, and there are ${p} to go with ${a.plural ? 'them' : 'it'}`
        : null;
    },
  ],
  [
    'c',
    (v, [a, b]) => {
      const p = all(area(v), beds(v));
      return a && b && p
        ? say`${p[1]!}, ${p[0]!}, ${a.bare}, ${b.bare}. ${word(v, 'All of it', 'All', 'Everything')} ${inPlace(v) ?? 'here'}`
        : null;
    },
  ],
  ['cp', (v, [a, b]) => (a && b ? say`this is ${aHome(v, true, true)} ${where(v)} with ${a.np} and ${b.np}` : null)],
  [
    'w',
    (v, [a, b]) => {
      const p = area(v);
      return a && b && p && isInside(a) && isInside(b)
        ? say`behind the front door of ${thisHome(v, true, false)} ${where(v)} are ${p}, ${a.np} and ${b.np}`
        : null;
    },
  ],
  [
    'wl',
    (v, [a, b]) => {
      const p = land(v);
      return a && b && p ? say`${thisHome(v, true, true)} pairs ${a.np} with ${b.np}, on ${p} ${where(v)}` : null;
    },
  ],
  [
    'l',
    (v, [a, b]) =>
      a && b
        ? say`${a.np} and ${b.np} ${word(v, 'distinguish', 'define', 'mark')} ${thisHome(v, true, true)} ${where(v)}`
        : null,
  ],
  [
    'wp',
    (v, [a]) => {
      const p = area(v);
      return a && p
        ? say`there are ${p} to live in here, and ${a.np} to go with them, in ${aHome(v, true, true)} ${where(v)}`
        : null;
    },
  ],
  [
    'cp',
    (v, [a, b]) => {
      const p = year(v);
      return a && b && p ? say`built in ${p}, ${thisHome(v, false, true)} ${where(v)} has ${a.np} and ${b.np}` : null;
    },
  ],
  [
    'w',
    (v, [a, b]) =>
      a && b ? say`some homes have ${a.np}; some have ${b.np}. ${thisHome(v, true, true)} ${where(v)} has both` : null,
  ],
  [
    'w',
    (v, [a, b, c]) =>
      a && b && c
        ? say`first ${a.the}, then ${b.the}, then ${c.the}: that is the order to see ${thisHome(v, true, true)} ${where(v)}`
        : null,
  ],
  [
    'wl',
    (v, [a, b]) => {
      const p = area(v);
      return a && b && p
        ? say`with ${p}, ${a.np} and ${b.np}, ${thisHome(v, true, true)} ${where(v)} ${word(v, 'has the essentials covered', 'is easy to picture living in', 'knows what it is about', 'does not need to raise its voice')}`
        : null;
    },
  ],
  [
    'p',
    (v, [a, b]) => {
      const p = area(v);
      return a && b && p ? say`${thisHome(v, true, true)} ${where(v)} has ${p}, ${a.np} and ${b.np}` : null;
    },
  ],
  [
    'p',
    (v, [a, b, c]) =>
      a && b && c
        ? say`among the things that come with ${thisHome(v, true, true)} ${where(v)} are ${list([a.np, b.np, c.np])}`
        : null,
  ],
  [
    'wl',
    (v, [a]) => {
      const p = lotNoun(v);
      return a && p
        ? say`${p} ${where(v)}, ${aHome(v, true, true)}, and ${a.np}: ${word(v, 'that is the short version', 'so far, so good', 'a fair beginning')}`
        : null;
    },
  ],
  // Dense openings: little stands between one fact and the next, so that no two of them read alike.
  [
    'wlcp',
    (v, [a, b, c]) =>
      a && b && c
        ? say`${list([a.np, b.np, c.np])} ${word(v, 'in', 'come in', 'make')} ${aHome(v, true, true)} ${where(v)}`
        : null,
  ],
  [
    'wl',
    (v, [a, b]) => {
      const p = all(area(v), inBoth(v));
      return a && b && p ? say`${p[1]!}: ${p[0]!}, ${a.np}, ${b.np}` : null;
    },
  ],
  [
    'wlp',
    (v, [a, b, c]) =>
      a && b && c
        ? say`${thisHome(v, true, true)} ${where(v)} ${word(v, 'brings', 'joins', 'has', 'offers', 'combines')} ${list([a.np, b.np, c.np])}`
        : null,
  ],
  [
    'wl',
    (v, [a, b]) => {
      const p = area(v);
      return a && b && p
        ? say`${word(v, 'from', 'between')} ${a.the} ${v.used.has('word.from') ? 'to' : 'and'} ${b.the}, ${thisHome(v, true, true)} ${where(v)} ${word(v, 'spans', 'runs', 'measures', 'covers')} ${p}`
        : null;
    },
  ],
  [
    'wlcp',
    (v, lead) => {
      const [i, o] = [lead.find(isInside), lead.find((x) => !isInside(x))];
      return i && o
        ? say`${i.np} inside, ${o.np} ${o.room === 'view' ? 'beyond' : 'outside'}: ${thisHome(v, true, true)} ${where(v)}`
        : null;
    },
  ],
  [
    'wlp',
    (v, [a, b]) => {
      const p = all(year(v), area(v));
      return a && b && p
        ? say`${word(v, 'built', 'completed', 'put up')} in ${p[0]!}, ${thisHome(v, false, true)} ${where(v)} ${word(v, 'adds', 'matches', 'pairs')} ${a.np} ${v.used.has('word.adds') ? 'to' : 'with'} ${b.np}`
        : null;
    },
  ],
  [
    'wcp',
    (v, [a, b]) => {
      const p = all(beds(v), baths(v));
      return a && b && p ? say`${p[0]!}, ${p[1]!}, ${a.np} and ${b.np}: ${thisHome(v, true, false)} ${where(v)}` : null;
    },
  ],
  [
    'wlp',
    (v, [a, b]) => {
      const p = all(land(v), area(v));
      return a && b && p ? say`${p[1]!} on ${p[0]!} ${where(v)}, with ${a.np} and ${b.np}` : null;
    },
  ],
  [
    'wlc',
    (v, [a, b]) => {
      const p = areaBefore(v);
      return a && b && p
        ? say`${withArticle(p)} ${homeNoun(v, true)} ${where(v)}, ${word(v, 'with', 'complete with', 'and with it')} ${a.np} and ${b.np}`
        : null;
    },
  ],
];
