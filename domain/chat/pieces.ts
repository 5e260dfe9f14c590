import type { Item } from '#domain/scene/plan.ts';

/** What people call furniture, and the kinds that they may mean by it, the usual one first. */
const WORDS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\b(corner sofas?|sectionals?)\b/, ['sectional']],
  [/\b(love ?seats?)\b/, ['loveseat']],
  [/\b(sofas?|couch(es)?|settees?)\b/, ['sofa', 'sectional', 'loveseat']],
  [/\b(arm ?chairs?|lounge chairs?|accent chairs?|easy chairs?)\b/, ['armchair']],
  [/\b(office|desk|swivel) chairs?\b/, ['office-chair']],
  [/\b(dining chairs?)\b/, ['dining-chair']],
  [/\b(bar|counter) ?stools?\b/, ['bar-stool']],
  [/\bstools?\b/, ['stool', 'bar-stool']],
  [/\bchairs?\b/, ['armchair', 'dining-chair', 'office-chair']],
  [/\b(ottomans?|pou(f|ffe)s?|foot ?stools?)\b/, ['ottoman']],
  [/\bcoffee tables?\b/, ['coffee-table']],
  [/\b(side|end) tables?\b/, ['side-table']],
  [/\b(night ?stands?|bedside tables?)\b/, ['nightstand']],
  [/\bdining tables?\b/, ['dining-table']],
  [/\b(media units?|tv (stand|unit|bench)s?|entertainment (unit|center)s?)\b/, ['media-unit']],
  [/\b(televisions?|tvs?)\b/, ['television']],
  [/\bconsoles?( tables?)?\b/, ['console']],
  [/\b(book ?shel(f|ves)|book ?cases?)\b/, ['bookshelf']],
  [/\b(wall shel(f|ves)|shel(f|ves))\b/, ['wall-shelf', 'bookshelf']],
  [/\bbeds?\b/, ['bed']],
  [/\b(dressers?|chests? of drawers)\b/, ['dresser']],
  [/\bbench(es)?\b/, ['bench']],
  [/\b(side ?boards?|buffets?|credenzas?)\b/, ['sideboard']],
  [/\bdesks?\b/, ['desk']],
  [/\btables?\b/, ['coffee-table', 'dining-table', 'desk', 'side-table']],
  [/\b(floor|standing) lamps?\b/, ['floor-lamp']],
  [/\b(table|desk|bedside) lamps?\b/, ['table-lamp']],
  [/\b(pendants?( lamps?| lights?)?|chandeliers?|ceiling lamps?)\b/, ['pendant']],
  [/\blamps?\b/, ['floor-lamp', 'table-lamp']],
  [/\bsmall plants?\b/, ['small-plant']],
  [/\b(plants?|trees?|ficus|greenery)\b/, ['plant', 'small-plant']],
  [/\b(vases?|flowers?)\b/, ['vase']],
  [/\bbowls?\b/, ['bowl']],
  [/\bbooks?\b/, ['books']],
  [/\btrays?\b/, ['tray', 'bath-tray']],
  [/\b(place settings?|plates|tableware)\b/, ['place-settings']],
  [/\bjars?\b/, ['jars']],
  [/\bbaskets?\b/, ['basket']],
  [/\bladders?\b/, ['ladder']],
  [/\b(bath ?mats?)\b/, ['bath-mat']],
  [/\brunners?\b/, ['runner']],
  [/\b(rugs?|carpets?)\b/, ['rug', 'runner']],
  [/\bmirrors?\b/, ['mirror']],
  [/\b(pictures?|paintings?|art(work)?s?|frames?|prints?)\b/, ['art']],
  [/\b(curtains?|drapes?)\b/, ['curtain']],
  [/\btowels?\b/, ['towel']],
];

export type Named = {
  readonly word: string;
  /** Where in the text it stands. */
  readonly at: number;
  readonly kinds: readonly string[];
  readonly isMany: boolean;
};

const MANY = /^(all|both|every|the two|the three)\b/;

/** The pieces that a text names, in its own order; each stretch of text counts once ('side table' is no 'table'). */
export const piecesNamed = (text: string): Named[] => {
  const found: Named[] = [];
  let rest = text;
  for (const [pattern, kinds] of WORDS) {
    for (let match = pattern.exec(rest); match; match = pattern.exec(rest)) {
      const [word] = match;
      const before = text.slice(0, match.index).trimEnd();
      const isMany = /(s|shelves)$/.test(word) || MANY.test(before.slice(Math.max(0, before.lastIndexOf(' ') + 1)));
      found.push({ word, at: match.index, kinds, isMany });
      rest = rest.slice(0, match.index) + '#'.repeat(word.length) + rest.slice(match.index + word.length);
    }
  }
  return found.sort((a, b) => a.at - b.at);
};

/** The pieces of a picture that a word means: of its kinds the first that is there, the nearest to the camera first. */
export const meant = (named: Named, items: readonly Item[]): Item[] => {
  for (const kind of named.kinds) {
    const there = items.filter((item) => item.kind === kind);
    if (there.length > 0) return there.sort((a, b) => Math.hypot(a.x, a.z) - Math.hypot(b.x, b.z));
  }
  return [];
};
