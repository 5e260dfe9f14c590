import { areaOf, type LitWindow } from '#engines/dusk/lamps/lit-windows.ts';
import type { Quad } from '#engines/dusk/parameters.ts';
import { roomGlow } from '#engines/dusk/rooms/glow.ts';
import type { RoomGlow } from '#engines/dusk/rooms/room-light.ts';
import { ceilingSpots, heldFor } from '#engines/dusk/windows/ceiling-spots.ts';
import { type Bounds, boundsOf } from '#engines/dusk/windows/light.ts';
import type { Region } from '#engines/raster/regions.ts';

/** A room behind the panes of one window that are lit. */
export type Room = {
  readonly members: readonly LitWindow[];
  readonly corners: Quad;
  readonly box: Bounds;
  readonly glow: RoomGlow;
  /** Spots in its ceiling that burn by day. */
  readonly spots: readonly Region[];
};

/** A window, lit or not. */
export type PlannedWindow = LitWindow & { readonly lit: boolean };

/**
 * What room is behind each window of a house. Windows that stay dark have theirs too: switching one by a tap, or drawing
 * another, changes no room but its own.
 */
export const planRooms = (
  windows: readonly PlannedWindow[],
  width: number,
  height: number,
  /** Of the photo as well: two houses of one listing do not share their rooms. */
  seed: number,
  /** The photo's. */
  luma: Uint8Array,
): Room[] => {
  const groups = new Map<number, PlannedWindow[]>();
  for (const window of windows)
    if (!window.lamp) groups.set(window.group, [...(groups.get(window.group) ?? []), window]);
  const rooms = [...groups.values()]
    .map((members) => ({ members, corners: outlineOf(squareOf(members), width, height) }))
    .map((room) => ({ ...room, box: boundsOf([room.corners], 1, 1) }))
    .sort((a, b) => lateness(a.members) - lateness(b.members) || a.box.left - b.box.left);
  const found = rooms.filter(({ members }) => lateness(members) === 0).map(({ box }) => box);
  const dims = dimRooms(found, seed);
  const burning = rooms.map(({ members }) =>
    members.filter(isPlain).flatMap(({ quad }) => ceilingSpots(luma, quad, width, height)),
  );
  const litBySpots = heldFor(burning.flat()) < 1;
  return rooms.flatMap(({ members, corners, box }, turn) => {
    const lit = members.filter((window) => window.lit);
    if (lit.length === 0) return [];
    const spots = burning[turn]!;
    const glow = roomGlow(seed * 7919 + turn * 131, {
      aspect: (box.right - box.left) / Math.max(1, box.bottom - box.top),
      tall: box.bottom - box.top,
      across: (box.left + box.right) / 2 / width,
      upper: found.some((other) => standsBelow(other, box)),
      posts: postsIn(members, box, width),
      turn: turn + seed,
      share: members.some(({ beside }) => beside) ? NEIGHBOUR : dims.has(turn) ? DIM : 1,
      plain: members.some(({ garage }) => garage),
      hall: members.some(({ slot }) => slot),
      spots: litBySpots && spots.length > 0,
    });
    return [{ members: lit, corners, box, glow, spots }];
  });
};

/** A found window with four sides, in which all that is glass tells what lies behind it. */
export const isPlain = ({ drawn, leaf, slot, mirrors, shines, garage }: LitWindow): boolean =>
  !(drawn || leaf || slot || mirrors || shines || garage);

/** Share of its light that a room shows that has only its open door's, and a neighbour's: bright, it outshines the house for sale; with less it is a brown board. */
const DIM = 0.6;
const NEIGHBOUR = 0.45;

/** Rooms take their turns from the left, then the hall behind the slots of a door, whose light is all that is seen of it, and what the person drew. */
const lateness = (members: readonly LitWindow[]): number =>
  members.some(({ drawn }) => drawn) ? 2 : members.some(({ slot }) => slot) ? 1 : 0;

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
