import type { Frame } from '#engines/dusk/windows/frames.ts';
import { chanceAt, type WindowLook } from '#engines/dusk/windows/look.ts';
import type { Plane } from '#engines/raster/raster.ts';

/** Points along a side. */
const POINTS = 12;

/** Mean chance just below the lower side: only a garage door, a gate or a step stands on the ground. */
export const chanceBelow = (look: WindowLook, { corners: [, , c, d] }: Frame, ground: Plane): number => {
  let sum = 0;
  for (let k = 0; k < POINTS; k++) {
    const t = (k + 0.5) / POINTS;
    const x = d[0] + (c[0] - d[0]) * t;
    const y = d[1] + (c[1] - d[1]) * t + 0.012 * look.height;
    const column = Math.min(ground.width - 1, Math.max(0, Math.floor((x / look.width) * ground.width)));
    const row = Math.min(ground.height - 1, Math.max(0, Math.floor((y / look.height) * ground.height)));
    sum += ground.data[row * ground.width + column]! / POINTS;
  }
  return sum;
};

type Corner = readonly [number, number];

/** Mean chance along a side, so many pixels beside it. */
const chanceAlong = (look: WindowLook, from: Corner, to: Corner, hop: number, plane: Plane): number => {
  let sum = 0;
  for (let k = 0; k < POINTS; k++) {
    const t = (k + 0.5) / POINTS;
    sum += chanceAt(plane, look, from[0] + (to[0] - from[0]) * t + hop, from[1] + (to[1] - from[1]) * t) / POINTS;
  }
  return sum;
};

/** Chance of a house door a width beside the frame, on the likelier side. */
export const doorBeside = (look: WindowLook, { corners: [a, b, c, d] }: Frame, door: Plane): number => {
  const w = (b[0] + c[0] - a[0] - d[0]) / 2;
  return Math.max(
    chanceAlong(look, a, d, -w, door),
    chanceAlong(look, b, c, w, door),
    chanceAlong(look, a, d, -2 * w, door),
    chanceAlong(look, b, c, 2 * w, door),
  );
};

/** Mean chance over the head, so many pixels up. */
const chanceOver = (
  look: WindowLook,
  { corners: [a, b] }: Pick<Frame, 'corners'>,
  planes: readonly Plane[],
  up: number,
): number => {
  let sum = 0;
  for (let k = 0; k < POINTS; k++) {
    const t = (k + 0.5) / POINTS;
    const x = a[0] + (b[0] - a[0]) * t;
    const y = a[1] + (b[1] - a[1]) * t - up;
    // Beyond the photo's edge the house goes on.
    if (y < 0) return 1;
    for (const plane of planes) sum += chanceAt(plane, look, x, y) / POINTS;
  }
  return sum;
};

/**
 * Mean chance of house over the head, a third of the height up or twice that, the best of them: a window stands in a wall. Under a flat roof
 * that is a board and no more: right over the head, where glass of a railing has its own haze, wall and roof alone count.
 */
export const houseAbove = (
  look: WindowLook,
  frame: Pick<Frame, 'corners'>,
  { house, wall, roof }: { readonly house: Plane; readonly wall: Plane; readonly roof?: Plane },
): number => {
  const tall = frame.corners[3][1] - frame.corners[0][1];
  return Math.max(
    chanceOver(look, frame, [house], 0.3 * tall + 5),
    chanceOver(look, frame, [house], 0.6 * tall + 7),
    chanceOver(look, frame, roof ? [wall, roof] : [wall], 0.08 * tall + 5),
  );
};

/** Mean chance of house along a side, so many pixels beside it. */
const houseAlong = (look: WindowLook, from: Corner, to: Corner, hop: number, house: Plane): number => {
  let sum = 0;
  for (let k = 0; k < POINTS; k++) {
    const t = (k + 0.5) / POINTS;
    const x = from[0] + (to[0] - from[0]) * t + hop;
    const y = from[1] + (to[1] - from[1]) * t;
    // Beyond the photo's edge the house goes on.
    if (x < 0 || x >= look.width) return 1;
    const column = Math.min(house.width - 1, Math.floor((x / look.width) * house.width));
    const row = Math.min(house.height - 1, Math.max(0, Math.floor((y / look.height) * house.height)));
    sum += house.data[row * house.width + column]! / POINTS;
  }
  return sum;
};

/** Chance of house on the poorer side, a third of the width away or twice that: beside the opening of a porch is the garden. */
export const houseBeside = (look: WindowLook, { corners: [a, b, c, d] }: Frame, house: Plane): number => {
  const w = (b[0] + c[0] - a[0] - d[0]) / 2;
  const side = (from: Corner, to: Corner, sign: number): number =>
    Math.min(
      houseAlong(look, from, to, sign * (0.3 * w + 4), house),
      houseAlong(look, from, to, sign * (0.5 * w + 7), house),
    );
  return Math.min(side(a, d, -1), side(b, c, 1));
};
