import { lightLamp } from '#engines/dusk/lamps/lamp-light.ts';
import { spreadLight } from '#engines/dusk/lamps/light-spread.ts';
import { areaOf, type LightSight, type LitWindow } from '#engines/dusk/lamps/lit-windows.ts';
import { darkPorches } from '#engines/dusk/lamps/porches.ts';
import type { Quad } from '#engines/dusk/parameters.ts';
import { roomGlow } from '#engines/dusk/rooms/glow.ts';
import { type Bounds, boundsOf, EMITTED, lightPane } from '#engines/dusk/windows/light.ts';
import { shadePosts } from '#engines/dusk/windows/posts.ts';
import { quadSpace } from '#engines/dusk/windows/quad-space.ts';
import { lightShadedStrips } from '#engines/dusk/windows/shaded-strips.ts';
import type { Plane, Raster } from '#engines/raster/raster.ts';

export { EMITTED };

/** Lit glass at full size, and its light on wall, ground and lens at an eighth. */
export type Lights = {
  /** Square root of the emitted light, 255 = 1.96, interleaved; and how much of the pixel is lit glass. */
  readonly emitted: Uint8Array;
  readonly glass: Uint8Array;
  readonly spill: Plane;
  readonly bloom: Plane;
};

export const lightWindows = (
  photo: Raster,
  luma: Uint8Array,
  windows: readonly LitWindow[],
  strength: number,
  seed: number,
  /** The network's chances at its own size. What it calls wall inside a found window stays dark; light falls on its ground. */
  sight?: LightSight,
): Lights => {
  const { width, height } = photo;
  const emitted = new Uint8Array(width * height * 3);
  const glass = new Uint8Array(width * height);
  const groups = new Map<number, LitWindow[]>();
  for (const window of windows) {
    if (window.lamp) lightLamp(luma, boundsOf([window.quad], width, height), width, height, window, strength, emitted);
    else groups.set(window.group, [...(groups.get(window.group) ?? []), window]);
  }
  const rooms = [...groups]
    .map(([group, members]) => ({ group, members, corners: outlineOf(squareOf(members), width, height) }))
    .map((room) => ({ ...room, box: boundsOf([room.corners], 1, 1) }))
    .sort((a, b) => a.box.left - b.box.left);
  // Two houses of one listing do not share their rooms.
  const house = rooms.reduce((sum, { box }) => sum + Math.round(box.left + 3 * box.top), seed);
  const dims = dimRooms(
    rooms.map(({ box }) => box),
    seed,
  );
  for (const [turn, { group, members, corners, box }] of rooms.entries()) {
    const room = roomGlow(house * 7919 + group * 131, {
      aspect: (box.right - box.left) / Math.max(1, box.bottom - box.top),
      tall: box.bottom - box.top,
      across: (box.left + box.right) / 2 / width,
      upper: rooms.some((other) => standsBelow(other.box, box)),
      posts: postsIn(members, box, width),
      turn: turn + house,
      dim: dims.has(turn) || members.some(({ beside }) => beside),
      plain: members.some(({ garage }) => garage),
    });
    const whole = quadSpace(corners);
    for (const { quad, drawn, whole: part, leaf, mirrors, shines, garage } of members) {
      lightPane(
        {
          photo,
          luma,
          quad,
          whole,
          room,
          strength,
          leaf,
          mirrors,
          shines,
          pane: drawn || part ? undefined : sight?.pane,
        },
        emitted,
        glass,
      );
      if (!(drawn || leaf || mirrors || shines || garage)) lightShadedStrips(photo, luma, quad, emitted, glass);
    }
  }
  for (const { members, box } of rooms)
    if (!members.some(({ garage }) => garage) && members.some(({ leaf }) => !leaf))
      shadePosts(photo, luma, box, emitted, glass);
  const porches = sight
    ? darkPorches(photo, luma, litSpan(windows.filter(({ beside }) => !beside)), lampsOf(windows), sight, glass)
    : [];
  return { emitted, glass, ...spreadLight(photo, emitted, windows, porches, sight) };
};

/** Middles of the lamps that are lit, as shares of the photo. */
const lampsOf = (windows: readonly LitWindow[]): (readonly [number, number])[] =>
  windows.filter(({ lamp }) => lamp).map(({ quad: [a, , c] }) => [(a[0] + c[0]) / 2, (a[1] + c[1]) / 2]);

/** Columns between which the lit windows and lamps lie, as shares of the width. */
const litSpan = (windows: readonly LitWindow[]): readonly [number, number] => {
  const { left, right } = boundsOf(
    windows.map(({ quad }) => quad),
    1,
    1,
  );
  return [left, right];
};

/** In a house of so many lit rooms, one in so many is dim: none of the large ones, and no glass beside or over a door, which is slim or low. Nor one of so few rows that nothing is seen in it: dim, it is a brown board. */
const MANY_ROOMS = 5;
const SEEN_INTO = 40;
const SLIM = 2.4;
const DIM_EVERY = 4;
const LOW = 1.6;
export const dimRooms = (boxes: readonly Bounds[], seed: number): ReadonlySet<number> => {
  if (boxes.length < MANY_ROOMS) return new Set();
  const largest = Math.max(...boxes.map(areaOf));
  const turns = [...boxes.keys()].filter((turn) => (turn + seed) % DIM_EVERY === 1);
  return new Set(
    turns.filter((turn) => {
      const { left, right, top, bottom } = boxes[turn]!;
      const [wide, tall] = [right - left, bottom - top];
      if (tall < SEEN_INTO) return false;
      return areaOf(boxes[turn]!) < largest / 2 && SLIM * wide > tall && LOW * tall > wide;
    }),
  );
};

/** The panes with four sides, where a window has some: an arch over it is no part of its outline. */
const squareOf = (members: readonly LitWindow[]): readonly LitWindow[] => {
  const square = members.filter(({ leaf }) => !leaf);
  return square.length > 0 ? square : members;
};

/** The corners of all panes of a window together, in pixels: those farthest out on the diagonals. */
const outlineOf = (members: readonly LitWindow[], width: number, height: number): Quad => {
  const corners = members.flatMap(({ quad }) => quad.map(([x, y]) => [x * width, y * height] as const));
  const farthest = (kx: number, ky: number): readonly [number, number] =>
    corners.reduce((best, corner) => (kx * corner[0] + ky * corner[1] > kx * best[0] + ky * best[1] ? corner : best));
  return [farthest(-1, -1), farthest(1, -1), farthest(1, 1), farthest(-1, 1)];
};

/** Where panes of one window end inside it, 0..1 from its left. */
const postsIn = (members: readonly LitWindow[], { left, right }: Bounds, width: number): number[] =>
  members
    .map(({ quad }) => boundsOf([quad], width, 1))
    .flatMap((pane) => [pane.left, pane.right])
    .map((x) => (x - left) / Math.max(1, right - left))
    .filter((u) => u > 0.06 && u < 0.94);

/** Windows of about one height stand on two floors as soon as one ends over the other; smaller ones may be a door's. */
const AS_TALL = 1.6;
/** Whether a window stands a floor lower than another: then one looks up into the upper one. */
export const standsBelow = (lower: Bounds, upper: Bounds): boolean => {
  const [tall, other] = [upper.bottom - upper.top, lower.bottom - lower.top];
  const alike = tall < AS_TALL * other && other < AS_TALL * tall;
  return lower.top > upper.bottom + (alike ? 0 : 0.3 * tall);
};
