import { glowOnBushes } from '#engines/dusk/lamps/bushes.ts';
import { addPools, LANTERN, poolOnGround, SPOT } from '#engines/dusk/lamps/ground-pools.ts';
import { columnsOf, wallOf } from '#engines/dusk/lamps/house-corners.ts';
import { ceilingPool, lampPool, spotPool } from '#engines/dusk/lamps/lamp-light.ts';
import { takenAround, withoutLampWalls } from '#engines/dusk/lamps/lamp-walls.ts';
import { banksOf, type LightSight, type LitWindow } from '#engines/dusk/lamps/lit-windows.ts';
import type { Porch } from '#engines/dusk/lamps/porch-zones.ts';
import { lightPorch, poolBefore, withDecks } from '#engines/dusk/lamps/porches.ts';
import { greenness, straw } from '#engines/dusk/sun/surfaces.ts';
import { type Bounds, boundsOf, EMITTED } from '#engines/dusk/windows/light.ts';
import { softBlur } from '#engines/raster/blur.ts';
import { newPlane, type Plane, type Raster } from '#engines/raster/raster.ts';
import { growPlane } from '#engines/raster/resize.ts';
import { ease } from '#engines/raster/scalar.ts';

/** Light at the foot of a window, of a lantern and of a spot, and the heights in metres of a window, of one that reaches down, of a lantern and of a spot. */
const WINDOW_POOL = 22;
const LANTERN_POOL = 1.2;
const SPOT_POOL = 0.6;
const WINDOW_TALL = 1.4;
const SLIM = 2.4;
const DOOR_TALL = 2.1;
const LANTERN_TALL = 0.42;
const SPOT_TALL = 0.2;
const LAMP_HANGS = 1.9;
/** The same of a lamp that burns under a ceiling, and heights to its width from which it is a bar, which grazes its wall alone. */
const CEILING_POOL = 1.6;
const CEILING_TALL = 0.22;
const CEILING_HANGS = 2.5;
const BAR = 1.6;

/** Pixels of the photo to one of the spill. */
const STEP = 8;

/** Of the light that leaves a window, the wall in which it stands gets this share, from its reveals and the air. */
const ON_WALL = 0.3;
/** Pixels in a photo of 1600 over which that, and what the lens itself spreads, is lost. */
const WALL_REACH = 60;
const LENS_REACH = 16;

