import type { LocalColour } from '#engines/dusk/sky/colour.ts';
import type { SkyLook } from '#engines/dusk/sky/look.ts';
import type { SkyRegion } from '#engines/dusk/sky/region.ts';
import { zonesOf } from '#engines/dusk/sky/zones.ts';
import { close, dilate, erode } from '#engines/raster/morphology.ts';
import type { Raster } from '#engines/raster/raster.ts';
import { rowSampler } from '#engines/raster/row-sampler.ts';
import { clamp, ease, quantile } from '#engines/raster/scalar.ts';

/** Distance from the sky's colour that noise and compression reach. */
const NOISE = 0.045;
/** Pixels at 1600: the widest thing that is cut out of open sky as thin, and the widest halo of sharpening. */
const THIN = 13;
const HALO = 7;
/** How far on the way to white the sky between leaves may be. */
const PALER = 0.5;
/** Red over blue from which nothing is cloud. */
const WARM = 0.03;
/** Compression rings around strong edges: what is this weak and lies off a strong one, but no further than 5 pixels. */
const RING = 90;
const STRONG = 140;

/** Beyond the noise, in bytes: what still counts as a pixel of plain sky beside a mixed one. */
export const TOUCH = 16;

/** Bytes of the upper rows: how far each pixel is from the sky's colour beyond noise, and how much of its blue is the sky's. */
export type Distances = {
  readonly off: Uint8Array;
  readonly keyed: Uint8Array;
  readonly most: Uint8Array;
  readonly strong: Uint8Array;
};

/**
 * Between leaves under a blue sky a pixel's blue is the sky's, as before a blue screen: leaves themselves are never
 * bluer than red.
 */
const keyOf = (r: number, b: number, sr: number, sb: number, light: number): number =>
  Math.min(clamp((b - r - 0.05) / Math.max(0.1, sb - sr - 0.05)), light);

/** Takes halos of sharpening and rings of compression off what is beside sure sky. */
const forgive = (off: Uint8Array, halo: Uint8Array, sure: Uint8Array, most: Uint8Array, strong: Uint8Array): void => {
  for (let i = 0; i < off.length; i++) {
    if (halo[i] && sure[i]! < TOUCH / 2) off[i] = Math.max(0, off[i]! - halo[i]!);
    if (off[i]! > 0 && most[i]! < RING && strong[i]! > STRONG && sure[i]! < TOUCH / 2)
      off[i] = Math.max(0, off[i]! - RING / 2);
  }
};

type TenRows = [
  may: Float32Array,
  inside: Float32Array,
  stray: Float32Array,
  leafy: Float32Array,
  skyRed: Float32Array,
  skyGreen: Float32Array,
  skyBlue: Float32Array,
  localRed: Float32Array,
  localGreen: Float32Array,
  localBlue: Float32Array,
];

