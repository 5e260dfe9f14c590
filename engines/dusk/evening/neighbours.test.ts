import { expect, it } from 'vitest';
import { calmNeighbours } from '#engines/dusk/evening/neighbours.ts';
import type { Surfaces } from '#engines/dusk/sun/surfaces.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';

const filled = (value: number): Plane => {
  const out = newPlane(4, 4);
  out.data.fill(value);
  return out;
};
/** Stops of red and blue that a wall of that hue gains, so far away from the house. */
const gained = (red: number, blue: number, away: number, share = 1, to = 1): readonly [number, number] => {
  const [redder, bluer] = [filled(1), filled(1)];
  const surfaces = { house: filled(share), roof: filled(0), garage: filled(0) } as unknown as Surfaces;
  calmNeighbours([redder, bluer], [filled(red), filled(blue)], filled(away), surfaces, [0, to], 1);
  return [Math.log2(redder.data[5]!), Math.log2(bluer.data[5]!)];
};

it("brings a neighbour's brown gable and violet shade nearer to each other, and both to the sky's blue", () => {
  const [brown, violet] = [gained(0.6, -0.5, 2.4), gained(0.2, 0.4, 2.4)];
  expect(Math.abs(0.6 + brown[0] - 0.2 - violet[0])).toBeLessThan(0.39);
  expect(brown[1]).toBeGreaterThan(0.07);
  expect(brown[0]).toBeLessThan(-0.06);
  expect(gained(0.6, -0.5, 0, 1, 0.1)[0]).toBeCloseTo(brown[0], 3);
});

it('leaves the house for sale its paint, and the trees beside it their green', () => {
  expect(gained(0.6, -0.5, 0.6)).toEqual([0, 0]);
  expect(gained(0.6, -0.5, 2.4, 0)).toEqual([0, 0]);
});
