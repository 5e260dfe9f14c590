import type { Cells } from '#engines/dusk/lamps/light-cells.ts';
import { product } from '#engines/dusk/sun/product.ts';
import type { Surfaces } from '#engines/dusk/sun/surfaces.ts';
import { boxBlur, boxBlurOf, boxBlurOver, softBlur, softBlurOf } from '#engines/raster/blur.ts';
import { dilate } from '#engines/raster/morphology.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';
import { ease, mix } from '#engines/raster/scalar.ts';

/** Share of a shadow's stops that stays where it meets boards, posts and eaves. */
const KEPT = 0.6;
/** How much of that away from eaves: the band that noon leaves on the wall of a porch is no evening's. */
const ELSEWHERE = 0.55;
/** Cells around in which it is seen how much of what light does goes with the sun, and the shares left of its variance between which that is not enough. */
const NEAR = 2;
const LEFT = [0.3, 0.6] as const;
const NONE = 0.01;
/** Variance of the sun's stops from which a place has shadows. */
const SHADOWED = [0.02, 0.12] as const;
/** Cells below a roof or the sky in which an eave's shadow stays, and those from which none does. */
const BELOW = [9, 18] as const;
/** Cells across which such places reach out, and those over which they end: told cell by cell a shadow stays in pieces. */
const REACH = 13;
const SOFT = 3;
/** Cells around that tell how strong the sun is where it shines. */
const AROUND = 14;
/** Cells over which a shadow that stays ends on a plain wall, as the evening's shade below an eave does. */
const SHADE = 12;
/** Cells over which it turns from there to where the drawing keeps its own shadow. */
const EDGE = 2;
/** Stops that an eave's shadow lacks from which it keeps its own as well: lifted by so much, what a camera has drawn there is grain. */
const DEEP = [1.4, 2] as const;

/** Cells around, and the share of roof among them between which a place is the board along it and lies on its tiles: of one paint, they keep no shadow. */
const BOARD = 3;
const INSIDE = [0.5, 0.8] as const;
/** Stops that tiles lack even in the shade between which a shadow of leaves lies on them, which goes at their rim as well, from such shares of roof. */
const BLACK = [0.3, 1] as const;
const RIM = [0.35, 0.6] as const;

/** Variance around every cell, of what counts. */
const varianceOf = (values: Plane, weight: Plane, weights: Float32Array): Float32Array => {
  const own = product(values, weight);
  const [sum, out] = [boxBlur(own, NEAR).data, boxBlurOf(values, own, NEAR).data];
  for (let i = 0; i < out.length; i++) {
    const k = 1 / (weights[i]! + 1e-3);
    const mean = sum[i]! * k;
    out[i] = Math.max(0, out[i]! * k - mean * mean);
  }
  return out;
};

/** Stops of the sun where it shines around every cell: a mean in which what is lit counts by its light. */
const shiningAround = (sun: Plane, walls: Plane): Float32Array => {
  const own = product(sun, walls);
  for (let i = 0; i < own.data.length; i++) if (own.data[i]! < 0) own.data[i] = 0;
  const [sum, squares] = [boxBlur(own, AROUND), boxBlurOf(sun, own, AROUND).data];
  for (let i = 0; i < squares.length; i++) sum.data[i] = squares[i]! / (sum.data[i]! + 1e-3);
  return boxBlurOver(sum, AROUND >> 1);
};

/** Stops that shadows lack, evened over the wall. */
const shadeAround = (own: Plane, walls: Plane): Float32Array => {
  const [sum, weights] = [softBlurOf(own, walls, SHADE).data, softBlur(walls, SHADE).data];
  for (let i = 0; i < sum.length; i++) sum[i]! /= weights[i]! + 1e-2;
  return sum;
};

const difference = (a: Plane, b: Plane): Plane => {
  const out = newPlane(a.width, a.height);
  for (let i = 0; i < out.data.length; i++) out.data[i] = a.data[i]! - b.data[i]!;
  return out;
};

const tornShares = (left: Float32Array, all: Float32Array, stops: Float32Array, out: Float32Array): void => {
  for (let i = 0; i < out.length; i++)
    out[i] = ease(LEFT[0], LEFT[1], left[i]! / (all[i]! + NONE)) * ease(SHADOWED[0], SHADOWED[1], stops[i]!);
};

/** Where shadows do not go with the sun that was read, 0..1. */
const tornIn = (sun: Plane, light: Plane, plain: Plane): Float32Array => {
  const weights = boxBlur(plain, NEAR).data;
  const shade = difference(light, sun);
  const varied = (plane: Plane): Float32Array => varianceOf(plane, plain, weights);
  tornShares(varied(shade), varied(light), varied(sun), shade.data);
  return shade.data;
};

/** Cells along a row over which an eave goes on where no roof is seen above: a gable's foot is read as wall in parts. */
const GOES_ON = 24;

