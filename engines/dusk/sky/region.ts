import { colourDistance, type LocalColour, spreadColours } from '#engines/dusk/sky/colour.ts';
import { crownsOf } from '#engines/dusk/sky/crown.ts';
import { floodWithin } from '#engines/dusk/sky/flood.ts';
import { airyIn, crownsAgainstSky } from '#engines/dusk/sky/grove.ts';
import { horizonOf } from '#engines/dusk/sky/horizon.ts';
import { dropLeaks } from '#engines/dusk/sky/leak.ts';
import type { SkyLook } from '#engines/dusk/sky/look.ts';
import { bridged, type FixedCells, HILL, LIKELY_SKY, openSky, SEEN_SKY, TREE } from '#engines/dusk/sky/open.ts';
import { brightestSky, dropSnow } from '#engines/dusk/sky/snow.ts';
import { addTwigs } from '#engines/dusk/sky/twigs.ts';
import { close, dilate, open } from '#engines/raster/morphology.ts';
import { placesWith } from '#engines/raster/places.ts';
import type { Plane } from '#engines/raster/raster.ts';
import { labelRegions } from '#engines/raster/regions.ts';

/** What the person said about single places, in fractions of the picture. */
export type SkySeed = { readonly x: number; readonly y: number; readonly sky: boolean };

export type SkyRegion = {
  readonly width: number;
  readonly height: number;
  /** 1 where a cell holds sky, also between twigs. */
  readonly cells: Uint8Array;
  /** The part found by plain flooding: open sky. */
  readonly open: Uint8Array;
  /** The same before pieces behind wires were added: what a tighter and a looser flood are compared with. */
  readonly flooded: Uint8Array;
  /** 2 where no cell of its own but single pixels may be sky of a blue sky, also paler ones between leaves; 1 without those. */
  readonly glimpse: Uint8Array;
  /** 1 on hills in the haze behind everything. */
  readonly hill: Uint8Array;
  /** How far light between leaves may be the sky's: trees with only trees and sky above them. */
  readonly leaves: Float32Array;
  /** The network's chance of sky, where there is a network. */
  readonly chance?: Plane;
  /** 1 on white walls before a blue sky, where there is a network. */
  readonly walls?: Uint8Array;
  readonly local: LocalColour;
  /** Luma above which a cell is snow; 2 where none lies. */
  readonly snow: number;
  /** Row share down to which sky reaches in all but the lowest columns. */
  readonly horizon: number;
  /** Share of the picture that looked like sky but hangs below something solid, and was taken out. */
  readonly leaked: number;
};

/** What the vision network tells of every cell: its chance of sky, and white walls before it. */
export type Sight = { readonly chance: Float32Array; readonly walls: Uint8Array };

/** Cells of a speck, and of a knot of wires: such a hole in the sky holds nothing that the matte does not see at full size. */
const SPECK = 14;
const KNOT = 80;
const WIRE = 5;
/** Share of the picture below which a piece of sky needs the network's word. */
const ISLAND = 0.004;
/** Cells that are sky to the network from which a piece of them is no speck. */
const SEEN_LEAST = 8;
/** Blue less red from which a sky counts as blue. */
const BLUE = 0.18;
const DEEP = 0.24;
/** Share of the height below the horizon down to which blue between leaves is still sky. */
const GLIMPSE_BELOW = 0.08;

const fillSpecks = (cells: Uint8Array, width: number, height: number): void => {
  const holes = new Uint8Array(cells.length);
  for (let i = 0; i < holes.length; i++) holes[i] = 1 - cells[i]!;
  const thick = open(holes, width, height, WIRE);
  const { labels, regions } = labelRegions(holes, width, height);
  const solid = new Uint8Array(regions.length);
  for (let i = 0; i < cells.length; i++) if (thick[i] && labels[i]) solid[labels[i]! - 1] = 1;
  const small = regions.map(({ area }, n) => area <= (solid[n] ? SPECK : KNOT));
  for (let i = 0; i < cells.length; i++) if (labels[i] && small[labels[i]! - 1]) cells[i] = 1;
};

/** Sky between twigs is taken back where it touches a house and no open sky: a grey roof under a tree looks like it. */
const dropCrumbs = (cells: Uint8Array, clear: Uint8Array, fixed: FixedCells, width: number, height: number): void => {
  const { labels, regions } = labelRegions(cells, width, height);
  const near = dilate(placesWith(fixed, 2), width, height, 3);
  const airy = new Uint8Array(regions.length);
  const touching = new Uint8Array(regions.length);
  for (let i = 0; i < cells.length; i++) {
    if (!labels[i]) continue;
    if (clear[i]) airy[labels[i]! - 1] = 1;
    if (near[i]) touching[labels[i]! - 1] = 1;
  }
  for (let i = 0; i < cells.length; i++)
    if (labels[i] && touching[labels[i]! - 1] && !airy[labels[i]! - 1]) cells[i] = 0;
};

