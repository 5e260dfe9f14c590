import { expect, it } from 'vitest';
import { closeLook } from '#engines/dusk/close-look.ts';
import { CLASS_NAMES, type ClassName, type Segmentation, type Segmenter } from '#engines/ports.ts';
import { newPlane, newRaster, type Raster } from '#engines/raster/raster.ts';

const photo = newRaster(640, 420);

/** Everything sky but for a box (in fractions) of one class. */
const seeing = (
  name: ClassName,
  box: readonly [number, number, number, number],
  rest: ClassName = 'sky',
): Segmentation => {
  const [width, height] = [64, 44];
  const probabilities = CLASS_NAMES.map(() => newPlane(width, height));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [u, v] = [(x + 0.5) / width, (y + 0.5) / height];
      const inside = u > box[0] && v > box[1] && u < box[2] && v < box[3];
      probabilities[CLASS_NAMES.indexOf(inside ? name : rest)]!.data[y * width + x] = 1;
    }
  return { width, height, probabilities, scene: { exterior: 1 } };
};

const at = (seen: Segmentation, name: ClassName, u: number, v: number): number =>
  seen.probabilities[CLASS_NAMES.indexOf(name)]!.data[
    Math.floor(v * seen.height) * seen.width + Math.floor(u * seen.width)
  ]!;

it('asks for one piece of a small house and two of a wide one, and only of the house', async () => {
  const pieces: Raster[] = [];
  const segmenter: Segmenter = {
    segment: async (piece) => {
      pieces.push(piece);
      return seeing('facade', [0, 0, 1, 1]);
    },
  };
  await closeLook(photo, seeing('facade', [0.4, 0.4, 0.6, 0.7]), segmenter);
  expect(pieces).toHaveLength(1);
  expect(pieces[0]!.width).toBeLessThan(photo.width * 0.35);
  await closeLook(photo, seeing('facade', [0.05, 0.4, 0.95, 0.7]), segmenter);
  expect(pieces).toHaveLength(3);
});

it('takes the nearer word for the house and keeps the sky', async () => {
  const segmenter: Segmenter = { segment: async () => seeing('pane', [0.4, 0.4, 0.6, 0.6], 'facade') };
  const merged = await closeLook(photo, seeing('facade', [0.3, 0.3, 0.7, 0.8]), segmenter);
  expect(at(merged, 'pane', 0.5, 0.54)).toBeGreaterThan(0.8);
  expect(at(merged, 'sky', 0.05, 0.05)).toBeGreaterThan(0.9);
});

it('does not let the glass of a garage door light up', async () => {
  const segmenter: Segmenter = { segment: async () => seeing('pane', [0, 0, 1, 1]) };
  const merged = await closeLook(photo, seeing('garage', [0.3, 0.4, 0.7, 0.8]), segmenter);
  expect(at(merged, 'pane', 0.5, 0.6)).toBeLessThan(0.1);
  expect(at(merged, 'garage', 0.5, 0.6)).toBeGreaterThan(0.8);
});

it('leaves a photo without a house as it was seen', async () => {
  const seen = seeing('vegetation', [0, 0.5, 1, 1]);
  const segmenter: Segmenter = { segment: () => Promise.reject(new Error('not asked for')) };
  expect(await closeLook(photo, seen, segmenter)).toBe(seen);
});

it('looks at a room once', async () => {
  const seen = { ...seeing('facade', [0.4, 0.3, 0.6, 0.6], 'wall'), scene: { exterior: 0.02 } };
  const segmenter: Segmenter = { segment: () => Promise.reject(new Error('not asked for')) };
  expect(await closeLook(photo, seen, segmenter)).toBe(seen);
});
