import { expect, it } from 'vitest';
import type { Material } from './material.ts';
import { newLook } from './texture.ts';
import { RUG_DESIGNS, rugAt, rugMean } from './texture-rug.ts';

const yarns = [
  [0.7, 0.68, 0.6],
  [0.05, 0.06, 0.08],
  [0.3, 0.28, 0.22],
  [0.3, 0.1, 0.05],
] as const;
const rugs = Array.from({ length: RUG_DESIGNS }, (_, pattern): Material => {
  const bare = { kind: 'rug', colour: yarns[0], palette: yarns, pattern, width: 3, depth: 2 } as const;
  return { ...bare, colour: rugMean(bare) };
});
const look = newLook();
/** Green at places over the whole rug, for pixels of this size seen straight on. */
const samples = (m: Material, span: number): number[] =>
  Array.from({ length: 3600 }, (_, k) => {
    look.ax = look.bx = look.bz = 0;
    look.az = span;
    rugAt(m, ((k % 60) / 60 - 0.49) * 3, (Math.floor(k / 60) / 60 - 0.49) * 2, span, look);
    return look.g;
  });
const mean = (v: readonly number[]) => v.reduce((a, b) => a + b, 0) / v.length;
const spread = (v: readonly number[]) => Math.sqrt(mean(v.map((x) => (x - mean(v)) ** 2)));

it.each(rugs)('is drawn the same way every time, in its own yarns: design $pattern', (m) => {
  const near = samples(m, 0.004);
  expect(samples(m, 0.004)).toEqual(near);
  for (const g of near) {
    expect(g).toBeGreaterThan(0.02);
    expect(g).toBeLessThan(1);
  }
  expect(mean(near) / m.colour[1]).toBeGreaterThan(0.88);
  expect(mean(near) / m.colour[1]).toBeLessThan(1.12);
});

it.each(rugs)('calms down with distance: design $pattern', (m) => {
  const [near, far] = [samples(m, 0.004), samples(m, 0.12)];
  expect(spread(near)).toBeGreaterThan(0.03);
  expect(spread(far)).toBeLessThan(spread(near));
});
