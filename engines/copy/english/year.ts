import { say } from '../language/phrase.ts';
import { type Maker, unsaid, word } from '../plan/voice.ts';
import { theHome, year } from './blocks.ts';

/** When it was built. */
export const YEAR: readonly Maker[] = [
  [
    'wlp',
    (v) => {
      const y = unsaid(v, year(v));
      return y ? say`${theHome(v)} ${word(v, 'dates to', 'dates from', 'goes back to')} ${y}` : null;
    },
  ],
  [
    'wp',
    (v) => {
      const y = unsaid(v, year(v));
      return y ? say`it was ${word(v, 'built', 'put up', 'completed')} in ${y}` : null;
    },
  ],
  [
    'c',
    (v) => {
      const y = unsaid(v, year(v));
      return y ? say`${word(v, 'built', 'year built:', 'vintage:')} ${y}` : null;
    },
  ],
  [
    'wl',
    (v) => {
      const y = unsaid(v, year(v));
      const n = v.known.year?.year ?? 0;
      return y && n >= 1945 && n < 1970
        ? say`construction in ${y} makes it ${word(v, 'a mid-century build', 'part of the mid-century years', 'a child of the mid-century')}`
        : null;
    },
  ],
  [
    'wl',
    (v) => {
      const y = unsaid(v, year(v));
      const n = v.known.year?.year ?? 0;
      return y && n < 1940 ? say`it has been ${word(v, 'standing', 'around', 'in place')} since ${y}` : null;
    },
  ],
  [
    'wlp',
    (v) => {
      const y = unsaid(v, year(v));
      const n = v.known.year?.year ?? 0;
      return y && n >= 2015 ? say`${theHome(v)} is still on the young side: ${y} construction` : null;
    },
  ],
  [
    'wp',
    (v) => {
      const y = unsaid(v, year(v));
      return y ? say`construction ${word(v, 'dates to', 'was finished in', 'goes back to')} ${y}` : null;
    },
  ],
  [
    'w',
    (v) => {
      const y = unsaid(v, year(v));
      return y ? say`the year over the door would be ${y}` : null;
    },
  ],
];
