import { lensOf, rescale } from '#domain/scene/camera.ts';
import type { Raster } from '#engines/raster/raster.ts';
import type { Foreground } from '../foreground.ts';
import { WARM } from '../light/shades.ts';
import { sunOnFloor } from '../light/sun-edge.ts';
import { makeArtLight } from './art-light.ts';
import { contactAt } from './contact.ts';
import { GROUND, type RenderJob } from './job.ts';
import { encode, LINEAR } from './material.ts';
import { hash } from './noise.ts';
import { type Manner, mannerOf } from './photo-manner.ts';
import { aimInto } from './surface.ts';
import { makeWallLight } from './wall-light.ts';

/** Changes of light below this share are dropped, so that far walls and the ceiling keep their very bytes: nobody sees a fortieth less light there. */
const DEAF = 0.035;
const FULL = 0.08;
const POOL = 0.05;
/** What a lit white wall loses of each colour, as a share of the lamp's light. */
const CREAM = [0, 0.13, 0.4] as const;
/** Lamplight on a wall below half a step of a byte. */
const LEAST_LAMP = 0.003;
const FLOOR = 4;
const SUNK = 0.26;

/** The photo, what is laid over it, and what holds back. Shared among the threads. */
export type Canvas = {
  readonly photo: Raster;
  readonly picture: Uint8Array;
  readonly mask: Uint8Array;
  /** Half-size pixels where something may change: a piece, or room whose light it touches, or beside such. */
  readonly touched: Uint8Array;
  readonly manner: Manner;
  readonly keep: Foreground | undefined;
};

const shared = (length: number): Uint8Array => new Uint8Array(new SharedArrayBuffer(length));

export const canvasFor = (job: RenderJob, photo: Raster, keep: Foreground | undefined): Canvas => {
  const data = shared(photo.data.length);
  data.set(photo.data);
  const picture = shared(data.length);
  picture.set(data);
  const { halfWidth: w, halfHeight: h, groundPlane: plane, halfIds: ids } = job;
  const touched = shared(w * h);
  for (let i = 0; i < w * h; i++) {
    if (plane[i]! < 0 && !ids[i]) continue;
    const [x, y] = [i % w, Math.floor(i / w)];
    for (let v = Math.max(0, y - 1); v <= Math.min(h - 1, y + 1); v++)
      touched.fill(1, v * w + Math.max(0, x - 1), v * w + Math.min(w, x + 2));
  }
  const mask = shared(photo.width * photo.height);
  return { photo: { ...photo, data }, picture, mask, touched, manner: mannerOf(photo), keep };
};

