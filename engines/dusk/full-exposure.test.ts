import { expect, it } from 'vitest';
import { exposedFully } from '#engines/dusk/full-exposure.ts';
import { newRaster } from '#engines/raster/raster.ts';

/** A grey photo with a share of white in it. */
const photoOf = (grey: number, white: number, share: number) => {
  const photo = newRaster(200, 100);
  photo.data.fill(grey);
  photo.data.fill(white, 0, Math.round(share * 20_000) * 3);
  return photo;
};

it('raises a photo whose white is grey, all of it alike, and leaves the given one as it was', () => {
  const dark = photoOf(100, 192, 0.02);
  const raised = exposedFully(dark);
  expect(raised.data[0]).toBeGreaterThanOrEqual(239);
  expect(raised.data.at(-1)! / 100).toBeCloseTo(raised.data[0]! / 192, 1);
  expect(dark.data[0]).toBe(192);
});

it('leaves one that has its white, and raises none beyond reason', () => {
  const bright = photoOf(100, 245, 0.02);
  expect(exposedFully(bright)).toBe(bright);
  expect(exposedFully(photoOf(20, 40, 0.02)).data[0]).toBe(60);
});

it('takes no glint for white', () => {
  expect(exposedFully(photoOf(100, 255, 0.0004)).data.at(-1)).toBeGreaterThan(120);
});

it('keeps the hue of a bulb above its white, and takes a deep blue sky for no dark photo', () => {
  const photo = photoOf(100, 170, 0.02);
  photo.data.set([200, 180, 130], 3000);
  const [r, , b] = exposedFully(photo).data.subarray(3000, 3003);
  expect(r).toBe(255);
  expect(b! / r!).toBeCloseTo(130 / 200, 1);
  const sky = newRaster(200, 100);
  for (let p = 0; p < sky.data.length; p += 3) sky.data.set([110, 180, 245], p);
  expect(exposedFully(sky)).toBe(sky);
});
