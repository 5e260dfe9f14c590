import { flatNoise } from './noise.ts';

/** What a rug's design is drawn with: a place, the size of a pixel there, and how yarn frays. One per thread. */
export type Loom = {
  /** Along the longer side and along the shorter, metres from the middle. */
  u: number;
  v: number;
  /** Half of each side. */
  readonly long: number;
  readonly short: number;
  /** A pixel's size there, metres. */
  span: number;
  /** Uneven yarn about the size of a pixel, but no finer than a knot: -1..1. */
  fray: number;
  /** How far a hand that draws from memory is off here, metres. */
  wanderU: number;
  wanderV: number;
  /** Shares of ground and yarns laid so far: they sum to 1. */
  readonly ink: Float64Array;
};

export const newLoom = (w: number, d: number): Loom => ({
  u: 0,
  v: 0,
  long: Math.max(w, d) / 2,
  short: Math.min(w, d) / 2,
  span: 0,
  fray: 0,
  wanderU: 0,
  wanderV: 0,
  ink: new Float64Array(4),
});

/** Lays yarn `k` over what is there. */
export const lay = ({ ink }: Loom, k: number, share: number): void => {
  if (share <= 0) return;
  const t = share > 1 ? 1 : share;
  const rest = 1 - t;
  ink[0]! *= rest;
  ink[1]! *= rest;
  ink[2]! *= rest;
  ink[3]! *= rest;
  ink[k]! += t;
};

export const smooth = (t: number): number => {
  const c = t < 0 ? 0 : t > 1 ? 1 : t;
  return c * c * (3 - 2 * c);
};

/** 1 inside (`d` below 0), 0 outside, over one pixel and no sharper than wool. */
export const inside = (d: number, span: number): number => {
  const t = 0.5 - d / Math.max(0.004, span);
  return t < 0 ? 0 : t > 1 ? 1 : t;
};

/** A line of half-width `wide` about 0; thinner than a pixel it pales instead. */
export const line = (d: number, wide: number, span: number): number => {
  const soft = Math.max(0.004, span);
  const a = d < 0 ? -d : d;
  const t = (wide - a) / soft + 0.5;
  return (t < 0 ? 0 : t > 1 ? 1 : t) * Math.min(1, (2 * wide) / soft + 0.15);
};

/** Distance to the nearest multiple of `step`. */
export const near = (v: number, step: number): number => v - step * Math.round(v / step);

/** The length nearest `step` that divides `whole` evenly. */
export const fitted = (whole: number, step: number): number => whole / Math.max(1, Math.round(whole / step));

/** Rows of knots are no finer than this, and no fleck is coarser, metres. */
const KNOT = 0.004;
const FLECK = 0.022;

/**
 * Uneven yarn at the pixel's own size, -1..1: longer across the warp than along it. Real wool is uneven at every size, so
 * a picture shows what is as fine as its pixels at every distance; one fixed size would be moiré far off and blots near by.
 */
export const yarnAt = (x: number, z: number, span: number, slant: number): number => {
  const size = Math.max(KNOT, Math.min(FLECK, span * 1.15));
  const level = -Math.log2(size);
  const whole = Math.floor(level);
  const t = level - whole;
  let sum = 0;
  for (let k = 0; k < 2; k++) {
    const f = (1 << whole) << k;
    sum += (k ? t : 1 - t) * (flatNoise(x * f * 0.55, slant, z * f) + flatNoise(x * f, slant + 3, z * f * 1.3 + 5) - 1);
  }
  return 1.7 * sum;
};
