import { boxBlur } from '#engines/raster/blur.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';
import { ease } from '#engines/raster/scalar.ts';

/** Cells over which the sun on a wall is evened, over which the word on paint is, and the slopes of sun over light between which it is paint. */
const REACH = 10;
const AROUND = 4;
const SLOPES = [0.15, 0.4, 0.65, 0.85] as const;
/** Stops of sun off the wall's own up to which it may be paint, and from which it is a shadow's border. */
const STEP = [0.5, 0.9] as const;

/**
 * White trim in the sun is taken for more sun than the wall around it, and loses its white. Over a shadow's border sun rises as light
 * does; where it rises about half as much it is paint, and the wall's own sun is put in its place.
 */
export const takeBackPaint = (sun: Plane, slope: Plane, walls: Plane): void => {
  const { width, height } = sun;
  const own = newPlane(width, height);
  const paint = newPlane(width, height);
  for (let i = 0; i < own.data.length; i++) {
    const steep = slope.data[i]!;
    own.data[i] = sun.data[i]! * walls.data[i]!;
    paint.data[i] = walls.data[i]! * ease(SLOPES[0], SLOPES[1], steep) * ease(SLOPES[3], SLOPES[2], steep);
  }
  const [mean, weight, sure] = [boxBlur(own, REACH).data, boxBlur(walls, REACH).data, boxBlur(paint, AROUND).data];
  for (let i = 0; i < own.data.length; i++) {
    const off = mean[i]! / (weight[i]! + 1e-3) - sun.data[i]!;
    const part =
      walls.data[i]! * ease(0.1, 0.5, sure[i]!) * ease(0.2, 0.5, weight[i]!) * ease(STEP[1], STEP[0], Math.abs(off));
    sun.data[i]! += part * off;
    slope.data[i]! *= 1 - part;
  }
};
