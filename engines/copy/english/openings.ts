import { type Phrase, phrase, say } from '../language/phrase.ts';
import type { Item } from '../plan/item.ts';
import { type Maker, type Voice, word } from '../plan/voice.ts';
import {
  area,
  areaBefore,
  baths,
  bedBath,
  beds,
  cityBefore,
  homeNoun,
  inBoth,
  inPlace,
  land,
  lotNoun,
  withArticle,
  year,
} from './blocks.ts';
import { list } from './list.ts';

/** What an opening has to work with: the two or three heaviest things, if there are any. */
export type Lead = readonly Item[];

const all = (...parts: readonly (Phrase | null)[]): readonly Phrase[] | null =>
  parts.every((p) => p !== null) ? (parts as readonly Phrase[]) : null;

/** 'this 1961 house', 'this three-bedroom house', as much as is known and fits. */
const thisHome = (v: Voice, withYear: boolean, withBeds: boolean): Phrase => {
  const made = [withYear ? year(v) : null, withBeds ? bedBath(v) : null].filter((p) => p !== null);
  return say`this ${made[0] ?? ''} ${made[1] ?? ''} ${homeNoun(v, true)}`;
};
const aHome = (v: Voice, withYear: boolean, withBeds: boolean): Phrase => {
  const noun = thisHome(v, withYear, withBeds);
  return withArticle({ ...noun, text: noun.text.replace(/^this /, '') });
};

/** Openings that lead with something the home has. */
export const FEATURE_OPENINGS: readonly Maker<Lead>[] = [
  [
    'wl',
    (v, [a, b]) =>
      a && b
        ? say`${list([a.np, b.np])} ${word(v, 'come with', 'belong to', 'set the tone for')} ${thisHome(v, true, true)} ${inPlace(v) ?? ''}`
        : null,
  ],
  [
    'wp',
    (v, [a, b]) =>
      a && b
        ? say`${thisHome(v, false, true)} ${inPlace(v) ?? ''} has ${a.np} and ${b.np}, and that is only the start`
        : null,
  ],
  [
    'w',
    (v, [a, b]) =>
      a && b
        ? say`start with ${a.the}, then ${b.the}: ${thisHome(v, false, true)} ${inPlace(v) ?? ''} ${word(v, 'gives you both', 'has both', 'comes with both')}`
        : null,
  ],
  [
    'wc',
    (v, [a, b, c]) =>
      a && b && c
        ? say`${list([a.np, b.np, c.np])}: ${thisHome(v, true, true)} ${inPlace(v) ?? ''} ${word(v, 'covers a lot of ground', 'has the list people ask for', 'has plenty to talk about')}`
        : null,
  ],
  [
    'lp',
    (v, [a, b]) => (a && b ? say`${inBoth(v) ?? 'here'}, ${aHome(v, true, true)} with ${a.np} and ${b.np}` : null),
  ],
  [
    'wl',
    (v, [a]) =>
      a ? say`${a.np} ${a.plural ? 'set' : 'sets'} ${thisHome(v, false, true)} ${inPlace(v) ?? ''} apart` : null,
  ],
  [
    'c',
    (v, [a, b]) => {
      const p = all(area(v), beds(v));
      return a && b && p ? say`${p[1]!}, ${p[0]!}, ${a.bare}, ${b.bare}. All of it ${inPlace(v) ?? 'here'}` : null;
    },
  ],
  ['cp', (v, [a, b]) => (a && b ? say`${aHome(v, true, true)} ${inPlace(v) ?? ''} with ${a.np} and ${b.np}` : null)],
  [
    'w',
    (v, [a, b]) => {
      const p = area(v);
      return a && b && p
        ? say`behind the front door ${v.known.city ? say`of ${thisHome(v, true, false)}` : ''} are ${p}, ${a.np} and ${b.np}`
        : null;
    },
  ],
  [
    'wl',
    (v, [a, b]) => {
      const p = land(v);
      return a && b && p
        ? say`${thisHome(v, true, true)} pairs ${a.np} with ${b.np}, on ${p} ${inPlace(v) ?? ''}`
        : null;
    },
  ],
  [
    'l',
    (v, [a, b]) =>
      a && b
        ? say`${a.np} and ${b.np} ${word(v, 'distinguish', 'define', 'mark')} ${thisHome(v, true, true)} ${inPlace(v) ?? ''}`
        : null,
  ],
  [
    'wp',
    (v, [a]) => {
      const p = all(area(v), inPlace(v));
      return a && p ? say`there are ${p[0]!} to live in here and ${a.np} to go with them, ${p[1]!}` : null;
    },
  ],
  [
    'cp',
    (v, [a, b]) => {
      const p = year(v);
      return a && b && p
        ? say`built in ${p}, ${thisHome(v, false, true)} ${inPlace(v) ?? ''} has ${a.np} and ${b.np}`
        : null;
    },
  ],
  [
    'w',
    (v, [a, b]) =>
      a && b
        ? say`some homes have ${a.np}; some have ${b.np}. ${thisHome(v, true, true)} ${inPlace(v) ?? ''} has both`
        : null,
  ],
  [
    'wl',
    (v, [a, b]) => {
      const p = inPlace(v);
      return a && b && p
        ? say`${word(v, 'Few words will do', 'The short version')}: ${p}, ${aHome(v, true, true)}, ${a.np}, ${b.np}`
        : null;
    },
  ],
];

