import { expect, test } from 'vitest';
import { foldsIn } from '#engines/dusk/windows/folds.ts';

const [W, H] = [60, 50];
const uv = new Float32Array(W * H * 2);
for (let i = 0; i < W * H; i++) {
  uv[i * 2] = ((i % W) + 0.5) / W;
  uv[i * 2 + 1] = (Math.floor(i / W) + 0.5) / H;
}
const folds = (luma: (x: number, y: number) => number): number =>
  foldsIn(
    Uint8Array.from({ length: W * H }, (_, i) => luma(i % W, Math.floor(i / W))),
    W,
    uv,
  );
const grain = (x: number, y: number): number => ((x * 7919 + y * 104729) % 5) - 2;

test('folds that run from head to foot are a curtain, dark as it is behind glass, beside a bar too', () => {
  expect(folds((x, y) => 70 + 5 * Math.sin(x) + grain(x, y))).toBe(1);
  expect(folds((x, y) => (x === 30 ? 160 : 70 + 5 * Math.sin(x) + grain(x, y)))).toBe(1);
});

test('bars are no folds, nor is what the glass mirrors or the grain of a photo', () => {
  expect(folds((x, y) => (x % 12 === 5 ? 150 : 60) + grain(x, y))).toBe(0);
  expect(folds((x, y) => 70 + 8 * Math.sin(0.7 * x + 0.5 * y))).toBeLessThan(0.1);
  expect(folds((x, y) => 70 + grain(x, y))).toBeLessThan(0.1);
});
