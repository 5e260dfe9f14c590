import { expect, it } from 'vitest';
import { floatingCars } from '#engines/dusk/sun/floating-cars.ts';
import { surfacesOf } from '#engines/dusk/sun/surfaces.ts';
import { CLASS_NAMES, type ClassName, type Segmentation } from '#engines/ports.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';

const SIZE = 100;
const planeOf = (value: (x: number, y: number) => number): Plane => {
  const out = newPlane(SIZE, SIZE);
  for (let i = 0; i < out.data.length; i++) out.data[i] = value(i % SIZE, Math.floor(i / SIZE));
  return out;
};
/** The beam of a porch over a hedge, and a car on the drive before it; the ground begins at row 80. */
const isBeam = (x: number, y: number): boolean => x > 20 && x < 60 && y > 40 && y < 48;
const isCar = (x: number, y: number): boolean => x > 65 && x < 95 && y > 66 && y < 80;
const isHedge = (x: number, y: number): boolean => x > 10 && x < 65 && y > 48 && y < 80;
const nameAt = (x: number, y: number): ClassName =>
  y >= 80 ? 'ground' : isBeam(x, y) || isCar(x, y) ? 'vehicle' : isHedge(x, y) ? 'vegetation' : 'facade';

it('takes what stands on no ground for no car', () => {
  const cars = planeOf((x, y) => (nameAt(x, y) === 'vehicle' ? 0.8 : 0));
  const floats = floatingCars(
    cars,
    planeOf((_, y) => (y >= 80 ? 1 : 0)),
  );
  expect(floats[44 * SIZE + 40]).toBeCloseTo(0.8);
  expect(floats[72 * SIZE + 80]).toBe(0);
});

it('gives the house the beam of a porch that is read as a car, and the ground a car that stands on it', () => {
  const seen: Segmentation = {
    width: SIZE,
    height: SIZE,
    probabilities: CLASS_NAMES.map((name) => planeOf((x, y) => (nameAt(x, y) === name ? 1 : 0))),
    scene: {},
  };
  const none = newPlane(SIZE, SIZE);
  const { house, paving } = surfacesOf(seen, none, none, 0);
  expect(house.data[44 * SIZE + 40]).toBe(1);
  expect(paving.data[44 * SIZE + 40]).toBe(0);
  expect(paving.data[72 * SIZE + 80]).toBe(1);
});
