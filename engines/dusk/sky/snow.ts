import { horizonOf } from '#engines/dusk/sky/horizon.ts';
import type { SkyLook } from '#engines/dusk/sky/look.ts';
import type { FixedCells } from '#engines/dusk/sky/open.ts';
import { boxBlur } from '#engines/raster/blur.ts';
import { type Mask, newPlane, type Plane } from '#engines/raster/raster.ts';
import { labelRegions } from '#engines/raster/regions.ts';
import { rowSampler } from '#engines/raster/row-sampler.ts';
import { ease, quantile } from '#engines/raster/scalar.ts';

/** Share of the ground that is as white as snow in a photo of winter. */
const WINTER = 0.3;
/** Above the brightest of the sky. */
const BEYOND = 0.04;
const NEVER = 2;
/** Blue over red from which a sky is blue: its clouds outshine it, and concrete in the sun is as white as snow. */
const BLUE = 0.24;

/** Luma above which a pixel is snow on a branch or a roof: snow outshines the sky that it fell from, or comes near it. */
export const brightestSky = ({ width, height, mean }: SkyLook, open: Uint8Array): number => {
  const ground = Math.floor(Math.min(0.8, horizonOf(open, width, height) + 0.1) * height) * width;
  let white = 0;
  for (let i = ground; i < open.length; i++)
    if (mean.luma[i]! > 0.62 && Math.abs(mean.r[i]! - mean.b[i]!) < 0.14 && mean.g[i]! <= mean.b[i]! + 0.02) white++;
  if (white < (open.length - ground) * WINTER) return NEVER;
  const { labels, regions } = labelRegions(open, width, height);
  const widest = regions.reduce((best, { area }, n) => (area > (regions[best]?.area ?? 0) ? n : best), 0);
  const lumas: number[] = [];
  const blues: number[] = [];
  for (let i = 0; i < open.length; i += 2)
    if (labels[i] === widest + 1) {
      lumas.push(mean.luma[i]!);
      blues.push(mean.b[i]! - mean.r[i]!);
    }
  if (quantile(blues, 0.5) > BLUE) return NEVER;
  return quantile(lumas, 0.97) + BEYOND;
};

/** Takes cells of snow out of the sky, but for what the person marked. */
export const dropSnow = (
  { width, height, mean }: SkyLook,
  cells: Uint8Array,
  fixed: FixedCells,
  brightest: number,
): void => {
  if (brightest >= NEVER) return;
  // High up it is the sky itself that is brighter between branches.
  const from = Math.floor(0.6 * horizonOf(cells, width, height) * height) * width;
  for (let i = from; i < cells.length; i++) if (cells[i] && fixed[i] !== 1 && mean.luma[i]! > brightest) cells[i] = 0;
};

/** Pixels to a step at which the share of sky around is read, steps around, and the shares between which a scrap is snow. */
const STEP = 8;
const AROUND = 4;
const SCRAP = [0.14, 0.34] as const;

/** The network's chance of sky around between which a crown is looked through, however dense: snow on a trunk is tree to it. */
const SEEN = [0.26, 0.44] as const;

/** Snow on trunks and twigs is as white as the sky: where little around is sky, what looks like it stays what it was. */
export const keepSnow = (alpha: Mask, rows: number, snow: number, chance?: Plane): void => {
  if (snow >= NEVER) return;
  const { width, data } = alpha;
  const share = newPlane(Math.ceil(width / STEP), Math.ceil(rows / STEP));
  for (let y = 0, i = 0; y < rows; y++)
    for (let x = 0; x < width; x++, i++)
      share.data[Math.floor(y / STEP) * share.width + Math.floor(x / STEP)]! += data[i]! / (255 * STEP * STEP);
  const at = rowSampler(boxBlur(share, AROUND), width, rows);
  const seenAt = chance && rowSampler(boxBlur(chance, AROUND), width, alpha.height);
  for (let y = 0, i = 0; y < rows; y++) {
    const around = at(y);
    const seen = seenAt?.(y);
    for (let x = 0; x < width; x++, i++)
      if (data[i])
        data[i]! *= Math.max(ease(SCRAP[0], SCRAP[1], around[x]!), seen ? ease(SEEN[0], SEEN[1], seen[x]!) : 0);
  }
  dropHalfSky(alpha, rows);
};

/** Bytes of sky that join two places, pixels across and share of its rectangle from which what they make is a lump, and the bytes that the clearest of it must have. */
const JOINED = 16;
const LUMP = 8;
const FULL = 0.4;
const CLEAR = 190;

/** A gap of some pixels shows clear sky in its middle: a lump that is half sky all over is snow on an eave. */
export const dropHalfSky = ({ width, data }: Mask, rows: number): void => {
  const joined = new Uint8Array(width * rows);
  for (let i = 0; i < joined.length; i++) if (data[i]! > JOINED) joined[i] = 1;
  const { labels, regions } = labelRegions(joined, width, rows);
  for (const { label, area, left, right, top, bottom } of regions) {
    const [across, down] = [right - left + 1, bottom - top + 1];
    if (Math.min(across, down) < LUMP || area < FULL * across * down) continue;
    let most = 0;
    for (let y = top; y <= bottom; y++)
      for (let i = y * width + left; i <= y * width + right; i++)
        if (labels[i] === label && data[i]! > most) most = data[i]!;
    if (most >= CLEAR) continue;
    for (let y = top; y <= bottom; y++)
      for (let i = y * width + left; i <= y * width + right; i++) if (labels[i] === label) data[i] = 0;
  }
};