/** Carries eaves on over short gaps between them. */
const closeGaps = (eaves: Float32Array, width: number): void => {
  for (let start = 0; start < eaves.length; start += width) {
    let last = -1;
    for (let i = start; i < start + width; i++) {
      if (eaves[i]! < 0.5) continue;
      if (last >= 0 && i - last > 1 && i - last <= GOES_ON) eaves.fill(Math.min(eaves[last]!, eaves[i]!), last + 1, i);
      last = i;
    }
  }
};

/** How far a place lies right below an eave, 0..1. */
const belowEaves = (share: Plane, roof: Plane): Float32Array => {
  const { width, height } = roof;
  const out = new Float32Array(width * height);
  const since = new Uint16Array(width).fill(BELOW[1]);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      since[x] = roof.data[i]! > 0.5 || share.data[i]! < 0.5 ? 0 : since[x]! + 1;
      out[i] = ease(BELOW[1], BELOW[0], since[x]!);
    }
  closeGaps(out, width);
  return out;
};

/** The greatest value within reach of every cell, softened. */
const widened = ({ width, height, data }: Plane): Float32Array => {
  const bytes = new Uint8Array(data.length);
  for (let i = 0; i < bytes.length; i++) bytes[i] = 255 * data[i]! + 0.5;
  const wide = new Float32Array(dilate(bytes, width, height, REACH));
  for (let i = 0; i < wide.length; i++) wide[i]! /= 255;
  return boxBlurOver({ width, height, data: wide }, SOFT);
};

/** Walls and roofs but for dappled doors, and into `drawn` what of them is. */
const drawnOn = (
  plain: Float32Array,
  house: Float32Array,
  roof: Float32Array,
  dappled: Float32Array,
  torn: Float32Array,
  eaves: Float32Array,
  drawn: Float32Array,
): Float32Array => {
  const walls = new Float32Array(plain.length);
  for (let i = 0; i < walls.length; i++) {
    walls[i] = plain[i]! * (house[i]! + roof[i]!) * (1 - dappled[i]!);
    drawn[i] = walls[i]! * Math.max(ELSEWHERE * torn[i]!, eaves[i]!);
  }
  return walls;
};

/** Stops that the sun lacks to what shines around. */
const lacking = (shining: Float32Array, sun: Float32Array): Float32Array => {
  const own = new Float32Array(sun.length);
  for (let i = 0; i < own.length; i++) own[i] = Math.max(0, shining[i]! - sun[i]!);
  return own;
};

const keepShade = (
  sun: Float32Array,
  kept: Float32Array,
  shining: Float32Array,
  own: Float32Array,
  soft: Float32Array,
  drawing: Float32Array,
  eaves: Float32Array,
  roof: Float32Array,
  inside: Float32Array,
  trim: Float32Array | undefined,
): void => {
  for (let i = 0; i < sun.length; i++) {
    const evened = Math.min(shining[i]!, soft[i]!) * (trim ? 1 - trim[i]! : 1);
    const sharp = Math.max(drawing[i]!, eaves[i]! * ease(DEEP[0], DEEP[1], own[i]!));
    const black = ease(BLACK[0], BLACK[1], -sun[i]!) * ease(RIM[0], RIM[1], inside[i]!);
    const tiles = roof[i]! * Math.max(ease(INSIDE[0], INSIDE[1], inside[i]!), black);
    sun[i]! += KEPT * kept[i]! * (1 - tiles) * mix(evened, own[i]!, sharp);
  }
};

/**
 * Leaves shadows where they meet the drawing of a house. On a plain wall a shadow goes with its border; below an eave, beside boards and
 * posts what is read of the sun does not follow them, and taken whole it tears them. There the evening's sky makes shade as well, without
 * the sun's borders: only right at the drawing a shadow keeps its own.
 */
export const leaveSun = (
  sun: Plane,
  { light, share }: Pick<Cells, 'light' | 'share'>,
  plain: Plane,
  { house, roof }: Surfaces,
  dappled: Plane,
  /** White boards in the sun, 0..1: the shade lies on the wall behind them. */
  trim?: Float32Array,
  /** What has eaves, where that is more than the roof: the foot of a gable. */
  over: Plane = roof,
): void => {
  const [torn, eaves] = [tornIn(sun, light, plain), belowEaves(share, over)];
  const drawn = newPlane(sun.width, sun.height);
  const data = drawnOn(plain.data, house.data, roof.data, dappled.data, torn, eaves, drawn.data);
  const walls = { width: sun.width, height: sun.height, data };
  const [kept, shining] = [widened(drawn), shiningAround(sun, walls)];
  const inside = boxBlur(roof, BOARD).data;
  const own = { width: sun.width, height: sun.height, data: lacking(shining, sun.data) };
  const [soft, drawing] = [shadeAround(own, walls), boxBlur({ ...walls, data: torn }, EDGE).data];
  keepShade(sun.data, kept, shining, own.data, soft, drawing, eaves, roof.data, inside, trim);
};
