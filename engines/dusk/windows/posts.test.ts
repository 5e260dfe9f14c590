import { expect, it } from 'vitest';
import type { Quad } from '#engines/dusk/parameters.ts';
import { shadePosts } from '#engines/dusk/windows/posts.ts';
import { lumaOf } from '#engines/raster/colour.ts';
import { newRaster } from '#engines/raster/raster.ts';

it('darkens white posts before lit glass, warms their sides and leaves leaves alone', () => {
  const [w, h] = [120, 60];
  const photo = newRaster(w, h);
  photo.data.fill(225);
  for (let x = 50; x < 60; x++) photo.data.set([90, 120, 40], (40 * w + x) * 3);
  const emitted = new Uint8Array(w * h * 3);
  const glass = new Uint8Array(w * h);
  for (let y = 10; y < 50; y++)
    for (let x = 20; x < 100; x++)
      if (x < 45 || x > 65) {
        glass[y * w + x] = 255;
        emitted.fill(150, (y * w + x) * 3, (y * w + x) * 3 + 3);
      }
  const bank: Quad = [
    [20, 10],
    [100, 10],
    [100, 50],
    [20, 50],
  ];
  shadePosts(photo, lumaOf(photo), bank, emitted, glass);
  const red = (x: number, y: number): number => emitted[(y * w + x) * 3]!;
  expect(glass[30 * w + 55]).toBeGreaterThan(120);
  expect(glass[40 * w + 55]).toBe(0);
  expect(red(46, 30)).toBeGreaterThan(red(55, 30));
  expect(red(46, 30)).toBeGreaterThan(emitted[(30 * w + 46) * 3 + 2]!);
  expect(glass[30 * w + 10]).toBe(0);
});
