import type { Quad } from '#engines/dusk/parameters.ts';
import { type Bounds, boundsOf, EMITTED, encodeEmitted } from '#engines/dusk/windows/light.ts';
import { quadSpace } from '#engines/dusk/windows/quad-space.ts';
import { boxBlur } from '#engines/raster/blur.ts';
import { newPlane, type Raster } from '#engines/raster/raster.ts';
import { ease } from '#engines/raster/scalar.ts';

/** Share of the evening's light that white posts before lit glass lose: beside it they are dark to the eye. */
const DIMMED = 0.62;
/** Luma from which paint begins to shine against the room, and does. */
const PALE = [0.4, 0.7] as const;
/** Red or green over blue, 0..1, by which leaves and flowers stand before a window: posts are white, or blue in the shade. */
const COLOURED = [0.2, 0.1] as const;
/** Share of the room's light on the sides of its posts, the pixels at 1600 that are lit by it, and its hue there. */
const ON_SIDES = 0.65;
const SIDES = 5.5;
const HUE = [1, 0.66, 0.3] as const;
/** Times that over which the frame around the bank comes back to the wall's light. */
const FRAME = 0.8;

const colourAt = ({ data }: Raster, at: number): number =>
  (Math.max(data[at * 3]!, data[at * 3 + 1]!) - data[at * 3 + 2]!) / 255;

const paddedBox = ({ left, right, top, bottom }: Bounds, reach: number, width: number, height: number): Bounds => ({
  left: Math.max(0, Math.floor(left) - reach),
  top: Math.max(0, Math.floor(top) - reach),
  right: Math.min(width, Math.ceil(right) + reach),
  bottom: Math.min(height, Math.ceil(bottom) + reach),
});

/**
 * Posts and muntins of a bank of lit panes: the room lights their sides, and their fronts, which have only the evening's light,
 * are darker than the glass between them.
 */
export const shadePosts = (
  photo: Raster,
  luma: Uint8Array,
  /** The corners of the bank, in pixels. */
  corners: Quad,
  emitted: Uint8Array,
  glass: Uint8Array,
): void => {
  const { width, height } = photo;
  const reach = Math.max(1, Math.round((SIDES * Math.max(width, height)) / 1600));
  const box = boundsOf([corners], 1, 1);
  const { left, top, right, bottom } = paddedBox(box, Math.ceil(FRAME * reach), width, height);
  const [wide, tall] = [box.right - box.left, box.bottom - box.top];
  const [w, h] = [right - left, bottom - top];
  if (w < 3 || h < 3) return;
  const light = newPlane(w, h);
  for (let y = 0, i = 0; y < h; y++)
    for (let at = (top + y) * width + left, end = at + w; at < end; at++, i++)
      light.data[i] = EMITTED[emitted[at * 3]!]!;
  const sides = boxBlur(boxBlur(light, reach), reach).data;
  const place = quadSpace(corners);
  for (let y = 0, i = 0; y < h; y++)
    for (let x = 0; x < w; x++, i++) {
      const at = (top + y) * width + left + x;
      const lit = glass[at]! / 255;
      if (lit > 0.98) continue;
      const [u, v] = place(left + x + 0.5, top + y + 0.5);
      const outside = Math.max(-u * wide, (u - 1) * wide, -v * tall, (v - 1) * tall);
      const near = ease(FRAME * reach, 0, outside);
      if (near === 0) continue;
      const own = luma[at]! / 255;
      const post = near * (1 - lit) * ease(COLOURED[0], COLOURED[1], colourAt(photo, at));
      const dim = DIMMED * post * ease(PALE[0], PALE[1], own);
      for (let k = 0; k < 3; k++) {
        const warm = ON_SIDES * post * own * sides[i]! * HUE[k]!;
        emitted[at * 3 + k] = encodeEmitted(EMITTED[emitted[at * 3 + k]!]! + warm);
      }
      glass[at] = Math.max(glass[at]!, 255 * (lit + (1 - lit) * dim));
    }
};
