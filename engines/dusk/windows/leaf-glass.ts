import type { Raster } from '#engines/raster/raster.ts';
import { ease, quantile } from '#engines/raster/scalar.ts';

/** Red over blue as a share of the light. */
const tintAt = (data: Uint8Array, i: number): number =>
  (data[i * 3]! - data[i * 3 + 2]!) / (data[i * 3]! + data[i * 3 + 1]! + data[i * 3 + 2]! + 24);
/** How far the tints of leaf and glass lie apart at least, for the glass to be told by it. */
const TINTS = 0.03;
/** Luma over that of the glass at which a bar before dark glass begins. */
const ON_DARK = 0.09;

/** Light of a pane's middle over that of the leaf around it from which it is told by that, and shares of it between which glass begins and is: colours of a photo are coarser than an oval. */
const LIGHTER = 0.1;
const IN_LEAF = [0.1, 0.5] as const;

const lightOf = (luma: Uint8Array, places: readonly number[]): number =>
  quantile(
    places.map((i) => luma[i]! / 255),
    0.5,
  );

/** Of a pane without four sides: how much each pixel is of the glass's own colour, and not of the leaf's or the arch's. */
export const glassInLeaf = (
  photo: Raster,
  luma: Uint8Array,
  inner: readonly number[],
  frame: readonly number[],
  core: readonly number[],
) => {
  const around = lightOf(luma, frame);
  const lighter = core.length > 0 ? lightOf(luma, core) - around : 0;
  if (lighter > LIGHTER) {
    const [from, to] = [around + IN_LEAF[0] * lighter, around + IN_LEAF[1] * lighter];
    return (at: number): number => ease(from, to, luma[at]! / 255);
  }
  const glass = quantile(
    inner.map((i) => tintAt(photo.data, i)),
    0.35,
  );
  const leaf = quantile(
    frame.map((i) => tintAt(photo.data, i)),
    0.6,
  );
  const level = quantile(
    inner.map((i) => luma[i]! / 255),
    0.4,
  );
  const dark = level < 0.25;
  return (at: number): number => {
    const tint = leaf - glass < TINTS ? 1 : ease(leaf, glass, tintAt(photo.data, at) - 0.25 * (leaf - glass));
    return tint * (dark ? ease(level + 3 * ON_DARK, level + 0.6 * ON_DARK, luma[at]! / 255) : 1);
  };
};
