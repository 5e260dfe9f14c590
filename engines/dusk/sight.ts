import { BELOW, cutOff, fromHaze, lumaAt, seenThrough, wavering } from '#engines/dusk/sky/behind.ts';
import { colourDistance, spreadColours } from '#engines/dusk/sky/colour.ts';
import { horizonOf } from '#engines/dusk/sky/horizon.ts';
import type { SkyLook } from '#engines/dusk/sky/look.ts';
import { type FixedCells, HILL, LIKELY_SKY, NO_TWIGS, openSky, SEEN_SKY, TREE } from '#engines/dusk/sky/open.ts';
import { CLASS_NAMES, type ClassName, type Segmentation } from '#engines/ports.ts';
import { boxBlur } from '#engines/raster/blur.ts';
import { close, dilate, open } from '#engines/raster/morphology.ts';
import { placesIn } from '#engines/raster/places.ts';
import type { Plane } from '#engines/raster/raster.ts';
import { labelRegions } from '#engines/raster/regions.ts';
import { growPlane } from '#engines/raster/resize.ts';

const addTo = (sum: Float32Array, values: Float32Array): void => {
  for (let i = 0; i < sum.length; i++) sum[i]! += values[i]!;
};

/** Sum of several classes' probabilities, at the network's own size. */
export const chanceOf = (seen: Segmentation, ...names: readonly ClassName[]): Plane => {
  const [first, ...others] = names.flatMap((name) => seen.probabilities[CLASS_NAMES.indexOf(name)]?.data ?? []);
  const data = first?.slice() ?? new Float32Array(seen.width * seen.height);
  for (const values of others) addTo(data, values);
  return { width: seen.width, height: seen.height, data };
};

// Vegetation is not among them: sky shines through trees, and the matte knows better where.
const SOLID: readonly ClassName[] = [
  'facade',
  'roof',
  'pane',
  'entrance',
  'garage',
  'ground',
  'vehicle',
  'water',
  'wall',
  'window',
  'door',
  'floor',
];

/** The network's chance from which a rough cell beside open sky is sky behind something thin. */
const LIKELY = 0.6;

/** Cells over which a strip of flooded 'sky' is thin, and from which it is long. */
const THIN = 7;
const LONG = 20;

/** A white bargeboard under a pale sky floods like it, all the way down: long thin strips that the network does not call sky. */
const bargeboards = (look: SkyLook, flooded: Uint8Array, sky: Float32Array): Uint8Array => {
  const { width, height, mean } = look;
  const broad = dilate(open(flooded, width, height, THIN), width, height, THIN + 2);
  // A board is white; a blue strip is sky between two wires.
  const strips = new Uint8Array(flooded.length);
  for (let i = 0; i < strips.length; i++) if (flooded[i] && !broad[i] && mean.b[i]! - mean.r[i]! < 0.15) strips[i] = 1;
  const { labels, regions } = labelRegions(strips, width, height);
  const chance = regions.map(() => 0);
  for (let i = 0; i < strips.length; i++) if (labels[i]) chance[labels[i]! - 1]! += sky[i]!;
  const board = regions.map(
    ({ area, left, right, top, bottom }, n) =>
      Math.hypot(right - left, bottom - top) > LONG && chance[n]! / area < 0.62,
  );
  return placesIn(labels, board);
};

/** How much bluer and darker than the sky nearby a hill behind it is at least. */
const HILL_BLUER = 0.09;
const HILL_DARKER = 0.07;

/**
 * What the network is sure of, as fixed cells; returns its chance of sky per cell. Where it says house and plain flooding says sky, a small place is sky
 * between two houses (the network is coarse) and a large one is a leak (the flood is blind).
 */
