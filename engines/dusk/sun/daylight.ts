import type { Surface, Surfaces } from '#engines/dusk/sun/surfaces.ts';
import type { Daylight } from '#engines/ports.ts';
import { boxBlur, boxBlurOf, boxBlurOver } from '#engines/raster/blur.ts';
import { close, dilate, erode, open } from '#engines/raster/morphology.ts';
import { placesAbove } from '#engines/raster/places.ts';
import { newPlane, type Plane, unfilledPlane } from '#engines/raster/raster.ts';
import { growPlane } from '#engines/raster/resize.ts';
import { clamp, ease, quantile } from '#engines/raster/scalar.ts';

/** Stops that the network says where there is no sun at all, and the most that a sun adds in a photo. */
const NONE = 0.05;
const MOST = 3.2;
/** How many cells a thing may be thick to be trim or a mullion and no shadow. */
const THIN = 5;
/** Without the network: where the shade lies among the cells of a surface, and how fully what stands above it is taken for sun. */
const SHADE: Readonly<Record<Surface, number>> = {
  house: 0.3,
  roof: 0.3,
  garage: 0.35,
  leaf: 0.3,
  lawn: 0.2,
  paving: 0.2,
  water: 0.2,
};
const TAKEN = 0.95;

const withoutNone = (sun: Float32Array): void => {
  for (let i = 0; i < sun.length; i++) sun[i] = clamp(sun[i]! - NONE, 0, MOST);
};

/** Stops of sun in every cell, as the network sees them, and what it does to red and blue against green. */
export const sunSeen = (
  seen: Daylight,
  width: number,
  height: number,
): readonly [sun: Plane, red: Plane, blue: Plane] => {
  const sun = growPlane(seen.light, width, height);
  withoutNone(sun.data);
  return [sun, growPlane(seen.red, width, height), growPlane(seen.blue, width, height)];
};

/** Stops of sun by rule: what is broad and brighter than the shade of its kind of surface. */
export const sunGuessed = (
  broad: Plane,
  surfaces: Surfaces,
  levelOf: (name: Surface, share: number) => number,
): Plane => {
  const out = newPlane(broad.width, broad.height);
  for (const name of Object.keys(SHADE) as Surface[]) {
    const level = levelOf(name, SHADE[name]);
    const { data } = surfaces[name];
    for (let i = 0; i < data.length; i++) out.data[i]! += data[i]! * clamp(TAKEN * (broad.data[i]! - level), 0, MOST);
  }
  return out;
};

/** Cells between two places that are compared: over a shadow's border, mostly on one paint. */
const APART = 5;
/** Stops of sun by which they must differ, and pairs below which a photo tells nothing. */
const DIFFERENT = 0.4;
const ENOUGH = 60;

/** By how many stops of light to one of sun two plain places differ; NaN where they tell nothing. */
const steepness = (sun: Float32Array, plain: Float32Array, light: Float32Array, i: number, j: number): number => {
  const stops = sun[i]! - sun[j]!;
  return plain[j]! < 0.6 || Math.abs(stops) < DIFFERENT ? Number.NaN : (light[i]! - light[j]!) / stops;
};

/** The middle of that over pairs of places; undefined when there are too few. */
const steepOf = ({ width, height, data: sun }: Plane, plain: Float32Array, light: Float32Array): number | undefined => {
  const told = new Float32Array(sun.length + 2);
  let n = 0;
  for (let y = 0; y + APART < height; y++)
    for (let i = y * width + (y % 2), end = y * width + width - APART; i < end; i += 2) {
      if (plain[i]! < 0.6) continue;
      const across = steepness(sun, plain, light, i, i + APART);
      const down = steepness(sun, plain, light, i, i + APART * width);
      if (!Number.isNaN(across)) told[n++] = across;
      if (!Number.isNaN(down)) told[n++] = down;
    }
  return n < ENOUGH ? undefined : quantile(told.subarray(0, n), 0.5);
};

/** Every third value of those on plain places. */
export const onPlain = (values: Float32Array, plain: Float32Array): Float32Array => {
  const own = new Float32Array(Math.ceil(values.length / 3));
  let n = 0;
  for (let i = 0; i < values.length; i += 3) if (plain[i]! > 0.6) own[n++] = values[i]!;
  return own.subarray(0, n);
};

