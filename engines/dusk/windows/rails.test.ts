import { expect, test } from 'vitest';
import { railsIn } from '#engines/dusk/windows/rails.ts';

const SIDE = 120;
const uv = new Float32Array(SIDE * SIDE * 2);
for (let y = 0, i = 0; y < SIDE; y++)
  for (let x = 0; x < SIDE; x++, i++) {
    uv[i * 2] = (x + 0.5) / SIDE;
    uv[i * 2 + 1] = (y + 0.5) / SIDE;
  }
const barAt = (from: number, to: number) => (i: number) => {
  const v = uv[i * 2 + 1]!;
  return v > from && v < to ? 1 : 0;
};

test('glass ends at its bottom rail: the strip under it is the sill', () => {
  const [from, to] = railsIn(barAt(0.92, 0.95), uv, 1.5);
  expect(from).toBe(0);
  expect(to).toBeGreaterThan(0.9);
  expect(to).toBeLessThan(0.95);
});

test('a lone rail a little higher is the sill, too; one of several, thin as they are, or in a slim window, is a muntin over the lowest panes', () => {
  expect(railsIn(barAt(0.83, 0.86), uv, 1.5)[1]).toBeLessThan(0.86);
  expect(railsIn(barAt(0.83, 0.86), uv, 5)[1]).toBe(1);
  const [low, high] = [barAt(0.83, 0.86), barAt(0.5, 0.52)];
  expect(railsIn((i) => Math.max(low(i), 0.4 * high(i)), uv, 1.5)[1]).toBe(1);
});

test('a meeting rail in the middle ends nothing', () => {
  expect(railsIn(barAt(0.48, 0.52), uv, 1.5)).toEqual([0, 1]);
});

test('a top rail that lies a little lower in one half ends the glass of both, a line in one half ends none', () => {
  const halves = (left: boolean, right: boolean) => (i: number) => {
    const [u, v] = [uv[i * 2]!, uv[i * 2 + 1]!];
    return u < 0.5 ? Number(left && v > 0.035 && v < 0.07) : Number(right && v < 0.034);
  };
  expect(railsIn(halves(true, true), uv, 1.5)[0]).toBeGreaterThan(0.05);
  expect(railsIn(halves(true, false), uv, 1.5)[0]).toBe(0);
});
