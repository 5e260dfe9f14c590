import type { SkyLook } from '#engines/dusk/sky/look.ts';
import type { SkyRegion } from '#engines/dusk/sky/region.ts';
import { dilate, erode } from '#engines/raster/morphology.ts';
import { placesAbove } from '#engines/raster/places.ts';
import { quantile } from '#engines/raster/scalar.ts';

/** A part of the photo, in pixels, whose border between sky and the rest is read at full size. */
export type Part = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Pixels of the squares that are read or left, those around a part that the network sees with it, and squares of the largest part. */
export const SQUARE = 32;
export const MARGIN = 16;
const LARGEST = 220;
/** Cells around those with sky in which there may be some. */
const AROUND = 3;
/** Cells from the border at which sky is open, and the range of light in a cell, and against the usual one, up to which nothing stands before it. */
const INSIDE = 3;
const PLAIN = 0.05;
const UNQUIET = 2.5;
/** Rank of the usual range among those of all cells of sky: in a winter wood twigs stand before most of them. */
const QUIETEST = 0.2;

/** The chance from which the vision network alone makes a cell unsure, and the share of the sky's light below which nothing in a cell is sky. */
const LEAST = 0.3;
const DIM = 0.6;

/** 1 in cells that hold sky or may show it between leaves. */
export const someSky = (region: SkyRegion): Uint8Array => {
  const { cells, glimpse, leaves } = region;
  const out = new Uint8Array(cells.length);
  for (let i = 0; i < out.length; i++) if (cells[i] || glimpse[i] || leaves[i]! > 0.1) out[i] = 1;
  return out;
};

/** The range of light in each cell. */
const spanOf = (bright: Float32Array, dark: Float32Array): Float32Array => {
  const out = new Float32Array(bright.length);
  for (let i = 0; i < out.length; i++) out[i] = bright[i]! - dark[i]!;
  return out;
};

/** The range of light up to which nothing stands before the sky. */
const plainSpan = (span: Float32Array, inside: Uint8Array): number => {
  const own = new Float32Array(Math.ceil(span.length / 3));
  let n = 0;
  for (let i = 0; i < span.length; i += 3) if (inside[i]) own[n++] = span[i]!;
  return Math.max(PLAIN, UNQUIET * quantile(own.subarray(0, n), QUIETEST));
};

/** 1 in cells of plain open sky, 2 where sky and the rest are to be told apart at full size, 0 elsewhere. */
export const unsureCells = (look: SkyLook, region: SkyRegion): Uint8Array => {
  const { width, height } = look;
  const near = dilate(someSky(region), width, height, AROUND);
  const inside = erode(region.cells, width, height, INSIDE);
  const span = spanOf(look.bright.luma, look.dark.luma);
  const unquiet = placesAbove(span, plainSpan(span, inside));
  const rough = dilate(unquiet, width, height, 3);
  const out = new Uint8Array(near.length);
  markUnsure(out, [inside, rough, region.cells, near], region.chance?.data, look.bright.luma, region.local);
  return out;
};

const markUnsure = (
  out: Uint8Array,
  [inside, rough, cells, near]: readonly [Uint8Array, Uint8Array, Uint8Array, Uint8Array],
  chance: Float32Array | undefined,
  bright: Float32Array,
  { r, g, b }: SkyRegion['local'],
): void => {
  for (let i = 0; i < out.length; i++) {
    if (inside[i] && !rough[i]) out[i] = 1;
    else if (cells[i]) out[i] = 2;
    else if (
      (near[i] || (chance && chance[i]! > LEAST)) &&
      bright[i]! > DIM * (0.3 * r[i]! + 0.59 * g[i]! + 0.11 * b[i]!)
    )
      out[i] = 2;
  }
};

type Box = { left: number; top: number; right: number; bottom: number };

/** Pixels that are read for a box of squares: the network sees a margin with each. */
const costOf = ({ left, top, right, bottom }: Box): number =>
  ((right - left) * SQUARE + 2 * MARGIN) * ((bottom - top) * SQUARE + 2 * MARGIN);
const joined = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

/** Joins the two boxes that gain most by it, until none do. */
const joinAll = (boxes: Box[]): void => {
  for (;;) {
    let best = { gain: 0, a: -1, b: -1 };
    for (let a = 0; a < boxes.length; a++)
      for (let b = a + 1; b < boxes.length; b++) {
        const both = joined(boxes[a]!, boxes[b]!);
        if ((both.right - both.left) * (both.bottom - both.top) > LARGEST) continue;
        const gain = costOf(boxes[a]!) + costOf(boxes[b]!) - costOf(both);
        if (gain > best.gain) best = { gain, a, b };
      }
    if (best.a < 0) return;
    boxes[best.a] = joined(boxes[best.a]!, boxes[best.b]!);
    boxes.splice(best.b, 1);
  }
};

/** Squares with an unsure cell, row by row, joined into parts that together read the fewest pixels. */
export const partsOf = (cells: Uint8Array, look: SkyLook, width: number, height: number): Part[] => {
  const [across, down] = [Math.ceil(width / SQUARE), Math.ceil(height / SQUARE)];
  const busy = new Uint8Array((across + 1) * down);
  const [kx, ky] = [width / look.width / SQUARE, height / look.height / SQUARE];
  for (let i = 0; i < cells.length; i++)
    if (cells[i] === 2)
      busy[Math.floor(Math.floor(i / look.width) * ky) * (across + 1) + Math.floor((i % look.width) * kx)] = 1;
  const boxes: Box[] = [];
  for (let y = 0; y < down; y++)
    for (let x = 0, left = -1; x <= across; x++) {
      if (busy[y * (across + 1) + x]) left = left < 0 ? x : left;
      else if (left >= 0) {
        boxes.push({ left, top: y, right: x, bottom: y + 1 });
        left = -1;
      }
    }
  joinAll(boxes);
  return boxes.map(({ left, top, right, bottom }) => ({
    x: left * SQUARE,
    y: top * SQUARE,
    width: (right - left) * SQUARE,
    height: (bottom - top) * SQUARE,
  }));
};
