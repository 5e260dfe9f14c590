import { expect, it } from 'vitest';
import { withBlossoms } from '#engines/dusk/lamps/blossom-cells.ts';
import { newPlane, newRaster } from '#engines/raster/raster.ts';

const at = (x: number, y: number): number => y * 40 + x;

it('counts red blossoms beside leaves as leaves, and neither brick there nor a red door far from them', () => {
  const photo = newRaster(80, 40);
  photo.data.fill(120);
  const paint = (x: number, y: number, colour: readonly [number, number, number]): void => {
    for (let j = 2 * y; j < 2 * y + 2; j++)
      for (let i = 2 * x; i < 2 * x + 2; i++) photo.data.set(colour, 3 * (j * 80 + i));
  };
  paint(14, 6, [210, 40, 80]);
  paint(14, 12, [170, 90, 60]);
  paint(34, 6, [210, 40, 80]);
  const leaf = newPlane(40, 20);
  for (let y = 0; y < 20; y++) leaf.data.fill(1, at(0, y), at(12, y));
  const { data } = withBlossoms(photo, leaf);
  expect(data[at(14, 6)]).toBe(1);
  expect(data[at(14, 12)]).toBe(0);
  expect(data[at(34, 6)]).toBe(0);
  expect(data[at(6, 6)]).toBe(1);
});
