import { expect, test } from 'vitest';
import { BACK, type Surfaces } from '#engines/clearing/surfaces.ts';
import { grainWalls } from '#engines/clearing/wall-grain.ts';
import { seededRandom } from '#engines/raster/noise.ts';
import { newMask, type Raster } from '#engines/raster/raster.ts';

const [width, height] = [400, 260];
const none = new Float32Array(0);
const surfaces: Surfaces = {
  width,
  height,
  side: new Uint8Array(width * height).fill(BACK),
  a: none,
  b: none,
  distance: none,
};

/** A wall with grain of two pixels, and in it a hole that is filled with its plain shade. */
const filled = (bare: () => number) => {
  const random = seededRandom(3);
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 2)
    for (let x = 0; x < width; x += 2) {
      const value = 180 + Math.round((random() - 0.5) * 16);
      for (const at of [y * width + x, y * width + x + 1, (y + 1) * width + x, (y + 1) * width + x + 1])
        data.fill(value, at * 3, at * 3 + 3);
    }
  const mask = newMask(width, height);
  for (let y = 80; y < 180; y++) mask.data.fill(255, y * width + 120, y * width + 280);
  const out = Float32Array.from(data, (v, p) => (mask.data[Math.floor(p / 3)] ? 180 : v));
  const photo: Raster = { width, height, channels: 3, data };
  const given = grainWalls(photo, mask, surfaces, bare, out, 1);
  let own = 0;
  let neighbours = 0;
  for (let y = 90; y < 170; y++)
    for (let x = 130; x < 270; x++) {
      const p = (y * width + x) * 3;
      own += (out[p]! - 180) ** 2;
      neighbours += (out[p]! - 180) * (out[p + 3]! - 180);
    }
  return { given, strength: Math.sqrt(own / (80 * 140)), coarse: neighbours / Math.max(1e-9, own) };
};

test('a filled wall has grain as strong and as coarse as the wall beside it', () => {
  const { given, strength, coarse } = filled(() => 1);
  expect(given[BACK]).toBe(1);
  // The wall's own: 4.6 levels, and half of it is shared with the pixel beside.
  expect(strength).toBeGreaterThan(3.4);
  expect(strength).toBeLessThan(5.2);
  expect(coarse).toBeGreaterThan(0.3);
});

test('where no bare wall is seen, none is given', () => {
  const { given, strength } = filled(() => 0);
  expect(given[BACK]).toBe(0);
  expect(strength).toBe(0);
});
