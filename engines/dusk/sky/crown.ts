import { colourDistance, type LocalColour } from '#engines/dusk/sky/colour.ts';
import { floodWithin } from '#engines/dusk/sky/flood.ts';
import type { SkyLook } from '#engines/dusk/sky/look.ts';
import { type FixedCells, HILL, LIKELY_SKY, TREE } from '#engines/dusk/sky/open.ts';
import { boxBlur } from '#engines/raster/blur.ts';
import { dilate } from '#engines/raster/morphology.ts';
import { placesWith } from '#engines/raster/places.ts';

/** Cells around which the brightest pixel still is the sky that a crown is seen against. */
const GAP = 7;
const UPRIGHT = 0.22;
const OTHER_HUE = 0.2;
/** Share of the cells around that must show the sky's light: mortar lines in a brick wall are light too, but fewer. */
const AIRY = 0.3;

const lumaAt = (c: LocalColour, i: number): number => 0.3 * c.r[i]! + 0.59 * c.g[i]! + 0.11 * c.b[i]!;

const bytes = (values: Float32Array): Uint8Array => {
  const out = new Uint8Array(values.length);
  for (let i = 0; i < out.length; i++) out[i] = values[i]! * 255;
  return out;
};

/** Light of each cell's brightest pixel, 0 where its hue is not the sky's: a white fascia is lighter than blue sky. */
const skyLight = ({ bright }: SkyLook, local: LocalColour): Float32Array => {
  const out = new Float32Array(bright.luma.length);
  for (let i = 0; i < out.length; i++)
    if (Math.abs(bright.b[i]! - bright.r[i]! - (local.b[i]! - local.r[i]!)) < OTHER_HUE) out[i] = bright.luma[i]!;
  return out;
};

/**
 * Bare crowns: cells full of fine branches where the brightest light nearby is the sky's. Region growing cuts such a
 * tree into blots; the matte decides there pixel by pixel instead, so all that is needed here is the zone.
 */
export const crownsOf = (
  look: SkyLook,
  open: Uint8Array,
  cells: Uint8Array,
  local: LocalColour,
  fixed: FixedCells,
  lowest: number,
): Uint8Array => {
  const { width, height, bright, rough, texture, mean } = look;
  const density = boxBlur({ width, height, data: rough }, 2).data;
  // The slanting edge of a lone roof is rough both ways too, but only over a cell or two.
  const wide = boxBlur({ width, height, data: rough }, 6).data;
  const busy = boxBlur({ width, height, data: texture }, 2).data;
  const light = skyLight(look, local);
  const envelope = dilate(bytes(light), width, height, GAP);
  const lit = new Float32Array(light.length);
  for (let i = 0; i < lit.length; i++) if (light[i]! > lumaAt(local, i) - 0.12) lit[i] = 1;
  const airy = boxBlur({ width, height, data: lit }, 5).data;
  const solid = dilate(placesWith(fixed, 2, HILL), width, height, 3);
  // The serrated edge of a tiled roof is no crown: near a house there must be a tree nearer still.
  const house = dilate(solid, width, height, 7);
  const tree = dilate(placesWith(fixed, TREE), width, height, 11);
  const trees = fixed.includes(TREE);
  const grove = dilate(tree, width, height, 25);
  const zone = new Uint8Array(width * height);
  for (let i = 0; i < lowest * width; i++) {
    if (
      solid[i] ||
      (house[i] ? !tree[i] : trees && !grove[i]) ||
      density[i]! < 0.024 ||
      wide[i]! < 0.02 ||
      airy[i]! < AIRY
    )
      continue;
    // A flue or a post is rough one way only.
    if (density[i]! < UPRIGHT * busy[i]!) continue;
    const likely = fixed[i] === TREE || fixed[i] === LIKELY_SKY || cells[i];
    if (!likely && (fixed[i] || colourDistance(bright, i, local) > 0.12)) continue;
    if (envelope[i]! / 255 < lumaAt(local, i) - 0.1) continue;
    // Sunlit leaves are as light as the sky but green or gold.
    const leaf = mean.g[i]! - mean.b[i]! > 0.07 || mean.r[i]! - mean.b[i]! > 0.14;
    if (!leaf) zone[i] = 1;
  }
  const airySide = open.slice();
  for (let i = 0; i < airySide.length; i++) if (cells[i]) airySide[i] = 1;
  const reached = floodWithin(width, height, airySide, zone);
  for (let i = 0; i < zone.length; i++) if (!reached[i]) zone[i] = 0;
  return zone;
};
