import { expect, it } from 'vitest';
import { greyOf, iceOf, turningOf } from '#engines/dusk/evening/hues.ts';

it('turns olive leaves green, and neither those of autumn nor blossom', () => {
  expect(turningOf(0.1, -1.4)).toBeGreaterThan(0.8);
  expect(turningOf(0.64, -1.4)).toBe(0);
  expect(turningOf(2, -1.4)).toBe(0);
  expect(turningOf(0.4, 0.5)).toBe(0);
});

it('takes stains on paving for grey where all of it is bluish, and blue paint among grey for none', () => {
  expect(greyOf(-0.32, 0.56, -0.12, 0.4)).toBeGreaterThan(0.9);
  expect(greyOf(-0.32, 0.56, 0, 0)).toBeLessThan(0.1);
  expect(greyOf(0.05, 0.1, -0.25, 0.45)).toBe(1);
});

it('thaws white paint in the shade, and leaves blue-grey paint in the sun its own', () => {
  expect(iceOf(0.3, 0.3, 0)).toBeCloseTo(0.3);
  expect(iceOf(0.3, 0.25, 1.5)).toBeLessThan(0.06);
  expect(iceOf(0.3, 0, 1.5)).toBeCloseTo(0.3);
});

it('leaves purple paint its own in the shade', () => {
  expect(iceOf(0.9, 1.2, 0)).toBe(0);
});
