import { expect, it } from 'vitest';
import { distances, soften } from './floor-grid.ts';

const ACROSS = 80;

/** Cells from an edge that runs aslant, one up for every three along. */
const fromEdge = () => {
  const data = Float32Array.from({ length: ACROSS * ACROSS }, (_, i) =>
    Math.floor(i / ACROSS) < 20 + Math.floor((i % ACROSS) / 3) ? 0 : 1e3,
  );
  distances(data, ACROSS);
  return data;
};

/** How unevenly a shadow two cells wide falls along the edge. */
const teeth = (data: Float32Array): number => {
  const along = Array.from({ length: 30 }, (_, k) => {
    const x = 24 + k;
    const y = 21.5 + x / 3;
    const j = Math.floor(y);
    const v = data[j * ACROSS + x]! * (1 - (y - j)) + data[(j + 1) * ACROSS + x]! * (y - j);
    return Math.exp(-v / 1.2);
  });
  return Math.max(...along) - Math.min(...along);
};

it('follows an edge that runs aslant without teeth', () => {
  const data = fromEdge();
  const before = teeth(data);
  soften(data, ACROSS, 2);
  expect(teeth(data)).toBeLessThan(0.5 * before);
});

it('leaves distances as they are away from the edge', () => {
  const data = fromEdge();
  const before = data[60 * ACROSS + 40]!;
  soften(data, ACROSS, 2);
  expect(data[60 * ACROSS + 40]).toBeCloseTo(before, 0);
  expect(data[10 * ACROSS + 40]).toBe(0);
});