/** Lays furniture, shadow and reflection over a row of the photo. Pixels outside the mask are copied, byte for byte. */
export const makeCompositor = (job: RenderJob, { photo, picture: data, mask, touched, manner, keep }: Canvas) => {
  const { width: W, height: H } = photo;
  const { ground } = job;
  const exact = job.width === W && job.height === H;
  const sx = job.width / W;
  const sy = job.height / H;
  const lens = lensOf(rescale(job.camera, W, H));
  const { grain, black, edge } = manner;
  const focus = exact ? edge : 0;
  const layer = new Float32Array(4);
  const base = new Float64Array(3);
  const light = new Float32Array(GROUND);
  const ray = { x: 0, y: 0, z: 0 };
  const wallLight = makeWallLight(job, lens);
  const artLight = makeArtLight(job);
  // Glare that has burnt a polished floor's boards out is left: nothing tells what they look like in the shade, and dimmed it was a pink stain.
  const polish = Math.max(0, Math.min(1, (job.gloss - 0.7) / 0.2));
  const usualFloor = Math.max(0.02, brightness(...job.light.floorTone));
  return (y: number): void => {
    for (let x = 0; x < W; x++) {
      const i = y * W + x;
      const u = (x + 0.5) * sx;
      const v = (y + 0.5) * sy;
      const half = (v >> 1) * job.halfWidth + (u >> 1);
      if (!touched[half]) continue;
      if (exact) focused(job, x, y, focus, layer);
      else bilinear(job.layer, job.width, job.height, 4, u - 0.5, v - 0.5, layer);
      groundAt(ground, job.halfWidth, job.halfHeight, u / 2 - 0.5, v / 2 - 0.5, light);
      // A real thing in front hides what stands behind it.
      const cover = layer[3]!;
      if (cover > 0) {
        const own = artLight(half, x / W, y / H);
        if (own !== 1) for (let k = 0; k < 3; k++) layer[k] = Math.min(0.95, layer[k]! * own);
      }
      const held = keep ? heldBack(keep, job, x / W, y / H, cover > 0) : 0;
      if (held >= 1) continue;
      const plane = job.groundPlane[half]!;
      const wall = cover < 1 && plane >= 0 && plane < FLOOR ? wallLight(x + 0.5, y + 0.5, plane) : null;
      const glow = wall?.lamp ?? 0;
      if (wall && wall.shade < 1) for (let k = 0; k < 3; k++) light[k]! *= wall.shade;
      // A pool of lamplight runs out to nothing: cut off where shadows are dropped it had a rim.
      const lamp = (glow * glow) / (glow + POOL);
      let usual = usualFloor;
      const sunk = job.pile > 0 && plane < 0 && job.halfIds[half] !== 0;
      if (cover < 1 && (plane === FLOOR || sunk)) {
        aimInto(lens, x + 0.5, y + 0.5, ray);
        const t = -job.camera.eye / Math.min(-1e-4, ray.y);
        const left = contactAt(job.contact, job.contact.floor, ray.x * t, ray.z * t);
        // Sun comes past what hides the room's soft light, unless a piece stands in its beam.
        const beam = sunOnFloor(
          job.light.glimpse,
          job.light,
          (x + 0.5) / W,
          (y + 0.5) / H,
          ray.x * t,
          ray.z * t,
          false,
        );
        const blown = polish * Math.max(0, Math.min(1, (LINEAR[photo.data[i * 3 + 1]!]! - 0.22) / 0.25));
        const sun = light[7]! + (1 - light[7]!) * blown;
        light[6]! *= 1 - blown;
        for (let k = 0; k < 3; k++) light[k] = (left * (light[k]! + beam * sun)) / (1 + beam);
        usual *= 1 + beam;
        const other = notFloor(photo.data, i * 3, usualFloor);
        if (other > 0) clearOf(light, other);
        // Tufts before a foot stand in its shadow, not under it.
        if (sunk) for (let k = 0; k < 3; k++) light[k] = Math.max(SUNK, light[k]!);
      }
      const mean = 0.3 * light[0]! + 0.5 * light[1]! + 0.2 * light[2]!;
      const change = Math.abs(mean - 1);
      const shaded = change <= DEAF ? 0 : change >= FULL ? 1 : (change - DEAF) / (FULL - DEAF);
      const mirrored = light[6]! > 0.002;
      if (cover <= 0.004 && shaded === 0 && !mirrored && lamp < LEAST_LAMP) continue;
      mask[i] = 255;
      const noise = cover > 0 ? grain * cover * 1.7 * (hash(x, y, 11) + hash(x, y, 12) + hash(x, y, 13) - 1.5) : 0;
      for (let k = 0; k < 3; k++) {
        // A fifth of the shadow's own tint: more reads as a colour cast on white walls.
        const ratio = 1 + (0.2 * light[k]! + 0.8 * mean - 1) * shaded;
        const own = LINEAR[photo.data[i * 3 + k]!]!;
        // What is nearly white already gains little, or a pool of lamplight burns out: there it turns to cream instead.
        const full = own ** 3;
        base[k] = own * Math.max(0, ratio + lamp * (WARM[k]! * (1 - full) - CREAM[k]! * full));
      }
      if (plane === FLOOR && mean < 1) unbleach(base, job.light.floorTone, mean);
      if (mirrored) mirror(base, light, usual * mean);
      // Nothing new is blacker than the photo's own blacks, which glare and blended exposures lift.
      const lift = black * Math.max(cover, shaded > 0 ? 1 - mean : 0);
      for (let k = 0; k < 3; k++) {
        const value = Math.hypot(encode(base[k]! * (1 - cover) + layer[k]!), lift) + noise;
        const blended = held > 0 ? value * (1 - held) + photo.data[i * 3 + k]! * held : value;
        data[i * 3 + k] = blended < 0 ? 0 : blended > 255 ? 255 : Math.round(blended);
      }
    }
  };
};