/** How much of the network's sun is taken away where it is doubted, and the stops of light to one of sun from which it is. */
const DOUBTED = 0.7;
const PAINT = [1.5, 1.7] as const;
/** Stops of sun from which nobody doubts it. */
const BRIGHT = [1.4, 1.7] as const;
/** Stops that most of what is plain loses at most: more is lifted out of what the camera left in its shadows, and stains walls. */
const STRONGEST = 1.5;

/**
 * Under a bright overcast sky white paint beside dark is taken for weak sun. Over a shadow's border light falls by about as much as the
 * sun; over a border of paint by far more. And a sun of three stops is taken in part only: its shadows stay as shade, the walls stay clean.
 * Two numbers for the photo: the share of the sun that is believed, and the share of that which is taken.
 */
export const believe = (sun: Plane, light: Plane, plain: Plane): readonly [believed: number, taken: number] => {
  const own = onPlain(sun.data, plain.data);
  const steep = steepOf(sun, plain.data, light.data) ?? 1;
  const doubt = ease(PAINT[0], PAINT[1], steep) * ease(BRIGHT[1], BRIGHT[0], quantile(own, 0.9));
  const believed = 1 - DOUBTED * doubt;
  const taken = Math.min(1, STRONGEST / (quantile(own, 0.75) + 1e-3));
  const share = believed * taken;
  if (share < 1) for (let i = 0; i < sun.data.length; i++) sun.data[i]! *= share;
  return [believed, taken];
};

/** Log light as bytes, and back. */
export const STEP = 31.875;
export const bytesOf = ({ data }: Plane): Uint8Array => {
  const bytes = new Uint8Array(data.length);
  for (let i = 0; i < bytes.length; i++) bytes[i] = Math.min(255, Math.max(0, (data[i]! + 8) * STEP));
  return bytes;
};
const planeOf = (bytes: Uint8Array, width: number, height: number): Plane => {
  const out = unfilledPlane(width, height);
  for (let i = 0; i < bytes.length; i++) out.data[i] = bytes[i]! / STEP - 8;
  return out;
};

/** Thin bright things taken out; the corners of broad ones are none. */
const opened = (bytes: Uint8Array, width: number, height: number): Uint8Array => {
  const out = dilate(open(bytes, width, height, THIN), width, height, 2 * THIN - 1);
  for (let i = 0; i < out.length; i++) if (bytes[i]! < out[i]!) out[i] = bytes[i]!;
  return out;
};

/** Thin bright and thin dark things taken out. */
export const withoutThin = (plane: Plane): Plane => {
  const { width, height } = plane;
  return planeOf(opened(close(bytesOf(plane), width, height, THIN), width, height), width, height);
};

/** Bright things taken out that are less wide than so many cells. */
export const withoutBright = (plane: Plane, across: number): Plane => {
  const { width, height } = plane;
  return planeOf(open(bytesOf(plane), width, height, across), width, height);
};

/** Share of what light does around that the goal must explain: else it is paint, boards and grain. */
const EXPLAINED = [0.7, 0.92] as const;

/**
 * How `goal` rises with light around every cell, 0..1 (the slope of a guided filter): with it what is known per cell can be read at
 * full size with the photo's own edges. Only the weighted cells count: the sky must not light the roof.
 */
export const slopeOf = (light: Plane, goal: Plane, share: Plane, radius: number, epsilon: number): Plane => {
  const { width, height } = light;
  const n = width * height;
  const sums = [0, 1, 2, 3, 4, 5].map(() => unfilledPlane(width, height)) as [Plane, Plane, Plane, Plane, Plane, Plane];
  const [w, v, p, vp, vv, pp] = sums;
  for (let i = 0; i < n; i++) {
    const weight = share.data[i]! + 1e-4;
    const a = light.data[i]!;
    const b = goal.data[i]!;
    w.data[i] = weight;
    v.data[i] = a * weight;
    p.data[i] = b * weight;
    vp.data[i] = a * b * weight;
    vv.data[i] = a * a * weight;
    pp.data[i] = b * b * weight;
  }
  const [mw, mv, mp, mvp, mvv, mpp] = sums.map((plane) => boxBlurOver(plane, radius)) as Float32Array[];
  for (let i = 0; i < n; i++) {
    const k = 1 / mw![i]!;
    const mean = mv![i]! * k;
    const level = mp![i]! * k;
    const variance = Math.max(0, mvv![i]! * k - mean * mean);
    const own = Math.max(0, mpp![i]! * k - level * level);
    const together = mvp![i]! * k - mean * level;
    const explained = (together * together) / (variance * own + 1e-6);
    v.data[i] = clamp(together / (variance + epsilon)) * ease(EXPLAINED[0], EXPLAINED[1], explained);
  }
  const out = boxBlur(v, 1);
  // A shadow's border is as steep as it is; what is around goes over softly.
  for (let i = 0; i < n; i++) if (v.data[i]! > out.data[i]!) out.data[i] = v.data[i]!;
  return out;
};

