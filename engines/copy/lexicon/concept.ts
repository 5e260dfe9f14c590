import type { Room } from '#domain/copy/fact.ts';

/** count: 'a deck'. plural: 'counters'. mass: 'natural light'. bare: takes no article ('no HOA'). */
export type NounKind = 'count' | 'plural' | 'mass' | 'bare';

export type Concept = {
  readonly id: string;
  readonly room: Room;
  /** How much a buyer cares, 1 to 9: decides what is said when there is room for little. */
  readonly weight: number;
  readonly kind: NounKind;
  readonly en: { readonly one: string; readonly many: string };
  readonly es: { readonly one: string; readonly many: string; readonly gender: 'm' | 'f' };
  /** Finds the concept in an agent's notes, English or Spanish. */
  readonly find: RegExp;
  /** Every home has one: worth saying only with a modifier or a year. */
  readonly inherent: boolean;
};

/** Patterns run on text in small letters: without the i flag they are several times faster. */
const EDGE = '[a-z0-9\u00df-\u024f]';

/**
 * A lexicon page is a table, one concept a line:
 * id ; weight ; kind (! = inherent) ; English one/many ; Spanish one/many gender ; pattern
 */
export const readTable = (room: Room, table: string): Concept[] =>
  table
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => readLine(room, line));

const readLine = (room: Room, line: string): Concept => {
  const [id = '', weight = '5', kind = 'count', en = '', es = '', find = ''] = line
    .split(' ; ')
    .map((cell) => cell.trim().replace(/ ;$/, ''));
  const [enOne = '', enMany = enOne] = pair(en);
  const gender = es.endsWith(' f') ? 'f' : 'm';
  const [esOne = '', esMany = esOne] = pair(es.replace(/ [mf]$/, ''));
  return {
    id,
    room,
    weight: Number(weight),
    kind: kind.replace('!', '') as NounKind,
    en: { one: enOne, many: enMany },
    es: { one: esOne, many: esMany, gender },
    find: new RegExp(`(?<!${EDGE})(?:${find})(?!${EDGE})`, 'gu'),
    inherent: kind.includes('!'),
  };
};

const pair = (cell: string): string[] => (cell ? cell.split(' / ').map((s) => s.trim()) : []);
