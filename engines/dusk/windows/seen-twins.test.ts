import { expect, it } from 'vitest';
import type { Quad } from '#engines/dusk/parameters.ts';
import { windowLook } from '#engines/dusk/windows/look.ts';
import { twinsSeen } from '#engines/dusk/windows/seen-twins.ts';
import { newPlane, newRaster } from '#engines/raster/raster.ts';

const [WIDTH, HEIGHT, CELL] = [600, 300, 4];
const [TOP, WIDE, TALL] = [100, 40, 60];
const FIRST = 120;

const boxAt = (left: number, top = TOP, wide = WIDE, tall = TALL): Quad => [
  [left / WIDTH, top / HEIGHT],
  [(left + wide) / WIDTH, top / HEIGHT],
  [(left + wide) / WIDTH, (top + tall) / HEIGHT],
  [left / WIDTH, (top + tall) / HEIGHT],
];

/** A window at FIRST that is known, all or a part of it, and a piece of doubted glass; left, top, right and bottom of what is found. */
const twins = (doubted: Quad, known: { quad?: Quad; garage?: boolean; leaf?: boolean } = {}, open = false) => {
  const glass = newPlane(WIDTH / CELL, HEIGHT / CELL);
  const photo = newRaster(WIDTH, HEIGHT);
  photo.data.fill(200);
  for (const [[a, , c], chance] of [
    [boxAt(FIRST), 0.95],
    [doubted, 0.4],
  ] as const) {
    for (let y = Math.round(a[1] * HEIGHT); y < Math.round(c[1] * HEIGHT); y++)
      photo.data.fill(50, 3 * (y * WIDTH + Math.round(a[0] * WIDTH)), 3 * (y * WIDTH + Math.round(c[0] * WIDTH)));
    for (let y = Math.round(a[1] * glass.height); y < Math.round(c[1] * glass.height); y++)
      glass.data.fill(
        chance,
        y * glass.width + Math.round(a[0] * glass.width),
        y * glass.width + Math.round(c[0] * glass.width),
      );
  }
  const sky = new Uint8Array(WIDTH * HEIGHT);
  if (open) for (let y = TOP; y < TOP + TALL; y++) sky.fill(255, y * WIDTH + 220, y * WIDTH + 220 + WIDE / 2);
  const look = windowLook(photo, { alpha: { width: WIDTH, height: HEIGHT, data: sky } } as never);
  const window = { id: '', quad: boxAt(FIRST), confidence: 0.9, group: 0, ...known };
  return twinsSeen(photo, look, glass, [window], [0, 1]).map(({ quad: [p, , r] }) =>
    [p[0] * WIDTH, p[1] * HEIGHT, r[0] * WIDTH, r[1] * HEIGHT].map(Math.round),
  );
};

it('lights glass that is doubted with its twin in the row', () => {
  expect(twins(boxAt(220))).toEqual([[220, TOP, 220 + WIDE, TOP + TALL]]);
});

it.each([
  ['it is broader', boxAt(220, TOP, 64)],
  ['it stands on another floor', boxAt(220, TOP + 80)],
  ['it stands far off', boxAt(FIRST + 6 * WIDE)],
])('finds no twin where %s', (_, doubted) => {
  expect(twins(doubted)).toEqual([]);
});

it('finds no twin of a slip of a window, nor of the panes of a garage', () => {
  expect(twins(boxAt(220), { quad: boxAt(FIRST, TOP, 10) })).toEqual([]);
  expect(twins(boxAt(220), { garage: true })).toEqual([]);
  expect(twins(boxAt(220), { leaf: true })).toEqual([]);
});

it('finds none in an opening through which sky is seen', () => {
  expect(twins(boxAt(220), {}, true)).toEqual([]);
});
