import type { LocalColour } from '#engines/dusk/sky/colour.ts';
import type { SkyLook } from '#engines/dusk/sky/look.ts';
import { erode } from '#engines/raster/morphology.ts';
import type { Mask, Raster } from '#engines/raster/raster.ts';
import { labelRegions } from '#engines/raster/regions.ts';
import { rowSampler } from '#engines/raster/row-sampler.ts';
import { ease } from '#engines/raster/scalar.ts';

/** Colour by which the sky differs from itself close by, 0..1 in its most different channel. */
const ALIKE = 0.055;
/** Bytes of the matte: below is a thing, above is sky. */
const THING = 170;
const SKY = 200;
/** Largest share of the photo that a pocket takes, and pixels from which a long strip is none: that is a bargeboard. */
const LARGEST = 0.00045;
const STRIP = 60;
const LONG = 7;
/** Of the pixels around a pocket: the share that is sky at least, or light steps darker than the sky, as leaves and twigs are. */
const OPEN = 0.12;
const SHUT = 0.8;
const DARKER = 0.15;

/** Pixels from a pocket at which that is looked at: those between are mixed. */
const BESIDE = 3;
/** Least light of a pocket against the sky's under a blue sky and under a pale one, which leaves and snow come near, and light between which a pixel of its rim is thing and sky. */
const HAZE = 0.86;
const PALE = 0.91;
const BLUE = 0.09;
const RIM = [0.6, 0.97] as const;
/** Blue over red that a scrap of cloud has at least, and the share of the pixels around it that is sky: shaded white paint is as pale, and has house beside it. */
const COOL = 0.04;
const IN_AIR = 0.55;

/** What is like a scrap of cloud: of a colour between the sky's and white, at any light, and cool. */
const CLOUD = 2;
const towardsWhite = (data: Uint8Array, p: number, r: number, g: number, b: number): boolean => {
  const [red, green, blue] = [data[p]! / 255, data[p + 1]! / 255, data[p + 2]! / 255];
  const cool = blue - red;
  if (cool < COOL || cool > b - r) return false;
  const way = 1 - cool / (b - r);
  const k = (red + green + blue) / (r + g + b + way * (3 - r - g - b));
  return Math.abs(green - k * (g + way * (1 - g))) < ALIKE && Math.abs(red - k * (r + way * (1 - r))) < ALIKE;
};

/** One row from pixel `start` on: the sky's light behind, and what is like the sky but no sky yet. */
const likeRow = (
  like: Uint8Array,
  light: Uint8Array,
  start: number,
  data: Uint8Array,
  luma: Uint8Array,
  alpha: Uint8Array,
  r: Float32Array,
  g: Float32Array,
  b: Float32Array,
  air: Float32Array,
): void => {
  for (let x = 0, i = start, p = i * 3; x < r.length; x++, i++, p += 3) {
    light[i] = 255 * (0.3 * r[x]! + 0.59 * g[x]! + 0.11 * b[x]!);
    if (alpha[i]! > THING || air[x]! < 0.5) continue;
    // Through a haze of twigs the sky is as blue and a little darker.
    const dim = luma[i]! / light[i]!;
    if (dim < (b[x]! - r[x]! > BLUE ? HAZE : PALE)) continue;
    const k = 255 * Math.min(1, dim);
    const off = Math.max(
      Math.abs(data[p]! / k - r[x]!),
      Math.abs(data[p + 1]! / k - g[x]!),
      Math.abs(data[p + 2]! / k - b[x]!),
    );
    if (off < ALIKE) like[i] = 1;
    else if (towardsWhite(data, p, r[x]!, g[x]!, b[x]!)) like[i] = CLOUD;
  }
};

