import { expect, it } from 'vitest';
import { giveTrim, type Surfaces } from '#engines/dusk/surfaces.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';

const plane = (value: (y: number) => number): Plane => {
  const out = newPlane(60, 60);
  for (let i = 0; i < out.data.length; i++) out.data[i] = value(Math.floor(i / 60));
  return out;
};

it('gives the wall the white board along a roof, and leaves the roof its tiles in the sun', () => {
  const roof = plane((y) => (y < 40 ? 1 : 0));
  const house = plane((y) => (y < 40 ? 0 : 1));
  const shade = plane((y) => (y === 39 || y === 15 ? -1 : -4));
  giveTrim({ roof, house } as Surfaces, shade.data, -4);
  expect(house.data[39 * 60 + 30]).toBeGreaterThan(0.9);
  expect(house.data[15 * 60 + 30]).toBe(0);
});