/** Openings from the form's fields alone. */
export const FIELD_OPENINGS: readonly Maker[] = [
  [
    'wl',
    (v) => {
      const p = all(land(v), inPlace(v), beds(v));
      return p
        ? say`on ${p[0]!} ${p[1]!}, ${thisHome(v, true, false)} ${word(v, 'keeps', 'arranges', 'gathers')} ${p[2]!} ${area(v) ? say`within ${area(v)!}` : 'under one roof'}`
        : null;
    },
  ],
  [
    'wp',
    (v) => {
      const p = all(beds(v), baths(v), area(v));
      return p
        ? say`${list([p[0]!, p[1]!, p[2]!])} ${word(v, 'add up to', 'make up', 'are the outline of')} ${thisHome(v, true, false)} ${inPlace(v) ?? ''}`
        : null;
    },
  ],
  [
    'w',
    (v) => {
      const p = all(area(v), beds(v));
      return p
        ? say`think of it as ${p[0]!} to make your own: ${p[1]!}, ${baths(v) ?? 'one address'} and ${aHome(v, true, false)} ${inPlace(v) ?? ''}`
        : null;
    },
  ],
  [
    'wp',
    (v) => {
      const p = year(v);
      return p
        ? say`${thisHome(v, false, true)} ${word(v, 'went up', 'was built', 'was finished')} in ${p} ${inPlace(v) ?? ''} ${area(v) ? say`and ${word(v, 'measures', 'runs to', 'comes to')} ${area(v)!}` : ''}`
        : null;
    },
  ],
  [
    'wl',
    (v) => {
      const p = all(inPlace(v), area(v));
      return p ? say`${p[0]!} ${word(v, 'stands', 'sits', 'waits')} ${aHome(v, true, true)} of ${p[1]!}` : null;
    },
  ],
  [
    'cp',
    (v) => {
      const p = all(beds(v), area(v));
      return p
        ? say`${p[0]!}, ${baths(v) ?? homeNoun(v, true)}, ${p[1]!}: ${aHome(v, true, false)} ${inPlace(v) ?? ''}`
        : null;
    },
  ],
  [
    'c',
    (v) => {
      const p = all(area(v), year(v));
      return p ? say`${p[0]!}, built ${p[1]!}, ${beds(v) ?? homeNoun(v, true)}, ${inBoth(v) ?? 'one address'}` : null;
    },
  ],
  [
    'wcp',
    (v) => {
      const p = all(cityBefore(v), beds(v));
      return p
        ? say`looking ${inPlace(v, false)!}? Here ${p[1]!.text.startsWith('one') ? 'is' : 'are'} ${p[1]!} ${area(v) ? say`in ${area(v)!}` : ''}, in ${aHome(v, true, false)}`
        : null;
    },
  ],
  [
    'wl',
    (v) => {
      const p = all(year(v), inPlace(v));
      return p ? say`since ${p[0]!}, ${thisHome(v, false, true)} has had its place ${p[1]!}` : null;
    },
  ],
  [
    'wp',
    (v) => {
      const p = area(v);
      return p ? say`you get ${p} with ${thisHome(v, true, true)} ${inBoth(v) ?? ''}` : null;
    },
  ],
  [
    'lp',
    (v) => {
      const p = lotNoun(v);
      return p
        ? say`${p} ${inPlace(v) ?? ''} ${word(v, 'holds', 'carries', 'is the setting for')} ${thisHome(v, true, true)}`
        : null;
    },
  ],
  [
    'wl',
    (v) => {
      const p = all(areaBefore(v), year(v));
      return p
        ? say`${withArticle(p[0]!)} ${homeNoun(v, true)} from ${p[1]!} is ${word(v, 'for sale', 'new to the market here', 'on offer')} ${inBoth(v) ?? ''}`
        : null;
    },
  ],
  [
    'cp',
    (v) => {
      const p = areaBefore(v);
      return p
        ? say`this is ${withArticle(p)} ${homeNoun(v, true)} ${inBoth(v) ?? ''} with ${list([beds(v), baths(v)].filter((x) => x !== null).concat(beds(v) || baths(v) ? [] : [phrase('a plan to see for yourself')]))}`
        : null;
    },
  ],
  [
    'wcl',
    (v) => {
      const p = all(land(v), area(v));
      return p
        ? say`${p[1]!} indoors, ${p[0]!} outdoors: ${thisHome(v, true, true)} ${inPlace(v) ?? ''} ${word(v, 'keeps the two in balance', 'has room on both sides of the door', 'makes the case in two numbers')}`
        : null;
    },
  ],
  [
    'w',
    (v) => {
      const p = all(inPlace(v), baths(v));
      return p
        ? say`${p[0]!}, there is ${aHome(v, true, false)} with ${list([beds(v), p[1]!, area(v)].filter((x) => x !== null))} to its name`
        : null;
    },
  ],
  [
    'wclp',
    (v) => {
      const p = inBoth(v);
      return p ? say`${aHome(v, true, true)} ${p}` : null;
    },
  ],
  [
    'wclp',
    (v) => {
      const p = beds(v) ?? baths(v) ?? area(v);
      return p ? say`${thisHome(v, true, false)} has ${p}` : null;
    },
  ],
];