/** How far a pixel on the floor's plane shows a skirting or a door frame: those outshine a dark floor so far as no gleam does. */
const notFloor = (data: ArrayLike<number>, o: number, usual: number): number => {
  const own = brightness(LINEAR[data[o]!]!, LINEAR[data[o + 1]!]!, LINEAR[data[o + 2]!]!);
  return Math.max(0, Math.min(1, (own / usual - 10) / 4));
};

const clearOf = (light: Float32Array, share: number): void => {
  for (let k = 0; k < 3; k++) light[k]! += (1 - light[k]!) * share;
  for (let k = 3; k < 7; k++) light[k]! *= 1 - share;
};

const brightness = (r: number, g: number, b: number) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

const vivid = (c: ArrayLike<number>) => 1 - Math.min(c[0]!, c[1]!, c[2]!) / Math.max(1e-4, c[0]!, c[1]!, c[2]!);

/** A gleam that a shadow falls on turns to the floor's own colour: darkened white looks like wet concrete. What outshines the floor 12 times is a skirting or a door frame. */
const unbleach = (base: Float64Array, tone: readonly number[], ratio: number): void => {
  const usual = brightness(tone[0]!, tone[1]!, tone[2]!);
  const own = brightness(base[0]!, base[1]!, base[2]!);
  const times = own / Math.max(1e-4, ratio * usual);
  // What a floor mirrors is grey: a piece that stands before the window takes it away, and the boards' own colour is left.
  const grey = vivid(tone) < 0.2 ? 0 : 0.9 - vivid(base) / vivid(tone);
  const gleam = Math.min(1, Math.max(times - 1.4, 1.6 * grey), (12 - times) / 4);
  const share = Math.max(0, gleam) * Math.min(1, 2 * (1 - ratio));
  if (share <= 0) return;
  for (let k = 0; k < 3; k++) base[k] = base[k]! * (1 - share) + ((tone[k]! * own) / Math.max(1e-4, usual)) * share;
};

