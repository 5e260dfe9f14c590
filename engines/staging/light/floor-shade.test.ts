import { expect, it } from 'vitest';
import { floorShade, mirrorLike } from './floor-shade.ts';

const N = 80;
const size = { left: 2, right: 2, depth: 3, behind: 1, height: 2.6 };
/** A floor that grows darker to the right, with a streak or a broad patch of sun. */
const floor = (lit: (i: number, j: number) => number) =>
  Float32Array.from({ length: N * N }, (_, k) => 0.3 * Math.exp(-(k % N) / N) * lit(k % N, Math.floor(k / N)));

it('tells streaks and patches of sun from a floor that grows darker away from the windows', () => {
  const streak = (i: number, j: number) => (Math.abs(i - j) < 3 ? 2.5 : 1);
  const patch = (i: number, j: number) => (i > 15 && i < 45 && j > 20 && j < 50 ? 2.5 : 1);
  const over = (lit: typeof streak, i: number, j: number) => {
    const bright = floor(lit);
    return bright[j * N + i]! / floorShade(bright, N, size, new Uint8Array(N * N)).shade[j * N + i]!;
  };
  expect(over(streak, 40, 40)).toBeGreaterThan(2);
  expect(over(streak, 40, 60)).toBeLessThan(1.2);
  expect(over(patch, 30, 35)).toBeGreaterThan(1.4);
  for (const i of [5, 60, 75]) expect(over(patch, i, 70)).toBeLessThan(1.25);
});

it('takes what runs straight at the camera for a mirror image', () => {
  const towards = floor((i) => (Math.abs(i - 40) < 3 ? 2.5 : 1));
  const across = floor((i, j) => (Math.abs(i - j) < 3 ? 2.5 : 1));
  expect(mirrorLike(towards, N, size)[50 * N + 40]).toBeGreaterThan(0.8);
  expect(mirrorLike(across, N, size)[60 * N + 60]).toBeLessThan(0.5);
});
