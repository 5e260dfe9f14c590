import { boxBlur } from '#engines/raster/blur.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';
import { ease } from '#engines/raster/scalar.ts';

/** Cells over which the sun on a wall is evened. */
const REACH = 10;
/** Share of the sun around from which a place lies in it, and the stops above the lit wall's own from which a place is only whiter. */
const LIT = 0.6;
const WHITER = 0.3;
const ALLOWED = 0.1;
/** Stops on the lit wall around below which it lies in shade: what is brighter there is the sun itself, in a strip below a porch. */
const IN_SUN = [0.4, 0.9] as const;
/** Share of the wall around that lies in the sun, below which a bright strip is what the sun reaches of a porch. */
const MOSTLY = [0.65, 0.9] as const;

/** No place of a wall gets more sun than the lit wall around it: what seems to is white trim, and would lose its white. */
export const capSun = (sun: Plane, walls: Plane): void => {
  const { width, height } = sun;
  const [weight, stops] = [newPlane(width, height), newPlane(width, height)];
  let mean: Float32Array | undefined;
  const all = boxBlur(walls, REACH).data;
  let lit = all;
  // All of the wall, then its lit part, then that without what is whiter.
  for (const most of [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, WHITER]) {
    for (let i = 0; i < stops.data.length; i++) {
      const [own, around] = [sun.data[i]!, mean?.[i] ?? 0];
      weight.data[i] = own >= LIT * around && own <= around + most ? walls.data[i]! : 0;
      stops.data[i] = own * weight.data[i]!;
    }
    const [n, sum] = [boxBlur(weight, REACH).data, boxBlur(stops, REACH).data];
    if (mean && most === Number.POSITIVE_INFINITY) lit = n;
    const before = mean;
    mean = sum.map((v, i) => (n[i]! > 0.02 ? v / n[i]! : (before?.[i] ?? sun.data[i]!)));
  }
  for (let i = 0; i < stops.data.length; i++) {
    const over = sun.data[i]! - mean![i]! - ALLOWED;
    if (over <= 0) continue;
    const mostly = ease(MOSTLY[0], MOSTLY[1], lit[i]! / (all[i]! + 1e-3)) * ease(IN_SUN[0], IN_SUN[1], mean![i]!);
    sun.data[i]! -= over * Math.min(1, walls.data[i]! * 2) * mostly;
  }
};
