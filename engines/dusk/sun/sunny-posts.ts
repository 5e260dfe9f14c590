import { withoutBright } from '#engines/dusk/sun/daylight.ts';
import type { Plane } from '#engines/raster/raster.ts';
import { ease, quantile } from '#engines/raster/scalar.ts';

/** Log2 of light by day from which paint is as white as a file tells, and cells down from which such a strip is a post. */
const WHITE = -0.45;
const TALL = 16;
/** Cells across up to which it is one, and stops above what is around between which it stands out from a wall in the shade. */
const ACROSS = 9;
const OUT = [0.8, 1.4] as const;
/** Share of a post's cells that have less sun than is laid on all of it. */
const MOST = 0.8;

/** Lays one sun on a strip of a column. */
const evenStrip = (
  sun: Float32Array,
  light: Float32Array,
  dim: Float32Array,
  walls: Float32Array,
  from: number,
  to: number,
  width: number,
): void => {
  const stops: number[] = [];
  for (let i = from; i < to; i += width) stops.push(sun[i]!);
  const most = quantile(stops, MOST);
  for (let i = from; i < to; i += width) {
    if (sun[i]! >= most) continue;
    sun[i]! += walls[i]! * ease(OUT[0], OUT[1], light[i]! - dim[i]!) * (most - sun[i]!);
  }
};

/**
 * Lays one sun on a white post from head to foot. Before a wall in the shade the network reads less of it than where the wall is lit as well,
 * and the post came out in two tones; white by day along all of it, it stood in one light.
 */
export const evenPosts = (sun: Plane, light: Plane, walls: Plane): void => {
  const { width, height } = sun;
  const dim = withoutBright(light, ACROSS).data;
  for (let x = 0; x < width; x++) {
    let from = -1;
    for (let y = 0, i = x; y <= height; y++, i += width) {
      const white = y < height && light.data[i]! > WHITE && walls.data[i]! > 0.3;
      if (white && from < 0) from = i;
      if (white || from < 0) continue;
      if (i - from >= TALL * width) evenStrip(sun.data, light.data, dim, walls.data, from, i, width);
      from = -1;
    }
  }
};