/** Light that lit glass, lamps and porches throw on what is around them: on walls and ground, and in the lens. At an eighth of the photo. */
export const spreadLight = (
  photo: Raster,
  emitted: Uint8Array,
  windows: readonly LitWindow[],
  porches: readonly Porch[],
  sight: LightSight | undefined,
  /** Share of it that dark, cold paint swallows. */
  slate?: Plane,
): { spill: Plane; bloom: Plane } => {
  const { width, height } = photo;
  const w = Math.ceil(width / STEP);
  const h = Math.ceil(height / STEP);
  const source = sourceOf(emitted, width, w, h);
  const unit = Math.max(width, height) / 1600 / STEP;
  const bloom = softBlur(softBlur(source, LENS_REACH * unit), LENS_REACH * unit);
  const near = softBlur(softBlur(source, WALL_REACH * unit), WALL_REACH * unit);
  const spill = newPlane(w, h);
  for (let i = 0; i < spill.data.length; i++) spill.data[i] = ON_WALL * near.data[i]!;
  for (const bank of banksOf(windows, width, height)) shadeFrame(inSteps(bank), spill);
  const lamps = newPlane(w, h);
  const lanterns: Bounds[] = [];
  for (const { lamp, down, burns, quad } of windows) {
    if (!lamp) continue;
    const bounds = boundsOf([quad], width, height);
    const box = inSteps(bounds);
    if (down) spotPool(box, lamps, bloom, takenAround(photo, box, STEP));
    // The wall around one that burns by day is light from it.
    else if (burns) lampPool(box, lamps, bloom);
    else
      lampPool(
        box,
        lamps,
        bloom,
        takenAround(photo, box, STEP),
        sight && columnsOf(wallOf(photo, bounds, sight), w, STEP),
      );
    if (burns) ceilingPool(box, lamps);
    if (!down && !burns) lanterns.push(box);
  }
  const grown = (plane: Plane): Plane => growPlane(plane, w, h);
  if (sight) shadeGlass(lamps.data, withoutLampWalls(grown(sight.pane), photo, lanterns, STEP).data);
  addTo(spill.data, lamps.data);
  if (slate) swallow(spill.data, growPlane(slate, w, h).data);
  if (!sight) return { spill, bloom };
  const [ground, leaf] = [grown(sight.ground), grown(sight.leaf)];
  shadeLeaves(spill.data, leaf.data);
  for (const porch of porches) lightPorch(porch, spill);
  const pools = newPlane(w, h);
  const openings = grown(sight.shut);
  addTo(openings.data, grown(sight.pane).data);
  for (const bank of banksOf(
    windows.filter(({ garage, beside }) => !garage && !beside),
    width,
    height,
  )) {
    const metres = bank.bottom - bank.top > SLIM * (bank.right - bank.left) ? DOOR_TALL : WINDOW_TALL;
    const box = inSteps(bank);
    const window = { box, metres, light: WINDOW_POOL * emittedIn(box, source) };
    if (!isUpper(box, openings, ground)) poolOnGround(window, ground, pools, leaf);
    glowOnBushes(window, leaf, spill);
    glowBelow(box, metres, emittedIn(box, source), ground, spill);
  }
  for (const { lamp, down, burns, quad } of windows) {
    const box = inSteps(boundsOf([quad], width, height));
    if (!lamp || (burns && box.bottom - box.top > BAR * (box.right - box.left))) continue;
    const own = burns
      ? { metres: CEILING_TALL, light: CEILING_POOL, thrown: LANTERN }
      : down
        ? { metres: SPOT_TALL, light: SPOT_POOL, thrown: SPOT }
        : { metres: LANTERN_TALL, light: LANTERN_POOL, thrown: LANTERN };
    poolOnGround({ box, ...own, hangs: burns ? CEILING_HANGS : LAMP_HANGS }, ground, pools, leaf);
  }
  if (porches.length > 0) {
    const decks = withDecks(ground);
    for (const porch of porches) poolBefore(porch, decks, pools, leaf);
  }
  addPools(pools, ground, dullOf(photo, w, h), spill);
  return { spill, bloom };
};

/** Takes the light that dark, cold paint does not give back. */
const swallow = (spill: Float32Array, slate: Float32Array): void => {
  for (let i = 0; i < spill.length; i++) spill[i]! *= 1 - slate[i]!;
};

/** Share of the light on a wall that leaves beside it do not get: behind the corner of a house they stand in its shade. */
const NOT_ON_LEAVES = 0.65;
const shadeLeaves = (spill: Float32Array, leaf: Float32Array): void => {
  for (let i = 0; i < spill.length; i++) spill[i]! *= 1 - NOT_ON_LEAVES * ease(0.4, 0.8, leaf[i]!);
};

/** Share of the lamplight that glass lets through or throws back to where no one stands: a balustrade before a lantern was a beige slab. */
const NOT_ON_GLASS = 0.75;
const shadeGlass = (lamps: Float32Array, pane: Float32Array): void => {
  for (let i = 0; i < lamps.length; i++) lamps[i]! *= 1 - NOT_ON_GLASS * ease(0.4, 0.7, pane[i]!);
};

const addTo = (sum: Float32Array, values: Float32Array): void => {
  for (let i = 0; i < sum.length; i++) sum[i]! += values[i]!;
};

/** Share of the wall between a window and the ground from which another window or a gate stands below it: its light falls on no one's ground. */
const STANDS_BELOW = 0.25;
export const isUpper = ({ left, right, bottom }: Bounds, openings: Plane, ground: Plane): boolean => {
  const { width, height, data } = openings;
  let [open, all] = [0, 0];
  for (let x = Math.max(0, Math.floor(left)); x < Math.min(width, right); x++)
    for (let y = Math.ceil(bottom) + 1; y < height && ground.data[y * width + x]! < 0.5; y++, all++)
      if (data[y * width + x]! > 0.5) open++;
  return open > STANDS_BELOW * all;
};

