import { expect, it } from 'vitest';
import { housePartsIn } from '#engines/dusk/house-parts.ts';
import { CLASS_NAMES, type Segmentation, type Segmenter } from '#engines/ports.ts';
import { newPlane, newRaster } from '#engines/raster/raster.ts';

/** A photo with a house between two columns, as shares of its width. */
const seenWith = (from: number, to: number): Segmentation => {
  const [width, height] = [64, 40];
  const probabilities = CLASS_NAMES.map(() => newPlane(width, height));
  const facade = probabilities[CLASS_NAMES.indexOf('facade')]!;
  for (let y = 10; y < 35; y++) facade.data.fill(1, y * width + from * width, y * width + to * width);
  return { width, height, probabilities, scene: {} };
};

/** Sees a lamp in the middle of each picture, and notes how large that was. */
const segmenterOf = (sizes: number[]): Segmenter => ({
  segment: () => Promise.reject(new Error('not asked')),
  houseParts: (house) => {
    sizes.push(house.width);
    const [glass, lamps] = [newPlane(20, 10), newPlane(20, 10)];
    glass.data.fill(0.5);
    lamps.data.fill(1, 5 * 20 + 9, 5 * 20 + 11);
    return Promise.resolve({ glass, lamps });
  },
});

it('looks at a broad house in two pieces, and tells what each shows', async () => {
  const sizes: number[] = [];
  const parts = await housePartsIn(newRaster(640, 400), seenWith(0, 1), segmenterOf(sizes));
  expect(sizes).toHaveLength(2);
  const { width, height, data } = parts!.lamps;
  const lampAt = (share: number): number => {
    let most = 0;
    for (let y = 0; y < height; y++) most = Math.max(most, data[y * width + Math.round(share * width)]!);
    return most;
  };
  expect(Math.min(lampAt(0.29), lampAt(0.71))).toBeGreaterThan(0.5);
  expect(lampAt(0.5)).toBe(0);
});

it('looks at a narrow house in one, and at none where there is no house', async () => {
  const sizes: number[] = [];
  await housePartsIn(newRaster(640, 400), seenWith(0.25, 0.5), segmenterOf(sizes));
  expect(sizes).toHaveLength(1);
  expect(sizes[0]).toBeLessThan(400);
  expect(await housePartsIn(newRaster(640, 400), seenWith(0, 0), segmenterOf(sizes))).toBeUndefined();
});