/** Small pieces apart from the rest that the network calls neither sky nor tree, or pale ones deep in a wood: snow on a roof, the end of an eave, a birch. */
const dropIslands = (
  look: SkyLook,
  cells: Uint8Array,
  clear: Uint8Array,
  fixed: FixedCells,
  chance: Float32Array | undefined,
): void => {
  const { width, height } = look;
  if (!fixed.includes(SEEN_SKY)) return;
  const { labels, regions } = labelRegions(cells, width, height);
  const backed = new Uint32Array(regions.length);
  const seen = new Uint32Array(regions.length);
  for (let i = 0; i < cells.length; i++) if (labels[i] && fixed[i] === SEEN_SKY) seen[labels[i]! - 1]!++;
  for (let i = 0; i < cells.length; i++)
    if (labels[i] && (fixed[i] === 1 || fixed[i] === SEEN_SKY || fixed[i] === LIKELY_SKY || fixed[i] === TREE))
      backed[labels[i]! - 1]!++;
  const airy = airyIn(look, chance);
  const hidden = new Uint32Array(regions.length);
  for (let i = 0; i < cells.length; i++)
    if (labels[i] && fixed[i] === TREE && !airy[i] && look.mean.b[i]! - look.mean.r[i]! < BLUE)
      hidden[labels[i]! - 1]!++;
  const island = regions.map(
    ({ area }, n) => area < cells.length * ISLAND && (backed[n]! < area * 0.5 || hidden[n]! > area * 0.7),
  );
  for (let i = 0; i < cells.length; i++)
    // What is sky to it and to the eye stays, though a white cornice beside it was flooded with it.
    if (labels[i] && island[labels[i]! - 1] && (fixed[i] !== SEEN_SKY || seen[labels[i]! - 1]! < SEEN_LEAST)) {
      cells[i] = 0;
      clear[i] = 0;
    }
};

/**
 * Under a blue sky its colour alone tells: behind leaves wherever the network sees a tree, and in what it takes for a
 * roof or a post when all of it up to the sky has the sky's colour.
 */
const glimpsesOf = (
  look: SkyLook,
  cells: Uint8Array,
  local: LocalColour,
  fixed: FixedCells,
  lowest: number,
): Uint8Array => {
  const { width, height, bright } = look;
  const alike = cells.slice();
  for (let i = 0; i < lowest * width; i++) {
    const blue = local.b[i]! - local.r[i]!;
    if (cells[i] || fixed[i] === HILL || blue <= BLUE) continue;
    // A grey-blue roof has the colour of a pale sky: what the network calls house must be bluer than any shingle.
    if (bright.b[i]! - bright.r[i]! < (fixed[i] === 2 ? DEEP : BLUE * 0.55)) continue;
    if (colourDistance(bright, i, local) < (blue > DEEP ? 0.1 : 0.065)) alike[i] = 1;
  }
  // Wires of up to two cells cut nothing off.
  const joined = close(alike, width, height, 3);
  const reached = floodWithin(width, height, cells, joined);
  for (let i = 0; i < reached.length; i++) {
    if (cells[i]) reached[i] = 0;
    if (fixed[i] === TREE && i < lowest * width && local.b[i]! - local.r[i]! > DEEP) reached[i] = 2;
  }
  return reached;
};

/** Takes out what is not kept. */
const keepTo = (map: Uint8Array, kept: Uint8Array): void => {
  for (let i = 0; i < map.length; i++) if (!kept[i]) map[i] = 0;
};

const apartFrom = (map: Uint8Array, others: Uint8Array): Uint8Array => {
  for (let i = 0; i < map.length; i++) if (others[i]) map[i] = 0;
  return map;
};

const join = (map: Uint8Array, more: Uint8Array): void => {
  for (let i = 0; i < map.length; i++) if (more[i]) map[i] = 1;
};

export const findSky = (
  look: SkyLook,
  fixed: FixedCells,
  /** The network's chance of sky per cell, and white walls. */
  { chance, walls }: Partial<Sight> = {},
  tolerance = 0.07,
): SkyRegion => {
  const { width, height } = look;
  const flooded = openSky(look, fixed, tolerance);
  const clear = bridged(look, fixed, flooded);
  const early = dropLeaks(look, clear, fixed);
  const brightest = brightestSky(look, clear);
  dropSnow(look, clear, fixed, brightest);
  const weight = { width, height, data: new Float32Array(clear) };
  const local = spreadColours(look.mean, weight, 16);
  const cells = addTwigs(look, clear, local, fixed, tolerance);
  dropCrumbs(cells, clear, fixed, width, height);
  const leaked = early + dropLeaks(look, cells, fixed);
  const horizon = horizonOf(cells, width, height);
  const crown = crownsOf(
    look,
    clear,
    cells,
    local,
    fixed,
    Math.floor(Math.min(0.62, horizonOf(clear, width, height) + 0.03) * height),
  );
  join(cells, crown);
  dropSnow(look, cells, fixed, brightest);
  keepTo(clear, cells);
  dropIslands(look, cells, clear, fixed, chance);
  fillSpecks(cells, width, height);
  const glimpse = glimpsesOf(look, cells, local, fixed, Math.min(height, (horizon + GLIMPSE_BELOW) * height));
  const hill = apartFrom(placesWith(fixed, HILL), cells);
  // Snow shines between branches as the sky does.
  const leaves =
    brightest < 1 ? new Float32Array(width * height) : crownsAgainstSky(look, cells, fixed, local, horizon, chance);
  return {
    width,
    height,
    cells,
    open: clear,
    flooded,
    glimpse,
    hill,
    leaves,
    ...(chance ? { chance: { width, height, data: chance } } : {}),
    ...(walls ? { walls } : {}),
    local,
    snow: brightest,
    horizon,
    leaked,
  };
};
