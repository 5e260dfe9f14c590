import { expect, it } from 'vitest';
import { gradientsOf } from '#engines/dusk/windows/edges.ts';
import { windowLook } from '#engines/dusk/windows/look.ts';
import { panesSeen, surerParts } from '#engines/dusk/windows/panes.ts';
import { houseBeside } from '#engines/dusk/windows/surroundings.ts';
import { newPlane, newRaster, type Plane } from '#engines/raster/raster.ts';

const [W, H] = [400, 240];
type Area = readonly [left: number, top: number, right: number, bottom: number, chance?: number];
const chances = (...areas: readonly Area[]): Plane => {
  const out = newPlane(W, H);
  for (const [left, top, right, bottom, chance = 1] of areas)
    for (let y = top; y < bottom; y++) out.data.fill(chance, y * W + left, y * W + right);
  return out;
};
const photo = newRaster(W, H);
const alpha = { width: W, height: H, data: new Uint8Array(W * H) };
const look = windowLook(photo, { alpha, front: photo, frontLuma: alpha.data });
const WALL: Area = [60, 40, 340, 220];
const seenIn = (pane: Plane, house = chances(WALL)) =>
  panesSeen(look, pane, gradientsOf(look), (frame) => houseBeside(look, frame, house)).frames;
const sidesOf = (frames: ReturnType<typeof seenIn>): number[][] =>
  frames.map(({ corners: [a, , c] }) => [Math.round(a[0]), Math.round(c[0])]).sort((p, q) => p[0]! - q[0]!);

it('takes a window with all its panes as one piece, and says how sure it is', () => {
  const frames = seenIn(chances([120, 80, 180, 130, 0.95]));
  expect(sidesOf(frames)).toEqual([[120, 180]]);
  expect(frames[0]!.sure).toBeGreaterThan(0.9);
});

it('looks at the surer parts where two windows and the wall between them are one ragged piece', () => {
  const frames = seenIn(chances([100, 80, 140, 140, 0.95], [140, 110, 200, 116, 0.6], [200, 80, 240, 140, 0.95]));
  expect(sidesOf(frames)).toEqual([
    [100, 140],
    [200, 240],
  ]);
});

it('finds no house beside the opening of a porch', () => {
  const [opening] = seenIn(chances([62, 80, 100, 130, 0.95]));
  const [window] = seenIn(chances([180, 80, 220, 130, 0.95]));
  expect(houseBeside(look, opening!, chances(WALL))).toBeLessThan(0.2);
  expect(houseBeside(look, window!, chances(WALL))).toBeGreaterThan(0.9);
});

it('ends the slit beside a door level, where a bush hides a corner of it', () => {
  const pane = chances([200, 80, 212, 145, 0.95]);
  for (let y = 125; y < 145; y++) pane.data.fill(0, y * W + 205 + Math.round((145 - y) / 4), y * W + 212);
  const [slit] = seenIn(pane);
  const [, , right, left] = slit!.corners;
  expect(Math.abs(right[1] - left[1])).toBeLessThan(1);
  expect(left[1]).toBeGreaterThan(140);
});

it('looks for the surer part of a piece that something hangs on to, where as a whole it is next to none', () => {
  const pane = chances([190, 80, 230, 120, 0.95], [166, 80, 190, 120, 0.6]);
  const seen = panesSeen(look, pane, gradientsOf(look), (frame) => houseBeside(look, frame, chances(WALL)));
  expect(sidesOf(seen.frames)).toEqual([[166, 230]]);
  expect(sidesOf(surerParts(seen, () => 0.1))[0]).toEqual([190, 230]);
  expect(surerParts(seen, () => 0.6)).toEqual([]);
  expect(surerParts(seen, () => 0)).toEqual([]);
});
