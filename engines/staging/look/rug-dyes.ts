import { colour, mix, type Rgb } from '../render/material.ts';
import type { Palette } from './palettes.ts';

/** Ground, line, second and bright yarn of a rug. */
export type Dyes = readonly [Rgb, Rgb, Rgb, Rgb];

/** Pile swallows part of the light that flat cloth of the same yarn gives back; without that a pale rug outshines the floor. */
const woven = (hex: string): Rgb => {
  const [r, g, b] = colour(hex);
  return [r * 0.89, g * 0.885, b * 0.875];
};

/**
 * The same rug in four dyeings, the pale one first: it suits most floors, and seats stand out from it. Then a step darker,
 * and two; the ground stays the palest yarn of all, or flowers are pale commas on the dark. The last is for floors that are
 * as dark as the others. A tint takes the ground's place.
 */
export const dyeings = (palette: Palette, tint?: Rgb): readonly Dyes[] => {
  const [pale, middle] = [woven(palette.rug[0]), woven(palette.rug[1])];
  const [deep, bright] = [woven(palette.deep), woven(palette.accent)];
  const faded = mix(bright, middle, 0.3);
  const line = mix(deep, middle, 0.12);
  const dusk = mix(middle, deep, 0.35);
  if (tint) return [[tint, mix(deep, middle, 0.15), mix(middle, tint, 0.3), mix(pale, tint, 0.2)]];
  return [
    [pale, line, mix(middle, pale, 0.1), faded],
    [mix(pale, middle, 0.5), line, dusk, faded],
    [mix(middle, pale, 0.18), line, dusk, mix(faded, deep, 0.2)],
    [mix(deep, middle, 0.35), mix(pale, middle, 0.4), middle, mix(bright, pale, 0.3)],
  ];
};

const root = (v: number): number => (v > 0.008856 ? Math.cbrt(v) : 7.787 * v + 16 / 116);
/** Lightness 0..100 and hue, as the eye parts them, of what gives back these shares of white. */
const seen = ([r, g, b]: Rgb): Rgb => {
  const x = root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = root(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
};

/** A rug this much lighter than its floor, or this much darker, is seen as one; nearer, it is a stain on the carpet. A step in hue counts less. */
const LIGHTER = 5.5;
const DARKER = 10;
const HUE = 0.65;
/** How far a rug parts from its floor: from 1 on it is seen as a rug. */
export const parting = (rug: Rgb, floor: Rgb): number => {
  const [a, b] = [seen(rug), seen(floor)];
  const step = Math.max(0, a[0] - b[0]) / LIGHTER + Math.max(0, b[0] - a[0]) / DARKER;
  return Math.hypot(step, (HUE * Math.hypot(a[1] - b[1], a[2] - b[2])) / LIGHTER);
};

/** The first of a rug's dyeings, told by their mean colours, that parts from the floor; or the one that parts most. */
export const dyeingFor = (means: readonly Rgb[], floor: Rgb | undefined): number => {
  if (!floor) return 0;
  const parts = means.map((mean) => parting(mean, floor));
  const first = parts.findIndex((d) => d >= 1);
  return first >= 0 ? first : parts.indexOf(Math.max(...parts));
};
