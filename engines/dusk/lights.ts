import { doorsIn, lightEntry } from '#engines/dusk/entry-light.ts';
import { addPools, glowOnBushes, poolOnGround } from '#engines/dusk/ground-pools.ts';
import { lampPool, lightLamp, spotPool } from '#engines/dusk/lamp-light.ts';
import type { Quad } from '#engines/dusk/parameters.ts';
import { glowUnderRoof } from '#engines/dusk/porch-glow.ts';
import { lightPorches } from '#engines/dusk/porches.ts';
import { quadSpace } from '#engines/dusk/quad-space.ts';
import { roomGlow } from '#engines/dusk/room-glow.ts';
import { type Bounds, boundsOf, EMITTED, lightPane } from '#engines/dusk/window-light.ts';
import { shadePosts } from '#engines/dusk/window-posts.ts';
import { softBlur } from '#engines/raster/blur.ts';
import { newPlane, type Plane, type Raster } from '#engines/raster/raster.ts';
import { growPlane } from '#engines/raster/resize.ts';
import { ease } from '#engines/raster/scalar.ts';

export { EMITTED };

export type LitWindow = {
  readonly quad: Quad;
  readonly group: number;
  /** Drawn by the person: lit as drawn, whatever the network sees there. */
  readonly drawn?: boolean;
  readonly whole?: boolean;
  /** A pane in the leaf of a garage door. */
  readonly garage?: boolean;
  /** A pane in or over a front door, of any outline. */
  readonly leaf?: boolean;
  readonly lamp?: boolean;
  /** A lamp that shines straight down from an eave. */
  readonly down?: boolean;
  /** A lamp that was on when the photo was taken. */
  readonly burns?: boolean;
};

/** The network's chances of what light leaves and of what it falls on. */
type LightSight = {
  readonly pane: Plane;
  readonly ground: Plane;
  readonly leaf: Plane;
  readonly door: Plane;
  readonly house: Plane;
  readonly roof: Plane;
};

/** Lit glass at full size, and its light on wall, ground and lens at an eighth. */
export type Lights = {
  /** Square root of the emitted light, 255 = 1.96, interleaved; and how much of the pixel is lit glass. */
  readonly emitted: Uint8Array;
  readonly glass: Uint8Array;
  readonly spill: Plane;
  readonly bloom: Plane;
};

/** How much more of the light around it an entry keeps than an open wall. */
const PORCH = 1.6;
/** Light of a window, of a lantern and of a porch on the ground before it, and their heights in metres; a window that reaches down is taller. */
const WINDOW_POOL = 11;
const LANTERN_POOL = 6;
const PORCH_POOL = 3;
const WINDOW_TALL = 1.4;
const SLIM = 2.4;
const DOOR_TALL = 2.1;
const LANTERN_TALL = 0.42;
const PORCH_TALL = 2.5;

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
    .map(([group, members]) => ({ group, members, corners: outlineOf(members, width, height) }))
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
      turn: turn + house,
      dim: dims.has(turn),
      plain: members.some(({ garage }) => garage),
    });
    const whole = quadSpace(corners);
    for (const { quad, drawn, whole: part, leaf } of members)
      lightPane(
        { photo, luma, quad, whole, room, strength, leaf, pane: drawn || part ? undefined : sight?.pane },
        emitted,
        glass,
      );
  }
  for (const { members, corners } of rooms)
    if (!members.some(({ garage, leaf }) => garage || leaf) && isBank(members, corners, width, height))
      shadePosts(photo, luma, corners, emitted, glass);
  const porches = sight ? lightPorches(photo, luma, litSpan(windows), strength, sight, glass, emitted) : [];
  return { emitted, glass, ...spread(emitted, width, height, windows, porches, sight) };
};

/** Columns between which the lit windows and lamps lie, as shares of the width. */
const litSpan = (windows: readonly LitWindow[]): readonly [number, number] => {
  const { left, right } = boundsOf(
    windows.map(({ quad }) => quad),
    1,
    1,
  );
  return [left, right];
};

