import { expect, test } from 'vitest';
import { haloOf } from '#engines/clearing/halo.ts';
import { BACK, type Surfaces } from '#engines/clearing/surfaces.ts';
import { newMask, newPlane, type Raster } from '#engines/raster/raster.ts';

const [width, height] = [240, 160];
const none = new Float32Array(0);
const surfaces: Surfaces = {
  width,
  height,
  side: new Uint8Array(width * height).fill(BACK),
  a: none,
  b: none,
  distance: none,
};

/** A wall lit from the left, with a thing in its middle and to the right of it what `shadow` takes away. */
const wallWith = (shadow: number) => {
  const data = new Uint8Array(width * height * 3);
  const mask = newMask(width, height);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const beside = y > 60 && y < 100 && x >= 130 ? shadow * Math.max(0, 1 - (x - 130) / 12) : 0;
      data.fill(200 - x / 10 - beside, i * 3, i * 3 + 3);
      if (y > 60 && y < 100 && x > 100 && x < 130) mask.data[i] = 255;
    }
  const photo: Raster = { width, height, channels: 3, data };
  return haloOf(photo, mask, surfaces, () => 1, newPlane(30, 20));
};

test('follows the shadow that a thing throws on its wall, and no further', () => {
  const halo = wallWith(40);
  expect(halo[80 * width + 134]).toBe(255);
  expect(halo[80 * width + 160]).toBe(0);
  expect(halo[80 * width + 90]).toBe(0);
});

test('a wall that only grows darker has none', () => {
  expect(wallWith(0).some((v) => v > 0)).toBe(false);
});

test('the lighter face of a pier is a wall of its own, and no glow', () => {
  const data = new Uint8Array(width * height * 3);
  const mask = newMask(width, height);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      data.fill(x >= 130 && x < 170 && y > 20 ? 205 : 180, i * 3, i * 3 + 3);
      if (y > 40 && y < 140 && x > 60 && x < 130) mask.data[i] = 255;
    }
  const halo = haloOf({ width, height, channels: 3, data }, mask, surfaces, () => 1, newPlane(30, 20));
  expect(halo[80 * width + 136]).toBe(0);
});
