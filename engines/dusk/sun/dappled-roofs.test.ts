import { expect, it } from 'vitest';
import { dappleOn, dimFlecks } from '#engines/dusk/sun/dappled-roofs.ts';
import type { Surfaces } from '#engines/dusk/sun/surfaces.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';

const AT = 30 * 60 + 30;
/** A plane with a fleck of five by two cells. */
const fleck = (roof: number, own: number): Plane => {
  const plane = newPlane(60, 60);
  plane.data.fill(roof);
  for (let y = 30; y < 32; y++) plane.data.fill(own, y * 60 + 28, y * 60 + 33);
  return plane;
};

/** Stops that such a fleck loses on a roof, of which the network sees so many. */
const lost = (lighter: number, seen: number): number => {
  const sun = fleck(0.3, 0.3);
  dimFlecks(sun, fleck(-2.8, -2.8 + lighter), fleck(0.3, 0.3 + seen), fleck(1, 1));
  expect(sun.data[AT + 20]).toBeCloseTo(0.3, 5);
  return sun.data[AT]! - 0.3;
};

it('takes a fleck of sun from a roof, as far as the network can have missed it', () => {
  expect(lost(1.3, 0.2)).toBeGreaterThan(0.8);
  expect(lost(1.3, 0.05)).toBeCloseTo(0.3, 1);
});

it('leaves a light tile in which the network sees no sun, and one that is hardly lighter', () => {
  expect(lost(1.3, 0)).toBeCloseTo(0, 2);
  expect(lost(0.3, 0.3)).toBeCloseTo(0, 5);
});

it('looks for spots of sun inside of a roof, and not on the board along it', () => {
  const roof = newPlane(60, 60);
  roof.data.fill(1, 0, 30 * 60);
  const inside = dappleOn({ roof, paving: newPlane(60, 60) } as Surfaces).data;
  expect(inside[15 * 60 + 30]).toBe(1);
  expect(inside[28 * 60 + 30]).toBeLessThan(0.2);
});
