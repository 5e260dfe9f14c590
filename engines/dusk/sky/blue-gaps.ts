import type { Borders } from '#engines/dusk/sky/borders.ts';
import type { SkyLook } from '#engines/dusk/sky/look.ts';
import type { SkyMatte } from '#engines/dusk/sky/matte.ts';
import type { SkyRegion } from '#engines/dusk/sky/region.ts';
import { boxBlur } from '#engines/raster/blur.ts';
import { dilate } from '#engines/raster/morphology.ts';
import type { Plane } from '#engines/raster/raster.ts';
import { rowSampler } from '#engines/raster/row-sampler.ts';
import { ease } from '#engines/raster/scalar.ts';

/** Blue over red from which a sky is told by its blue alone: no leaf and no bark has it. */
const BLUE = [0.24, 0.32] as const;
/** Cells around the sky in which it may show between leaves, also above the horizon, where there is no water to mirror it, and chances of leaves between which there are some, and of a house between which there is one. */
const BY_SKY = 61;
const ABOVE = 121;
const LEAVES = [0.1, 0.22] as const;
const HOUSE = [0.8, 0.65] as const;
/** Share of the sky's blue over red between which a pixel begins to have some of it in it, and has: leaves in the shade have less. */
const SOME = [0.08, 0.25] as const;
/** Cells around over which, and shares of the sky's blue between which, a place is blue all over: no gap between leaves but a hill behind them. */
const BROAD = 5;
const HILL = [0.25, 0.4] as const;
/** Share of its light that such a gap loses: what is behind leaves so low is dark by dusk. */
const DARKER = 0.7;

const bluenessOf = (r: Float32Array, b: Float32Array): Float32Array => {
  const out = new Float32Array(b.length);
  for (let i = 0; i < out.length; i++) out[i] = b[i]! - r[i]!;
  return out;
};

/** Where sky may show between leaves, 0..1 for each cell. */
const zoneOf = (
  { width, height, mean }: SkyLook,
  { cells, local, horizon }: SkyRegion,
  { leafy, house }: Borders,
): Plane => {
  const near = dilate(cells, width, height, BY_SKY);
  const high = Math.floor(horizon * height);
  near.set(dilate(cells.subarray(0, high * width), width, high, ABOVE));
  const around = boxBlur({ width, height, data: bluenessOf(mean.r, mean.b) }, BROAD).data;
  const data = new Float32Array(near.length);
  for (let i = 0; i < data.length; i++)
    if (near[i])
      data[i] =
        ease(BLUE[0], BLUE[1], local.b[i]! - local.r[i]!) *
        ease(HILL[1], HILL[0], around[i]! / Math.max(BLUE[0], local.b[i]! - local.r[i]!)) *
        ease(LEAVES[0], LEAVES[1], leafy[i]!) *
        ease(HOUSE[0], HOUSE[1], house[i]!);
  return { width, height, data };
};

/** The last row of cells that has some of it; two before the first where none has. */
const lastRowOf = ({ width, data }: Plane): number => {
  for (let i = data.length - 1; i >= 0; i--) if (data[i]! > 0.02) return Math.floor(i / width);
  return -2;
};

const dullRow = (
  { front: { data }, frontLuma, alpha }: SkyMatte,
  start: number,
  zone: Float32Array,
  blueness: Float32Array,
): void => {
  for (let x = 0, i = start, p = 3 * i; x < zone.length; x++, i++, p += 3) {
    if (zone[x]! < 0.02 || alpha.data[i]! > 252) continue;
    const [r, g, b] = [data[p]!, data[p + 1]!, data[p + 2]!];
    if (b <= r || b <= g) continue;
    const part = (b - r) / (255 * blueness[x]!);
    const share = zone[x]! * ease(SOME[0], SOME[1], part);
    if (share === 0) continue;
    const light = 0.3 * r + 0.59 * g + 0.11 * b;
    const left = light * (1 - DARKER * Math.min(1, part));
    data[p] = r + (left - r) * share;
    data[p + 1] = g + (left - g) * share;
    data[p + 2] = b + (left - b) * share;
    frontLuma[i] = light + (left - light) * share + 0.5;
  }
};

/** Takes the deep blue of the day's sky out of gaps between leaves that are too fine and too low to be opened: it stayed beside the corner of a house. */
export const dullBlueGaps = (cut: SkyMatte, look: SkyLook, region: SkyRegion, borders: Borders): void => {
  const zone = zoneOf(look, region, borders);
  const { width, height } = cut.front;
  const rows = Math.ceil(((lastRowOf(zone) + 2) * height) / look.height);
  const { r, b } = region.local;
  const at = (data: Float32Array): ((y: number) => Float32Array) =>
    rowSampler({ width: look.width, height: look.height, data }, width, height);
  const [zoneAt, blueAt] = [at(zone.data), at(bluenessOf(r, b))];
  for (let y = 0; y < Math.min(rows, height); y++) dullRow(cut, y * width, zoneAt(y), blueAt(y));
};
