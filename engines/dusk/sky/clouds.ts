import { FINER, paintedCover, tornCover } from '#engines/dusk/sky/cloud-cover.ts';
import type { SkyLook } from '#engines/dusk/sky/look.ts';
import type { SkyRegion } from '#engines/dusk/sky/region.ts';
import { softBlur } from '#engines/raster/blur.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';
import { growPlane } from '#engines/raster/resize.ts';
import { clamp, ease, mix, quantile } from '#engines/raster/scalar.ts';

/** How much cloud there is and how brightly it is lit, at `FINER` times the look's size; `own` is the share of the photo's own. */
export type Clouds = { readonly cover: Plane; readonly shade: Plane; readonly own: number };

/** Most of the sky that a cloud of the photo hides, and the share of the width over which its edge is softened. */
const OWN_COVER = 0.82;
const EDGE = 0.008;

/** Share of the height below the last sky that still tells on it, by soft edges and by the light from below. */
const UNSEEN = 0.06;

/** Light comes from the sun at the horizon: undersides and sunward edges are lit, what lies behind them is in shade. */
const litBy = (cover: Plane, rows: number, sun: number): Plane => {
  const { width, height, data } = cover;
  const soft = softBlur(cover, 2).data;
  const shade = newPlane(width, height);
  const below = Math.max(2, Math.round(height * 0.018));
  for (let y = 0; y < Math.min(height, rows * FINER); y++)
    for (let x = 0, i = y * width; x < width; x++, i++) {
      const side = Math.round((sun - x / width) * below * 1.5);
      const j = Math.min(height - 1, y + below) * width + Math.min(width - 1, Math.max(0, x + side));
      shade.data[i] = clamp(0.62 + (soft[i]! - soft[j]!) * 1.3 - 0.16 * data[i]!);
    }
  return shade;
};

/** Light and blueness of the open sky; and the light of the sky in every cell, behind what stands before it, too. */
const openTones = (
  { r, b, luma }: SkyLook['mean'],
  { open, local }: SkyRegion,
  light: Float32Array,
): { lumas: Float32Array; chromas: Float32Array } => {
  const [lumas, chromas] = [new Float32Array(open.length), new Float32Array(open.length)];
  let n = 0;
  for (let i = 0; i < open.length; i++) {
    if (open[i] !== 1) {
      light[i] = 0.3 * local.r[i]! + 0.59 * local.g[i]! + 0.11 * local.b[i]!;
      continue;
    }
    light[i] = luma[i]!;
    lumas[n] = luma[i]!;
    chromas[n++] = b[i]! - r[i]!;
  }
  return { lumas: lumas.subarray(0, n), chromas: chromas.subarray(0, n) };
};

/** How far the open sky's light is from the broad one, squared, in all. */
const unrestOf = (light: Float32Array, broad: Float32Array, open: Uint8Array): number => {
  let sum = 0;
  for (let i = 0; i < light.length; i++) if (open[i]) sum += (light[i]! - broad[i]!) ** 2;
  return sum;
};

/** How far a cell is white: by its blue where the sky has any, by its light otherwise. */
const whiteByHue = (
  out: Float32Array,
  mean: SkyLook['mean'],
  { open, local }: SkyRegion,
  grey: number,
  span: number,
): void => {
  for (let i = 0; i < out.length; i++) {
    const chroma = open[i] ? mean.b[i]! - mean.r[i]! : local.b[i]! - local.r[i]!;
    out[i] = 1 - (chroma - grey) / (span + 1e-3);
  }
};
const whiteByLight = (out: Float32Array, light: Float32Array, low: number, high: number): void => {
  for (let i = 0; i < out.length; i++) out[i] = (light[i]! - low) / (high - low + 0.02);
};

/** From whiteness to the cover of clouds, painted ones as far as the photo has none of its own. */
const addPainted = (place: Float32Array, painted: Float32Array, own: number): void => {
  for (let i = 0; i < place.length; i++) place[i] = mix(painted[i]!, ease(0.15, 1, clamp(place[i]!)) * OWN_COVER, own);
};

const reliefOf = (light: Float32Array, broad: Float32Array, own: number, low: number, high: number): Float32Array => {
  const out = new Float32Array(light.length);
  for (let i = 0; i < out.length; i++)
    out[i] = own * ((light[i]! - broad[i]!) * 2.6 + ((light[i]! - low) / (high - low + 0.05)) * 0.3 - 0.2);
  return out;
};
const addRelief = (shade: Float32Array, relief: Float32Array): void => {
  for (let i = 0; i < shade.length; i++) shade[i] = clamp(shade[i]! + relief[i]!);
};

/** The photo's own clouds where it has some, painted ones otherwise. */
export const cloudsOf = (
  look: SkyLook,
  region: SkyRegion,
  aspect: number,
  sun: number,
  seed: number,
  /** Share of the height down to which any sky is seen: below it none is painted. */
  lowest = 1,
): Clouds => {
  const { width, height, mean } = look;
  const light = newPlane(width, height);
  const { lumas, chromas } = openTones(mean, region, light.data);
  const blown = quantile(lumas, 0.3) > 0.95;
  const low = quantile(lumas, 0.05);
  const high = quantile(lumas, 0.95);
  const grey = quantile(chromas, 0.05);
  const span = quantile(chromas, 0.95) - grey;
  const broad = softBlur(light, width * 0.07);
  const variance = unrestOf(light.data, broad.data, region.open) / Math.max(1, lumas.length);
  const own = ease(0.012, 0.035, Math.sqrt(variance)) * (blown ? 0.3 : 1);
  const place = newPlane(width, height);
  const ground = Math.max(0.2, region.horizon) * 1.04;
  const rows = Math.ceil(Math.min(lowest + UNSEEN, 1.4 * Math.max(0.2, region.horizon)) * height);
  const painted = own < 1 ? paintedCover(width, height, rows, aspect, ground, seed) : newPlane(width, height);
  if (span > 0.08) whiteByHue(place.data, mean, region, grey, span);
  else whiteByLight(place.data, light.data, low, high);
  addPainted(place.data, painted.data, own);
  // By day a cloud ends in a hard white edge; in the evening its edges glow through.
  const soft = own > 0.3 ? softBlur(place, EDGE * width) : place;
  const cover = tornCover(soft, rows, aspect, ground, seed);
  const shade = litBy(cover, rows, sun);
  // A cloud's own relief by day stays its relief in the evening.
  const relief = { width, height, data: reliefOf(light.data, broad.data, own, low, high) };
  addRelief(shade.data, growPlane(relief, cover.width, cover.height).data);
  return { cover, shade, own };
};