/** In a house of so many lit rooms, one in so many is dim: none of the large ones, and no glass beside a door, which is slim. */
const MANY_ROOMS = 5;
const DIM_EVERY = 4;
export const dimRooms = (boxes: readonly Bounds[], seed: number): ReadonlySet<number> => {
  if (boxes.length < MANY_ROOMS) return new Set();
  const largest = Math.max(...boxes.map(area));
  const turns = [...boxes.keys()].filter((turn) => (turn + seed) % DIM_EVERY === 1);
  return new Set(
    turns.filter((turn) => {
      const { left, right, top, bottom } = boxes[turn]!;
      return area(boxes[turn]!) < largest / 2 && SLIM * (right - left) > bottom - top;
    }),
  );
};

/** The corners of all panes of a window together, in pixels: those farthest out on the diagonals. */
const outlineOf = (members: readonly LitWindow[], width: number, height: number): Quad => {
  const corners = members.flatMap(({ quad }) => quad.map(([x, y]) => [x * width, y * height] as const));
  const farthest = (kx: number, ky: number): readonly [number, number] =>
    corners.reduce((best, corner) => (kx * corner[0] + ky * corner[1] > kx * best[0] + ky * best[1] ? corner : best));
  return [farthest(-1, -1), farthest(1, -1), farthest(1, 1), farthest(-1, 1)];
};

/** Whether a window stands a floor lower than another: then one looks up into the upper one. */
const standsBelow = (lower: Bounds, upper: Bounds): boolean =>
  lower.top > upper.bottom + 0.3 * (upper.bottom - upper.top);

const STEP = 8;

/** Of the light that leaves a window, the wall in which it stands gets this share, from its reveals and the air. */
const ON_WALL = 0.75;

/** Light on walls falls off around a window; bloom stays close. */
const spread = (
  emitted: Uint8Array,
  width: number,
  height: number,
  windows: readonly LitWindow[],
  porches: readonly Bounds[],
  sight: LightSight | undefined,
): { spill: Plane; bloom: Plane } => {
  const w = Math.ceil(width / STEP);
  const h = Math.ceil(height / STEP);
  const source = newPlane(w, h);
  for (let i = 0, p = 0; p < emitted.length; i++, p += 3) {
    if (!emitted[p]) continue;
    const y = Math.floor(i / width);
    source.data[Math.floor(y / STEP) * w + Math.floor((i - y * width) / STEP)]! +=
      EMITTED[emitted[p]!]! / (STEP * STEP);
  }
  const unit = Math.max(width, height) / 1600 / STEP;
  const bloom = softBlur(softBlur(source, 16 * unit), 16 * unit);
  const near = softBlur(softBlur(source, 42 * unit), 42 * unit);
  const spill = newPlane(w, h);
  for (let i = 0; i < spill.data.length; i++) spill.data[i] = ON_WALL * near.data[i]!;
  for (const bank of banksOf(windows, width, height)) shadeFrame(bank, spill);
  for (const { lamp, down, quad } of windows)
    if (lamp) (down ? spotPool : lampPool)(inSteps(boundsOf([quad], width, height)), spill, bloom);
  if (sight) {
    // What windows and lamps throw into a porch stays in it: its door and walls give it back to each other.
    const door = growPlane(sight.door, w, h).data;
    for (let i = 0; i < door.length; i++) spill.data[i]! *= 1 + PORCH * ease(0.3, 0.7, door[i]!);
    const grown = (plane: Plane): Plane => growPlane(plane, w, h);
    const receivers = {
      ground: grown(sight.ground),
      leaf: grown(sight.leaf),
      house: grown(sight.house),
      roof: grown(sight.roof),
    };
    poolsOn(receivers, windows, porches, width, height, source, spill);
    const lamps = windows
      .filter(({ lamp }) => lamp)
      .map(({ quad: [a, , c] }) => [((a[0] + c[0]) / 2) * w, ((a[1] + c[1]) / 2) * h] as const);
    for (const entry of doorsIn({ width: w, height: h, data: door })) lightEntry(entry, lamps, receivers.roof, spill);
  }
  return { spill, bloom };
};

