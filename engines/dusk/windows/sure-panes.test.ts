import { expect, it } from 'vitest';
import { leans, sureGlass } from '#engines/dusk/windows/sure-panes.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';

const [WIDTH, HEIGHT] = [100, 80];

/** Glass where it is told, nine tenths sure of it. */
const seen = (isGlass: (x: number, y: number) => boolean): Plane => {
  const pane = newPlane(WIDTH, HEIGHT);
  for (let i = 0; i < pane.data.length; i++) if (isGlass(i % WIDTH, Math.floor(i / WIDTH))) pane.data[i] = 0.9;
  return pane;
};
const inPane = (x: number, y: number): boolean => x >= 20 && x < 50 && y >= 10 && y < 50;
const cellsOf = (pane: Plane) =>
  sureGlass(pane).map(({ sides }) => sides?.map(([x, y]) => [Math.round(x * WIDTH), Math.round(y * HEIGHT)]));
const WHOLE = [
  [20, 10],
  [50, 10],
  [50, 50],
  [20, 50],
];

it('reads the four sides of a pane off its cells', () => {
  expect(cellsOf(seen(inPane))).toEqual([WHOLE]);
});

it('goes on straight where a bush hides the foot of a pane', () => {
  const bush = (x: number, y: number): boolean => (x - 44) ** 2 + (y - 50) ** 2 < 90;
  expect(cellsOf(seen((x, y) => inPane(x, y) && !bush(x, y)))).toEqual([WHOLE]);
});

it('gives no sides to a wedge of wall, and none to what is ragged all around', () => {
  expect(cellsOf(seen((x, y) => inPane(x, y) && x - 20 < 0.7 * (50 - y)))).toEqual([undefined]);
  expect(
    cellsOf(seen((x, y) => (x - 40) ** 2 + (y - 40) ** 2 < 300 + 250 * Math.sin(x * 1.3) * Math.cos(y))),
  ).not.toContainEqual(WHOLE);
});

it('calls a slip leaning, and what no lens tips so far, but no broad pane in perspective', () => {
  const leaning = (width: number, aside: number) =>
    leans(
      [
        [0.3, 0.4],
        [0.3 + width, 0.4],
        [0.3 + aside + width, 0.5],
        [0.3 + aside, 0.5],
      ],
      { width: 900, height: 600 },
    );
  expect(leaning(0.008, 0.007)).toBe(true);
  expect(leaning(0.05, 0.007)).toBe(false);
  expect(leaning(0.05, 0.012)).toBe(true);
});
