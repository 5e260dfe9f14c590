import { type Phrase, phrase, resting, say } from '../language/phrase.ts';
import { type Maker, unsaid, type Voice, word } from '../plan/voice.ts';
import { area, baths, beds, spell, theHome } from './blocks.ts';
import { list } from './list.ts';

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
        ? say`${b} ${v.known.bathrooms!.full + v.known.bathrooms!.half === 1 ? word(v, 'serves', 'goes with') : word(v, 'serve', 'go with', 'match up with')} ${v.said.has(v.known.bedrooms.id) ? phrase(`the ${spell(v, v.known.bedrooms.count)} bedroom${v.known.bedrooms.count === 1 ? '' : 's'} of ${theHome(v).text}${v.known.area ? `, ${area(v)!.text} in all` : ''}`, [v.known.bedrooms.id, ...(v.known.area ? [v.known.area.id] : [])]) : beds(v)!}`
        : null;
    },
  ],
  ['wclp', (v) => (left(v).length > 0 ? say`it ${word(v, 'has', 'comes with', 'gives you')} ${list(left(v))}` : null)],
];

const count = (v: Voice): { beds: number; full: number; half: number; ids: string[] } | null => {
  const [b, t] = [v.known.bedrooms, v.known.bathrooms];
  return b && t ? { beds: b.count, full: t.full, half: t.half, ids: [b.id, t.id] } : null;
};

/** Once a text, each: what follows from one number is said one way only. */
const once = (v: Voice, key: string, make: () => Phrase | null): Phrase | null => {
  if (v.used.has(`insight.${key}`)) return null;
  const said = make();
  if (said) v.used.add(`insight.${key}`);
  return said;
};

const JOBS = [
  'an office',
  'a studio',
  'a guest room',
  'a study',
  'a workout room',
  'a music room',
  'a sewing room',
  'a reading room',
  'a hobby room',
];
const jobs = (v: Voice, count: number): string => {
  const chosen = v.random.shuffled(JOBS).slice(0, count);
  return count === 1 ? chosen[0]! : `${chosen.slice(0, -1).join(', ')} or ${chosen.at(-1)}`;
};

/** What follows from the numbers: how baths and bedrooms go together, what a spare room could be. */
export const SIZE_INSIGHT: readonly Maker[] = [
  [
    'wl',
    (v) =>
      once(v, 'ratio', () => {
        const n = count(v);
        return n && n.beds > 1 && n.full === n.beds
          ? resting(
              say`${word(v, 'with', 'at')} ${spell(v, n.full)} full baths to ${spell(v, n.beds)} bedrooms, ${word(v, 'nobody has to share', 'each bedroom can have its own', 'the count comes out even', 'mornings stay civil')}`,
              ...n.ids,
            )
          : null;
      }),
  ],
  [
    'wlp',
    (v) =>
      once(v, 'ratio', () => {
        const n = count(v);
        return n && n.beds > 1 && n.full === n.beds
          ? resting(
              say`${word(v, 'bedrooms and full baths', 'full baths and bedrooms')} ${word(v, 'are equal in number', 'match one for one', 'come in equal numbers')}: ${spell(v, n.full)} of each`,
              ...n.ids,
            )
          : null;
      }),
  ],
  [
    'wp',
    (v) =>
      once(v, 'ratio', () => {
        const n = count(v);
        return n && n.full > n.beds
          ? resting(say`there are more baths than bedrooms: ${spell(v, n.full)} to ${spell(v, n.beds)}`, ...n.ids)
          : null;
      }),
  ],
  [
    'w',
    (v) =>
      once(v, 'half', () => {
        const n = count(v);
        return n?.half && n.full > 0
          ? resting(
              say`the half bath ${word(v, 'is the one visitors will use', 'helps when there is company', 'takes the pressure off on busy mornings', 'earns its square feet at parties')}`,
              n.ids[1]!,
            )
          : null;
      }),
  ],
  [
    'w',
    (v) =>
      once(v, 'spare', () => {
        const b = v.known.bedrooms;
        return b && b.count >= 3 && b.count < 8
          ? resting(
              say`${word(v, 'sleep in', 'keep')} ${spell(v, b.count - 1)} ${v.used.has('word.keep') ? 'bedrooms for sleeping' : 'of the bedrooms'} and ${word(v, 'let', 'make', 'turn')} the ${ORDINAL[b.count]!} ${v.used.has('word.turn') ? 'into' : v.used.has('word.make') ? '' : 'be'} ${jobs(v, 1 + Math.floor(v.random.next() * 3))}`,
              b.id,
            )
          : null;
      }),
  ],
  [
    'wl',
    (v) =>
      once(v, 'spare', () => {
        const b = v.known.bedrooms;
        return b && b.count >= 4
          ? resting(
              say`${spell(v, b.count)} bedrooms ${word(v, 'leave one free for', 'can spare one for', 'allow for')} ${jobs(v, 2)}`,
              b.id,
            )
          : null;
      }),
  ],
  [
    'wlp',
    (v) =>
      once(v, 'spare', () => {
        const b = v.known.bedrooms;
        return b && b.count >= 2
          ? resting(
              say`${word(v, 'one of the bedrooms could be', 'a bedroom could serve as', 'the smallest bedroom would make').replace('the smallest', 'one')} ${jobs(v, 1 + Math.floor(v.random.next() * 2))}`,
              b.id,
            )
          : null;
      }),
  ],
  [
    'w',
    (v) =>
      once(v, 'spare', () => {
        const b = v.known.bedrooms;
        return b?.count === 2
          ? resting(
              say`the second bedroom ${word(v, 'can double as', 'could work as', 'might become')} ${jobs(v, 2)}`,
              b.id,
            )
          : null;
      }),
  ],
  [
    'wcp',
    (v) =>
      once(v, 'small', () => {
        const a = v.known.area;
        return a && a.sqft < 900
          ? resting(
              say`${word(v, 'at this size', 'at that scale', 'with this footprint')} ${word(v, 'the upkeep stays small', 'there is less to clean and less to heat', 'an afternoon covers the housework')}`,
              a.id,
            )
          : null;
      }),
  ],
  [
    'lw',
    (v) =>
      once(v, 'large', () => {
        const a = v.known.area;
        return a && a.sqft >= 2800
          ? resting(
              phrase(
                word(
                  v,
                  'At that scale there is a room for every purpose',
                  'It is a plan with rooms to spare',
                  'There is floor space here for a crowd and for quiet',
                ),
              ),
              a.id,
            )
          : null;
      }),
  ],
  [
    'cp',
    (v) =>
      once(v, 'share', () => {
        const [a, b] = [v.known.area, v.known.bedrooms];
        return a && b && b.count > 1 && v.length !== 'mls'
          ? resting(
              say`that is about ${Math.round(a.sqft / b.count / 10) * 10} square feet of house for each bedroom`,
              a.id,
              b.id,
            )
          : null;
      }),
  ],
];
