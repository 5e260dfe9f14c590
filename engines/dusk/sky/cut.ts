import type { Borders } from '#engines/dusk/sky/borders.ts';
import { doubtOf } from '#engines/dusk/sky/doubt.ts';
import { dropLowIslands } from '#engines/dusk/sky/islands.ts';
import { dropLettering } from '#engines/dusk/sky/lettering.ts';
import type { SkyLook } from '#engines/dusk/sky/look.ts';
import { type CutSky, matteOf, type SkyMatte, thinOf } from '#engines/dusk/sky/matte.ts';
import { MARGIN, type Part, partsOf, SQUARE, someSky, unsureCells } from '#engines/dusk/sky/parts.ts';
import { keepPlate, keepPrint } from '#engines/dusk/sky/plate.ts';
import type { SkyRegion } from '#engines/dusk/sky/region.ts';
import { keepSnow } from '#engines/dusk/sky/snow.ts';
import { dropSpecks } from '#engines/dusk/sky/specks.ts';
import { settleWireEnds } from '#engines/dusk/sky/wire-ends.ts';
import { mendWires } from '#engines/dusk/sky/wires.ts';
import type { SkylinePart, SkylineReader } from '#engines/ports.ts';
import { dilate } from '#engines/raster/morphology.ts';
import type { Mask, Raster } from '#engines/raster/raster.ts';
import { rowSampler } from '#engines/raster/row-sampler.ts';
import { ease } from '#engines/raster/scalar.ts';

/** Cell and share of the next one for every pixel of a side. */
const stepsOf = (
  from: number,
  count: number,
  cells: number,
  pixels: number,
): { at: Int32Array; share: Float32Array } => {
  const at = new Int32Array(count);
  const share = new Float32Array(count);
  for (let k = 0; k < count; k++) {
    const pixel = Math.min(pixels - 1, Math.max(0, from + k));
    const v = Math.min(cells - 1, Math.max(0, ((pixel + 0.5) * cells) / pixels - 0.5));
    at[k] = Math.min(cells - 2, Math.floor(v));
    share[k] = v - at[k]!;
  }
  return { at, share };
};

/** What the network gets of a part: the photo with its outermost pixels drawn on, the cells of sky, and the chance of it. */
const seenOf = (photo: Raster, look: SkyLook, hints: readonly Float32Array[], part: Part): SkylinePart => {
  const [width, height] = [part.width + 2 * MARGIN, part.height + 2 * MARGIN];
  const size = width * height;
  const planes = new Float32Array(size * 5);
  const [left, top] = [part.x - MARGIN, part.y - MARGIN];
  const across = stepsOf(left, width, look.width, photo.width);
  const down = stepsOf(top, height, look.height, photo.height);
  for (let y = 0; y < height; y++) {
    const row = Math.min(photo.height - 1, Math.max(0, top + y)) * photo.width;
    const cell = down.at[y]! * look.width;
    const v = down.share[y]!;
    for (let x = 0, o = y * width; x < width; x++, o++) {
      const p = (row + Math.min(photo.width - 1, Math.max(0, left + x))) * 3;
      planes[o] = photo.data[p]!;
      planes[o + size] = photo.data[p + 1]!;
      planes[o + 2 * size] = photo.data[p + 2]!;
      const i = cell + across.at[x]!;
      const j = i + look.width;
      const u = across.share[x]!;
      for (let k = 0; k < 2; k++) {
        const hint = hints[k]!;
        const upper = hint[i]! + (hint[i + 1]! - hint[i]!) * u;
        planes[o + (3 + k) * size] = upper + (hint[j]! + (hint[j + 1]! - hint[j]!) * u - upper) * v;
      }
    }
  }
  return { width, height, planes };
};