const sourceOf = (emitted: Uint8Array, width: number, w: number, h: number): Plane => {
  const source = newPlane(w, h);
  for (let i = 0, p = 0; p < emitted.length; i++, p += 3) {
    if (!emitted[p]) continue;
    const y = Math.floor(i / width);
    source.data[Math.floor(y / STEP) * w + Math.floor((i - y * width) / STEP)]! +=
      EMITTED[emitted[p]!]! / (STEP * STEP);
  }
  return source;
};

/** Luma by day from which ground is pale, and at which it is white; and how far that counts as grass: under a lamp it would be lighter than by day. */
const PALE = [150, 215] as const;
const WHITE = 1.5;

/** How far each place has the colour of grass, green or yellowed, or is too pale for much lamplight. */
const dullOf = ({ width, height, data }: Raster, w: number, h: number): Plane => {
  const lawn = newPlane(w, h);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      let [r, g, b, n] = [0, 0, 0, 0];
      for (let j = y * STEP; j < Math.min(height, y * STEP + STEP); j += 2)
        for (let i = x * STEP; i < Math.min(width, x * STEP + STEP); i += 2, n++) {
          const p = (j * width + i) * 3;
          r += data[p]!;
          g += data[p + 1]!;
          b += data[p + 2]!;
        }
      const pale = WHITE * ease(PALE[0], PALE[1], (0.3 * r + 0.59 * g + 0.11 * b) / n);
      lawn.data[y * w + x] = Math.max(pale, greenness(r / n, g / n, b / n), straw(r / n, g / n, b / n));
    }
  return overThin(lawn);
};

/** A post on a lawn stands in the light that its blades stand in: what is thin takes the lower of the grass to its left and right. */
const overThin = ({ width, height, data }: Plane): Plane => {
  const out = newPlane(width, height);
  for (let i = 2; i < data.length - 2; i++)
    out.data[i] = Math.max(
      data[i]!,
      Math.min(Math.max(data[i - 1]!, data[i - 2]!), Math.max(data[i + 1]!, data[i + 2]!)),
    );
  return out;
};

const inSteps = ({ left, right, top, bottom }: Bounds): Bounds => ({
  left: left / STEP,
  right: right / STEP,
  top: top / STEP,
  bottom: bottom / STEP,
});

/** Of the light that leaves a window, the most that the wall below its sill gets: rooms are lit from above. Metres down in which it is lost, and by which it grows aside for each of those. */
const BELOW = 0.2;
const BELOW_REACH = 1.1;
const WIDER = 0.9;
const EDGE = 0.5;

/** Light on the wall below a window, from its sill and from the room's own floor and ground before it. */
export const glowBelow = (
  { left, right, top, bottom }: Bounds,
  metres: number,
  light: number,
  ground: Plane,
  spill: Plane,
): void => {
  const metre = (bottom - top) / metres;
  const aside = (EDGE + WIDER * BELOW_REACH) * metre;
  for (let y = Math.max(0, Math.floor(bottom)); y < Math.min(spill.height, bottom + BELOW_REACH * metre); y++) {
    const down = Math.max(0, y + 0.5 - bottom) / metre;
    const here = BELOW * light * ease(BELOW_REACH, 0, down);
    for (let x = Math.max(0, Math.floor(left - aside)); x < Math.min(spill.width, right + aside); x++) {
      const i = y * spill.width + x;
      const off = Math.max(left - x - 0.5, x + 0.5 - right) / metre;
      const share = ease(EDGE + WIDER * down, -EDGE - WIDER * down, off) * (1 - ease(0.3, 0.6, ground.data[i]!));
      spill.data[i]! += here * share;
    }
  }
};

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

/** Posts and muntins stand before the room's light, not in it: of its spill on the wall they get this share. */
const ON_FRAME = 0.3;
const shadeFrame = ({ left, right, top, bottom }: Bounds, spill: Plane): void => {
  for (let y = Math.max(0, Math.round(top)); y < Math.min(spill.height, Math.round(bottom)); y++)
    for (let x = Math.max(0, Math.round(left)); x < Math.min(spill.width, Math.round(right)); x++)
      spill.data[y * spill.width + x]! *= ON_FRAME;
};
