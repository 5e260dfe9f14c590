import type { LocalColour } from '#engines/dusk/sky/colour.ts';
import type { SkyLook } from '#engines/dusk/sky/look.ts';
import { type FixedCells, HILL, NO_TWIGS, TREE } from '#engines/dusk/sky/open.ts';
import { boxBlur } from '#engines/raster/blur.ts';
import { close, dilate } from '#engines/raster/morphology.ts';
import { placesAbove, placesWith } from '#engines/raster/places.ts';
import { ease, mix } from '#engines/raster/scalar.ts';

/** Shares of the height below the horizon over which light between leaves stops being sky: ground and fences shine too. */
const FADE_FROM = 0.03;
const FADE_TO = 0.1;
/** And where not even the network's word for it counts. */
const DEEPEST = 0.2;
/** The same under a pale sky, which a white wall behind the leaves looks like. */
const PALE_FROM = -0.01;
const PALE_TO = 0.03;
/** Blue over red from which a sky is told by its blue alone. */
const BLUE = 0.18;
/** Chance of sky that tells of a gap nearby, and how many cells around it counts for. */
const GLIMPSED = 0.06;
const AIRY = 17;

/** How far light between leaves is the sky's by the network's own word: also low down, and close over a roof. */
const glimpsed = (chance: number): number => ease(0.32, 0.46, chance);

/** 1 where the network sees sky nearby: deep in the wood what is white is a birch. */
export const airyIn = ({ width, height }: SkyLook, chance: Float32Array | undefined): Uint8Array =>
  chance ? dilate(placesAbove(chance, GLIMPSED), width, height, AIRY) : new Uint8Array(width * height).fill(1);

/** Where a crown stands against the sky: trees with nothing but trees and sky above them, down to a little below the horizon. */
export const crownsAgainstSky = (
  look: SkyLook,
  cells: Uint8Array,
  fixed: FixedCells,
  local: LocalColour,
  horizon: number,
  chance?: Float32Array,
): Float32Array => {
  const { width, height } = look;
  // Gaps that the network takes for neither tree nor sky lie between trees.
  const grove = close(placesWith(fixed, TREE), width, height, 11);
  // Before a hill what shines between leaves is the hill.
  const hilly = dilate(placesWith(fixed, HILL), width, height, 25);
  const under = new Uint8Array(width * height);
  const zone = new Float32Array(width * height);
  for (let y = 0; y < height && y / height < horizon + DEEPEST; y++) {
    const low = ease(horizon + FADE_TO, horizon + FADE_FROM, y / height);
    const pale = ease(horizon + PALE_TO, horizon + PALE_FROM, y / height);
    for (let x = 0, i = y * width; x < width; x++, i++) {
      if (!cells[i] && (!grove[i] || fixed[i] === 2 || fixed[i] === NO_TWIGS)) continue;
      const above = i - width;
      if (y > 0 && !under[above] && !(x > 0 && under[above - 1]) && !(x < width - 1 && under[above + 1])) continue;
      under[i] = 1;
      if (grove[i] && !hilly[i])
        zone[i] = Math.max(mix(pale, low, ease(0.1, BLUE, local.b[i]! - local.r[i]!)), glimpsed(chance?.[i] ?? 0));
    }
  }
  // The light edge of a roof under a tree is no gap.
  const house = dilate(placesWith(fixed, 2), width, height, 3);
  const { data } = boxBlur({ width, height, data: zone }, 1);
  for (let i = 0; i < data.length; i++) if (house[i]) data[i]! *= glimpsed(chance?.[i] ?? 0);
  return data;
};
