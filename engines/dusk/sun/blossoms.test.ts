import { expect, test } from 'vitest';
import { takeBlossoms } from '#engines/dusk/sun/blossoms.ts';
import type { Surfaces } from '#engines/dusk/sun/surfaces.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';

const filled = (value: number): Plane => {
  const plane = newPlane(60, 30);
  plane.data.fill(value);
  return plane;
};

test('red blossoms are of the leaves beside them; brick and brown stucco beside leaves and a red door on a bare wall stay wall', () => {
  const surfaces: Surfaces = {
    house: filled(1),
    roof: filled(0),
    garage: filled(0),
    leaf: filled(0),
    lawn: filled(0),
    paving: filled(0),
    water: filled(0),
  };
  for (let y = 0; y < 30; y++) {
    surfaces.leaf.data.fill(1, y * 60, y * 60 + 20);
    surfaces.house.data.fill(0, y * 60, y * 60 + 20);
  }
  const [warm, cool] = [filled(0), filled(0)];
  const at = (x: number, y: number): number => y * 60 + x;
  warm.data[at(24, 8)] = 2;
  warm.data[at(24, 20)] = 0.7;
  warm.data[at(50, 8)] = 2;
  warm.data[at(24, 14)] = 2;
  cool.data[at(24, 14)] = -1.2;
  takeBlossoms(surfaces, warm, cool);
  expect(surfaces.leaf.data[at(24, 8)]).toBeGreaterThan(0.9);
  expect(surfaces.house.data[at(24, 8)]).toBeLessThan(0.1);
  expect(surfaces.leaf.data[at(24, 20)]).toBe(0);
  expect(surfaces.leaf.data[at(50, 8)]).toBe(0);
  expect(surfaces.leaf.data[at(24, 14)]).toBe(0);
});
