import { type NoiseRow, noiseRow } from '#engines/dusk/sky/noise-rows.ts';
import { fractalNoise, seededRandom } from '#engines/raster/noise.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';
import { growPlane } from '#engines/raster/resize.ts';
import { ease } from '#engines/raster/scalar.ts';

/** How far clouds stretch sideways, how coarse they are, and how much of the sky they take. */
type Weather = { readonly stretch: number; readonly grain: number; readonly least: number };
const WEATHERS: readonly Weather[] = [
  // Long wisps, broken fleece, and one broad torn bank.
  { stretch: 2.9, grain: 1.4, least: 0.5 },
  { stretch: 1.7, grain: 2.1, least: 0.51 },
  { stretch: 2.2, grain: 0.9, least: 0.49 },
];

/** Streaks of a row, each bent by a coarser noise, into `out`. */
const streaks = (
  { xs, ys, out, noise }: NoiseRow,
  us: Float64Array,
  v: number,
  grain: number,
  stretch: number,
  into: Float64Array,
): void => {
  for (let x = 0; x < us.length; x++) {
    xs[x] = us[x]! * 1.2 + 3;
    ys[x] = v * 1.1 + 5;
  }
  noise(us.length, 3);
  for (let x = 0; x < us.length; x++) {
    xs[x] = us[x]! * grain + out[x]! * 1.7 + 20;
    ys[x] = v * grain * stretch * 0.72 + out[x]! * 1.3;
  }
  noise(us.length, 6);
  into.set(out.subarray(0, us.length));
};

/** The cover of a row: its streaks, thicker in broad patches. */
const coverRow = (
  { xs, ys, out, noise }: NoiseRow,
  us: Float64Array,
  v: number,
  streak: Float64Array,
  least: number,
  cover: Float32Array,
  start: number,
): void => {
  for (let x = 0; x < us.length; x++) {
    xs[x] = us[x]! * 0.5 + 9;
    ys[x] = v * 0.6 + 2;
  }
  noise(us.length, 2);
  for (let x = 0; x < us.length; x++) cover[start + x] = ease(least, least + 0.25, streak[x]! * 0.72 + out[x]! * 0.32);
};

/** Flat layers high above in perspective, so that they grow finer towards the horizon. */
export const paintedCover = (
  width: number,
  height: number,
  rows: number,
  aspect: number,
  horizon: number,
  seed: number,
): Plane => {
  const row = noiseRow(seed, width);
  const random = seededRandom(seed + 11);
  const { stretch, grain, least } = WEATHERS[Math.floor(random() * WEATHERS.length)]!;
  const cover = newPlane(width, height);
  const offset = random() * 40;
  const skew = (random() - 0.5) * 0.7;
  const [us, warps] = [new Float64Array(width), new Float64Array(width)];
  for (let y = 0; y < height; y++) {
    const t = y / height / horizon;
    if (t > 1.2 || y >= rows) break;
    const depth = 1 / (1.2 - Math.min(1.06, t));
    const v = depth * 2.1;
    for (let x = 0; x < width; x++) us[x] = (x / width - 0.5) * depth * 1.5 * aspect + offset + v * skew;
    streaks(row, us, v, grain, stretch, warps);
    coverRow(row, us, v, warps, least, cover.data, y * width);
  }
  return cover;
};

/** Cells of the painted sky to one of the look: an evening cloud is all torn edges, finer than where it lies. */
export const FINER = 2;
/** Wisps across the sky overhead, how much flatter than wide they are, how far they tear a cloud, and between which sums one is open sky and whole. */
const WISPS = 6;
const FLAT = 2.7;
const TORN = 1.15;
const WHOLE = [0.3, 1.05] as const;
/** Most of the sky that a wisp hides. */
const THICKEST = 0.74;

/** Where the clouds of a row lie in the perspective: how many they are. */
const findWisps = (
  data: Float32Array,
  start: number,
  places: Float64Array,
  depth: number,
  aspect: number,
  lean: number,
): number => {
  const width = places.length;
  let n = 0;
  for (let x = 0; x < width; x++)
    if (!(data[start + x]! < 0.02)) places[n++] = (x / width - 0.5) * depth * 1.5 * aspect * WISPS + lean;
  return n;
};

const placeWisps = (xs: Float64Array, ys: Float64Array, places: Float64Array, v: number, n: number): void => {
  for (let k = 0; k < n; k++) {
    xs[k] = places[k]! * 0.3 + 7;
    ys[k] = v * 0.3 + 1;
  }
};

const warpWisps = (
  xs: Float64Array,
  ys: Float64Array,
  places: Float64Array,
  by: Float64Array,
  v: number,
  n: number,
): void => {
  for (let k = 0; k < n; k++) {
    xs[k] = places[k]! + by[k]! * 2.2;
    ys[k] = v + by[k]! * 3;
  }
};

const layWisps = (data: Float32Array, start: number, width: number, wisps: Float64Array): void => {
  for (let i = start, k = 0; i < start + width; i++) {
    const own = data[i]!;
    data[i] =
      own < 0.02 ? 0 : THICKEST * ease(WHOLE[0], WHOLE[1], own + TORN * (wisps[k++]! - 0.5)) * ease(0.02, 0.2, own);
  }
};

/** One row of it, where there are clouds at all; `places` are where those lie in the perspective. */
const tearRow = (
  { xs, ys, out, noise }: NoiseRow,
  data: Float32Array,
  start: number,
  places: Float64Array,
  depth: number,
  v: number,
  lean: number,
  aspect: number,
): void => {
  const n = findWisps(data, start, places, depth, aspect, lean);
  placeWisps(xs, ys, places, v, n);
  noise(n, 1);
  warpWisps(xs, ys, places, out, v, n);
  noise(n, 4);
  layWisps(data, start, places.length, out);
};

/** Where clouds lie, torn into wisps in the same perspective. */
export const tornCover = (place: Plane, rows: number, aspect: number, horizon: number, seed: number): Plane => {
  const skew = 0.7 * fractalNoise(seed + 5)(seed % 97, 3, 1) - 0.35;
  const cover = growPlane(place, place.width * FINER, place.height * FINER);
  const { width, height, data } = cover;
  const row = noiseRow(seed + 5, width);
  const places = new Float64Array(width);
  for (let y = 0; y < height; y++) {
    if (y >= rows * FINER) {
      data.fill(0, y * width);
      break;
    }
    const depth = 1 / (1.2 - Math.min(1.06, y / height / horizon));
    // By its logarithm: a wisp near the horizon is as much flatter than wide as one overhead, or the sky is ruled with lines.
    const v = 1.5 * horizon * Math.log(depth) * WISPS * FLAT;
    tearRow(row, data, y * width, places, depth, v, v * skew, aspect);
  }
  return cover;
};
