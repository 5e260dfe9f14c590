import { expect, it } from 'vitest';
import type { Surfaces } from '#engines/dusk/sun/surfaces.ts';
import { givePlaster, giveSoffits } from '#engines/dusk/sun/white-boards.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';

const plane = (value: (x: number, y: number) => number): Plane => {
  const out = newPlane(60, 60);
  for (let i = 0; i < out.data.length; i++) out.data[i] = value(i % 60, Math.floor(i / 60));
  return out;
};

/** Share of wall below something light before the sky, that many cells across, with a roof all around. */
const given = (across: number, board: number, stops: number): number => {
  const light = (x: number, y: number): boolean => y >= 20 && y < 24 && Math.abs(x - 30) <= across / 2;
  const [roof, house] = [plane(() => 1), plane(() => 0)];
  const share = plane((x, y) => (y < 24 && !light(x, y) ? 0 : 1));
  const day = plane((x, y) => (light(x, y) ? board : -3.5));
  const sun = plane((x, y) => (light(x, y) ? 2 : stops));
  giveSoffits({ roof, house } as Surfaces, share, day, sun);
  expect(roof.data[50 * 60 + 30]).toBe(1);
  return house.data[30 * 60 + 30]!;
};

it('gives the wall the soffit behind a white board before the sky, and leaves the roof its tiles', () => {
  expect(given(60, -0.3, 0.1)).toBe(1);
  expect(given(60, -0.3, 1.8)).toBe(0);
  expect(given(60, -3, 0.1)).toBe(0);
});

it('leaves the roof its tiles below a white chimney', () => {
  expect(given(10, -0.3, 0.1)).toBe(0);
});

it('gives the wall a broad white front that is called roof, and leaves the roof a board and tiles in the sun', () => {
  const asWall = (tall: number, light: number, sun = 1.5): number => {
    const [roof, house] = [plane(() => 1), plane(() => 0)];
    givePlaster(
      { roof, house } as Surfaces,
      plane((_, y) => (Math.abs(y - 30) <= tall / 2 ? light : -2.5)),
      plane(() => sun),
    );
    return house.data[30 * 60 + 30]!;
  };
  expect(asWall(24, -0.1)).toBe(1);
  expect(asWall(5, -0.1)).toBe(0);
  expect(asWall(24, -1)).toBe(0);
  expect(asWall(24, -0.1, 0)).toBe(0);
});
