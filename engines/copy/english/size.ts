import { type Phrase, phrase, resting, say } from '../language/phrase.ts';
import { type Maker, unsaid, type Voice, word } from '../plan/voice.ts';
import { area, baths, beds, theHome } from './blocks.ts';
import { list } from './list.ts';
import { numberWord } from './numbers.ts';

const ORDINAL = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** What of beds, baths and area has not been said. */
const left = (v: Voice): Phrase[] => [beds(v), baths(v), area(v)].flatMap((p) => unsaid(v, p) ?? []);

/** Beds, baths and area, as far as the opening left them. */
export const SIZE: readonly Maker[] = [
  ['wp', (v) => (left(v).length > 1 ? say`inside ${word(v, 'are', 'you have', 'there are')} ${list(left(v))}` : null)],
  [
    'wlp',
    (v) => {
      const a = unsaid(v, area(v));
      const rest = left(v).slice(0, -1);
      return a && rest.length > 0
        ? say`the ${word(v, 'floor plan', 'plan', 'layout')} ${word(v, 'fits', 'works', 'folds')} ${list(rest)} into ${a}`
        : null;
    },
  ],
  [
    'wl',
    (v) => {
      const a = unsaid(v, area(v));
      const rest = left(v).slice(0, -1);
      return a && rest.length > 0
        ? say`across ${a} ${word(v, 'come', 'there are', 'you will find')} ${list(rest)}`
        : null;
    },
  ],
  ['c', (v) => (left(v).length > 0 ? say`${list(left(v))} ${word(v, 'in all', 'in total', 'altogether')}` : null)],
  [
    'cp',
    (v) => {
      const a = unsaid(v, area(v));
      return a && left(v).length === 1 ? say`living space: ${a}` : null;
    },
  ],
  [
    'wlp',
    (v) => {
      const a = unsaid(v, area(v));
      return a && left(v).length === 1
        ? say`${theHome(v)} ${word(v, 'covers', 'measures', 'comes to', 'runs to')} ${a}`
        : null;
    },
  ],
  [
    'wl',
    (v) => {
      const a = unsaid(v, area(v));
      return a && left(v).length === 1
        ? say`there are ${a} to ${word(v, 'spread out in', 'furnish', 'settle into', 'work with')}`
        : null;
    },
  ],
  [
    'wlp',
    (v) => {
      const b = unsaid(v, baths(v));
      return b && v.known.bedrooms && left(v).length === 1
        ? say`${b} ${word(v, 'serve', 'go with', 'match up with')} ${v.said.has(v.known.bedrooms.id) ? phrase('the bedrooms', [v.known.bedrooms.id]) : beds(v)!}`
        : null;
    },
  ],
  ['wclp', (v) => (left(v).length > 0 ? say`it ${word(v, 'has', 'comes with', 'gives you')} ${list(left(v))}` : null)],
];

const count = (v: Voice): { beds: number; full: number; half: number; ids: string[] } | null => {
  const [b, t] = [v.known.bedrooms, v.known.bathrooms];
  return b && t ? { beds: b.count, full: t.full, half: t.half, ids: [b.id, t.id] } : null;
};

/** What follows from the numbers: how baths and bedrooms go together, what a spare room could be. */
export const SIZE_INSIGHT: readonly Maker[] = [
  [
    'wl',
    (v) => {
      const n = count(v);
      return n && n.beds > 1 && n.full === n.beds
        ? resting(
            say`with ${numberWord(n.full)} full baths to ${numberWord(n.beds)} bedrooms, ${word(v, 'nobody has to share', 'each bedroom can have its own', 'the count comes out even')}`,
            ...n.ids,
          )
        : null;
    },
  ],
  [
    'wp',
    (v) => {
      const n = count(v);
      return n && n.full > n.beds
        ? resting(say`there are more baths than bedrooms: ${numberWord(n.full)} to ${numberWord(n.beds)}`, ...n.ids)
        : null;
    },
  ],
  [
    'w',
    (v) => {
      const n = count(v);
      return n?.half && n.full > 0
        ? resting(
            say`the half bath ${word(v, 'is the one visitors will use', 'spares the full one at party time', 'takes the pressure off on busy mornings').replace('full one', n.full > 1 ? 'full ones' : 'full one')}`,
            n.ids[1]!,
          )
        : null;
    },
  ],
  [
    'w',
    (v) => {
      const b = v.known.bedrooms;
      return b && b.count >= 3 && b.count < 8
        ? resting(
            say`sleep in ${numberWord(b.count - 1)} of the bedrooms and let the ${ORDINAL[b.count]!} be ${word(v, 'an office, a studio or a guest room', 'the office', 'whatever the year asks for', 'a place to work or to put up friends')}`,
            b.id,
          )
        : null;
    },
  ],
  [
    'wl',
    (v) => {
      const b = v.known.bedrooms;
      return b && b.count >= 4
        ? resting(
            say`${numberWord(b.count)} bedrooms leave ${word(v, 'one free for work, hobbies or guests', 'space for an office and for company', 'a door to close on a workday')}`,
            b.id,
          )
        : null;
    },
  ],
  [
    'w',
    (v) => {
      const b = v.known.bedrooms;
      return b?.count === 2
        ? resting(
            say`use the second bedroom ${word(v, 'for guests, for work or for both', 'as an office and fold out the sofa for company', 'as a study until someone comes to stay')}`,
            b.id,
          )
        : null;
    },
  ],
  [
    'wcp',
    (v) => {
      const a = v.known.area;
      return a && a.sqft < 900
        ? resting(
            say`at this size ${word(v, 'the upkeep stays small', 'there is less to clean and less to heat', 'an afternoon covers the housework')}`,
            a.id,
          )
        : null;
    },
  ],
  [
    'lw',
    (v) => {
      const a = v.known.area;
      return a && a.sqft >= 2800
        ? resting(
            say`${word(v, 'At that scale there is a room for every purpose', 'It is a plan with rooms to spare', 'There is floor space here for a crowd and for quiet')}`,
            a.id,
          )
        : null;
    },
  ],
  [
    'cp',
    (v) => {
      const [a, b] = [v.known.area, v.known.bedrooms];
      return a && b && b.count > 1 && v.length !== 'mls'
        ? resting(
            say`that is about ${Math.round(a.sqft / b.count / 10) * 10} square feet of house for each bedroom`,
            a.id,
            b.id,
          )
        : null;
    },
  ],
];
