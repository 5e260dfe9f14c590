import { say } from '../language/phrase.ts';
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
import { aHome, all, thisHome, where } from './home.ts';
import { list } from './list.ts';

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
        ? say`${list([p[0]!, p[1]!, p[2]!])} ${word(v, 'add up to', 'make up', 'are the outline of')} ${thisHome(v, true, false)} ${where(v)}`
        : null;
    },
  ],
  [
    'w',
    (v) => {
      const p = all(area(v), beds(v), baths(v));
      return p
        ? say`think of it as ${p[0]!} to make your own: ${p[1]!}, ${p[2]!}, ${aHome(v, true, false)} ${where(v)}`
        : null;
    },
  ],
  [
    'wp',
    (v) => {
      const p = all(year(v), area(v));
      return p
        ? say`${thisHome(v, false, true)} ${word(v, 'went up', 'was built', 'was finished')} in ${p[0]!} ${where(v)} and ${word(v, 'measures', 'runs to', 'comes to')} ${p[1]!}`
        : null;
    },
  ],
  [
    'wl',
    (v) => {
      const p = all(inBoth(v), area(v));
      return p ? say`${p[0]!} ${word(v, 'stands', 'sits')} ${aHome(v, true, true)} of ${p[1]!}` : null;
    },
  ],
  [
    'c',
    (v) => {
      const p = all(beds(v), baths(v), area(v));
      return p ? say`${p[0]!}, ${p[1]!}, ${p[2]!}: ${aHome(v, true, false)} ${where(v)}` : null;
    },
  ],
  [
    'wcp',
    (v) => {
      const p = all(inPlace(v, false), beds(v), area(v));
      return p
        ? say`looking ${p[0]!}? Here ${p[1]!.text.startsWith('one') ? 'is' : 'are'} ${p[1]!} in ${p[2]!}, in ${aHome(v, true, false)}`
        : null;
    },
  ],
  [
    'wl',
    (v) => {
      const p = all(year(v), inPlace(v));
      return p
        ? say`since ${p[0]!}, ${thisHome(v, false, true)} has ${word(v, 'had its place', 'held its ground', 'kept its address')} ${p[1]!}`
        : null;
    },
  ],
  [
    'w',
    (v) => {
      const p = area(v);
      return p ? say`you get ${p} with ${thisHome(v, true, true)} ${where(v)}` : null;
    },
  ],
  [
    'wl',
    (v) => {
      const p = lotNoun(v);
      return p
        ? say`${p} ${where(v)} ${word(v, 'holds', 'carries', 'is the setting for')} ${thisHome(v, true, true)}`
        : null;
    },
  ],
  [
    'wl',
    (v) => {
      const p = all(areaBefore(v), year(v));
      return p
        ? say`${withArticle(p[0]!)} ${homeNoun(v, true)} from ${p[1]!} is ${word(v, 'for sale', 'on offer', 'looking for its next owner')} ${where(v)}`
        : null;
    },
  ],
  [
    'cp',
    (v) => {
      const p = all(areaBefore(v), beds(v), baths(v));
      return p
        ? say`this is ${withArticle(p[0]!)} ${homeNoun(v, true)} ${where(v)} with ${list([p[1]!, p[2]!])}`
        : null;
    },
  ],
  [
    'wl',
    (v) => {
      const p = all(land(v), area(v));
      return p
        ? say`with ${p[1]!} indoors and ${p[0]!} outdoors, ${thisHome(v, true, true)} ${where(v)} ${word(v, 'keeps the two in balance', 'has room on both sides of the door', 'makes its case in two numbers')}`
        : null;
    },
  ],
  [
    'w',
    (v) => {
      const p = all(inPlace(v), beds(v), baths(v));
      return p
        ? say`${p[0]!}, there is ${aHome(v, true, false)} with ${list([p[1]!, p[2]!, area(v)].filter((x) => x !== null))} to its name`
        : null;
    },
  ],
  [
    'w',
    (v) => {
      const p = all(beds(v), area(v));
      return p
        ? say`how would you use ${p[0]!} and ${p[1]!}? ${thisHome(v, true, false)} ${where(v)} is ready for an answer`
        : null;
    },
  ],
  [
    'wp',
    (v) => {
      const p = all(baths(v), area(v));
      return p && v.known.bedrooms ? say`here is ${aHome(v, true, true)} ${where(v)}: ${p[1]!}, ${p[0]!}` : null;
    },
  ],
  [
    'wlp',
    (v) => {
      const p = all(year(v), beds(v), area(v));
      return p
        ? say`${p[0]!} is when ${thisHome(v, false, false)} ${where(v)} was built; ${p[2]!} and ${p[1]!} are what it ${word(v, 'offers', 'holds', 'brings')}`
        : null;
    },
  ],
  [
    'l',
    (v) => {
      const p = all(areaBefore(v), beds(v));
      return p
        ? say`${word(v, 'a measured', 'a composed', 'an unhurried')} ${p[0]!} plan with ${p[1]!} is the heart of ${thisHome(v, true, false)} ${where(v)}`
        : null;
    },
  ],
  [
    'c',
    (v) => {
      const p = all(area(v), year(v), inBoth(v));
      return p ? say`${homeNoun(v, true)} ${p[2]!}. ${p[0]!}, built ${p[1]!}` : null;
    },
  ],
  [
    'wclp',
    (v) => {
      const p = inBoth(v);
      return p ? say`this is ${aHome(v, true, true)} ${p}` : null;
    },
  ],
  [
    'wclp',
    (v) => {
      const p = beds(v) ?? baths(v) ?? area(v);
      return p ? say`${thisHome(v, true, false)} has ${p}` : null;
    },
  ],
  [
    'wlp',
    (v) => {
      const p = all(area(v), land(v), year(v));
      return p
        ? say`${p[0]!} on ${p[1]!}, ${word(v, 'built', 'dated', 'from')} ${p[2]!}: ${aHome(v, false, true)} ${where(v)}`
        : null;
    },
  ],
  [
    'wlcp',
    (v) => {
      const p = all(beds(v), baths(v), land(v));
      return p
        ? say`${thisHome(v, true, false)} ${where(v)} ${word(v, 'sets', 'puts', 'places')} ${p[0]!} and ${p[1]!} on ${p[2]!}`
        : null;
    },
  ],
  [
    'wlcp',
    (v) => {
      const p = all(areaBefore(v), baths(v));
      return p
        ? say`${thisHome(v, true, false)} ${where(v)}: ${withArticle(p[0]!)} plan, ${beds(v) ?? 'open rooms'}, ${p[1]!}`
        : null;
    },
  ],
  [
    'wlp',
    (v) => {
      const p = all(inBoth(v), area(v), baths(v));
      return p
        ? say`${p[0]!}, ${aHome(v, true, false)} ${word(v, 'measuring', 'spanning', 'of', 'offering')} ${p[1]!}, ${beds(v) ?? 'rooms'} and ${p[2]!}`
        : null;
    },
  ],
];
