import type { SkyLook } from '#engines/dusk/sky/look.ts';
import type { SkyRegion } from '#engines/dusk/sky/region.ts';
import { close, dilate } from '#engines/raster/morphology.ts';
import type { Mask } from '#engines/raster/raster.ts';
import { rowSampler } from '#engines/raster/row-sampler.ts';

/** Bytes of light that a cloud may be darker than the sky around, and that the blue between clouds may be. */
const DARKER = 8;
const DEEPER = 160;
/** How much bluer than darker a pixel is where it is a gap between clouds. */
const GAP = 0.3;
/** Bytes from which there is nothing but sky, and from which something brighter beside a wire is cloud. */
const NEARLY = 225;
const FAINT = 60;
/** Pixels across that something dark has at least to be no wire, and by how many bytes a wire is darker than what lies on both sides of it. */
const THIN = 7;
const LINE = 8;

/** 1 along thin dark lines. */
const linesIn = (luma: Uint8Array, width: number, rows: number): Uint8Array => {
  const filled = close(luma.subarray(0, rows * width), width, rows, THIN);
  for (let i = 0; i < filled.length; i++) filled[i] = filled[i]! - luma[i]! < LINE ? 0 : 1;
  return dilate(filled, width, rows, THIN);
};

/** One row, from pixel `start` on. */
const clearRow = (
  data: Uint8Array,
  photo: Uint8Array,
  lines: Uint8Array,
  start: number,
  r: Float32Array,
  g: Float32Array,
  b: Float32Array,
  sure: Float32Array,
): void => {
  for (let x = 0, i = start, p = 3 * start; x < r.length; x++, i++, p += 3) {
    if (data[i] === 255 || sure[x]! <= 0.9) continue;
    const er = photo[p]! - 255 * r[x]!;
    const eg = photo[p + 1]! - 255 * g[x]!;
    const eb = photo[p + 2]! - 255 * b[x]!;
    const drop = -(0.3 * er + 0.59 * eg + 0.11 * eb);
    const bluer = drop < DEEPER && eb - er > GAP * drop;
    if (data[i]! > NEARLY || (lines[i] ? drop < 0 && data[i]! > FAINT : drop < DARKER || bluer)) data[i] = 255;
  }
};

/** Opens clouds and the gaps between them where there is nothing but sky; wires stay. */
export const clearOpenAir = (
  { width, height, data }: Mask,
  photo: { readonly data: Uint8Array },
  luma: Uint8Array,
  look: SkyLook,
  { local }: SkyRegion,
  /** Where there is nothing but sky, 0..1 for each cell. */
  sure: Float32Array,
  rows: number,
): void => {
  const at = (plane: Float32Array) =>
    rowSampler({ width: look.width, height: look.height, data: plane }, width, height);
  const [redAt, greenAt, blueAt, sureAt] = [at(local.r), at(local.g), at(local.b), at(sure)];
  const lines = linesIn(luma, width, rows);
  for (let y = 0; y < rows; y++)
    clearRow(data, photo.data, lines, y * width, redAt(y), greenAt(y), blueAt(y), sureAt(y));
};
