import { boxBlur, boxBlurOf, boxBlurOver } from '#engines/raster/blur.ts';
import { someAbove } from '#engines/raster/places.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';
import { clamp, ease } from '#engines/raster/scalar.ts';

/** Log light from which paint is light, and below which a thing before it is dark and stays; and red and blue against green, in stops, up to which it is no stone and no brick. */
const LIGHT = -2.6;
const DARK = -3.4;
const RED = 0.35;
const BLUE = 0.6;
/** Cells to either side along a board against which a spot stands out, and its stops. */
const BESIDE = 3;
const SPOT = 0.15;
/** Stops of sun that the network sees to one of light in a spot. */
const SEEN = 0.15;
/** Cells above and below at which a post or a frame still stands out, and the share of it: a spot has ended. */
const APART = 5;
const ALIKE = 0.4;
/** Cells around over which spots are counted, and the shares of them from which a wall lies in dapple. */
const AROUND = 9;
const ALL_OVER = [0.2, 0.32] as const;
/** Stops of sun around between which it is as weak as the network sees it in dapple, spots and shade together, and a full one: what changes there along a board is carving and trim. */
const HALF = [1.05, 1.2] as const;
/** Cells over which a wall that lies in dapple goes on, the shares of it among them, and those of spots that are enough there. */
const ON = 18;
const NEAR = [0.06, 0.2] as const;
const SOME = [0.04, 0.12] as const;
/** Cells around that tell a wall's own light, how much of what stands out from it goes, and its stops at most. */
const WALL = 6;
const TAKEN = 0.65;
const MOST = 0.9;

/** How far a place stands out from what is paint beside it along the row. */
const standingOut = ({ width, height, data }: Plane, paint: Float32Array): Float32Array => {
  const out = new Float32Array(data.length);
  for (let y = 0; y < height; y++)
    for (let x = BESIDE, i = y * width + x; x < width - BESIDE; x++, i++) {
      if (paint[i] === 0) continue;
      let [sum, n] = [0, 0];
      for (let j = i - BESIDE; j <= i + BESIDE; j++) {
        sum += paint[j]! * data[j]!;
        n += paint[j]!;
      }
      if (n > BESIDE) out[i] = data[i]! - sum / n;
    }
  return out;
};

/** Where light paint lies in the spots of sun between leaves, 0..1: along a board nothing but the sun changes so often. */
export const dappledWalls = (
  /** Stops of sun as the network sees them, log light, red and blue against green by day, and the walls. */
  sun: Plane,
  light: Plane,
  [warm, cool]: readonly [Float32Array, Float32Array],
  walls: Plane,
): Plane => {
  const { width, height } = light;
  const [paint, spots] = [newPlane(width, height), newPlane(width, height)];
  for (let i = 0; i < paint.data.length; i++)
    if (walls.data[i]! > 0.6 && light.data[i]! > LIGHT && Math.abs(warm[i]!) < RED && Math.abs(cool[i]!) < BLUE)
      paint.data[i] = 1;
  const [bright, lit] = [standingOut(light, paint.data), standingOut(sun, paint.data)];
  const far = APART * width;
  for (let i = far; i < bright.length - far; i++) {
    const own = bright[i]!;
    if (Math.abs(own) < SPOT || lit[i]! * own < SEEN * own * own) continue;
    if (Math.min(own * bright[i - far]!, own * bright[i + far]!) < ALIKE * own * own) spots.data[i] = 1;
  }
  if (!someAbove(spots.data, 0)) return spots;
  const [some, all] = [boxBlur(spots, AROUND).data, boxBlur(paint, AROUND).data];
  const stops = boxBlurOf(sun, paint, AROUND).data;
  const sure = newPlane(width, height);
  for (let i = 0; i < some.length; i++) {
    some[i]! *= ease(HALF[1], HALF[0], stops[i]! / (all[i]! + 1e-3)) / (all[i]! + 0.1);
    sure.data[i] = ease(ALL_OVER[0], ALL_OVER[1], some[i]!);
  }
  const near = boxBlur(sure, ON).data;
  for (let i = 0; i < some.length; i++) {
    const on = ease(SOME[0], SOME[1], some[i]!) * ease(NEAR[0], NEAR[1], near[i]!);
    spots.data[i] = TAKEN * walls.data[i]! * ease(DARK, LIGHT, light.data[i]!) * Math.max(sure.data[i]!, on);
  }
  return spots;
};
/** Of what is as broad as a cell so much more goes than of what is finer, boards and all: seen from afar, spots are told by it, and what stayed of them was blotches. */
const BROADER = 1.54;

/** Draws what is dappled to what is around it. */
const drawAround = (hue: Plane, dappled: Plane, around: Float32Array): void => {
  const sum = boxBlurOf(hue, dappled, WALL).data;
  for (let i = 0; i < sum.length; i++)
    if (dappled.data[i]! >= 0.01) hue.data[i]! += dappled.data[i]! * (sum[i]! / around[i]! - hue.data[i]!);
};

/** Takes dapple that is left on a wall down to the wall's own light and hue, and its boards with it: what lies in spots is drawn by the sun alone. */
export const evenWalls = (sun: Plane, light: Plane, hues: readonly Plane[], dappled: Plane): void => {
  if (!someAbove(dappled.data, 0)) return;
  const left = newPlane(sun.width, sun.height);
  for (let i = 0; i < left.data.length; i++) left.data[i] = dappled.data[i]! * (light.data[i]! - sun.data[i]!);
  const [sum, n] = [boxBlurOver(left, WALL), boxBlur(dappled, WALL).data];
  for (let i = 0; i < sum.length; i++) {
    if (dappled.data[i]! < 0.01) continue;
    const off = light.data[i]! - sun.data[i]! - sum[i]! / n[i]!;
    sun.data[i]! += Math.min(1, BROADER * dappled.data[i]!) * clamp(off, -MOST, MOST);
  }
  for (const hue of hues) drawAround(hue, dappled, n);
};
