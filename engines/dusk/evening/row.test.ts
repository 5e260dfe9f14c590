import { expect, test } from 'vitest';
import { fadedWhere } from '#engines/dusk/evening/row.ts';

test('warm paint fades most where no lamp shines, and keeps its colour under one', () => {
  expect(fadedWhere(0)).toBeGreaterThan(1.4);
  expect(fadedWhere(0.1)).toBeLessThan(fadedWhere(0));
  expect(fadedWhere(3)).toBeLessThan(1.05);
});
