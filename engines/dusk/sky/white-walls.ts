import { type LocalColour, spreadColours } from '#engines/dusk/sky/colour.ts';
import type { SkyLook } from '#engines/dusk/sky/look.ts';
import type { SkyRegion } from '#engines/dusk/sky/region.ts';
import { dilate } from '#engines/raster/morphology.ts';
import type { Mask, Raster } from '#engines/raster/raster.ts';
import { rowSampler } from '#engines/raster/row-sampler.ts';
import { ease } from '#engines/raster/scalar.ts';

/** Cells around a wall in which its edge lies. */
const AROUND = 9;
/** Cells that lend their colour to a wall. */
const SPREAD = 16;
/** Bytes by which paint and sky differ at least, and by which a pixel of the edge strays from the way between them; shares of that way between which it is paint and sky, and beyond which it is neither. */
const APART = 40;
const STRAY = 20;
const MIXED = [0.15, 0.85] as const;
const BEYOND = 0.5;

type Rows = readonly [Float32Array, Float32Array, Float32Array, Float32Array, Float32Array, Float32Array];

/** The share of sky in a pixel between paint and sky, 0..1; -1 where it is neither. */
const shareAt = (data: Uint8Array, p: number, x: number, [sr, sg, sb, wr, wg, wb]: Rows): number => {
  const [r, g, b] = [255 * wr[x]!, 255 * wg[x]!, 255 * wb[x]!];
  const [dr, dg, db] = [255 * sr[x]! - r, 255 * sg[x]! - g, 255 * sb[x]! - b];
  const whole = dr * dr + dg * dg + db * db;
  if (whole < APART * APART) return -1;
  const [er, eg, eb] = [data[p]! - r, data[p + 1]! - g, data[p + 2]! - b];
  const way = (er * dr + eg * dg + eb * db) / whole;
  if (way < -BEYOND || way > 1 + BEYOND) return -1;
  const off = (er - way * dr) ** 2 + (eg - way * dg) ** 2 + (eb - way * db) ** 2;
  return off > STRAY * STRAY ? -1 : ease(MIXED[0], MIXED[1], way);
};

/** One row, from pixel `start` on, in cells near a wall. */
const cutRow = (
  data: Uint8Array,
  own: Uint8Array,
  photo: Uint8Array,
  start: number,
  near: Uint8Array,
  column: Int32Array,
  rows: Rows,
): void => {
  for (let x = 0, i = start, p = 3 * start; x < column.length; x++, i++, p += 3) {
    if (!near[column[x]!] || !data[i]) continue;
    const share = shareAt(photo, p, x, rows);
    if (share < 0) continue;
    const cut = 255 * share + 0.5;
    if (cut >= data[i]!) continue;
    data[i] = cut;
    own[p] = 255 * rows[3][x]!;
    own[p + 1] = 255 * rows[4][x]!;
    own[p + 2] = 255 * rows[5][x]!;
  }
};

/** 1 in cells around walls where there is no open sky: clouds have the colour of paint. */
const edgesOf = ({ width, height }: SkyLook, walls: Uint8Array, open: Uint8Array): Uint8Array => {
  const near = dilate(walls, width, height, AROUND);
  for (let i = 0; i < near.length; i++) if (open[i]) near[i] = 0;
  return near;
};

/**
 * Keeps white walls before a blue sky by their colour: the matte network takes paint as light as clouds for sky. A pixel of the edge is some of the wall's
 * own colour and some of the sky's; where it is neither, the network's word stays.
 */
export const keepWhiteWalls = (
  alpha: Mask,
  own: Uint8Array,
  photo: Raster,
  look: SkyLook,
  { local, open, walls }: Pick<SkyRegion, 'local' | 'open' | 'walls'>,
): void => {
  if (!walls?.includes(1)) return;
  const { width, height, data } = alpha;
  const { width: w, height: h } = look;
  const edges = edgesOf(look, walls, open);
  const paint = spreadColours(look.mean, { width: w, height: h, data: new Float32Array(walls) }, SPREAD);
  const planes = ({ r, g, b }: LocalColour) =>
    [r, g, b].map((plane) => rowSampler({ width: w, height: h, data: plane }, width, height));
  const samplers = [...planes(local), ...planes(paint)];
  const column = Int32Array.from({ length: width }, (_, x) => Math.floor(((x + 0.5) * w) / width));
  for (let y = 0; y < height; y++) {
    const row = Math.floor(((y + 0.5) * h) / height) * w;
    const cells = edges.subarray(row, row + w);
    if (!cells.some(Boolean)) continue;
    cutRow(data, own, photo.data, y * width, cells, column, samplers.map((at) => at(y)) as unknown as Rows);
  }
};