/** Lays a piece's mirror image over the floor: what gleams there above the floor's usual light is hidden by the piece, and its own light comes on top. */
const mirror = (base: Float64Array, light: Float32Array, usual: number): void => {
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

/** Share of a neighbour on an outline. */
const OUTLINE = 0.075;

/** How much a real thing hides what would be painted here: wholly when it stands nearer, not at all when the piece does. */
const heldBack = (keep: Foreground, job: RenderJob, u: number, v: number, piece: boolean): number => {
  const x = Math.max(0, Math.min(keep.width - 1.001, u * keep.width - 0.5));
  const y = Math.max(0, Math.min(keep.height - 1.001, v * keep.height - 0.5));
  const k = (y | 0) * keep.width + (x | 0);
  const [fx, fy] = [x % 1, y % 1];
  const between = (from: ArrayLike<number>) =>
    (from[k]! * (1 - fx) + from[k + 1]! * fx) * (1 - fy) +
    (from[k + keep.width]! * (1 - fx) + from[k + keep.width + 1]! * fx) * fy;
  if (!piece) return between(keep.soft);
  const sure = Math.max(0, Math.min(1, (between(keep.data) / 255 - 0.3) / 0.4));
  if (sure === 0) return 0;
  const h =
    Math.min(job.halfHeight - 1, Math.floor(v * job.halfHeight)) * job.halfWidth +
    Math.min(job.halfWidth - 1, Math.floor(u * job.halfWidth));
  const thing = Math.max(keep.far[k]!, keep.far[k + 1]!, keep.far[k + keep.width]!, keep.far[k + keep.width + 1]!);
  return job.halfIds[h] && job.halfDepths[h]! < thing ? 0 : sure;
};

/**
 * The furniture with the photo's own sharpness: listing photos are sharpened, and cloth without that reads as clay. `edge`
 * is the share of each side neighbour, negative to sharpen. Outlines are as soft as a lens draws them: cut at the pixel they look pasted.
 */
const focused = (job: RenderJob, x: number, y: number, edge: number, out: Float32Array): void => {
  const { width: w, height: h, layer } = job;
  const o = (y * w + x) * 4;
  const [l, r, u, d] = [o - 4, o + 4, o - w * 4, o + w * 4];
  const rim = x === 0 || y === 0 || x === w - 1 || y === h - 1;
  const inside = !rim && layer[o + 3]! + layer[l + 3]! + layer[r + 3]! + layer[u + 3]! + layer[d + 3]! > 4.999;
  if (!inside) {
    const share = OUTLINE + 0.3 * edge;
    for (let k = 0; k < 4; k++) {
      const own = layer[o + k]!;
      const near = rim ? 4 * own : layer[l + k]! + layer[r + k]! + layer[u + k]! + layer[d + k]!;
      out[k] = own * (1 - 4 * share) + near * share;
    }
    return;
  }
  out[3] = layer[o + 3]!;
  for (let k = 0; k < 3; k++) {
    const c = layer[o + k]!;
    const near = layer[l + k]! + layer[r + k]! + layer[u + k]! + layer[d + k]!;
    const v = c * (1 - 4 * edge) + near * edge;
    out[k] = v < 0.35 * c ? 0.35 * c : v > 1.6 * c ? 1.6 * c : v;
  }
};

const bilinear = (
  from: Float32Array,
  w: number,
  h: number,
  channels: number,
  u: number,
  v: number,
  out: Float32Array,
): void => {
  const x = u < 0 ? 0 : u > w - 1.001 ? w - 1.001 : u;
  const y = v < 0 ? 0 : v > h - 1.001 ? h - 1.001 : v;
  const i = x | 0;
  const j = y | 0;
  const fx = x - i;
  const fy = y - j;
  const a = (j * w + i) * channels;
  const b = a + (i + 1 < w ? channels : 0);
  const down = j + 1 < h ? w * channels : 0;
  for (let k = 0; k < channels; k++) {
    const top = from[a + k]! * (1 - fx) + from[b + k]! * fx;
    const low = from[a + down + k]! * (1 - fx) + from[b + down + k]! * fx;
    out[k] = top * (1 - fy) + low * fy;
  }
};

/** The room's light between half-size pixels. Pixels that a piece hides wholly hold nothing and do not count: they drew dark lines around pieces. */
const groundAt = (from: Float32Array, w: number, h: number, u: number, v: number, out: Float32Array): void => {
  const x = u < 0 ? 0 : u > w - 1.001 ? w - 1.001 : u;
  const y = v < 0 ? 0 : v > h - 1.001 ? h - 1.001 : v;
  const i = x | 0;
  const j = y | 0;
  let weight = 0;
  out.fill(0);
  for (let q = 0; q < 4; q++) {
    const a = i + (q & 1);
    const b = j + (q >> 1);
    if (a >= w || b >= h) continue;
    const o = (b * w + a) * GROUND;
    if (from[o] === 0) continue;
    const share = (q & 1 ? x - i : 1 - x + i) * (q >> 1 ? y - j : 1 - y + j) + 1e-4;
    for (let k = 0; k < GROUND; k++) out[k]! += from[o + k]! * share;
    weight += share;
  }
  if (weight === 0) {
    out.fill(1, 0, 3);
    out[7] = 1;
    return;
  }
  for (let k = 0; k < GROUND; k++) out[k]! /= weight;
};
