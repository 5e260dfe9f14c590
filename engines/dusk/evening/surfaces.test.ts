import { expect, it } from 'vitest';
import { eveningSurfaces } from '#engines/dusk/evening/surfaces.ts';
import type { Cells } from '#engines/dusk/lamps/light-cells.ts';
import { SURFACES, type Surfaces } from '#engines/dusk/sun/surfaces.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';

const plane = (value: number): Plane => {
  const out = newPlane(8, 8);
  out.data.fill(value);
  return out;
};

/** The evening of a paving or wall with such light, sun taken out, and stops of blue over red. */
const eveningOf = (name: 'paving' | 'house', shade: number, sun = 0, blue = 0) => {
  const surfaces = Object.fromEntries(SURFACES.map((surface) => [surface, plane(1)])) as unknown as Surfaces;
  const cells = { light: plane(shade + sun), warm: plane(0), cool: plane(blue) } as unknown as Cells;
  const parts = eveningSurfaces(surfaces, (values) => values.data[0]!, cells, plane(shade), sun, sun > 0 ? 1 : 0);
  return parts[SURFACES.indexOf(name)]!;
};

it('exposes for the shade of a sunny day', () => {
  expect(eveningOf('house', -3.5, 2.5).target).toBeGreaterThan(eveningOf('house', -3.5).target + 0.3);
});

it('leaves nothing as light as by day', () => {
  for (const sun of [0, 1, 2]) expect(eveningOf('house', -1.5 - sun, sun).target).toBeLessThan(-1.5);
});

it('lets snow shine more than pale paving', () => {
  expect(eveningOf('paving', -0.7, 0, 0.5).target).toBeGreaterThan(eveningOf('paving', -0.7).target + 0.1);
});

it('lets no concrete shine as snow, however pale', () => {
  for (const blue of [-0.5, -0.2, 0])
    expect(eveningOf('paving', -0.5, 0, blue).target).toBeLessThan(eveningOf('paving', -0.5, 0, 0.5).target - 0.6);
  expect(eveningOf('paving', -0.5).target).toBeCloseTo(eveningOf('paving', -0.8).target, 2);
});

it('takes the cold of a photo out of paving, not out of snow', () => {
  const bluer = (shade: number, blue: number): number => {
    const [red, , own] = eveningOf('paving', shade, 0, blue).hue;
    return own / red;
  };
  expect(bluer(-3, 0.6)).toBeLessThan(0.8 * bluer(-3, 0));
  expect(bluer(-0.6, 0.5)).toBeGreaterThan(bluer(-3, 0));
});

it('leaves snow in the corners of the picture its light, and takes it from paving there', () => {
  expect(eveningOf('paving', -0.6, 0, 0.5).far).toBeLessThan(0.5 * eveningOf('paving', -0.6).far);
  expect(eveningOf('paving', -0.6).far).toBe(eveningOf('paving', -3).far);
});
