import { expect, it } from 'vitest';
import { lampPairs, tintedThings } from '#engines/dusk/lamps/lamp-pairs.ts';
import { largestBeside, smallThings } from '#engines/dusk/lamps/lamp-shapes.ts';
import { windowLook } from '#engines/dusk/windows/look.ts';
import { newPlane, newRaster } from '#engines/raster/raster.ts';

const [W, H] = [400, 260];
type Colour = readonly [number, number, number];

/** Two things of one size on an orange wall, on either side of a door. */
const pairOn = (wide: number, tall: number, colour: Colour, doorTall = 100) => {
  const photo = newRaster(W, H);
  for (let i = 0; i < W * H; i++) photo.data.set([200, 150, 110], i * 3);
  for (const x of [150, 250])
    for (let y = 130; y < 130 + tall; y++)
      for (let dx = 0; dx < wide; dx++) photo.data.set(colour, (y * W + x - (wide >> 1) + dx) * 3);
  const alpha = { width: W, height: H, data: new Uint8Array(W * H) };
  const look = windowLook(photo, { alpha, front: photo, frontLuma: alpha.data });
  const wall = newPlane(W, H);
  wall.data.fill(1);
  const doors = [{ left: 170, right: 230, top: 120, tall: doorTall }];
  return lampPairs(look, smallThings(look), tintedThings(look, doors, wall), doors);
};

it('finds a pair of iron hardly taller than wide, where it is darker than its wall', () => {
  expect(pairOn(9, 10, [90, 88, 86])).toHaveLength(2);
});

it('takes pale brackets of that shape for none', () => {
  expect(pairOn(9, 10, [190, 190, 190])).toEqual([]);
});

it('looks for larger lanterns beside a door that is nearer', () => {
  expect(largestBeside([{ left: 0, right: 50, top: 0, tall: 100 }])).toBe(27);
  expect(pairOn(22, 32, [60, 58, 56], 110)).toEqual([]);
  expect(pairOn(22, 32, [60, 58, 56], 200)).toHaveLength(2);
});
