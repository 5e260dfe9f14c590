import { expect, it } from 'vitest';
import { subjectSpan } from '#engines/dusk/subject-house.ts';
import type { Glass } from '#engines/dusk/window-glass.ts';
import { type WindowLook, windowLook } from '#engines/dusk/window-look.ts';
import { inTheirWalls } from '#engines/dusk/window-setting.ts';
import { newPlane, newRaster, type Plane } from '#engines/raster/raster.ts';

const [W, H] = [400, 240];
type Box = readonly [left: number, top: number, right: number, bottom: number];
const plane = (...boxes: readonly Box[]): Plane => {
  const out = newPlane(W, H);
  for (const [left, top, right, bottom] of boxes)
    for (let y = top; y < bottom; y++) out.data.fill(1, y * W + left, y * W + right);
  return out;
};
const paint = (...walls: readonly { box: Box; rgb: readonly [number, number, number] }[]): WindowLook => {
  const photo = newRaster(W, H);
  for (const { box, rgb } of walls)
    for (let y = box[1]; y < box[3]; y++) for (let x = box[0]; x < box[2]; x++) photo.data.set(rgb, (y * W + x) * 3);
  const alpha = { width: W, height: H, data: new Uint8Array(W * H) };
  return windowLook(photo, { alpha, front: photo, frontLuma: alpha.data });
};
const sightOf = (wall: Plane, pane: Plane = plane()) => ({ pane, wall, shut: plane(), house: wall, ground: plane() });
const glass = ([left, top, right, bottom]: Box, score = 0.8): Glass => ({
  corners: [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ],
  left,
  top,
  right,
  bottom,
  score,
  support: 1,
  bright: false,
});

const WALL: Box = [60, 60, 340, 200];

it('keeps a window that fills its glass, and doubts a chair found in a glazed porch', () => {
  const look = paint();
  const sight = sightOf(plane(WALL), plane([80, 80, 110, 130], [160, 100, 320, 120], [240, 120, 320, 190]));
  const [window, chair] = inTheirWalls(look, [glass([80, 80, 110, 130]), glass([250, 140, 270, 160])], [], sight);
  expect(window!.score).toBe(0.8);
  expect(chair!.score).toBeLessThan(0.3);
});

it('puts the whole window in place of one of its panes', () => {
  const whole: Box = [160, 80, 240, 140];
  const frames = [glass(whole)];
  const found = inTheirWalls(paint(), [glass([165, 85, 185, 110])], frames, sightOf(plane(WALL), plane(whole)));
  expect(found).toHaveLength(1);
  expect([found[0]!.left, found[0]!.right]).toEqual([160, 240]);
});

it('doubts what no wall holds', () => {
  const open = inTheirWalls(paint(), [glass([10, 80, 40, 130])], [], sightOf(plane(WALL), plane([10, 80, 40, 130])));
  expect(open[0]!.score).toBeLessThan(0.3);
});

it.each([
  ['tan beside white', [200, 160, 110], 0.7],
  ['white as well', [230, 230, 230], 1],
] as const)('tells a neighbour behind a gap by the colour of its wall: %s', (_, rgb, right) => {
  const own: Box = [60, 60, 278, 200];
  const gap: Box = [278, 110, 282, 200];
  const other: Box = [282, 70, 400, 200];
  const look = paint({ box: own, rgb: [230, 230, 230] }, { box: gap, rgb }, { box: other, rgb });
  const [from, to] = subjectSpan(look, sightOf(plane(own, gap, other)));
  expect(from).toBe(0);
  expect(Math.abs(to - right)).toBeLessThan(0.02);
});
