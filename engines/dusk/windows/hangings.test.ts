import { expect, test } from 'vitest';
import { hangingsOf, unrestIn } from '#engines/dusk/windows/hangings.ts';
import { newRaster } from '#engines/raster/raster.ts';

const SIZE = 20;
const veilOf = (colour: readonly [number, number, number], unrest: number): number => {
  const photo = newRaster(SIZE, SIZE);
  for (let i = 0; i < SIZE * SIZE; i++) for (let k = 0; k < 3; k++) photo.data[i * 3 + k] = colour[k]!;
  const at = Array.from({ length: SIZE * SIZE }, (_, i) => i);
  const luma = new Uint8Array(SIZE * SIZE).fill(0.3 * colour[0] + 0.6 * colour[1] + 0.1 * colour[2]);
  return hangingsOf(photo, at, luma, unrest).veiled;
};

test('slats of a white blind stay a blind, an even pale pane mirrors the sky and mostly shows its room', () => {
  expect(veilOf([200, 200, 200], 0.08)).toBeGreaterThan(0.95);
  expect(veilOf([200, 200, 200], 0.01)).toBeLessThan(0.4);
});

test('lace in the shade is cloth though it is bluish; blue sky in the glass and dark glass are not', () => {
  expect(veilOf([190, 200, 212], 0.06)).toBeGreaterThan(0.6);
  expect(veilOf([120, 160, 220], 0.06)).toBe(0);
  expect(veilOf([60, 60, 60], 0.06)).toBe(0);
});

test('the unrest of a pane is that of its middle, not of its frame', () => {
  const luma = new Uint8Array(SIZE * SIZE).fill(100);
  const around = new Float32Array(SIZE * SIZE).fill(100 / 255);
  const uv = new Float32Array(SIZE * SIZE * 2);
  for (let i = 0; i < SIZE * SIZE; i++) {
    uv[i * 2] = ((i % SIZE) + 0.5) / SIZE;
    uv[i * 2 + 1] = (Math.floor(i / SIZE) + 0.5) / SIZE;
    if (i % SIZE === 0) luma[i] = 255;
  }
  expect(unrestIn(luma, around, uv)).toBeCloseTo(0);
});