/** Cells around that lend paving its own light and hue. */
const REACH = 14;
/** Stops of shadow on paving between which it is grain, and a shadow; and those beyond which it is a kerb, a grate or the gap of a fence: deep shadows the network reads. */
const GRAIN = [0.04, 0.14] as const;
const DEEPEST = 0.8;
const LIFTED = 0.9;
const PALER = 0.35;
/** Cells across in which all must be paving: beside a lawn a cell has some of its dark in it, and is no shadow. */
const EDGE = 3;
/** Cells across within which a shadow is a pole's or a wire's, told by what lies right beside it: on a walk along a road the mean of both is darker than it is. Less the mean of what is thin around: joints and grain. */
const POLE = 9;

/**
 * Stops (below 0) by which paving in a sunny photo is still darker than the paving around it, without a hue of its own: the shadows of poles, wires and
 * trees that an editor made too faint to be read. A crack of tar goes with them; what is painted on a road is paler, and stays.
 * Hues are drawn to those around: a shadow is bluer.
 */
export const shadowsLeft = (
  shade: Plane,
  paving: Plane,
  /** Paving's own light in the shade: what is paler by far, a new slab, lends nothing. */
  usual: number,
  [warm, cool]: readonly [Plane, Plane],
  sunny: number,
): Plane => {
  const { width, height } = shade;
  const out = newPlane(width, height);
  if (sunny <= 0) return out;
  const own = newPlane(width, height);
  const bright = opened(bytesOf(shade), width, height);
  const { data } = planeOf(bright, width, height);
  const beside = planeOf(close(bright, width, height, POLE), width, height).data;
  const paved = erode(placesAbove(paving.data, 0.6), width, height, EDGE);
  for (let i = 0; i < own.data.length; i++) {
    own.data[i] = paved[i]!;
    out.data[i] = Math.min(data[i]!, usual + PALER) * own.data[i]!;
  }
  const w = boxBlur(own, REACH).data;
  const level = boxBlur(out, REACH).data;
  for (let i = 0; i < out.data.length; i++) out.data[i] = own.data[i]! * Math.max(0, beside[i]! - shade.data[i]!);
  const rough = boxBlur(out, REACH).data;
  const [red, blue] = [boxBlurOf(warm, own, REACH).data, boxBlurOf(cool, own, REACH).data];
  for (let i = 0; i < out.data.length; i++) {
    const n = w[i]! + 1e-3;
    const broad = shade.data[i]! - level[i]! / n;
    const thin = shade.data[i]! - beside[i]!;
    // Grain tells whether there is a shadow, and is none of its depth: taken off it, a third of a pole's shadow stayed on the road.
    const told = -Math.min(broad, thin + rough[i]! / n);
    const off = Math.min(broad, thin);
    const u = warm.data[i]! - red[i]! / n;
    const v = cool.data[i]! - blue[i]! / n;
    const same = ease(0.6, 0.3, Math.abs(u) + (v > 0 ? 0.35 * v : -v));
    const shadow = ease(GRAIN[0], GRAIN[1], told) * ease(DEEPEST + 0.5, DEEPEST, -off);
    const sure = sunny * own.data[i]! * same * shadow;
    out.data[i] = LIFTED * sure * off;
    const drawn = sure * Math.min(1, -3 * off);
    warm.data[i]! -= drawn * u;
    cool.data[i]! -= drawn * v;
  }
  return out;
};
