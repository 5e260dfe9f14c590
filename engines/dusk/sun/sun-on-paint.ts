import { withoutBright } from '#engines/dusk/sun/daylight.ts';
import { boxBlur, boxBlurOf } from '#engines/raster/blur.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';
import { ease } from '#engines/raster/scalar.ts';

/** Cells around from which a place learns what its wall looks like. */
const REACH = 16;
/** Share of the sun around from which a place lies in it. */
const LIT = 0.6;
/** Stops above the lit wall up to which a place may still be of it, and those between which it is white trim. */
const SAME = 0.25;
const WHITER = [0.35, 0.7] as const;
/** Stops that trim may have over its wall. */
const ALLOWED = 0.1;
/** Stops on the wall around below which it lies in shade: what is brighter there is the sun itself, in a strip below a porch. */
const IN_SUN = [0.4, 0.9] as const;
/** And its share of the sun on the trim itself. */
const AS_LIT = [0.4, 0.6] as const;
/** Stops of red against green by day between which a place is white or cream, and of a wall's own colour: a patch of lit stucco beside darker stone is no trim. */
const COLOURED = [0.3, 0.2] as const;
/** Share of the wall around that lies in the sun, below which a bright strip is what the sun reaches of a porch. */
const MOSTLY = [0.4, 0.7] as const;
/** Cells across up to which what is lighter than all around is a board, and its log2 of light by day from which it is white; cells around in which it stands before the sky. */
const BOARD = 9;
const WHITE = [-1.2, -0.8] as const;
const BY_SKY = 4;
/** Cells around from which a board at the sky learns: below a gable the wall beside it lies in its shadow. */
const FAR = 40;

/** Shares of roof between which a place is a wall, and tiles. */
const ROOF = [0.1, 0.3] as const;

/** What on a house is white trim beside a lit wall. */
export type Trim = {
  /** Where, 0..1. */
  readonly share: Float32Array;
  /** Where it is a board before the sky, 0..1. */
  readonly boards: Float32Array;
  /** The lit wall around: its cells, 0..1. */
  readonly wall: Plane;
};

/** Means of what is weighed; where there is too little of it, the own value. */
const meanOver = (weight: Plane, values: Plane, reach = REACH): Float32Array => {
  const [n, sum] = [boxBlur(weight, reach).data, boxBlurOf(values, weight, reach).data];
  for (let i = 0; i < sum.length; i++) sum[i] = n[i]! > 0.02 ? sum[i]! / n[i]! : values.data[i]!;
  return sum;
};

/** White boards before the sky, 0..1: they stay white beside their own shadow, and thin. */
const boardsAtSky = (light: Plane, boards: Plane, share: Plane): Float32Array => {
  const { width, height } = light;
  const out = new Float32Array(width * height);
  const [broad, solid] = [withoutBright(light, BOARD), boxBlur(share, BY_SKY).data];
  for (let i = 0; i < out.length; i++)
    out[i] =
      boards.data[i]! *
      ease(0.98, 0.8, solid[i]!) *
      ease(WHITE[0], WHITE[1], light.data[i]!) *
      ease(WHITER[0], WHITER[1], light.data[i]! - broad.data[i]!);
  return out;
};

/** Walls that are lit as what is around. */
const litOf = (walls: Float32Array, sun: Float32Array, around: Float32Array): Float32Array => {
  const out = new Float32Array(walls.length);
  for (let i = 0; i < out.length; i++) if (sun[i]! >= LIT * around[i]!) out[i] = walls[i]!;
  return out;
};

/** What is wall and no roof, 0..1: by tiles that are half taken for wall a spot of sun beside them was a white board, and stayed. */
export const onlyWalls = (walls: Plane, roof: Plane): Plane => {
  const out = newPlane(walls.width, walls.height);
  for (let i = 0; i < out.data.length; i++) out.data[i] = walls.data[i]! * ease(ROOF[1], ROOF[0], roof.data[i]!);
  return out;
};

/** Boards that are whiter than the wall and stand in the sun with it. */
const whiterOf = (
  boards: Float32Array,
  light: Float32Array,
  sun: Float32Array,
  warm: Float32Array,
  /** The wall's own light and stops of sun, and how much of it is lit and there at all. */
  [own, stops, lit, all]: readonly [Float32Array, Float32Array, Float32Array, Float32Array],
): Float32Array => {
  const out = new Float32Array(boards.length);
  for (let i = 0; i < out.length; i++)
    if (boards[i]! > 0)
      out[i] =
        boards[i]! *
        ease(COLOURED[0], COLOURED[1], warm[i]!) *
        ease(WHITER[0], WHITER[1], light[i]! - own[i]!) *
        ease(IN_SUN[0], IN_SUN[1], stops[i]!) *
        ease(AS_LIT[0], AS_LIT[1], stops[i]! / (sun[i]! + 1e-3)) *
        ease(MOSTLY[0], MOSTLY[1], lit[i]! / (all[i]! + 1e-3));
  return out;
};

/** Over a lit wall and its trim paint changes, not the sun; the network gives what is whiter more of it. */
export const trimOf = (
  sun: Plane,
  light: Plane,
  /** Walls, and what may be trim besides them, 0..1. */
  walls: Plane,
  boards: Plane,
  /** What is no sky, 0..1. */
  solid: Plane,
  /** Red against green by day. */
  warm: Float32Array,
): Trim => {
  const around = meanOver(walls, sun);
  const { width, height } = sun;
  const wall = { width, height, data: litOf(walls.data, sun.data, around) };
  const [lit, all] = [boxBlur(wall, REACH).data, boxBlur(walls, REACH).data];
  const level = meanOver(wall, light);
  for (let i = 0; i < wall.data.length; i++) if (light.data[i]! > level[i]! + SAME) wall.data[i] = 0;
  const [own, stops] = [meanOver(wall, light), meanOver(wall, sun)];
  const share = whiterOf(boards.data, light.data, sun.data, warm, [own, stops, lit, all]);
  return { share, boards: boardsAtSky(light, boards, solid), wall };
};

/** No trim gets more sun than the lit wall around it: it would lose its white. */
export const capSun = (sun: Plane, { share, boards, wall }: Trim): void => {
  const [stops, far] = [meanOver(wall, sun), meanOver(wall, sun, FAR)];
  for (let i = 0; i < share.length; i++) {
    const over = sun.data[i]! - stops[i]! - ALLOWED;
    const most = sun.data[i]! - far[i]! - ALLOWED;
    const less = Math.max(over * share[i]!, most * boards[i]!);
    if (less > 0) sun.data[i]! -= less;
  }
};
