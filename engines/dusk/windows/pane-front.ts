import { closeHedge } from '#engines/dusk/windows/hedges.ts';
import type { PanePiece } from '#engines/dusk/windows/pane-piece.ts';
import { boxBlur } from '#engines/raster/blur.ts';
import { newPlane, type Raster } from '#engines/raster/raster.ts';
import { ease } from '#engines/raster/scalar.ts';

/** How far a pixel is of another hue than the glass: what stands before it. */
const tinted = (data: Uint8Array, p: number, warm: number, green: number): number => {
  const [r, g, b] = [data[p]!, data[p + 1]!, data[p + 2]!];
  return ease(0.16, 0.28, 0.5 * Math.abs((r - b) / 255 - warm) + 2 * Math.abs((2 * g - r - b) / 510 - green));
};

const frontRow = (
  front: Float32Array,
  start: number,
  wall: Uint8Array,
  data: Uint8Array,
  first: number,
  w: number,
  warm: number,
  green: number,
): void => {
  for (let x = 0, i = start, p = first * 3; x < w; x++, i++, p += 3)
    front[i] = Math.max(wall[i]!, 0.9 * tinted(data, p, warm, green));
};

/** Bytes that green has over the mean of red and blue, twice, from which a place is of leaves. */
const GREEN = 16;
const isLeafy = (data: Uint8Array, p: number): boolean => 2 * data[p + 1]! - data[p]! - data[p + 2]! > GREEN;

/** What stands before the glass of a pane, 0..1: wall, a hedge and what is of another hue. */
export const standsBefore = (
  { data, width }: Raster,
  { left, top, width: w, height: h }: PanePiece,
  box: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number },
  wall: Uint8Array,
  /** Hue of the glass. */
  { warm, green }: { readonly warm: number; readonly green: number },
): Float32Array => {
  const front = newPlane(w, h);
  for (let y = 0; y < h; y++) frontRow(front.data, y * w, wall, data, (top + y) * width + left, w, warm, green);
  closeHedge(front, box.left - left, box.right - left, box.top - top, box.bottom - top, (x, y) =>
    isLeafy(data, 3 * ((top + y) * width + left + x)),
  );
  return boxBlur(front, 1).data;
};