export const fixBySight = (look: SkyLook, seen: Segmentation, fixed: FixedCells): Float32Array => {
  const { width, height } = look;
  const sky = growPlane(chanceOf(seen, 'sky'), width, height).data;
  // Sky between twigs has trees near it; a shingle roof that looks like sky to the network has none.
  const leaves = growPlane(chanceOf(seen, 'vegetation'), width, height);
  const trees = boxBlur(leaves, 5).data;
  const solid = growPlane(chanceOf(seen, ...SOLID), width, height).data;
  const house = growPlane(chanceOf(seen, 'facade', 'roof', 'wall', 'garage', 'ground'), width, height).data;
  const flooded = openSky(look, fixed, 0.07);
  // Wires in bundles: gaps of up to four cells with sky on both sides.
  const spanned = close(flooded, width, height, 5);
  const weight = { width, height, data: new Float32Array(flooded) };
  const local = spreadColours(look.mean, weight, 16);
  const behind = cutOff(look, flooded, local);
  const pane = growPlane(chanceOf(seen, 'pane', 'window'), width, height).data;
  // Under an eave the haze of the horizon is behind the glass: the sky that the network is sure of tells its colour.
  const sure = new Float32Array(weight.data.length);
  for (let i = 0; i < sure.length; i++) if (weight.data[i] || (sky[i]! > 0.9 && look.texture[i]! < 0.03)) sure[i] = 1;
  const hazy = spreadColours(look.mean, { width, height, data: sure }, 16);
  const through = seenThrough(look, pane, hazy, (horizonOf(flooded, width, height) + BELOW) * height * width);
  const gaps = wavering(look, sky, house, local, (horizonOf(flooded, width, height) + 2 * BELOW) * height * width);
  const boards = bargeboards(look, flooded, sky);
  // A bundle of wires reads as the edge of a roof: solid, but thin, and the sky's own colour shows between.
  const mass = new Uint8Array(solid.length);
  for (let i = 0; i < mass.length; i++) if (solid[i]! > 0.6 && sky[i]! < 0.25) mass[i] = 1;
  const thick = dilate(open(mass, width, height, THIN), width, height, 3);
  const between = close(flooded, width, height, 2 * THIN - 1);
  // Hills in the haze are smooth and pale too, but bluer and darker than the sky that ends at them.
  const foot = 0.75 * horizonOf(flooded, width, height) * height * width;
  const bluish = (i: number): boolean => {
    if (i < foot || look.texture[i]! > 0.05 || sky[i]! > 0.9) return false;
    const { r, b, luma } = look.mean;
    return b[i]! - r[i]! > local.b[i]! - local.r[i]! + HILL_BLUER && luma[i]! < lumaAt(local, i) - HILL_DARKER;
  };
  // No hill floats: below a blue gap between clouds there is sky again.
  const hill = new Uint8Array(fixed.length);
  for (let x = 0; x < width; x++)
    for (let y = height - 1, air = false; y >= 0 && !air; y--) {
      const i = y * width + x;
      if (bluish(i)) hill[i] = 1;
      else air = sky[i]! > (flooded[i] ? 0.7 : 0.85);
    }
  const disputed = new Uint8Array(flooded.length);
  for (let i = 0; i < disputed.length; i++) if (flooded[i] && solid[i]! > 0.6) disputed[i] = 1;
  const { labels, regions } = labelRegions(disputed, width, height);
  for (let i = 0; i < fixed.length; i++) {
    if (fixed[i]) continue;
    if (gaps[i]) {
      fixed[i] = SEEN_SKY;
      continue;
    }
    if (through[i]) {
      fixed[i] = through[i] === 1 ? SEEN_SKY : LIKELY_SKY;
      continue;
    }
    if (boards[i] || hill[i]) {
      fixed[i] = boards[i] ? 2 : HILL;
      continue;
    }
    const dispute = labels[i] ? regions[labels[i]! - 1]!.area / fixed.length : 0;
    const smooth = look.texture[i]! < 0.05 && look.mean.b[i]! > look.mean.r[i]! - 0.06;
    const apart = colourDistance(look.mean, i, local);
    const pale = look.mean.b[i]! - look.mean.r[i]! > 0.06 && fromHaze(look, i, local) < 0.08;
    if (smooth && sky[i]! > (pale ? 0.65 : apart < 0.12 ? 0.75 : apart < 0.25 ? 0.9 : 0.97)) fixed[i] = SEEN_SKY;
    const blue = look.mean.b[i]! - look.mean.r[i]! > 0.2;
    if (behind[i]) fixed[i] = SEEN_SKY;
    const gap = look.bright.b[i]! - look.bright.r[i]! > 0.2 ? 0.2 : 0.1;
    if (!fixed[i] && !thick[i] && between[i] && colourDistance(look.bright, i, local) < gap) {
      fixed[i] = LIKELY_SKY;
      continue;
    }
    const plain = flooded[i] && (blue || look.mean.luma[i]! > 0.97);
    if (!fixed[i] && !plain && !spanned[i] && solid[i]! > 0.6 && sky[i]! < 0.25 && (dispute === 0 || dispute > 0.012))
      fixed[i] = 2;
    if (fixed[i]) continue;
    if (sky[i]! > LIKELY || (spanned[i] && leaves.data[i]! < 0.3)) fixed[i] = LIKELY_SKY;
    else if (leaves.data[i]! > 0.5 && solid[i]! < 0.3) fixed[i] = TREE;
    else if (!flooded[i] && trees[i]! < 0.12 && sky[i]! < 0.35) fixed[i] = NO_TWIGS;
  }
  return sky;
};
