import { BELOW, cutOff, fromHaze, seenThrough, wavering } from '#engines/dusk/sky/behind.ts';
import { settleChance, whiteWalls } from '#engines/dusk/sky/blue-sky.ts';
import { colourDistance, type LocalColour, spreadColours } from '#engines/dusk/sky/colour.ts';
import { hillsIn } from '#engines/dusk/sky/far-hills.ts';
import { horizonOf } from '#engines/dusk/sky/horizon.ts';
import type { SkyLook } from '#engines/dusk/sky/look.ts';
import { type FixedCells, HILL, LIKELY_SKY, NO_TWIGS, openSky, SEEN_SKY, TREE } from '#engines/dusk/sky/open.ts';
import type { Sight } from '#engines/dusk/sky/region.ts';
import { CLASS_NAMES, type ClassName, type Segmentation } from '#engines/ports.ts';
import { boxBlur, sumOfPlanes } from '#engines/raster/blur.ts';
import { close, dilate, open } from '#engines/raster/morphology.ts';
import { placesIn } from '#engines/raster/places.ts';
import type { Plane } from '#engines/raster/raster.ts';
import { labelRegions } from '#engines/raster/regions.ts';
import { growPlane } from '#engines/raster/resize.ts';

/** Sums that were asked for, by the names of their classes: a photo asks 43 times for some twenty, and nobody writes into them. */
const summed = new WeakMap<Segmentation, Map<string, Plane>>();

/** Sum of several classes' probabilities, at the network's own size. */
export const chanceOf = (seen: Segmentation, ...names: readonly ClassName[]): Plane => {
  const known = summed.get(seen) ?? new Map<string, Plane>();
  summed.set(seen, known);
  const key = names.join();
  const sum = known.get(key) ?? sumOf(seen, names);
  known.set(key, sum);
  return sum;
};

