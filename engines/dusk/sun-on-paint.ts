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

/** The wall's own stops where they are at least so much of those around and at most so far above; 0 elsewhere. */
const pick = (
  [weight, stops]: readonly [Plane, Plane],
  sun: Float32Array,
  walls: Float32Array,
  around: Float32Array | undefined,
  most: number,
): void => {
  for (let i = 0; i < sun.length; i++) {
    const own = sun[i]!;
    const mean = around ? around[i]! : 0;
    const kept = own >= LIT * mean && own <= mean + most ? walls[i]! : 0;
    weight.data[i] = kept;
    stops.data[i] = own * kept;
  }
};

/** Means of what was picked; where there is too little of it, what was known before. */
const means = (sum: Float32Array, n: Float32Array, before: Float32Array): Float32Array => {
  for (let i = 0; i < sum.length; i++) sum[i] = n[i]! > 0.02 ? sum[i]! / n[i]! : before[i]!;
  return sum;
};

/** No place of a wall gets more sun than the lit wall around it: what seems to is white trim, and would lose its white. */
export const capSun = (sun: Plane, walls: Plane): void => {
  const { width, height } = sun;
  const picked = [newPlane(width, height), newPlane(width, height)] as const;
  // All of the wall, then its lit part, then that without what is whiter.
  const mean = (around: Float32Array | undefined, most: number): readonly [Float32Array, Float32Array] => {
    pick(picked, sun.data, walls.data, around, most);
    const [n, sum] = [boxBlur(picked[0], REACH).data, boxBlur(picked[1], REACH).data];
    return [means(sum, n, around ?? sun.data), n];
  };
  const [whole, all] = mean(undefined, Number.POSITIVE_INFINITY);
  const [bright, lit] = mean(whole, Number.POSITIVE_INFINITY);
  lower(sun.data, walls.data, mean(bright, WHITER)[0], lit, all);
};

const lower = (
  sun: Float32Array,
  walls: Float32Array,
  mean: Float32Array,
  lit: Float32Array,
  all: Float32Array,
): void => {
  for (let i = 0; i < sun.length; i++) {
    const over = sun[i]! - mean[i]! - ALLOWED;
    if (over <= 0) continue;
    const mostly = ease(MOSTLY[0], MOSTLY[1], lit[i]! / (all[i]! + 1e-3)) * ease(IN_SUN[0], IN_SUN[1], mean[i]!);
    sun[i]! -= over * Math.min(1, walls[i]! * 2) * mostly;
  }
};