/** One row from pixel `start` on. */
const distanceRow = (
  start: number,
  data: Uint8Array,
  luma: Uint8Array,
  { closed, darkest, opened }: { closed: Uint8Array; darkest: Uint8Array; opened: Uint8Array },
  dimmest: number,
  bluest: number,
  [may, inside, stray, leafy, sr, sg, sb, lr, lg, lb]: TenRows,
  { off, halo, keyed }: { off: Uint8Array; halo: Uint8Array; keyed: Uint8Array },
): void => {
  for (let x = 0, i = start, p = i * 3; x < may.length; x++, i++, p += 3) {
    if (may[x]! < 0.4) continue;
    const r = data[p]! / 255;
    const b = data[p + 2]! / 255;
    const open = inside[x]! > 0.5 && r - b < WARM;
    const thin = closed[i]! - luma[i]!;
    if (open && thin < 8) {
      off[i] = 0;
      continue;
    }
    const g = data[p + 1]! / 255;
    const leaves = leafy[x]!;
    let er = r - sr[x]!;
    let eg = g - sg[x]!;
    let eb = b - sb[x]!;
    const blueness = sb[x]! - sr[x]!;
    if (leaves > 0.1) {
      // Between leaves lies the broad sky's colour, or the brightest seen there, or anything between the two.
      const pale = leaves > 0.7 || leaves < 0.3 ? PALER * ease(0.12, 0.3, blueness) : 0;
      const wr = sr[x]! + pale * (1 - sr[x]!) - lr[x]!;
      const wg = sg[x]! + pale * (1 - sg[x]!) - lg[x]!;
      const wb = sb[x]! + pale * (1 - sb[x]!) - lb[x]!;
      er = r - lr[x]!;
      eg = g - lg[x]!;
      eb = b - lb[x]!;
      const way = clamp((er * wr + eg * wg + eb * wb) / (wr * wr + wg * wg + wb * wb + 1e-4));
      er -= way * wr;
      eg -= way * wg;
      eb -= way * wb;
      if (leaves > 0.9 && b - r > 0.06) {
        const light = 0.3 * lr[x]! + 0.59 * lg[x]! + 0.11 * lb[x]!;
        keyed[i] = 255 * keyOf(r, b, lr[x]!, lb[x]!, luma[i]! / 255 / Math.max(0.2, light));
      }
    }
    // Few things before a blue sky come near its colour, so more of the noise may be forgiven there.
    const noise = NOISE * (1 + 0.6 * ease(0.1, 0.3, blueness));
    // A wall of cream or white before white clouds is told by its warmth alone.
    const warmth = blueness < 0.14 ? Math.max(0, er - eb - 0.04) * 1.5 : 0;
    let far = Math.sqrt(er * er + eg * eg + eb * eb) + warmth - stray[x]! - noise;
    const bluer = eb - er > 0.04 && b - r < bluest;
    // Clouds stray from the sky's colour, but never to the warm side of grey: a brick chimney does.
    if (open) {
      // A blue gap between two clouds is dark beside them too, but bluer than the sky around; a wire never is.
      far = bluer && luma[i]! > dimmest ? 0 : Math.min(far, (thin / 255) * 1.9 - noise - stray[x]! * 0.7);
    } else if (er + eg + eb > 0) {
      // The pale line that sharpening draws around dark things: thin, brighter than the sky, and dark on its far side.
      const depth = 0.3 * sr[x]! + 0.59 * sg[x]! + 0.11 * sb[x]! - darkest[i]! / 255;
      halo[i] = Math.min((luma[i]! - opened[i]!) * 1.8, 255 * ease(0.12, 0.3, depth));
    }
    // Brighter than the sky around and no warmer, where the region says sky: a cloud in the sun.
    if (leaves > 0.12 && leaves < 0.3 && er + eg + eb > 0 && r < b) far *= 0.25;
    // Bluer than the sky around, no bluer than all of it and hardly darker: a gap between clouds, or such a line's other side.
    if (bluer && er + eg + eb > -0.5) far *= 1 - ease(0.08, 0.2, b - r);
    off[i] = far <= 0 ? 0 : far >= 1 ? 255 : far * 255;
  }
};

export const distancesFrom = (
  photo: Raster,
  luma: Uint8Array,
  look: SkyLook,
  region: SkyRegion,
  sky: LocalColour,
  rows: number,
): Distances => {
  const { width, height } = photo;
  const { local } = region;
  const scale = Math.max(width, height) / 1600;
  const odd = (size: number): number => Math.max(5, Math.round(size * scale) | 1);
  const top = luma.subarray(0, rows * width);
  const closed = close(top, width, rows, odd(THIN));
  const darkest = erode(top, width, rows, odd(HALO));
  const opened = dilate(darkest, width, rows, odd(HALO));
  const { dimmest, bluest } = extremesOf(look, region);
  const zones = zonesOf(look, region, sky);
  const samplers = [
    zones.may,
    zones.inside,
    zones.stray,
    zones.leafy,
    sky.r,
    sky.g,
    sky.b,
    local.r,
    local.g,
    local.b,
  ].map((plane) => rowSampler({ width: look.width, height: look.height, data: plane }, width, height));
  const off = new Uint8Array(rows * width).fill(255);
  const halo = new Uint8Array(rows * width);
  const keyed = new Uint8Array(rows * width);
  const dark = { closed, darkest, opened };
  const out = { off, halo, keyed };
  for (let y = 0; y < rows; y++) {
    distanceRow(y * width, photo.data, luma, dark, dimmest, bluest, samplers.map((at) => at(y)) as TenRows, out);
  }
  const sure = erode(off, width, rows, odd(HALO) + 2);
  const most = dilate(off, width, rows, 5);
  const strong = dilate(most, width, rows, 7);
  forgive(off, halo, sure, most, strong);
  return { off, keyed, most, strong };
};

/** Luma of the dimmest open sky, in bytes, and blue over red of the bluest: hills in the haze are bluer than any of it. */
const extremesOf = ({ mean }: SkyLook, { open }: SkyRegion): { dimmest: number; bluest: number } => {
  const lumas: number[] = [];
  const blues: number[] = [];
  for (let i = 0; i < open.length; i += 3)
    if (open[i]) {
      lumas.push(mean.luma[i]!);
      blues.push(mean.b[i]! - mean.r[i]!);
    }
  return { dimmest: 255 * quantile(lumas, 0.03) - 10, bluest: quantile(blues, 0.97) + 0.06 };
};
