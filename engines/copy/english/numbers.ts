import { nearFraction } from '../language/fraction.ts';

const SMALL = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

export const numberWord = (n: number): string => SMALL[n] ?? String(n);
export const grouped = (n: number): string =>
  Math.round(n)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',');
export const dollars = (n: number): string => `$${grouped(n)}`;

/** 'an EV charger', 'a one-level plan', 'an HVAC system'. */
export const article = (next: string): 'a' | 'an' => {
  if (/^(one|once|uni|use|usu|eu|ewe)/i.test(next)) return 'a';
  if (/^(hour|honest|heir)/i.test(next)) return 'an';
  if (/^(8|11|18)/.test(next)) return 'an';
  if (/^[AEFHILMNORSX][A-Z]/.test(next)) return 'an';
  return /^[aeiou]/i.test(next) ? 'an' : 'a';
};

/** Fractions that people say, each with how far from it a number may be. */
const FRACTIONS: readonly (readonly [number, string])[] = [
  [0.125, 'an eighth of an acre'],
  [0.2, 'a fifth of an acre'],
  [0.25, 'a quarter acre'],
  [0.333, 'a third of an acre'],
  [0.5, 'half an acre'],
  [0.667, 'two thirds of an acre'],
  [0.75, 'three quarters of an acre'],
  [1, 'an acre'],
  [1.5, 'an acre and a half'],
  [2, 'two acres'],
  [3, 'three acres'],
  [5, 'five acres'],
  [10, 'ten acres'],
];

/** 0.43 is 'just over four tenths of an acre'; nothing when no fraction is near. */
export const acresInWords = (acres: number): string | null =>
  nearFraction(acres, FRACTIONS, ['just over', 'just under']);

export const acresFigure = (acres: number): string => {
  const figure = acres < 10 ? acres.toFixed(2) : acres.toFixed(1);
  return `${figure} ${Number(figure) === 1 ? 'acre' : 'acres'}`;
};

/** 1,394 is 'just under 1,400': only when a round number is within one percent. */
export const aboutArea = (sqft: number): string | null => {
  const step = sqft >= 2000 ? 100 : 50;
  const round = Math.round(sqft / step) * step;
  const off = (sqft - round) / round;
  if (sqft === round || Math.abs(off) > 0.012) return null;
  return `${off < 0 ? 'just under' : 'a little over'} ${grouped(round)}`;
};
