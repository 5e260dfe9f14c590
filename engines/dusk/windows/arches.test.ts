import { expect, test } from 'vitest';
import type { Quad } from '#engines/dusk/parameters.ts';
import { archOver, lunetteIn } from '#engines/dusk/windows/arches.ts';
import { newRaster } from '#engines/raster/raster.ts';

const SIZE = 120;
const quad: Quad = [
  [30 / SIZE, 70 / SIZE],
  [90 / SIZE, 70 / SIZE],
  [90 / SIZE, 110 / SIZE],
  [30 / SIZE, 110 / SIZE],
];
/** A dark window in a light wall, and over its bar what is dark by `over`. */
const houseWith = (over: (x: number, y: number) => boolean) => {
  const photo = newRaster(SIZE, SIZE);
  for (let y = 0, p = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++, p += 3) {
      const dark = over(x, y) || (x >= 30 && x < 90 && y >= 70 && y < 110);
      photo.data.fill(dark ? 40 : 180, p, p + 3);
    }
  return photo;
};
const round = (x: number, y: number): boolean => y < 64 && Math.hypot(x - 60, y - 63.5) < 15;

test('half a disc over the head of a window is its arch', () => {
  const [a, , c] = archOver(houseWith(round), quad)!;
  expect(a[0] * SIZE).toBeCloseTo(46, 0);
  expect(a[1] * SIZE).toBeCloseTo(49, 0);
  expect(c[1] * SIZE).toBeCloseTo(64, 0);
});

test('a wall, a second window over it, the shade of an eave and an arch aside are none', () => {
  expect(
    archOver(
      houseWith(() => false),
      quad,
    ),
  ).toBeUndefined();
  expect(
    archOver(
      houseWith((x, y) => x >= 45 && x < 75 && y >= 44 && y < 64),
      quad,
    ),
  ).toBeUndefined();
  expect(
    archOver(
      houseWith((_, y) => y < 64),
      quad,
    ),
  ).toBeUndefined();
  expect(
    archOver(
      houseWith((x, y) => round(x - 14, y)),
      quad,
    ),
  ).toBeUndefined();
});

/** A half-round window with grey-blue glass in a brown frame, on a white wall. */
const gableWith = (isGlass: (x: number, y: number) => boolean) => {
  const photo = newRaster(SIZE, SIZE);
  for (let y = 0, p = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++, p += 3) {
      const framed = y < 80 && Math.hypot(x - 60, y - 76) < 30;
      photo.data.set(isGlass(x, y) ? [75, 90, 105] : framed ? [140, 115, 105] : [230, 230, 225], p);
    }
  return photo;
};
const leaning: Quad = [
  [45 / SIZE, 48 / SIZE],
  [75 / SIZE, 48 / SIZE],
  [88 / SIZE, 80 / SIZE],
  [32 / SIZE, 80 / SIZE],
];

test('half a disc of glass in a gable is a window by itself', () => {
  const [a, , c] = lunetteIn(
    gableWith((x, y) => y < 76 && Math.hypot(x - 60, y - 76) < 20),
    leaning,
  )!;
  expect(a[0] * SIZE).toBeCloseTo(41, 0);
  expect(a[1] * SIZE).toBeCloseTo(57, 0);
  expect(c[1] * SIZE).toBeCloseTo(76, 0);
});

test('a square pane, glass that runs out of its frame and a frame without glass are none', () => {
  const found = (isGlass: (x: number, y: number) => boolean) => lunetteIn(gableWith(isGlass), leaning);
  expect(found((x, y) => x >= 42 && x < 78 && y >= 56 && y < 76)).toBeUndefined();
  expect(found((_, y) => y >= 56 && y < 76)).toBeUndefined();
  expect(found(() => false)).toBeUndefined();
});
