import { colourDistance, type LocalColour, skyChance } from '#engines/dusk/sky/colour.ts';
import { flood, floodWithin, step } from '#engines/dusk/sky/flood.ts';
import { horizonOf } from '#engines/dusk/sky/horizon.ts';
import type { SkyLook } from '#engines/dusk/sky/look.ts';
import { type FixedCells, HILL, LIKELY_SKY, NO_TWIGS, TREE } from '#engines/dusk/sky/open.ts';
import { boxBlur } from '#engines/raster/blur.ts';
import { placesWith } from '#engines/raster/places.ts';
import { labelRegions } from '#engines/raster/regions.ts';
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

const membersOf = (map: Uint8Array, look: SkyLook): number[][] => {
  const { labels, regions } = labelRegions(map, look.width, look.height);
  const members: number[][] = regions.map(() => []);
  for (let i = 0; i < labels.length; i++) if (labels[i]) members[labels[i]! - 1]!.push(i);
  return members;
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
  const distance = new Float32Array(count);
  for (let i = 0; i < count; i++) distance[i] = colourDistance(bright, i, local);
  // The brightest pixel of a cell has the colour of the sky next to it.
  const density = boxBlur({ width, height, data: rough }, 3).data;
  const candidate = new Uint8Array(count);
  const low = Math.floor(height * 0.62) * width;
  const horizon = Math.min(low, Math.floor((horizonOf(open, width, height) + 0.02) * height) * width);
  // A crown that the network sees is looked through wherever a pixel comes near the sky's light; snow on the ground is not.
  const through = (i: number): boolean => fixed[i] === TREE && i < horizon && distance[i]! < 0.17;
  // Below the open sky's own horizon light between branches is snow or water.
  const lowest = Math.min(low, horizon + Math.floor(height * 0.03) * width);
  for (let i = 0; i < low; i++)
    candidate[i] =
      open[i] ||
      through(i) ||
      (i < lowest &&
        fixed[i] !== 2 &&
        fixed[i] !== HILL &&
        fixed[i] !== NO_TWIGS &&
        fixed[i] !== TREE &&
        chance[i]! > 0.55 &&
        distance[i]! < (density[i]! > 0.035 ? 0.13 : 0.095))
        ? 1
        : 0;
  const grown = flood(
    width,
    height,
    open,
    (from, to) =>
      candidate[to] === 1 && (texture[to]! > 0.03 || texture[from]! > 0.03 || step(bright, from, to) < tolerance * 0.6),
  );
  const cells = floodWithin(width, height, open, placesWith(fixed, LIKELY_SKY));
  // Between twigs the brightest pixel stands far above its cell's mean and has the sky's colour; on a roof it does not.
  const extra = new Uint8Array(grown.length);
  for (let i = 0; i < extra.length; i++) if (grown[i] && !cells[i]) extra[i] = 1;
  for (const piece of membersOf(extra, look)) {
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
  const islands = new Uint8Array(candidate.length);
  for (let i = 0; i < islands.length; i++) if (candidate[i] && !cells[i]) islands[i] = 1;
  for (const island of membersOf(islands, look)) {
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
