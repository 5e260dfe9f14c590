import type { FloorPoint } from '#domain/scene/camera.ts';
import { light as brightness } from '../light/room-texels.ts';
import { LINEAR } from './material.ts';

/** How far a pixel on the floor's plane shows a skirting or a door frame: those outshine a dark floor so far as no gleam does. */
export const notFloor = (data: ArrayLike<number>, o: number, usual: number): number => {
  const own = brightness(LINEAR[data[o]!]!, LINEAR[data[o + 1]!]!, LINEAR[data[o + 2]!]!);
  return Math.max(0, Math.min(1, (own / usual - 10) / 4));
};

/** Metres from the floor's outline within which such a thing may stand; farther in, what is as bright is glare. */
const AT_WALL = 0.4;
export const atWall = (floor: readonly FloorPoint[], x: number, z: number): boolean =>
  floor.some((a, i) => {
    const b = floor[(i + 1) % floor.length]!;
    const [ex, ez] = [b.x - a.x, b.z - a.z];
    const along = Math.max(0, Math.min(1, ((x - a.x) * ex + (z - a.z) * ez) / Math.max(1e-6, ex * ex + ez * ez)));
    return Math.hypot(x - a.x - along * ex, z - a.z - along * ez) < AT_WALL;
  });

export const clearOf = (light: Float32Array, share: number): void => {
  for (let k = 0; k < 3; k++) light[k]! += (1 - light[k]!) * share;
  for (let k = 3; k < 7; k++) light[k]! *= 1 - share;
};

const vivid = (c: ArrayLike<number>) => 1 - Math.min(c[0]!, c[1]!, c[2]!) / Math.max(1e-4, c[0]!, c[1]!, c[2]!);

/**
 * A gleam that a shadow falls on leans to the floor's own colour: darkened white looks like wet concrete. By `most` of the
 * way, so that boards keep what the photo shows of them. `hidden`: share of the mirrored view that pieces fill. What outshines the floor 12 times is a skirting or a door frame.
 */
export const unbleach = (
  base: Float64Array,
  tone: readonly number[],
  ratio: number,
  most: number,
  hidden: number,
): void => {
  const usual = brightness(tone[0]!, tone[1]!, tone[2]!);
  const own = brightness(base[0]!, base[1]!, base[2]!);
  const times = own / Math.max(1e-4, ratio * usual);
  // What a floor mirrors is grey: a piece that stands before the window takes it away, and the boards' own colour is left.
  const grey = vivid(tone) < 0.2 ? 0 : 0.9 - vivid(base) / vivid(tone);
  const gleam = Math.min(1, Math.max(times - 1.4, 1.6 * grey), (12 - times) / 4);
  const share = most * Math.max(0, gleam) * Math.min(1, 2 * (1 - ratio));
  if (share <= 0) return;
  const level = own / (1 + Math.max(0, times - 1) * hidden);
  for (let k = 0; k < 3; k++) base[k] = base[k]! * (1 - share) + ((tone[k]! * level) / Math.max(1e-4, usual)) * share;
};

/** Lays a piece's mirror image over the floor: what gleams there above the floor's usual light is hidden by the piece, and its own light comes on top. */
export const mirror = (base: Float64Array, light: Float32Array, usual: number): void => {
  const own = Math.max(1e-4, brightness(base[0]!, base[1]!, base[2]!));
  const gleam = Math.max(0, 1 - usual / own);
  const rest = 1 - light[6]! * (LOST + (1 - LOST) * gleam);
  const mixed = own * rest + brightness(light[3]!, light[4]!, light[5]!);
  const scale = Math.min(1, (MIRRORED * own) / mixed);
  for (let k = 0; k < 3; k++) base[k] = (base[k]! * rest + light[3 + k]!) * scale;
};
/** Share of a floor's usual light that is the room mirrored in it, and how many times its own light a floor with an image has at most. */
const LOST = 0.12;
const MIRRORED = 4;
