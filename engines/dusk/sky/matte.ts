import { crownColours } from '#engines/dusk/sky/crown.ts';
import { type Distances, distancesFrom, TOUCH } from '#engines/dusk/sky/distance.ts';
import { lookThroughLeaves } from '#engines/dusk/sky/foliage.ts';
import { frontOf } from '#engines/dusk/sky/front.ts';
import { keepHills } from '#engines/dusk/sky/hills.ts';
import { dropLettering } from '#engines/dusk/sky/lettering.ts';
import type { SkyLook } from '#engines/dusk/sky/look.ts';
import { settlePaleEdges } from '#engines/dusk/sky/pale-edges.ts';
import { keepPaleStrips } from '#engines/dusk/sky/pale-strips.ts';
import { keepPlate, keepPrint } from '#engines/dusk/sky/plate.ts';
import { openPockets } from '#engines/dusk/sky/pockets.ts';
import type { SkyRegion } from '#engines/dusk/sky/region.ts';
import { keepSnow } from '#engines/dusk/sky/snow.ts';
import { dropSpecks } from '#engines/dusk/sky/specks.ts';
import { settleWireEnds } from '#engines/dusk/sky/wire-ends.ts';
import { mendWires } from '#engines/dusk/sky/wires.ts';
import { boxBlur } from '#engines/raster/blur.ts';
import { close, erode } from '#engines/raster/morphology.ts';
import { type Mask, newMask, type Raster } from '#engines/raster/raster.ts';
import { rowSampler } from '#engines/raster/row-sampler.ts';
import { clamp, ease } from '#engines/raster/scalar.ts';

/** How much of every pixel is sky, and the photo with the old sky taken out of what stands before it. */
export type SkyMatte = {
  readonly alpha: Mask;
  readonly front: Raster;
  readonly frontLuma: Uint8Array;
};

export type CutSky = SkyMatte & {
  /** How much sky stands on both sides within a few pixels, for the rows that hold sky: twigs, wires, tips of leaves. */
  readonly thin: Uint8Array;
};

/** The least distance, in bytes, that something before the sky must have to hide it whole. */
const FAINTEST = 41;
/** Share of the plainest thing within 5 pixels that a thin dark one is taken to have: its own pixels are all mixed. */
const THINNEST = 0.6;

/** Pixels at 1600 up to which something before the sky is thin. */
const THIN = 9;

// Light adds up before it is encoded: half a dark twig over sky looks three quarters as bright as the sky.
const CURVE = Float32Array.from({ length: 256 }, (_, byte) => (byte / 255) ** 1.35);

type FourRows = [Float32Array, Float32Array, Float32Array, Float32Array];

/** One row of the matte, from pixel `start` on. */
const shareRow = (
  alpha: Uint8Array,
  start: number,
  luma: Uint8Array,
  { off, most, strong }: Distances,
  least: Uint8Array,
  bare: Float32Array,
  twigs: Float32Array,
  gap: Float32Array,
  bright: Float32Array,
): void => {
  for (let x = 0, i = start; x < bare.length; x++, i++) {
    // Nothing is mixed with sky that has none within two pixels.
    if (least[i]! > TOUCH) continue;
    const inCrown = bare[x]! > 0.5;
    if (off[i] === 0) {
      alpha[i] = inCrown ? gap[x]! * 255 : 255;
      continue;
    }
    const dark = luma[i]! < bright[x]! ? strong[i]! * THINNEST : 0;
    const whole = Math.max(most[i]!, FAINTEST, dark, inCrown ? twigs[x]! * 190 : 0) * 0.8;
    const share =
      CURVE[(clamp(1 - off[i]! / whole) * 255) | 0]! * ease(TOUCH, TOUCH / 2, least[i]!) * (inCrown ? gap[x]! : 1);
    alpha[i] = share * 255 + 0.5;
  }
};

/**
 * Full-size matte. A pixel's distance from the local colour of the sky, against that of the plainest thing within two
 * pixels of it, is the share of the thing.
 */
export const matteOf = (photo: Raster, luma: Uint8Array, look: SkyLook, region: SkyRegion): CutSky => {
  const { width, height } = photo;
  const { width: w, height: h } = look;
  const { sky, twig, seen } = crownColours(look, region, skyWeights(look, region));
  const crown = new Float32Array(region.crown);
  const contrast = new Float32Array(w * h);
  const light = new Float32Array(w * h);
  for (let i = 0; i < crown.length; i++) {
    if (crown[i]) contrast[i] = Math.hypot(sky.r[i]! - twig.r[i]!, sky.g[i]! - twig.g[i]!, sky.b[i]! - twig.b[i]!);
    light[i] = (0.3 * sky.r[i]! + 0.59 * sky.g[i]! + 0.11 * sky.b[i]!) * 255;
  }
  const rows = Math.min(height, Math.ceil((lowestRow(region) + 4) * (height / h)));
  const distances = distancesFrom(photo, luma, look, region, sky, rows);
  const least = erode(distances.off, width, rows, 5);
  const alpha = newMask(width, height);
  const samplers = [crown, contrast, seen, light].map((data) =>
    rowSampler({ width: w, height: h, data }, width, height),
  );
  for (let y = 0; y < rows; y++) {
    const [bare, twigs, gap, bright] = samplers.map((at) => at(y)) as FourRows;
    shareRow(alpha.data, y * width, luma, distances, least, bare, twigs, gap, bright);
  }
  lookThroughLeaves(photo, luma, look, region, alpha, rows);
  openPockets(
    photo,
    luma,
    look,
    sky,
    region.airy.map((v, i) => v & region.grove[i]!),
    alpha,
    rows,
  );
  keepHills(photo, luma, alpha, look, region);
  keepSnow(alpha, rows, region.snow, region.chance);
  const old = { width: w, height: h, data: light };
  settlePaleEdges(alpha, luma, old, rows);
  keepPaleStrips(alpha, photo, luma, old, rows);
  mendWires(alpha, luma, rows);
  settleWireEnds(alpha, rows);
  dropSpecks(alpha, rows, { luma, sky: old });
  const prints = dropLettering(alpha);
  const matte = { alpha, ...frontOf(photo, luma, alpha, distances.keyed, rows, sky, look) };
  for (const print of prints) keepPrint(matte, photo, luma, print);
  keepPlate(matte, photo, luma);
  return { ...matte, thin: thinOf(alpha, rows) };
};

/** Sky within a few pixels on both sides, for the first rows. */
export const thinOf = ({ width, height, data }: Mask, rows = height): Uint8Array =>
  close(
    data.subarray(0, rows * width),
    width,
    rows,
    Math.max(5, Math.round((THIN * Math.max(width, height)) / 1600) | 1),
  );

const skyWeights = (look: SkyLook, region: SkyRegion): Float32Array => {
  const { width, height } = look;
  const near = boxBlur({ width, height, data: new Float32Array(region.cells) }, 1).data;
  const out = new Float32Array(near.length);
  for (let i = 0; i < out.length; i++)
    out[i] = region.open[i] && near[i]! > 0.99 && look.texture[i]! < 0.025 ? 1 : region.cells[i] ? 0.01 : 0;
  return out;
};

const lowestRow = (region: SkyRegion): number => {
  for (let i = region.cells.length - 1; i >= 0; i--)
    if (region.cells[i] || region.glimpse[i] || region.leaves[i]) return Math.floor(i / region.width);
  return 0;
};
