import { expect, test } from 'vitest';
import { closeStep } from '#engines/clearing/close-step.ts';
import type { Surfaces } from '#engines/clearing/surfaces.ts';

const SIZE = 120;

test('fades the step at the border out inside, and leaves the middle of the fill alone', () => {
  const data = new Uint8Array(SIZE * SIZE * 3).fill(130);
  const mask = new Uint8Array(SIZE * SIZE);
  const out = Float32Array.from(data);
  for (let y = 20; y < 100; y++)
    for (let x = 20; x < 100; x++) {
      mask[y * SIZE + x] = 255;
      out.fill(100, (y * SIZE + x) * 3, (y * SIZE + x) * 3 + 3);
    }
  const surfaces = { width: SIZE, height: SIZE, side: new Uint8Array(SIZE * SIZE) } as Surfaces;
  closeStep({ width: SIZE, height: SIZE, channels: 3, data }, { width: SIZE, height: SIZE, data: mask }, surfaces, out);
  const at = (x: number, y: number): number => out[(y * SIZE + x) * 3]!;
  expect(at(20, 60)).toBeGreaterThan(120);
  expect(at(60, 60)).toBeCloseTo(100, 0);
  expect(at(10, 60)).toBe(130);
});
