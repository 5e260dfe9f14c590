import { colourDistance, type LocalColour } from '#engines/dusk/sky/colour.ts';
import type { SkyLook } from '#engines/dusk/sky/look.ts';
import { dilate } from '#engines/raster/morphology.ts';
import { placesIn } from '#engines/raster/places.ts';
import { labelRegions } from '#engines/raster/regions.ts';
import { clamp, quantile } from '#engines/raster/scalar.ts';

export const lumaAt = ({ r, g, b }: LocalColour, i: number): number => 0.3 * r[i]! + 0.59 * g[i]! + 0.11 * b[i]!;

/** Distance from the way between the sky's colour and white: near the horizon it is paler than where it is wide open. */
export const fromHaze = ({ mean }: SkyLook, i: number, local: LocalColour): number => {
  const wr = 1 - local.r[i]!;
  const wg = 1 - local.g[i]!;
  const wb = 1 - local.b[i]!;
  const r = mean.r[i]! - local.r[i]!;
  const g = mean.g[i]! - local.g[i]!;
  const b = mean.b[i]! - local.b[i]!;
  const way = clamp((r * wr + g * wg + b * wb) / (wr * wr + wg * wg + wb * wb + 1e-4), 0, 0.8);
  return Math.sqrt((r - way * wr) ** 2 + (g - way * wg) ** 2 + (b - way * wb) ** 2);
};

/**
 * Blue between two wires or under a porch roof is sky though no flood reaches it and the network sees a house there:
 * smooth pieces of the colour of the sky around, at most six cells from it. Panes that mirror it lie further off.
 */
export const cutOff = (look: SkyLook, flooded: Uint8Array, local: LocalColour): Uint8Array => {
  const { width, height, mean, texture } = look;
  const deep = bluestOf(look, flooded);
  const near = new Uint8Array(flooded.length);
  const gaps = new Uint8Array(flooded.length);
  for (let i = 0; i < near.length; i++) {
    if (flooded[i] || mean.b[i]! - mean.r[i]! <= 0.2 || texture[i]! >= 0.045) continue;
    if (colourDistance(mean, i, local) < 0.11) near[i] = 1;
    if (deep && Math.hypot(mean.r[i]! - deep[0], mean.g[i]! - deep[1], mean.b[i]! - deep[2]) < 0.1) gaps[i] = 1;
  }
  const found = piecesBeside(near, dilate(flooded, width, height, 13), width, height, 0);
  // Between white clouds it has the colour of the blue elsewhere; much of it lies at the flooded sky then.
  const between = piecesBeside(gaps, dilate(flooded, width, height, 7), width, height, 0.2);
  const out = new Uint8Array(found.length);
  for (let i = 0; i < out.length; i++) out[i] = found[i]! || between[i]!;
  return out;
};

/** Mean colour of the bluest fifth of the flooded sky. */
const bluestOf = ({ mean }: SkyLook, flooded: Uint8Array): readonly [number, number, number] | undefined => {
  const { r: red, g: green, b: blue } = mean;
  const blues = new Float32Array(Math.ceil(flooded.length / 3));
  let count = 0;
  for (let i = 0; i < flooded.length; i += 3) if (flooded[i]) blues[count++] = blue[i]! - red[i]!;
  if (count < 100) return undefined;
  const least = quantile(blues.subarray(0, count), 0.8);
  let [n, r, g, b] = [0, 0, 0, 0];
  for (let i = 0; i < flooded.length; i += 3)
    if (flooded[i] && blue[i]! - red[i]! >= least) {
      n++;
      r += red[i]!;
      g += green[i]!;
      b += blue[i]!;
    }
  return [r / n, g / n, b / n];
};

