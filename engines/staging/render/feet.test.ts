import { expect, it } from 'vitest';
import { findFeet, footAt } from './feet.ts';
import type { Geometry } from './geometry.ts';

/** The underside of a foot, 4 cm square, a triangle a row. */
const foot = (height: number): Geometry =>
  ({
    corners: Float32Array.from([
      ...[0.48, height, 0.48, 0.04, 0, 0, 0, 0, 0.04],
      ...[0.52, height, 0.52, -0.04, 0, 0, 0, 0, -0.04],
    ]),
  }) as unknown as Geometry;
const feetOf = (height: number) => findFeet(foot(height), [0, 1], 0, 0, 1, 1);
const PIXEL = 0.001;

it('draws a dark line at a foot and a shade beside it that soon goes', () => {
  const feet = feetOf(0);
  const at = (off: number) => footAt(feet, 0.52 + off, 0.5, PIXEL, false);
  expect(at(0)).toBeLessThan(0.35);
  expect(at(0.012)).toBeGreaterThan(0.5);
  expect(at(0.06)).toBeGreaterThan(0.9);
  expect(at(0.3)).toBe(1);
});

it('is fainter in pile, which hides where a foot ends', () => {
  const feet = feetOf(0);
  expect(footAt(feet, 0.522, 0.5, PIXEL, true)).toBeGreaterThan(footAt(feet, 0.522, 0.5, PIXEL, false));
});

it('is as wide as a pixel at least', () => {
  const feet = feetOf(0);
  expect(footAt(feet, 0.53, 0.5, 0.01, false)).toBeLessThan(footAt(feet, 0.53, 0.5, PIXEL, false));
});

it('leaves what hangs above the floor', () => {
  expect(footAt(feetOf(0.1), 0.5, 0.5, PIXEL, false)).toBe(1);
});

it('ends softly, however much of the floor a pixel shows', () => {
  const feet = feetOf(0);
  for (let off = 0.1; off < 0.15; off += 0.002) {
    const [near, far] = [0, 0.002].map((more) => footAt(feet, 0.52 + off + more, 0.5, 0.025, false));
    expect(Math.abs(far! - near!)).toBeLessThan(0.01);
  }
});
