import { expect, test } from 'vitest';
import { withoutHoles } from '#engines/clearing/pockets.ts';
import type { Raster } from '#engines/raster/raster.ts';

const [width, height] = [200, 120];

/** A chair at the right border around a patch that was not found, on a dark floor. */
const cleared = (patch: number, doubt = 0.18): Uint8Array => {
  const data = new Uint8Array(width * height * 3);
  const map = new Uint8Array(width * height);
  const floor = new Float32Array(width * height).fill(0.8);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const chair = x > 150 && y > 40;
      const left = x > 190 && y > 55 && y < 100;
      if (chair && !left) map[i] = 255;
      data.fill(left ? patch : chair ? 220 : 60 + ((x * 7) % 11), i * 3, i * 3 + 3);
    }
  const photo: Raster = { width, height, channels: 3, data };
  return withoutHoles(photo, map, new Uint8Array(width * height), floor, new Float32Array(width * height).fill(doubt));
};

test('a patch of a thing that the border cuts goes with the thing, though the network takes it for floor', () => {
  expect(cleared(225)[80 * width + 197]).toBe(255);
});

test('a patch of the colour of the floor stays, and one that is surely floor', () => {
  expect(cleared(66)[80 * width + 197]).toBe(0);
  expect(cleared(225, 0.02)[80 * width + 197]).toBe(0);
});