/** Pieces of which more than three cells, and more than this share, lie beside the sky. */
const piecesBeside = (
  cells: Uint8Array,
  beside: Uint8Array,
  width: number,
  height: number,
  share: number,
): Uint8Array => {
  const { labels, regions } = labelRegions(cells, width, height);
  const near = regions.map(() => 0);
  for (let i = 0; i < cells.length; i++) if (labels[i] && beside[i]) near[labels[i]! - 1]!++;
  const kept = regions.map(({ area }, n) => near[n]! > Math.max(3, share * area));
  return placesIn(labels, kept);
};

/** The chance of glass from which an opening is asked for, and how near to the sky's colour what is seen in it must be. */
const GLASS = 0.4;
const SEEN_THROUGH = 0.1;
/** Share of the height below the open sky's own horizon down to which one looks through a house at all. */
export const BELOW = 0.09;

/**
 * Corner glass, balconies and porches through which the sky behind the house is seen: glass to the network, but of the very
 * colour and light of the sky at that height over most of it. What merely mirrors the sky is darker. 1 sky, 2 what stands before it.
 */
export const seenThrough = (look: SkyLook, pane: Float32Array, local: LocalColour, lowest: number): Uint8Array => {
  const { width, height, mean, bright } = look;
  const alike = (i: number): boolean =>
    mean.b[i]! - mean.r[i]! > Math.max(0.06, 0.2 * (local.b[i]! - local.r[i]!)) &&
    mean.luma[i]! > lumaAt(local, i) - 0.05 &&
    Math.min(colourDistance(mean, i, local), fromHaze(look, i, local)) < SEEN_THROUGH;
  const glass = new Uint8Array(pane.length);
  for (let i = 0; i < lowest && i < glass.length; i++)
    if (pane[i]! > GLASS && bright.luma[i]! > lumaAt(local, i) - 0.12 && bright.b[i]! > bright.r[i]!) glass[i] = 1;
  const { labels, regions } = labelRegions(glass, width, height);
  const like = regions.map(() => 0);
  for (let i = 0; i < glass.length; i++) if (labels[i] && alike(i)) like[labels[i]! - 1]!++;
  const through = regions.map(({ area }, n) => area > 60 && like[n]! > area * 0.5);
  const out = new Uint8Array(glass.length);
  for (let i = 0; i < out.length; i++)
    out[i] = !labels[i] || !through[labels[i]! - 1] ? 0 : alike(i) && look.texture[i]! < 0.05 ? 1 : 2;
  return out;
};

/** Chances of the network from which, and cells up to which, a smooth piece of the sky's own colour is sky behind a post or a trunk. */
const PERHAPS = 0.2;
const HOUSE_AT_MOST = 0.4;
const GAP_CELLS = [10, 900] as const;

/**
 * Sky that a post, a wall or a palm's trunk cuts off: the network wavers there, the colour and the light are the sky's, and it is
 * smooth. A white wall is a wall to the network.
 */
export const wavering = (
  look: SkyLook,
  sky: Float32Array,
  solid: Float32Array,
  local: LocalColour,
  lowest: number,
): Uint8Array => {
  const { width, height, mean, texture } = look;
  const like = new Uint8Array(sky.length);
  for (let i = 0; i < lowest && i < like.length; i++)
    if (
      texture[i]! < 0.03 &&
      mean.luma[i]! > lumaAt(local, i) - 0.03 &&
      Math.min(colourDistance(mean, i, local), fromHaze(look, i, local)) < 0.05
    )
      like[i] = 1;
  const { labels, regions } = labelRegions(like, width, height);
  const chance = regions.map(() => 0);
  const built = regions.map(() => 0);
  for (let i = 0; i < like.length; i++)
    if (labels[i]) {
      chance[labels[i]! - 1]! += sky[i]!;
      built[labels[i]! - 1]! += solid[i]!;
    }
  const gap = regions.map(
    ({ area }, n) =>
      area >= GAP_CELLS[0] && area <= GAP_CELLS[1] && chance[n]! > PERHAPS * area && built[n]! < HOUSE_AT_MOST * area,
  );
  return placesIn(labels, gap);
};
