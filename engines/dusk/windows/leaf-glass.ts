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

/** Glass in a door or over it, of any outline. */
export type LeafGlass = {
  /** How much a pixel is of the glass, and not of the leaf or the arch. */
  readonly share: (at: number) => number;
  /** Lighter than the dark leaf by day: it is ground or bevelled, and shows no dark hall. */
  readonly obscure: boolean;
};

/** Of a pane without four sides: how much each pixel is of the glass's own colour, and not of the leaf's or the arch's. */
export const glassInLeaf = (
  photo: Raster,
  luma: Uint8Array,
  inner: readonly number[],
  frame: readonly number[],
  core: readonly number[],
): LeafGlass => {
  const around = lightOf(luma, frame);
  const lighter = core.length > 0 ? lightOf(luma, core) - around : 0;
  if (lighter > LIGHTER) {
    const [from, to] = [around + IN_LEAF[0] * lighter, around + IN_LEAF[1] * lighter];
    return { share: (at) => ease(from, to, luma[at]! / 255), obscure: true };
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
  const share = (at: number): number => {
    const tint = leaf - glass < TINTS ? 1 : ease(leaf, glass, tintAt(photo.data, at) - 0.25 * (leaf - glass));
    return tint * (dark ? ease(level + 3 * ON_DARK, level + 0.6 * ON_DARK, luma[at]! / 255) : 1);
  };
  return { share, obscure: false };
};

/** Light that comes past the lead and the bevels of an ornament in a door's glass: dark as by day, they were holes with the blue of the sky in them. */
const PAST_LEAD = 0.6;

type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

/** The most that lies before each place along lines of so many places, `by` apart. */
const mostBefore = (values: Float32Array, starts: number, apart: number, by: number, n: number): Float32Array => {
  const out = new Float32Array(values.length);
  for (let line = 0; line < starts; line++)
    for (let k = 0, i = line * apart + (by < 0 ? (n - 1) * -by : 0), most = 0; k < n; k++, i += by) {
      most = Math.max(most, values[i]!);
      out[i] = most;
    }
  return out;
};

/** The same glass with the ornaments in it lit in part: what has glass on all four sides stands before the light of the room. */
export const withOrnaments = (
  glass: LeafGlass['share'],
  { left, top, width, height }: Box,
  across: number,
): LeafGlass['share'] => {
  const own = new Float32Array(width * height);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) own[i] = glass((top + y) * across + left + x);
  const sides = [
    mostBefore(own, height, width, 1, width),
    mostBefore(own, height, width, -1, width),
    mostBefore(own, width, 1, width, height),
    mostBefore(own, width, 1, -width, height),
  ];
  for (let i = 0; i < own.length; i++)
    own[i] = Math.max(own[i]!, PAST_LEAD * Math.min(...sides.map((side) => side[i]!)));
  return (at) => own[(Math.floor(at / across) - top) * width + (at % across) - left]!;
};
