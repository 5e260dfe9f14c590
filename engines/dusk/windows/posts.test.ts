import { expect, it } from 'vitest';
import { EMITTED } from '#engines/dusk/windows/light.ts';
import { shadePosts } from '#engines/dusk/windows/posts.ts';
import { lumaOf } from '#engines/raster/colour.ts';
import { newRaster } from '#engines/raster/raster.ts';

it('warms posts before lit glass by their own paint, takes sky from the pale ones and leaves the wall further off alone', () => {
  const [w, h] = [120, 60];
  const photo = newRaster(w, h);
  photo.data.fill(225);
  photo.data.set([60, 60, 60], (40 * w + 55) * 3);
  const emitted = new Uint8Array(w * h * 3);
  const glass = new Uint8Array(w * h);
  for (let y = 10; y < 50; y++)
    for (let x = 20; x < 100; x++)
      if (x !== 55) {
        glass[y * w + x] = 255;
        emitted.fill(150, (y * w + x) * 3, (y * w + x) * 3 + 3);
      }
  shadePosts(photo, lumaOf(photo), { left: 20, right: 100, top: 10, bottom: 50 }, emitted, glass);
  const light = (x: number, y: number, k: number): number => EMITTED[emitted[(y * w + x) * 3 + k]!]!;
  expect(glass[30 * w + 55]).toBeGreaterThan(60);
  expect(glass[40 * w + 55]).toBe(0);
  expect(light(55, 30, 0)).toBeGreaterThan(light(55, 30, 2));
  expect(light(55, 30, 0)).toBeGreaterThan(4 * light(55, 40, 0));
  expect(glass[30 * w + 12]).toBe(0);
});
