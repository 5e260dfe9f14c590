import { lumaAt } from '#engines/dusk/sky/behind.ts';
import type { LocalColour } from '#engines/dusk/sky/colour.ts';
import type { SkyLook } from '#engines/dusk/sky/look.ts';
import { close } from '#engines/raster/morphology.ts';
import { placesIn } from '#engines/raster/places.ts';
import { labelRegions } from '#engines/raster/regions.ts';
import { quantile } from '#engines/raster/scalar.ts';

/** Green and blue over red, together, from which a sky is blue; up to which, and up to which share of the sky's own, paint is white: haze is paler than the sky but keeps its hue. */
const BLUE = 0.05;
const DEEP = 0.12;
const WHITE = 0.04;
const SHARE = 0.3;
/** Light by which sunlit paint may be darker than the sky. */
const DARKER = 0.05;
/** Texture up to which a cell is plain. */
const PLAIN = 0.06;
/** Cells of the smallest wall, and across which joints and shadows of boards belong to it. */
const LEAST = 10;
const JOINTS = 5;
/** Chance of sky from which the network is believed, and of a house from which it doubts. */
const SURE = 0.9;
const HOUSE = 0.05;

const hueAt = ({ r, g, b }: LocalColour, i: number): number => g[i]! + b[i]! - 2 * r[i]!;

/** Plain white cells, as light as the blue sky behind them, that no flooding reaches. */
const whiteCells = (look: SkyLook, flooded: Uint8Array, local: LocalColour): Uint8Array => {
  const { mean, texture } = look;
  const out = new Uint8Array(flooded.length);
  for (let i = 0; i < out.length; i++) {
    const hue = hueAt(local, i);
    if (flooded[i] || texture[i]! > PLAIN || hue < DEEP) continue;
    if (hueAt(mean, i) < Math.min(WHITE, SHARE * hue) && mean.luma[i]! > lumaAt(local, i) - DARKER) out[i] = 1;
  }
  return out;
};

/**
 * White walls before a blue sky: no hue, a hard edge all around, which keeps flooding out, and a network that wavers between house and sky. A cloud has soft
 * borders somewhere, or the network is sure of it.
 */
export const whiteWalls = (
  look: SkyLook,
  flooded: Uint8Array,
  local: LocalColour,
  sky: Float32Array,
  house: Float32Array,
  leaves: Float32Array,
): Uint8Array => {
  const { width, height } = look;
  const { labels, regions } = labelRegions(whiteCells(look, flooded, local), width, height);
  const sums = regions.map(() => [0, 0, 0] as [number, number, number]);
  for (let i = 0; i < labels.length; i++) {
    if (!labels[i]) continue;
    const sum = sums[labels[i]! - 1]!;
    sum[0] += sky[i]!;
    sum[1] += house[i]!;
    sum[2] += leaves[i]!;
  }
  const walls = regions.map(({ area }, n) => {
    const [air, built, green] = sums[n]!;
    return area >= LEAST && air < SURE * area && built > HOUSE * area && built > green;
  });
  const out = close(placesIn(labels, walls), width, height, JOINTS);
  for (let i = 0; i < out.length; i++) if (flooded[i]) out[i] = 0;
  return out;
};

/** Chance of a house from which one stands before the sky, whatever is flooded, and of sky that what is flooded has at least. */
const STANDS = 0.8;
const OPEN = 0.9;
/** Cells across of the rim of a cloud, which flooding stops at, and by how much nothing in it is darker than the sky around: wires and twigs are. */
const RIM = 7;
const DIM = 0.08;
/** Share of the sky's deepest blue up to which there is cloud before it; of plain blue the network is told enough. */
const CLOUDY = 0.6;
const DEEPEST = 0.9;

/** The deepest blue of the sky. */
const bluestOf = (mean: LocalColour, flooded: Uint8Array): number => {
  const hues = new Float32Array(Math.ceil(flooded.length / 3));
  let n = 0;
  for (let i = 0; i < flooded.length; i += 3) if (flooded[i]) hues[n++] = hueAt(mean, i);
  return n > 0 ? quantile(hues.subarray(0, n), DEEPEST) : 0;
};

/** Corrects the network's chance of sky by what the eye sees under a blue sky: walls have none, and what flooding reaches, clouds over a roof, is sky. */
export const settleChance = (
  { width, height, mean, dark }: SkyLook,
  sky: Float32Array,
  house: Float32Array,
  walls: Uint8Array,
  flooded: Uint8Array,
  local: LocalColour,
): void => {
  const rims = close(flooded, width, height, RIM);
  const cloudy = CLOUDY * bluestOf(mean, flooded);
  for (let i = 0; i < sky.length; i++) {
    if (walls[i]) sky[i] = 0;
    if (
      walls[i] ||
      !rims[i] ||
      house[i]! > STANDS ||
      sky[i]! > OPEN ||
      hueAt(local, i) < BLUE ||
      hueAt(mean, i) > cloudy
    )
      continue;
    if (flooded[i] || dark.luma[i]! > lumaAt(local, i) - DIM) sky[i] = OPEN;
  }
};