/** Of each pocket how many places lie around it, how many of those are sky, how many dark, and how many of its own are cloud. */
const countRow = (
  counts: Uint32Array,
  y: number,
  width: number,
  labels: Int32Array,
  like: Uint8Array,
  alpha: Uint8Array,
  luma: Uint8Array,
  light: Uint8Array,
): void => {
  for (let x = BESIDE, i = y * width + BESIDE; x < width - BESIDE; x++, i++) {
    const label = labels[i]!;
    if (!label) continue;
    const at = 4 * (label - 1);
    if (like[i] === CLOUD) counts[at + 3]!++;
    for (let side = 0; side < 4; side++) {
      const j = i + (side & 1 ? BESIDE : -BESIDE) * (side & 2 ? width : 1);
      if (labels[j] === label) continue;
      counts[at]!++;
      if (alpha[j]! > SKY) counts[at + 1]!++;
      else if (luma[j]! < light[j]! - 255 * DARKER) counts[at + 2]!++;
    }
  }
};

/** Opens the pockets that are marked; the rim of one is mixed with what stands around it. */
const openRow = (
  alpha: Uint8Array,
  y: number,
  width: number,
  labels: Int32Array,
  open: Uint8Array,
  luma: Uint8Array,
  light: Uint8Array,
): void => {
  for (let x = 1, i = y * width + 1; x < width - 1; x++, i++) {
    if (!labels[i] || !open[labels[i]! - 1]) continue;
    alpha[i] = 255;
    for (let above = i - width; above <= i + width; above += width)
      for (let j = above - 1; j <= above + 1; j++)
        if (j !== i) alpha[j] = Math.max(alpha[j]!, 255 * ease(RIM[0], RIM[1], luma[j]! / light[j]!));
  }
};

/** Pockets of sky between leaves, twigs and wires that no other rule has found: small, of the colour of the sky behind, and held by sky or by dark things alone. */
export const openPockets = (
  photo: Raster,
  luma: Uint8Array,
  look: SkyLook,
  sky: LocalColour,
  /** Cells in trees and beside the sky near which the network sees sky. */
  airy: Uint8Array,
  alpha: Mask,
  rows: number,
): void => {
  const { width, height, data } = photo;
  const planes = [sky.r, sky.g, sky.b, new Float32Array(airy)].map((plane) =>
    rowSampler({ width: look.width, height: look.height, data: plane }, width, height),
  );
  const like = new Uint8Array(rows * width);
  const light = new Uint8Array(rows * width);
  for (let y = 0; y < rows; y++) {
    const [r, g, b, air] = planes.map((at) => at(y)) as [Float32Array, Float32Array, Float32Array, Float32Array];
    likeRow(like, light, y * width, data, luma, alpha.data, r, g, b, air);
  }
  const { labels, regions } = labelRegions(like, width, rows);
  // What is nowhere three pixels wide is the rim of a twig or a faint wire.
  const broad = new Uint8Array(regions.length);
  const core = erode(like, width, rows, 3);
  for (let i = 0; i < core.length; i++) if (core[i] && labels[i]) broad[labels[i]! - 1] = 1;
  const counts = new Uint32Array(4 * regions.length);
  for (let y = BESIDE; y < rows - BESIDE; y++) countRow(counts, y, width, labels, like, alpha.data, luma, light);
  const most = LARGEST * width * height;
  const open = regions.map(({ area, left, right, top, bottom }, n) => {
    const [around = 0, airs = 0, dark = 0, cloud = 0] = counts.subarray(4 * n, 4 * n + 4);
    const [wide, tall] = [right - left + 1, bottom - top + 1];
    const strip = area > STRIP && Math.max(wide, tall) ** 2 > LONG * area;
    if (cloud > 0.3 * area && airs < IN_AIR * around) return false;
    return (
      broad[n] === 1 &&
      area < most &&
      !strip &&
      (airs > OPEN * around || dark > SHUT * around) &&
      airs + dark > 0.5 * around
    );
  });
  if (!open.includes(true)) return;
  const opened = Uint8Array.from(open, Number);
  for (let y = 1; y < rows - 1; y++) openRow(alpha.data, y, width, labels, opened, luma, light);
};