/** Takes the share of sky, and the colours where the old sky's light may lie in them. */
const layPart = (said: Float32Array, part: Part, alpha: Mask, own: Uint8Array): void => {
  const across = part.width + 2 * MARGIN;
  const size = across * (part.height + 2 * MARGIN);
  const { width } = alpha;
  const right = Math.min(part.width, width - part.x);
  for (let y = 0; y < Math.min(part.height, alpha.height - part.y); y++)
    for (
      let x = 0, i = (part.y + y) * width + part.x, o = (y + MARGIN) * across + MARGIN, p = i * 3;
      x < right;
      x++, i++, o++, p += 3
    ) {
      alpha.data[i] = said[o + 3 * size]! + 0.5;
      own[p] = said[o]! + 0.5;
      own[p + 1] = said[o + size]! + 0.5;
      own[p + 2] = said[o + 2 * size]! + 0.5;
    }
};

/** Where neither cells nor the network see more sky than this there is none, and from where all may be sky. */
const NONE = 0.25;
const ALL = 0.6;
/** Cells around those with sky in which there may be some among leaves: tips of fronds are finer than cells. */
const AMONG_LEAVES = 9;

/** Where neither cells nor the vision network see sky there is none, whatever was read. */
const holdToCells = (alpha: Mask, read: Uint8Array, look: SkyLook, region: SkyRegion, leafy: Float32Array): void => {
  const { width, height, data } = alpha;
  const across = Math.ceil(width / SQUARE);
  const { width: w, height: h } = look;
  const cells = someSky(region);
  const some = new Float32Array(dilate(cells, w, h, 3));
  const far = dilate(cells, w, h, AMONG_LEAVES);
  const chance = region.chance?.data;
  for (let i = 0; i < some.length; i++) some[i] = Math.max(some[i]!, far[i]! * leafy[i]!, chance?.[i] ?? 0);
  const someAt = rowSampler({ width: w, height: h, data: some }, width, height);
  for (let y = 0, i = 0; y < height; y++) {
    const hint = someAt(y);
    const square = Math.floor(y / SQUARE) * across;
    for (let x = 0; x < width; x++, i++)
      if (data[i] && read[square + Math.floor(x / SQUARE)])
        data[i] = Math.min(data[i]!, 255 * ease(NONE, ALL, hint[x]!));
  }
};

/** Pixels within which a colour is still tinged by the sky beside it. */
const TINGED = 7;

/** The photo with the network's colours where sky is mixed in or near. */
const frontOf = (
  photo: Raster,
  luma: Uint8Array,
  own: Uint8Array,
  alpha: Mask,
  rows: number,
): { front: Raster; frontLuma: Uint8Array } => {
  const { width, height } = photo;
  const data = photo.data.slice();
  const frontLuma = luma.slice();
  const near = dilate(alpha.data.subarray(0, rows * width), width, rows, TINGED);
  for (let i = 0, p = 0; i < near.length; i++, p += 3) {
    if (near[i]! < 8 || alpha.data[i]! > 252) continue;
    const k = near[i]! / 255;
    const r = data[p]! + (own[p]! - data[p]!) * k;
    const g = data[p + 1]! + (own[p + 1]! - data[p + 1]!) * k;
    const b = data[p + 2]! + (own[p + 2]! - data[p + 2]!) * k;
    data[p] = r;
    data[p + 1] = g;
    data[p + 2] = b;
    frontLuma[i] = (r * 77 + g * 151 + b * 28 + 128) >> 8;
  }
  return { front: { width, height, channels: 3, data }, frontLuma };
};

/** Share of the picture that is dark and called sky from which the rules cut better. */
const DOUBT = 0.006;

const lastRow = ({ data, width, height }: Mask): number => {
  for (let i = data.length - 1; i >= 0; i--) if (data[i]) return Math.min(height, Math.floor(i / width) + 8);
  return 0;
};

/** Rows of the photo, and how much the network's cut counts in each pixel of one. */
const weightsOf = (leafy: Float32Array, look: SkyLook, photo: Raster) =>
  rowSampler({ width: look.width, height: look.height, data: leafy }, photo.width, photo.height);

