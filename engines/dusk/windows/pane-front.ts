import { closeHedge } from '#engines/dusk/windows/hedges.ts';
import type { PanePiece } from '#engines/dusk/windows/pane-piece.ts';
import { boxBlur } from '#engines/raster/blur.ts';
import { dilate } from '#engines/raster/morphology.ts';
import { newPlane, type Raster } from '#engines/raster/raster.ts';
import { labelRegions } from '#engines/raster/regions.ts';
import { ease } from '#engines/raster/scalar.ts';

/** Bytes of blue over red, and over green, between which a place that is bluer than the glass may stand before it, and mirrors the sky or water. */
const MIRRORS = [10, 30] as const;
const NO_LEAF = [-30, -10] as const;

/** How far a pixel is of another hue than the glass: what stands before it. Nothing blue does. */
const tinted = (data: Uint8Array, p: number, warm: number, green: number): number => {
  const [r, g, b] = [data[p]!, data[p + 1]!, data[p + 2]!];
  const blue = (r - b) / 255 < warm ? ease(MIRRORS[0], MIRRORS[1], b - r) * ease(NO_LEAF[0], NO_LEAF[1], b - g) : 0;
  return (
    (1 - blue) * ease(0.16, 0.28, 0.5 * Math.abs((r - b) / 255 - warm) + 2 * Math.abs((2 * g - r - b) / 510 - green))
  );
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

/** Share of a front from which a place belongs to what stands there; and pixels over which its parts hang together across a bar. */
const THERE = 0.3;
const ACROSS = 2;

/** Leaves of it what comes in from a side of the crop, as a bush, a twig or a post does: patches amid the glass are mirrored in it, or hang behind it. */
const keepEntering = (front: Float32Array, width: number, height: number): void => {
  const there = new Uint8Array(front.length);
  for (let i = 0; i < there.length; i++) if (front[i]! > THERE) there[i] = 1;
  const { labels, regions } = labelRegions(dilate(there, width, height, 2 * ACROSS + 1), width, height);
  const enters = regions.map(
    ({ left, right, top, bottom }) => left === 0 || top === 0 || right === width - 1 || bottom === height - 1,
  );
  for (let i = 0; i < front.length; i++) if (labels[i] && !enters[labels[i]! - 1]) front[i] = 0;
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
  keepEntering(front.data, w, h);
  closeHedge(front, box.left - left, box.right - left, box.top - top, box.bottom - top, (x, y) =>
    isLeafy(data, 3 * ((top + y) * width + left + x)),
  );
  return boxBlur(front, 1).data;
};
