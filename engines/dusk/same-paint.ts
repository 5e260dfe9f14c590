import { boxBlur } from '#engines/raster/blur.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';
import { ease } from '#engines/raster/scalar.ts';

/** Cells around over which a surface's own colour is taken. */
const REACH = 22;
/** Distance of the shares of red and blue up to which two places are of one paint, and from which they are not. */
const SAME = 0.014;
const OTHER = 0.034;

/**
 * Whether a place has the hue of the surface around it, 0..1. Light and dark of one hue on a wall, a door or a drive is sun
 * between leaves, however small; white trim on a coloured wall, a brick or a yellow line is of another, and stays.
 */
export const samePaint = (red: Plane, blue: Plane, weight: Plane): Plane => {
  const { width, height } = weight;
  const [r, b] = [newPlane(width, height), newPlane(width, height)];
  for (let i = 0; i < weight.data.length; i++) {
    r.data[i] = red.data[i]! * weight.data[i]!;
    b.data[i] = blue.data[i]! * weight.data[i]!;
  }
  const [w, meanR, meanB] = [boxBlur(weight, REACH).data, boxBlur(r, REACH).data, boxBlur(b, REACH).data];
  const out = newPlane(width, height);
  for (let i = 0; i < out.data.length; i++) {
    if (weight.data[i]! < 0.05 || w[i]! < 0.02) continue;
    const apart = Math.hypot(red.data[i]! - meanR[i]! / w[i]!, blue.data[i]! - meanB[i]! / w[i]!);
    out.data[i] = weight.data[i]! * ease(OTHER, SAME, apart);
  }
  return out;
};
