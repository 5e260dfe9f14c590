import type { Cells } from '#engines/dusk/lamps/light-cells.ts';
import { withoutBright } from '#engines/dusk/sun/daylight.ts';
import { boxBlur } from '#engines/raster/blur.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';
import { ease, exp2 } from '#engines/raster/scalar.ts';

/** Cells that a picket, a rail or a post is wide at most. */
const WIDE = 9;
/** Stops by day that it is lighter than what is broad around it, its log light, and stops of hue off white: between nothing and all. */
const LIGHTER = [0.7, 1.4] as const;
const LIGHT = [-1.7, -0.9] as const;
const HUE = [0.5, 0.25] as const;
/** Stops that it gains before the house: by twice as many it was lighter than any wall behind it. */
const GAINED = 0.35;
/** Share of the height over which that begins below the house: the white posts of a porch are its own. */
const BEGINS = 0.08;

/** Cells that an upright is tall at least, cells around in which there are others, and the share of those that uprights take where they are a fence. */
const TALL = 10;
const AROUND = 12;
const FENCE = [0.12, 0.25] as const;

/** Cells of a map that stand in upright runs of so many. */
const uprightsIn = (white: Plane): Plane => {
  const { width, height, data } = white;
  const out = newPlane(width, height);
  for (let x = 0; x < width; x++)
    for (let y = 0, run = 0; y <= height; y++) {
      if (y < height && data[y * width + x]! > 0.3) {
        run++;
        continue;
      }
      if (run >= TALL) for (let k = y - run; k < y; k++) out.data[k * width + x] = 1;
      run = 0;
    }
  return out;
};

/** What is thin and white, 0..1: pickets, rails and posts. */
export const thinWhites = ({ light, warm, cool }: Cells): Plane => {
  const broad = withoutBright(light, WIDE).data;
  const out = newPlane(light.width, light.height);
  layWhites(out.data, light.data, warm.data, cool.data, broad);
  return out;
};

const layWhites = (
  out: Float32Array,
  light: Float32Array,
  warm: Float32Array,
  cool: Float32Array,
  broad: Float32Array,
): void => {
  for (let i = 0; i < broad.length; i++) {
    const over = light[i]! - broad[i]!;
    if (over > LIGHTER[0] && light[i]! > LIGHT[0])
      out[i] =
        ease(HUE[0], HUE[1], Math.abs(warm[i]!) + Math.abs(cool[i]!)) *
        ease(LIGHTER[0], LIGHTER[1], over) *
        ease(LIGHT[0], LIGHT[1], light[i]!);
  }
};

/** Leaves a white fence before the house its white: sunk with the ground it was grey. */
export const keepPickets = (arriving: Plane, whites: Plane, bottom: number, depth: number): void => {
  const { width, height } = whites;
  const first = Math.min(height, Math.max(0, Math.floor(bottom * height))) * width;
  const white = newPlane(width, height);
  white.data.set(whites.data.subarray(first), first);
  const fence = boxBlur(uprightsIn(white), AROUND).data;
  for (let i = 0; i < fence.length; i++) {
    if (white.data[i]! === 0) continue;
    const gained = depth * GAINED * ease(bottom, bottom + BEGINS, Math.floor(i / width) / height);
    arriving.data[i]! *= exp2(gained * white.data[i]! * ease(FENCE[0], FENCE[1], fence[i]!));
  }
};
