import { expect, it } from 'vitest';
import { dullBlueGaps } from '#engines/dusk/sky/blue-gaps.ts';
import type { SkyLook } from '#engines/dusk/sky/look.ts';
import type { SkyRegion } from '#engines/dusk/sky/region.ts';
import { newMask, newRaster } from '#engines/raster/raster.ts';

const SIZE = 60;
const CELLS = SIZE * SIZE;
const SKY = [64, 120, 187] as const;
const plane = (value: number): Float32Array => new Float32Array(CELLS).fill(value);

/** A tree below the sky, every gap of one colour, under a sky of another; and what of it is left. */
const after = (
  colour: readonly [number, number, number],
  sky: readonly [number, number, number],
  house = 0.2,
  /** Blue over red of its cells, leaves and gaps together. */
  around = 0,
  /** Rows of open sky, and the horizon. */
  [open, horizon] = [20, 0],
): number[] => {
  const front = newRaster(SIZE, SIZE);
  for (let i = 0; i < CELLS; i++) front.data.set(colour, 3 * i);
  const cells = new Uint8Array(CELLS).fill(1, 0, open * SIZE);
  const local = { r: plane(sky[0] / 255), g: plane(sky[1] / 255), b: plane(sky[2] / 255) };
  const cut = { front, frontLuma: new Uint8Array(CELLS).fill(110), alpha: newMask(SIZE, SIZE) };
  const borders = { built: plane(0), leafy: plane(0.4), house: plane(house) };
  const look = { width: SIZE, height: SIZE, mean: { r: plane(0.3), b: plane(0.3 + around) } } as SkyLook;
  dullBlueGaps(cut, look, { cells, local, horizon } as unknown as SkyRegion, borders);
  return [...front.data.subarray(3 * (40 * SIZE + 30), 3 * (40 * SIZE + 30) + 3)];
};

it('takes the blue of the sky out of the gaps between leaves', () => {
  const [r, g, b] = after([80, 98, 135], SKY) as [number, number, number];
  expect(b - r).toBeLessThan(5);
  expect(g).toBeLessThan(90);
});

it('leaves leaves, walls and what stands under a pale sky as they are', () => {
  expect(after([60, 75, 45], SKY)).toEqual([60, 75, 45]);
  expect(after([80, 98, 135], SKY, 0.9)).toEqual([80, 98, 135]);
  expect(after([80, 98, 135], [190, 205, 225])).toEqual([80, 98, 135]);
});

it('leaves a hill behind leaves, which is blue all over', () => {
  expect(after([80, 98, 135], SKY, 0.2, 0.22)).toEqual([80, 98, 135]);
});

it('looks for them further from the sky above the horizon only: below it there is water', () => {
  const [r, , b] = after([80, 98, 135], SKY, 0.2, 0, [1, 0.9]) as [number, number, number];
  expect(b - r).toBeLessThan(5);
  expect(after([80, 98, 135], SKY, 0.2, 0, [1, 0.3])).toEqual([80, 98, 135]);
});
