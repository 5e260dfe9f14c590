import { describe, expect, it } from 'vitest';
import { darkPorches } from '#engines/dusk/lamps/porches.ts';
import { lumaOf } from '#engines/raster/colour.ts';
import { newPlane, newRaster, type Plane, type Raster } from '#engines/raster/raster.ts';
import { lampAt, pointAt } from '#tests/support/small-windows.ts';

const [W, H] = [160, 120];
type Box = readonly [left: number, top: number, right: number, bottom: number];
type Paint = readonly [Box, readonly [number, number, number]];

const fill = (value: number, [left, top, right, bottom]: Box): Plane => {
  const plane = newPlane(W, H);
  for (let y = top; y < bottom; y++) plane.data.fill(value, y * W + left, y * W + right);
  return plane;
};

const houseWith = (...paints: readonly Paint[]): Raster => {
  const photo = newRaster(W, H);
  photo.data.fill(170);
  for (const [[left, top, right, bottom], colour] of paints)
    for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) photo.data.set(colour, (y * W + x) * 3);
  return photo;
};

const none = newPlane(W, H);
const sight = {
  house: fill(1, [20, 10, 140, 90]),
  roof: none,
  pane: none,
  ground: fill(1, [0, 90, W, H]),
  leaf: none,
};
const AIR = [16, 16, 16] as const;
const ARCH: Paint = [[60, 60, 80, 90], AIR];
const LANTERN = [0.31, 0.55] as const;

const arcadesOf = (photo: Raster, lamps: readonly (readonly [number, number])[] = [LANTERN]) =>
  darkPorches(photo, lumaOf(photo), [pointAt(0.2, 0.2), pointAt(0.8, 0.2), ...lamps.map(lampAt)], sight);

describe('arcades', () => {
  it('hangs a lamp behind an arch that is as dark as night by day, where lanterns hang beside it', () => {
    const [arch, ...others] = arcadesOf(houseWith(ARCH));
    expect(others).toHaveLength(0);
    expect(arch!.lamps).toHaveLength(1);
    expect(arch!.lamps[0]!.x).toBeCloseTo(70);
    expect(arch!.bare.data[75 * W + 70]).toBeGreaterThan(1);
    expect(arch!.bare.data[75 * W + 50]).toBe(0);
    expect(arcadesOf(houseWith(ARCH), [])).toHaveLength(0);
  });

  it('lights no parasol before it', () => {
    const [arch] = arcadesOf(
      houseWith(ARCH, [
        [70, 60, 80, 90],
        [44, 18, 20],
      ]),
    );
    expect(arch!.bare.data[75 * W + 64]).toBeGreaterThan(1);
    expect(arch!.bare.data[75 * W + 75]).toBe(0);
  });

  it('takes no dark window over a sill, no wall in the shade and no place under the open sky for one', () => {
    expect(arcadesOf(houseWith([[60, 40, 80, 66], AIR]))).toHaveLength(0);
    expect(
      arcadesOf(
        houseWith([
          [60, 60, 80, 90],
          [80, 80, 80],
        ]),
      ),
    ).toHaveLength(0);
    expect(arcadesOf(houseWith([[142, 60, 158, 90], AIR]))).toHaveLength(0);
  });
});
