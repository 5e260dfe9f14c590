import { expect, it } from 'vitest';
import type { Quad } from '#engines/dusk/parameters.ts';
import { aslantPanes, isMostlyCasing } from '#engines/dusk/windows/aslant.ts';
import { newRaster, type Raster } from '#engines/raster/raster.ts';

const [W, H] = [100, 200];
const LEAN = -0.3;
const quadOf = (left: number, right: number, top: number, bottom: number): Quad => [
  [left / W, top / H],
  [right / W, top / H],
  [right / W, bottom / H],
  [left / W, bottom / H],
];

type Board = readonly [left: number, right: number, top: number, bottom: number, light: number];

/** Boards on a wall, their heads and feet leaning about a column. */
const wallWith = (wall: number, ...boards: readonly Board[]): Raster => {
  const photo = newRaster(W, H);
  photo.data.fill(wall);
  for (const [left, right, top, bottom, light] of boards)
    for (let x = left; x < right; x++)
      for (let y = Math.round(top + LEAN * (x + 0.5 - 50)); y < Math.round(bottom + LEAN * (x + 0.5 - 50)); y++)
        photo.data.fill(light, (y * W + x) * 3, (y * W + x) * 3 + 3);
  return photo;
};
const CASING: Board = [34, 66, 30, 170, 240];
const UPPER: Board = [40, 60, 42, 98, 110];
const LOWER: Board = [40, 60, 106, 158, 90];

it('finds both sashes of a window seen aslant between its casings, rails leaning as they do', () => {
  const snow: Board = [40, 60, 75, 98, 175];
  const panes = aslantPanes(wallWith(60, CASING, UPPER, snow, LOWER), quadOf(36, 64, 34, 166));
  expect(panes).toHaveLength(2);
  for (const [n, [top, bottom]] of (
    [
      [42, 98],
      [106, 158],
    ] as const
  ).entries()) {
    const [a, b, c, d] = panes[n]!;
    expect([a[0] * W, b[0] * W]).toEqual([40, 60]);
    for (const [at, row] of [
      [a, top + 3],
      [b, top - 3],
      [c, bottom - 3],
      [d, bottom + 3],
    ] as const)
      expect(Math.abs(at[1] * H - row)).toBeLessThan(2);
  }
  expect(isMostlyCasing(panes[0]!, quadOf(34, 66, 34, 166))).toBe(true);
  expect(isMostlyCasing(panes[0]!, quadOf(39, 61, 34, 166))).toBe(false);
});

it('takes no shutter without a rail between white boards and no half of a window behind its muntin for one', () => {
  const shutter: Board = [40, 60, 42, 158, 90];
  expect(aslantPanes(wallWith(60, CASING, shutter), quadOf(36, 64, 34, 166))).toHaveLength(0);
  const muntin: Board = [49, 51, 30, 170, 240];
  expect(aslantPanes(wallWith(60, CASING, UPPER, LOWER, muntin), quadOf(38, 62, 34, 166))).toHaveLength(0);
});

it('leaves alone what has no casing on one side', () => {
  const open: Board = [40, 90, 30, 170, 90];
  expect(aslantPanes(wallWith(60, CASING, UPPER, LOWER, open), quadOf(36, 64, 34, 166))).toHaveLength(0);
});
