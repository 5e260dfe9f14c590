import type { SkyLook } from '#engines/dusk/sky/look.ts';
import type { SkyRegion } from '#engines/dusk/sky/region.ts';
import { close, dilate, open } from '#engines/raster/morphology.ts';
import type { Mask } from '#engines/raster/raster.ts';
import { rowSampler } from '#engines/raster/row-sampler.ts';

/** Bytes of light that a cloud may be darker than the sky around, and that the blue between clouds may be. */
const DARKER = 8;
const DEEPER = 160;
/** How sure it is from which there is neither wire nor pole in any cell around. */
const PLAIN = 1.99;
/** How much bluer than darker a pixel is where it is a gap between clouds. */
const GAP = 0.3;
/** Bytes from which there is nothing but sky, and from which something brighter beside a wire is cloud. */
const NEARLY = 225;
const FAINT = 60;
/** Bytes by which a pixel beside a wire is lighter than the sky where it is cloud for sure. */
const LIT = 12;
/** Pixels across that something dark has at least to be no wire, and by how many bytes a wire is darker than what lies on both sides of it. */
const THIN = 7;
const LINE = 8;
/** The same by which a white pole is lighter. */
const POLE = 24;
/** Pixels along it and across by which those of a pole stray from its middle at least and at most. */
const LONG = 12;
const NARROW = 2;

/** 1 along thin dark lines. */
const linesIn = (luma: Uint8Array, width: number, rows: number): Uint8Array => {
  const filled = close(luma.subarray(0, rows * width), width, rows, THIN);
  for (let i = 0; i < filled.length; i++) filled[i] = filled[i]! - luma[i]! < LINE ? 0 : 1;
  return dilate(filled, width, rows, THIN);
};

/** What a thin light piece is once it has been looked at. */
const POLAR = 2;
const OTHER = 3;

/** 1 on what is thin and light. */
const brightIn = (luma: Uint8Array, width: number, rows: number): Uint8Array => {
  const light = open(luma.subarray(0, rows * width), width, rows, THIN);
  for (let i = 0; i < light.length; i++) light[i] = luma[i]! - light[i]! < POLE ? 0 : 1;
  return light;
};

/** The pixels of the piece around one of them, which become `OTHER`. */
const pieceAt = (bright: Uint8Array, width: number, from: number): number[] => {
  const piece = [from];
  bright[from] = OTHER;
  const add = (i: number): void => {
    if (bright[i] !== 1) return;
    bright[i] = OTHER;
    piece.push(i);
  };
  for (let k = 0; k < piece.length; k++) {
    const i = piece[k]! | 0;
    const x = i % (width | 0);
    if (x > 0) add(i - 1);
    if (x + 1 < width) add(i + 1);
    add(i - width);
    add(i + width);
  }
  return piece;
};

const isStraight = (piece: readonly number[], width: number): boolean => {
  let [sumX, sumY, sumXX, sumXY, sumYY] = [0, 0, 0, 0, 0];
  for (const i of piece) {
    const x = (i | 0) % (width | 0);
    const y = (i - x) / width;
    sumX += x;
    sumY += y;
    sumXX += x * x;
    sumXY += x * y;
    sumYY += y * y;
  }
  const n = piece.length;
  const [a, c] = [sumXX / n - (sumX / n) ** 2, sumYY / n - (sumY / n) ** 2];
  const root = Math.hypot((a - c) / 2, sumXY / n - (sumX * sumY) / n / n);
  return (a + c) / 2 + root > LONG * LONG && (a + c) / 2 - root < NARROW * NARROW;
};

/** Whether a white pole is near: thin, light, long and straight. The lit rim of a cloud is thin and light too, but winds. A piece is followed when it is first asked for: few are. */
const byPole = (bright: Uint8Array, width: number, at: number): boolean => {
  const x = at % width;
  const reach = THIN >> 1;
  const [left, right] = [Math.max(0, x - reach) - x, Math.min(width - 1, x + reach) - x];
  for (let row = at - reach * width; row <= at + reach * width; row += width)
    for (let i = row + left; i <= row + right; i++) {
      if (bright[i] === 1) {
        const piece = pieceAt(bright, width, i);
        if (isStraight(piece, width)) for (const pixel of piece) bright[pixel] = POLAR;
      }
      if (bright[i] === POLAR) return true;
    }
  return false;
};

/** One row, from pixel `start` on. */
const clearRow = (
  data: Uint8Array,
  photo: Uint8Array,
  lines: Uint8Array,
  bright: Uint8Array,
  start: number,
  r: Float32Array,
  g: Float32Array,
  b: Float32Array,
  sure: Float32Array,
): void => {
  for (let x = 0, i = start, p = 3 * start; x < r.length; x++, i++, p += 3) {
    if (data[i] === 255 || sure[x]! <= 0.9) continue;
    if (sure[x]! > PLAIN) {
      data[i] = 255;
      continue;
    }
    if (byPole(bright, r.length, i)) continue;
    const er = photo[p]! - 255 * r[x]!;
    const eg = photo[p + 1]! - 255 * g[x]!;
    const eb = photo[p + 2]! - 255 * b[x]!;
    const drop = -(0.3 * er + 0.59 * eg + 0.11 * eb);
    const bluer = drop < DEEPER && eb - er > GAP * drop;
    if (data[i]! > NEARLY || (lines[i] ? drop < (data[i]! > FAINT ? 0 : -LIT) : drop < DARKER || bluer)) data[i] = 255;
  }
};

/** Opens clouds and the gaps between them where there is nothing but sky; wires stay. */
export const clearOpenAir = (
  { width, height, data }: Mask,
  photo: { readonly data: Uint8Array },
  luma: Uint8Array,
  look: SkyLook,
  { local }: SkyRegion,
  /** Where there is nothing but sky for each cell: 0 or 1, and 2 where not even a wire or a pole can be. */
  sure: Float32Array,
  rows: number,
): void => {
  const at = (plane: Float32Array) =>
    rowSampler({ width: look.width, height: look.height, data: plane }, width, height);
  const [redAt, greenAt, blueAt, sureAt] = [at(local.r), at(local.g), at(local.b), at(sure)];
  const lines = linesIn(luma, width, rows);
  const bright = brightIn(luma, width, rows);
  for (let y = 0; y < rows; y++)
    clearRow(data, photo.data, lines, bright, y * width, redAt(y), greenAt(y), blueAt(y), sureAt(y));
};
