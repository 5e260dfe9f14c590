import type { Quad } from '#engines/dusk/parameters.ts';
import type { LumaCrop } from '#engines/dusk/windows/bars.ts';
import { quadSpace } from '#engines/dusk/windows/quad-space.ts';
import type { Raster } from '#engines/raster/raster.ts';

/** A piece of the photo around one pane, with some of its frame on every side. */
export type PanePiece = LumaCrop & {
  readonly left: number;
  readonly top: number;
  /** Where each of its pixels lies in the pane. */
  readonly uv: Float32Array;
  /** Pixels of the photo that are mostly glass; of a door also those around it and in its middle. */
  readonly inner: readonly number[];
  readonly outer: readonly number[];
  readonly core: readonly number[];
};
type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** Pixels of frame that are read around the glass. */
const frameOf = (box: Box): number => 2 + Math.round(0.03 * Math.min(box.right - box.left, box.bottom - box.top));

/** Where the pixels of one row lie in the pane: those that are mostly glass, by every other one, and of a door those around it and in its middle. */
const placeRow = (
  place: (x: number, y: number) => readonly [number, number],
  uv: Float32Array,
  y: number,
  w: number,
  left: number,
  top: number,
  width: number,
  inner: number[],
  outer: number[] | undefined,
  core: number[],
): void => {
  for (let x = 0, i = y * w, at = (top + y) * width + left; x < w; x++, i++, at++) {
    const [u, v] = place(left + x + 0.5, top + y + 0.5);
    uv[i * 2] = u;
    uv[i * 2 + 1] = v;
    if ((x + y) % 2 === 0 && u > 0.05 && u < 0.95 && v > 0.05 && v < 0.95) inner.push(at);
    if (!outer) continue;
    if (u < 0 || u > 1 || v < 0 || v > 1) outer.push(at);
    if (Math.abs(u - 0.5) < 0.2 && Math.abs(v - 0.5) < 0.25) core.push(at);
  }
};

const tintRow = (tints: Uint8Array, start: number, data: Uint8Array, first: number, w: number): void => {
  for (let x = 0, p = first * 3; x < w; x++, p += 3) tints[start + x] = 128 + (data[p]! - data[p + 2]!) / 2;
};

/** Nothing where the pane is too small to be read. */
export const pieceOf = (
  photo: Raster,
  luma: Uint8Array,
  /** In pixels of the photo, and the box around it. */
  quad: Quad,
  box: Box,
  /** In or over a door, of any outline. */
  leaf: boolean,
): PanePiece | undefined => {
  const { width, height, data } = photo;
  const frame = frameOf(box);
  const left = Math.max(0, Math.floor(box.left) - frame);
  const top = Math.max(0, Math.floor(box.top) - frame);
  const w = Math.min(width, Math.ceil(box.right) + frame + 1) - left;
  const h = Math.min(height, Math.ceil(box.bottom) + frame + 1) - top;
  if (w < 3 || h < 3) return undefined;
  const place = quadSpace(quad);
  const uv = new Float32Array(w * h * 2);
  const [crop, warm] = [new Uint8Array(w * h), new Uint8Array(w * h)];
  const [inner, outer, core]: [number[], number[], number[]] = [[], [], []];
  for (let y = 0; y < h; y++) {
    const first = (top + y) * width + left;
    placeRow(place, uv, y, w, left, top, width, inner, leaf ? outer : undefined, core);
    crop.set(luma.subarray(first, first + w), y * w);
    tintRow(warm, y * w, data, first, w);
  }
  return inner.length < 4 ? undefined : { left, top, width: w, height: h, luma: crop, warm, uv, inner, outer, core };
};
