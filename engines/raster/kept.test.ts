import { expect, it } from 'vitest';
import { keeper } from './kept.ts';

it('hands back each function that it holds on to', () => {
  const keep = keeper<(x: number) => number>();
  const made = [2, 3].map((by) => keep((x) => x * by));
  expect(made.map((times) => times(5))).toEqual([10, 15]);
});
