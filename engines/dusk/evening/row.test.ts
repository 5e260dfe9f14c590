import { expect, test } from 'vitest';
import { brownOf, fadedWhere, skyBlue } from '#engines/dusk/evening/row.ts';

test('warm paint fades most where no lamp shines, and keeps its colour under one', () => {
  expect(fadedWhere(0)).toBeGreaterThan(1.4);
  expect(fadedWhere(0.1)).toBeLessThan(fadedWhere(0));
  expect(fadedWhere(3)).toBeLessThan(1.05);
});

test('cedar fades to brown, and yellow stucco hardly', () => {
  expect(brownOf(0.6, 0.16, 0.03)).toBeGreaterThan(0.4);
  expect(brownOf(0.5, 0.48, 0.2)).toBeLessThan(0.06);
  expect(brownOf(0.3, 0.4, 0.2)).toBe(0);
});

test('grass that is yellow in the sun is less so under a blue sky, and grey-green stays', () => {
  expect(skyBlue(0.1, 0.5, 0.6)).toBeCloseTo(0.175);
  expect(skyBlue(0.3, 0.5, 0.6)).toBe(0.3);
  expect(skyBlue(0.1, 0.5, 0)).toBe(0.1);
});
