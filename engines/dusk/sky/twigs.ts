import { colourDistance, type LocalColour, skyChance } from '#engines/dusk/sky/colour.ts';
import { flood, floodWithin, step } from '#engines/dusk/sky/flood.ts';
import { horizonOf } from '#engines/dusk/sky/horizon.ts';
import type { Colours, SkyLook } from '#engines/dusk/sky/look.ts';
import { type FixedCells, HILL, LIKELY_SKY, NO_TWIGS, TREE } from '#engines/dusk/sky/open.ts';
import { boxBlur } from '#engines/raster/blur.ts';
import { placesWith } from '#engines/raster/places.ts';
import { labelRegions, membersOf } from '#engines/raster/regions.ts';
import { quantile } from '#engines/raster/scalar.ts';

/** Between an island of sky and the sky above it only leaves and thin things may lie, never a smooth wall or roof. */
const leafyAbove = (look: SkyLook, sky: Uint8Array, x: number, y: number): boolean => {
  let smooth = 0;
  const wall = Math.max(3, Math.round(look.height * 0.012));
  for (let j = y; j >= 0; j--) {
    const i = j * look.width + x;
    if (sky[i]) return true;
    smooth = look.rough[i]! < 0.018 && look.mean.luma[i]! > 0.12 ? smooth + 1 : 0;
    if (smooth > wall) return false;
  }
  return true;
};

const piecesOf = (map: Uint8Array, look: SkyLook): number[][] => {
  const { labels, regions } = labelRegions(map, look.width, look.height);
  return membersOf(labels, regions.length);
};

const distancesTo = (local: LocalColour, bright: Colours): Float32Array => {
  const out = new Float32Array(bright.r.length);
  for (let i = 0; i < out.length; i++) out[i] = colourDistance(bright, i, local);
  return out;
};

const besides = (map: Uint8Array, others: Uint8Array): Uint8Array => {
  const out = new Uint8Array(map.length);
  for (let i = 0; i < out.length; i++) if (map[i] && !others[i]) out[i] = 1;
  return out;
};

/** Cells down to `low` that may be sky behind twigs. A crown that the network sees is looked through wherever a pixel comes near the sky's light; snow on the ground is not. */
const candidatesIn = (
  open: Uint8Array,
  fixed: FixedCells,
  distance: Float32Array,
  chance: Float32Array,
  density: Float32Array,
  [low, horizon, lowest]: readonly [number, number, number],
): Uint8Array => {
  const out = new Uint8Array(open.length);
  for (let i = 0; i < low; i++) {
    const kind = fixed[i]!;
    const through = kind === TREE && i < horizon && distance[i]! < 0.17;
    const between =
      i < lowest &&
      kind !== 2 &&
      kind !== HILL &&
      kind !== NO_TWIGS &&
      kind !== TREE &&
      chance[i]! > 0.55 &&
      distance[i]! < (density[i]! > 0.035 ? 0.13 : 0.095);
    if (open[i] || through || between) out[i] = 1;
  }
  return out;
};

/** Adds sky seen between twigs, past wires and behind trees to the open sky. */
export const addTwigs = (
  look: SkyLook,
  open: Uint8Array,
  local: LocalColour,
  fixed: FixedCells,
  tolerance: number,
): Uint8Array => {
  const { width, height, bright, mean, texture, rough } = look;
  const count = width * height;
  const chance = skyChance(look, open, bright);
  const distance = distancesTo(local, bright);
  // The brightest pixel of a cell has the colour of the sky next to it.
  const density = boxBlur({ width, height, data: rough }, 3).data;
  const low = Math.floor(height * 0.62) * width;
  const horizon = Math.min(low, Math.floor((horizonOf(open, width, height) + 0.02) * height) * width);
  // Below the open sky's own horizon light between branches is snow or water.
  const lowest = Math.min(low, horizon + Math.floor(height * 0.03) * width);
  const candidate = candidatesIn(open, fixed, distance, chance, density, [low, horizon, lowest]);
  const grown = flood(
    width,
    height,
    open,
    (from, to) =>
      candidate[to] === 1 && (texture[to]! > 0.03 || texture[from]! > 0.03 || step(bright, from, to) < tolerance * 0.6),
  );
  const cells = floodWithin(width, height, open, placesWith(fixed, LIKELY_SKY));
  // Between twigs the brightest pixel stands far above its cell's mean and has the sky's colour; on a roof it does not.
  for (const piece of piecesOf(besides(grown, cells), look)) {
    const stand = piece.reduce((sum, i) => sum + bright.luma[i]! - mean.luma[i]!, 0) / piece.length;
    const apart = quantile(
      piece.map((i) => distance[i]!),
      0.5,
    );
    const leafy = piece.filter((i) => density[i]! > 0.035).length / piece.length;
    const crown = piece.filter((i) => fixed[i] === TREE).length > piece.length * 0.7;
    if (piece.length > count * 0.001 && (stand < 0.035 || (!crown && apart > (leafy > 0.7 ? 0.1 : 0.066)))) continue;
    for (const i of piece) cells[i] = 1;
  }
  for (const island of piecesOf(besides(candidate, cells), look)) {
    const seen = island.filter((i) => leafyAbove(look, cells, i % width, Math.floor(i / width))).length;
    if (seen / island.length < 0.8) continue;
    const leafy = island.filter((i) => density[i]! > 0.02).length / island.length;
    const apart = quantile(
      island.map((i) => distance[i]!),
      0.5,
    );
    if (island.length > count * 0.001 ? apart > 0.06 : leafy < 0.5 && island.length > 6) continue;
    for (const i of island) cells[i] = 1;
  }
  return cells;
};
