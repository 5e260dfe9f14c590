import { boxBlur } from '#engines/raster/blur.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';
import { ease } from '#engines/raster/scalar.ts';

/** Cells over which the sun on a wall is evened, over which the word on paint is, and the slopes of sun over light between which it is paint. */
const REACH = 10;
const AROUND = 4;
const SLOPES = [0.15, 0.4, 0.65, 0.85] as const;
/** Stops of sun off the wall's own up to which it may be paint, and from which it is a shadow's border. */
const STEP = [0.5, 0.9] as const;

/** Share of the sun around from which a place lies in it, and the stops above the lit wall's own from which a place is only whiter. */
const LIT = 0.6;
const WHITER = 0.3;
const ALLOWED = 0.1;
/** Stops on the lit wall around below which it lies in shade: what is brighter there is the sun itself, in a strip below a porch. */
const IN_SUN = [0.4, 0.9] as const;

/** No place of a wall gets more sun than the lit wall around it: what seems to is white trim, and would lose its white. */
export const capSun = (sun: Plane, walls: Plane): void => {
  const { width, height } = sun;
  const [weight, stops] = [newPlane(width, height), newPlane(width, height)];
  let mean: Float32Array | undefined;
  // All of the wall, then its lit part, then that without what is whiter.
  for (const most of [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, WHITER]) {
    for (let i = 0; i < stops.data.length; i++) {
      const [own, around] = [sun.data[i]!, mean?.[i] ?? 0];
      weight.data[i] = own >= LIT * around && own <= around + most ? walls.data[i]! : 0;
      stops.data[i] = own * weight.data[i]!;
    }
    const [n, sum] = [boxBlur(weight, REACH).data, boxBlur(stops, REACH).data];
    const before = mean;
    mean = sum.map((v, i) => (n[i]! > 0.02 ? v / n[i]! : (before?.[i] ?? sun.data[i]!)));
  }
  for (let i = 0; i < stops.data.length; i++) {
    const over = sun.data[i]! - mean![i]! - ALLOWED;
    if (over > 0) sun.data[i]! -= over * Math.min(1, walls.data[i]! * 2) * ease(IN_SUN[0], IN_SUN[1], mean![i]!);
  }
};

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
