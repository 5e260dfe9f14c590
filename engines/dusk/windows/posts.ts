import { type Bounds, EMITTED, encodeEmitted } from '#engines/dusk/windows/light.ts';
import { boxBlur } from '#engines/raster/blur.ts';
import { LINEAR } from '#engines/raster/colour.ts';
import { newPlane, type Raster } from '#engines/raster/raster.ts';
import { ease } from '#engines/raster/scalar.ts';

/** Share of the evening's light that paint beside lit glass loses: against the room it is dark to the eye. */
const DIMMED = 0.25;
/** Luma from which paint begins to shine against the room, and does. */
const PALE = [0.45, 0.7] as const;
/** Share of the room's light on the frame around it, and its hue there. */
const ON_FRAME = 0.3;
const HUE = [1, 0.66, 0.3] as const;
/** Pixels at 1600 from the glass over which both fade, and the share of glass around a place at which they begin, and are whole. */
const REACH = 10;
const AROUND = [0.03, 0.3] as const;

/** Frames, posts and bars before a lit room keep their own paint and grain: the room lights it, and of the sky's light it has less. */
export const shadePosts = (
  photo: Raster,
  luma: Uint8Array,
  /** Of the window, in pixels. */
  box: Bounds,
  emitted: Uint8Array,
  glass: Uint8Array,
): void => {
  const { width, height, data } = photo;
  const reach = Math.max(1, Math.round((REACH * Math.max(width, height)) / 1600));
  const left = Math.max(0, Math.floor(box.left) - 2 * reach);
  const top = Math.max(0, Math.floor(box.top) - 2 * reach);
  const w = Math.min(width, Math.ceil(box.right) + 2 * reach) - left;
  const h = Math.min(height, Math.ceil(box.bottom) + 2 * reach) - top;
  if (w < 3 || h < 3) return;
  const [light, clear] = [newPlane(w, h), newPlane(w, h)];
  for (let y = 0, i = 0; y < h; y++)
    for (let at = (top + y) * width + left, end = at + w; at < end; at++, i++) {
      light.data[i] = EMITTED[emitted[at * 3]!]!;
      clear.data[i] = glass[at]! / 255;
    }
  const sides = boxBlur(boxBlur(light, reach), reach).data;
  const around = boxBlur(boxBlur(clear, reach), reach).data;
  for (let y = 0, i = 0; y < h; y++)
    for (let at = (top + y) * width + left, end = at + w; at < end; at++, i++) {
      const lit = clear.data[i]!;
      if (lit > 0.98 || around[i]! < AROUND[0]) continue;
      const frame = (1 - lit) * ease(AROUND[0], AROUND[1], around[i]!);
      for (let k = 0; k < 3; k++) {
        const warm = ON_FRAME * frame * LINEAR[data[at * 3 + k]!]! * sides[i]! * HUE[k]!;
        emitted[at * 3 + k] = encodeEmitted(EMITTED[emitted[at * 3 + k]!]! + warm);
      }
      glass[at] = 255 * (lit + frame * DIMMED * ease(PALE[0], PALE[1], luma[at]! / 255));
    }
};
