import { lampLightAt } from '#engines/dusk/lamps/porch-lamps.ts';
import type { Porch } from '#engines/dusk/lamps/porch-zones.ts';
import { chanceAt, EMITTED, encodeEmitted } from '#engines/dusk/windows/light.ts';
import { LINEAR } from '#engines/raster/colour.ts';
import type { Raster } from '#engines/raster/raster.ts';
import { clamp, ease } from '#engines/raster/scalar.ts';

/** Light of the wall behind an arch right under its lamp, red green blue. */
const WALL = [0.4, 0.255, 0.155] as const;
/** How much faster that falls off than the light which comes at it: there is more than one wall. */
const FALLS = 1.6;
/** Light by day, against that up to which an arch is black, below which a place has none of its own, and from which it has. */
const NONE = 1;
const OWN = 1.8;
/** How far what is lighter or darker by day shows in it: the day's shade is too deep to tell more. */
const DETAIL = 0.8;
const DARKEST = 0.2;
const LIGHTEST = 1;
/** Bytes by which red stands above the least channel, from which a place begins to be of a thing of colour before the arch, and is. */
const COLOURED = [13, 26] as const;

/** Light by day of a place and those beside it: in the dark a photo's grain is as strong as what it shows. */
const around = (luma: Uint8Array, width: number, x: number, y: number): number => {
  let [sum, n] = [0, 0];
  for (let j = Math.max(0, y - 1); j <= y + 1; j++)
    for (let i = Math.max(0, x - 1); i <= Math.min(width - 1, x + 1) && j * width + i < luma.length; i++, n++)
      sum += LINEAR[luma[j * width + i]!]!;
  return sum / n;
};

/** The wall behind an arch in its lamp's light. By day it is too black to be lit by what the photo knows of it: as a wall it gives light back like any other. */
export const lightArcade = (
  { width, height, data }: Raster,
  luma: Uint8Array,
  { left, right, ceiling, floor, lamps, bare, night }: Porch,
  strength: number,
  emitted: Uint8Array,
): void => {
  if (!night) return;
  const [kx, ky] = [bare.width / width, bare.height / height];
  const rows = [Math.min(...ceiling.subarray(left, right)), Math.max(...floor.subarray(left, right))] as const;
  const most = bare.data.reduce((a, b) => Math.max(a, b), 1e-6);
  for (let y = Math.max(0, Math.floor((rows[0] - 1) / ky)); y < Math.min(height, (rows[1] + 1) / ky); y++)
    for (let x = Math.max(0, Math.floor((left - 1) / kx)); x < Math.min(width, (right + 1) / kx); x++) {
      const [cx, cy] = [(x + 0.5) * kx, (y + 0.5) * ky];
      const day = LINEAR[luma[y * width + x]!]! / night;
      const p = (y * width + x) * 3;
      const red = data[p]! - Math.min(data[p + 1]!, data[p + 2]!);
      const share =
        ease(OWN, NONE, day) *
        ease(COLOURED[1], COLOURED[0], red) *
        (chanceAt(bare, (x + 0.5) / width, (y + 0.5) / height) / most);
      if (share < 0.01) continue;
      const light =
        strength *
        share *
        lampLightAt(lamps, cx, cy) ** FALLS *
        clamp((around(luma, width, x, y) / night) ** DETAIL, DARKEST, LIGHTEST);
      for (let k = 0; k < 3; k++) emitted[p + k] = encodeEmitted(EMITTED[emitted[p + k]!]! + light * WALL[k]!);
    }
};
