import { expect, test } from 'vitest';
import { lightShadedStrips } from '#engines/dusk/windows/shaded-strips.ts';
import { newRaster } from '#engines/raster/raster.ts';

const [WIDE, TALL] = [120, 120];
const QUAD = [
  [40 / WIDE, 50 / TALL],
  [80 / WIDE, 50 / TALL],
  [80 / WIDE, 95 / TALL],
  [40 / WIDE, 95 / TALL],
] as const;

/** A blind in the sun from row 50 on, a strip over it of the light given, a white frame around both; and what of it is lit. */
const litWith = (strip: number, blue = 0) => {
  const photo = newRaster(WIDE, TALL);
  const luma = new Uint8Array(WIDE * TALL);
  const [emitted, glass] = [new Uint8Array(WIDE * TALL * 3), new Uint8Array(WIDE * TALL)];
  for (let y = 0; y < TALL; y++)
    for (let x = 0; x < WIDE; x++) {
      const i = y * WIDE + x;
      const inside = x >= 40 && x < 80 && y >= 42 && y < 95;
      luma[i] = !inside ? 245 : y < 50 ? strip : 220;
      photo.data.set([luma[i]! - blue, luma[i]!, luma[i]!], i * 3);
      // One upright bar.
      if (!inside || y < 50 || x === 60) continue;
      glass[i] = 255;
      emitted.set([120, 90, 50], i * 3);
    }
  lightShadedStrips(photo, luma, QUAD, emitted, glass);
  return {
    at: (x: number, y: number) => glass[y * WIDE + x]!,
    red: (x: number, y: number) => emitted[(y * WIDE + x) * 3]!,
  };
};

test('a blind is lit up to its head through the shade that this throws on it, its bars with it', () => {
  const { at, red } = litWith(125);
  expect(at(50, 45)).toBe(255);
  expect(red(50, 45)).toBeGreaterThan(110);
  expect(at(60, 45)).toBe(0);
  expect(at(50, 40)).toBe(0);
});

test('a dark frame over the glass, and the frame of glass that mirrors the sky, stay dark', () => {
  expect(litWith(70).at(50, 45)).toBe(0);
  expect(litWith(125, 70).at(50, 45)).toBe(0);
});