const inSteps = ({ left, right, top, bottom }: Bounds): Bounds => ({
  left: left / STEP,
  right: right / STEP,
  top: top / STEP,
  bottom: bottom / STEP,
});

/** Mean light that leaves a box. */
const emittedIn = ({ left, right, top, bottom }: Bounds, source: Plane): number => {
  let [sum, n] = [0, 1e-3];
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(source.height, bottom); y++)
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(source.width, right); x++) {
      sum += source.data[y * source.width + x]!;
      n++;
    }
  return sum / n;
};

/** What falls on paving, lawn, snow and bushes out of windows and from lanterns. */
const poolsOn = (
  { ground, leaf, house, roof }: Pick<LightSight, 'ground' | 'leaf' | 'house' | 'roof'>,
  windows: readonly LitWindow[],
  porches: readonly Bounds[],
  width: number,
  height: number,
  source: Plane,
  spill: Plane,
): void => {
  const pools = newPlane(spill.width, spill.height);
  for (const bank of banksOf(
    windows.filter(({ garage }) => !garage),
    width,
    height,
  )) {
    const metres = bank.bottom - bank.top > SLIM * (bank.right - bank.left) ? DOOR_TALL : WINDOW_TALL;
    const box = inSteps(bank);
    const light = emittedIn(box, source);
    const window = { box, metres, light: WINDOW_POOL * light };
    poolOnGround(window, ground, pools);
    glowOnBushes(window, leaf, spill);
    glowUnderRoof({ box, metres, light }, roof, house, spill);
  }
  for (const { lamp, down, quad } of windows) {
    if (!lamp || down) continue;
    const box = inSteps(boundsOf([quad], width, height));
    poolOnGround({ box, metres: LANTERN_TALL, light: LANTERN_POOL }, ground, pools);
  }
  for (const porch of porches.map(inSteps))
    poolOnGround({ box: porch, metres: PORCH_TALL, light: PORCH_POOL * emittedIn(porch, source) }, ground, pools);
  addPools(pools, ground, spill);
};

/** Panes that fill this share of their group's outline are one bank, posts included. */
const BANK = 0.5;
const area = ({ left, right, top, bottom }: Bounds): number => Math.max(0, right - left) * Math.max(0, bottom - top);

const isBank = (members: readonly LitWindow[], corners: Quad, width: number, height: number): boolean =>
  members.reduce((sum, { quad }) => sum + area(boundsOf([quad], width, height)), 0) >
  BANK * area(boundsOf([corners], 1, 1));

const banksOf = (windows: readonly LitWindow[], width: number, height: number): Bounds[] => {
  const panes = windows.filter(({ lamp }) => !lamp);
  return [...new Set(panes.map(({ group }) => group))].flatMap((group) => {
    const quads = panes.filter((pane) => pane.group === group).map(({ quad }) => quad);
    const each = quads.map((quad) => boundsOf([quad], width, height));
    const whole = boundsOf(quads, width, height);
    return each.reduce((sum, box) => sum + area(box), 0) > BANK * area(whole) ? [whole] : each;
  });
};

/** Posts and muntins stand before the room's light, not in it: of its spill on the wall they get this share. */
const ON_FRAME = 0.3;
const shadeFrame = ({ left, right, top, bottom }: Bounds, spill: Plane): void => {
  for (let y = Math.max(0, Math.round(top / STEP)); y < Math.min(spill.height, Math.round(bottom / STEP)); y++)
    for (let x = Math.max(0, Math.round(left / STEP)); x < Math.min(spill.width, Math.round(right / STEP)); x++)
      spill.data[y * spill.width + x]! *= ON_FRAME;
};