const sumOf = ({ width, height, probabilities }: Segmentation, names: readonly ClassName[]): Plane => {
  const planes = names.flatMap((name) => probabilities[CLASS_NAMES.indexOf(name)]?.data ?? []);
  return { width, height, data: planes.length === 1 ? planes[0]! : sumOfPlanes(planes, width * height) };
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
/** And from which one below the horizon that is as even as sky and of its colour is: low between trees the network doubts all, and a strip of the day stayed under the evening. */
const LOW = 0.12;
const AS_SKY = 0.14;
const EVEN = 0.13;

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

/** Cells of open sky, and of smooth sky that the network is sure of. */
const sureOf = (weight: Float32Array, sky: Float32Array, texture: Float32Array): Float32Array => {
  const out = new Float32Array(weight.length);
  for (let i = 0; i < out.length; i++) if (weight[i] || (sky[i]! > 0.9 && texture[i]! < 0.03)) out[i] = 1;
  return out;
};

const massOf = (solid: Float32Array, sky: Float32Array): Uint8Array => {
  const out = new Uint8Array(solid.length);
  for (let i = 0; i < out.length; i++) if (solid[i]! > 0.6 && sky[i]! < 0.25) out[i] = 1;
  return out;
};

/** Texture up to which, and light from which, a cool place may be cloud. */
const CLOUD_SMOOTH = 0.022;
const CLOUD_LIGHT = 0.42;
const CLOUD_WARM = 0.12;

/** Ground does not lie above the horizon: what is smooth, light and cool there is a grey cloud, and the network's chance of ground is the sky's. */
const liftClouds = (
  { mean: { r, g, b, luma }, texture }: SkyLook,
  [sky, ground, solid, house]: readonly [Float32Array, Float32Array, Float32Array, Float32Array],
  horizon: number,
): void => {
  for (let i = 0; i < horizon && i < sky.length; i++) {
    if (texture[i]! > CLOUD_SMOOTH || luma[i]! < CLOUD_LIGHT || g[i]! > Math.max(r[i]!, b[i]!) + 0.02) continue;
    if (r[i]! - b[i]! > CLOUD_WARM * Math.max(r[i]!, g[i]!, b[i]!)) continue;
    sky[i]! += ground[i]!;
    solid[i]! -= ground[i]!;
    house[i]! -= ground[i]!;
  }
};

/** Chance of sky below which the network is sure that there is none, and the cells across and down over which it is: no gap between two houses is that wide and unseen. */
const NONE = 0.1;
const BROAD = 9;

/** Share of the photo that the piece takes in which flooding says sky and the network house, for each of its cells; all of it where that is sure over a broad place. */
const disputesIn = (
  flooded: Uint8Array,
  solid: Float32Array,
  sky: Float32Array,
  width: number,
  height: number,
): Float32Array => {
  const [disputed, sure] = [new Uint8Array(flooded.length), new Uint8Array(flooded.length)];
  for (let i = 0; i < disputed.length; i++)
    if (flooded[i] && solid[i]! > 0.6) {
      disputed[i] = 1;
      if (sky[i]! < NONE) sure[i] = 1;
    }
  const { labels, regions } = labelRegions(disputed, width, height);
  const shares = regions.map(({ area }) => area / disputed.length);
  const broad = open(sure, width, height, BROAD);
  for (let i = 0; i < broad.length; i++) if (broad[i] && labels[i]) shares[labels[i]! - 1] = 1;
  const out = new Float32Array(flooded.length);
  for (let i = 0; i < out.length; i++) if (labels[i]) out[i] = shares[labels[i]! - 1]!;
  return out;
};

/** Share of the photo from which such a piece is a leak. */
const LEAK = 0.012;

type Five<T> = readonly [T, T, T, T, T];

/** Fixes what chances and maps tell of every cell that is still open. */
const fixRest = (
  fixed: FixedCells,
  look: SkyLook,
  local: LocalColour,
  [sky, solid, leaves, trees, disputes]: Five<Float32Array>,
  [flooded, spanned, behind, thick, between]: Five<Uint8Array>,
  /** The cell from which on places lie below the horizon. */
  low: number,
): void => {
  const { mean, bright, texture } = look;
  for (let i = 0; i < fixed.length; i++) {
    if (fixed[i]) continue;
    const chance = sky[i]!;
    const blueness = mean.b[i]! - mean.r[i]!;
    const apart = colourDistance(mean, i, local);
    const pale = blueness > 0.06 && fromHaze(look, i, local) < 0.08;
    const enough = pale ? 0.65 : apart < 0.12 ? 0.75 : apart < 0.25 ? 0.9 : 0.97;
    const smooth = texture[i]! < 0.05 && blueness > -0.06;
    const gap = bright.b[i]! - bright.r[i]! > 0.2 ? 0.2 : 0.1;
    const plain = flooded[i] && (blueness > 0.2 || (mean.luma[i]! > 0.97 && disputes[i]! <= LEAK));
    // A flood spans itself: where it has leaked over a large piece, that says nothing.
    const house = !plain && (!spanned[i] || disputes[i]! > LEAK) && solid[i]! > 0.6 && chance < 0.25;
    if (behind[i] || (smooth && chance > enough)) fixed[i] = SEEN_SKY;
    else if (!thick[i] && between[i] && colourDistance(bright, i, local) < gap) fixed[i] = LIKELY_SKY;
    else if (house && (disputes[i] === 0 || disputes[i]! > LEAK)) fixed[i] = 2;
    else if (chance > LIKELY || (spanned[i] && leaves[i]! < 0.3)) fixed[i] = LIKELY_SKY;
    else if (i > low && chance > LOW && solid[i]! < 0.4 && leaves[i]! < 0.4 && apart < AS_SKY && texture[i]! < EVEN)
      fixed[i] = LIKELY_SKY;
    else if (leaves[i]! > 0.5 && solid[i]! < 0.3) fixed[i] = TREE;
    else if (!flooded[i] && trees[i]! < 0.12 && chance < 0.35) fixed[i] = NO_TWIGS;
  }
};

/** Fixes what is known by itself: gaps and panes through which sky shows, boards and hills. */
const fixKnown = (
  fixed: FixedCells,
  gaps: Uint8Array,
  through: Uint8Array,
  boards: Uint8Array,
  hill: Uint8Array,
  walls: Uint8Array,
): void => {
  for (let i = 0; i < fixed.length; i++) {
    if (fixed[i]) continue;
    if (walls[i]) fixed[i] = 2;
    else if (hill[i]) fixed[i] = HILL;
    else if (gaps[i]) fixed[i] = SEEN_SKY;
    else if (through[i]) fixed[i] = through[i] === 1 ? SEEN_SKY : LIKELY_SKY;
    else if (boards[i]) fixed[i] = 2;
  }
};

/**
 * What the network is sure of, as fixed cells; returns its chance of sky per cell, and white walls. Where it says house and plain flooding says sky, a small slim place is
 * sky between two houses (the network is coarse) and a large or broad one is a leak (the flood is blind).
 */
export const fixBySight = (look: SkyLook, seen: Segmentation, fixed: FixedCells): Sight => {
  const { width, height } = look;
  const sky = growPlane(chanceOf(seen, 'sky'), width, height).data;
  // Sky between twigs has trees near it; a shingle roof that looks like sky to the network has none.
  const leaves = growPlane(chanceOf(seen, 'vegetation'), width, height);
  const trees = boxBlur(leaves, 5).data;
  const solid = growPlane(chanceOf(seen, ...SOLID), width, height).data;
  const house = growPlane(chanceOf(seen, 'facade', 'roof', 'wall', 'garage', 'ground'), width, height).data;
  const flooded = openSky(look, fixed, 0.07);
  const horizon = horizonOf(flooded, width, height);
  const ground = growPlane(chanceOf(seen, 'ground', 'floor', 'water'), width, height).data;
  liftClouds(look, [sky, ground, solid, house], Math.floor(horizon * height) * width);
  // Wires in bundles: gaps of up to four cells with sky on both sides.
  const spanned = close(flooded, width, height, 5);
  const weight = { width, height, data: new Float32Array(flooded) };
  const local = spreadColours(look.mean, weight, 16);
  const walls = whiteWalls(look, flooded, local, sky, solid, leaves.data);
  settleChance(look, sky, solid, walls, flooded, local);
  const behind = cutOff(look, flooded, local);
  const pane = growPlane(chanceOf(seen, 'pane', 'window'), width, height).data;
  // Under an eave the haze of the horizon is behind the glass: the sky that the network is sure of tells its colour.
  const sure = sureOf(weight.data, sky, look.texture);
  const hazy = spreadColours(look.mean, { width, height, data: sure }, 16);
  const through = seenThrough(look, pane, hazy, (horizon + BELOW) * height * width);
  const gaps = wavering(look, sky, house, local, (horizon + 2 * BELOW) * height * width);
  const boards = bargeboards(look, flooded, sky);
  // A bundle of wires reads as the edge of a roof: solid, but thin, and the sky's own colour shows between.
  const thick = dilate(open(massOf(solid, sky), width, height, THIN), width, height, 3);
  const between = close(flooded, width, height, 2 * THIN - 1);
  const hill = hillsIn({ look, sky, built: house, flooded, local, foot: 0.75 * horizon * height * width });
  const disputes = disputesIn(flooded, solid, sky, width, height);
  const chances = [sky, solid, leaves.data, trees, disputes] as const;
  fixKnown(fixed, gaps, through, boards, hill, walls);
  fixRest(fixed, look, local, chances, [flooded, spanned, behind, thick, between], horizon * height * width);
  return { chance: sky, walls };
};
