import { expect, it } from 'vitest';
import { subjectSpan } from '#engines/dusk/evening/subject-house.ts';
import { type WindowLook, windowLook } from '#engines/dusk/windows/look.ts';
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
const sightOf = (wall: Plane) => ({ pane: plane(), wall, shut: plane(), door: plane(), house: wall, ground: plane() });
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

it.each([
  ['far lower and tan beside grey', 150, [200, 160, 110], 0.7],
  ['far lower, of the same grey: its own wing', 150, [120, 120, 125], 1],
  ['tan, a little lower: its own wing', 100, [200, 160, 110], 1],
] as const)('tells a lower house that stands behind without a gap: %s', (_, top, rgb, right) => {
  const own: Box = [60, 40, 280, 200];
  const other: Box = [280, top, 350, 200];
  const look = paint({ box: own, rgb: [120, 120, 125] }, { box: other, rgb });
  const [from, to] = subjectSpan(look, sightOf(plane(own, other)));
  expect(from).toBe(0);
  expect(Math.abs(to - right)).toBeLessThan(0.02);
});

it('cuts a gap where it is deepest, not where the roof of the house begins to slope down to it', () => {
  const slope = Array.from({ length: 40 }, (_, x): Box => [240 + x, 40 + 2 * x, 241 + x, 200]);
  const own: Box = [60, 40, 240, 200];
  const other: Box = [282, 70, 400, 200];
  const gap: Box = [280, 130, 282, 200];
  const white = [230, 230, 230] as const;
  const tan = [200, 160, 110] as const;
  const look = paint(
    { box: own, rgb: white },
    ...slope.map((box) => ({ box, rgb: white })),
    { box: gap, rgb: tan },
    { box: other, rgb: tan },
  );
  const [, to] = subjectSpan(look, sightOf(plane(own, ...slope, gap, other)));
  expect(Math.abs(to - 0.7)).toBeLessThan(0.01);
});

it.each([
  ['a tree stands before it', 'leaf'],
  ['one roof runs over it', 'roof'],
] as const)('takes no gap for the end of a house where %s', (_, name) => {
  const own: Box = [60, 60, 276, 200];
  const gap: Box = [276, 110, 284, 200];
  const other: Box = [284, 70, 400, 200];
  const look = paint(
    { box: own, rgb: [230, 230, 230] },
    ...[gap, other].map((box) => ({ box, rgb: [200, 160, 110] as const })),
  );
  const sight = sightOf(plane(own, gap, other));
  expect(subjectSpan(look, sight)[1]).toBeLessThan(0.75);
  expect(subjectSpan(look, { ...sight, [name]: plane([274, 0, 286, 110]) })[1]).toBe(1);
});