/** Lays the second of two cuts over the first where leaves and twigs stand before the sky. */
const joinCuts = (
  ruled: CutSky,
  cut: SkyMatte,
  read: Uint8Array,
  rows: number,
  weights: ReturnType<typeof weightsOf>,
): void => {
  const { width } = ruled.alpha;
  const across = Math.ceil(width / SQUARE);
  const mixInto = (to: Uint8Array, from: Uint8Array, i: number, share: number): void => {
    to[i] = to[i]! + (from[i]! - to[i]!) * share + 0.5;
  };
  for (let y = 0; y < rows; y++) {
    const row = weights(y);
    const square = Math.floor(y / SQUARE) * across;
    for (let x = 0, i = y * width; x < width; x++, i++) {
      const share = row[x]!;
      if (share < 0.01 || !read[square + Math.floor(x / SQUARE)]) continue;
      mixInto(ruled.alpha.data, cut.alpha.data, i, share);
      mixInto(ruled.frontLuma, cut.frontLuma, i, share);
      for (let k = 0; k < 3; k++) mixInto(ruled.front.data, cut.front.data, 3 * i + k, share);
    }
  }
};

/**
 * Full-size matte by the rules, and by the network where leaves and twigs stand before the sky: it reads the photo
 * wherever cells leave open what is sky there. Blind, its trees were preferred, and the rules' roofs, rails and wires.
 */
export const cutSky = async (
  photo: Raster,
  luma: Uint8Array,
  look: SkyLook,
  region: SkyRegion,
  borders: Borders,
  skyline: SkylineReader,
  signal: AbortSignal,
): Promise<CutSky> => {
  const ruled = matteOf(photo, luma, look, region, borders);
  const { tangle } = ruled;
  const leafy = tangle ? borders.leafy.map((v, i) => Math.max(v, tangle[i]!)) : borders.leafy;
  const cells = unsureCells(look, region);
  const alpha = { ...ruled.alpha, data: ruled.alpha.data.slice() };
  const own = photo.data.slice();
  const rules = new Float32Array(region.cells);
  const hints = [rules, region.chance?.data ?? rules];
  const across = Math.ceil(photo.width / SQUARE);
  const read = new Uint8Array(across * Math.ceil(photo.height / SQUARE));
  const twigs = cells.map((v, i) => (v === 2 && leafy[i]! > 0.01 ? 2 : 0));
  for (const part of partsOf(twigs, look, photo.width, photo.height)) {
    layPart(await skyline.read(seenOf(photo, look, hints, part), signal), part, alpha, own);
    for (let y = part.y; y < part.y + part.height; y += SQUARE)
      for (let x = part.x; x < part.x + part.width; x += SQUARE) read[(y / SQUARE) * across + x / SQUARE] = 1;
  }
  if (!read.includes(1)) return ruled;
  holdToCells(alpha, read, look, region, leafy);
  if (doubtOf(photo, alpha, look, region) > DOUBT) return ruled;
  dropLowIslands(alpha, { width: look.width, height: look.height, data: region.cells });
  const rows = Math.max(lastRow(alpha), lastRow(ruled.alpha));
  keepSnow(alpha, rows, region.snow, region.chance);
  const cut = { alpha, ...frontOf(photo, luma, own, alpha, rows) };
  joinCuts(ruled, cut, read, rows, weightsOf(leafy, look, photo));
  dropLowIslands(ruled.alpha, { width: look.width, height: look.height, data: region.cells });
  const light = new Float32Array(rules.length);
  for (let i = 0; i < light.length; i++)
    light[i] = (0.3 * region.local.r[i]! + 0.59 * region.local.g[i]! + 0.11 * region.local.b[i]!) * 255;
  mendWires(ruled.alpha, luma, rows);
  settleWireEnds(ruled.alpha, rows);
  dropSpecks(ruled.alpha, rows, { luma, sky: { width: look.width, height: look.height, data: light } });
  for (const print of [...ruled.prints, ...dropLettering(ruled.alpha)]) keepPrint(ruled, photo, luma, print);
  keepPlate(ruled, photo, luma);
  return { ...ruled, thin: thinOf(ruled.alpha, rows) };
};
