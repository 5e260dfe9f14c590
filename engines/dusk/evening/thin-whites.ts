import type { Cells } from '#engines/dusk/lamps/light-cells.ts';
import { withoutBright } from '#engines/dusk/sun/daylight.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';
import { ease } from '#engines/raster/scalar.ts';

/** Cells that a picket, a rail or a post is wide at most. */
const WIDE = 9;
/** Stops by day that it is lighter than what is broad around it, its log light, and stops of hue off white: between nothing and all. */
const LIGHTER = [0.7, 1.4] as const;
const LIGHT = [-1.7, -0.9] as const;
const HUE = [0.5, 0.25] as const;

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
