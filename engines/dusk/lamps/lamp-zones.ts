import { chanceAt, type WindowLook } from '#engines/dusk/windows/look.ts';
import type { Plane } from '#engines/raster/raster.ts';

/** Where something stands out from a plain wall, in pixels of the look, and by how much its points differ from that wall. */
export type Spot = { readonly x: number; readonly y: number; readonly tall: number; readonly contrast: number };

/** Running sums over the wall alone of its points, their luma and its square, to have mean and spread of any box at once. */
export type Sums = {
  readonly count: Float64Array;
  readonly plain: Float64Array;
  readonly square: Float64Array;
  readonly stride: number;
};

export const sumsOf = (
  look: WindowLook,
  wall: Plane,
  /** Chance from which a point is wall. */
  least: number,
  /** Rows that are asked for. */
  [from, to]: readonly [number, number],
): Sums => {
  const { width, height, data } = look.luma;
  const stride = width + 1;
  const [count, plain, square] = [0, 1, 2].map(() => new Float64Array(stride * (height + 1))) as Float64Array[];
  for (let y = Math.max(0, from); y < Math.min(height, to); y++) {
    let [n, a, b] = [0, 0, 0];
    for (let x = 0; x < width; x++) {
      if (chanceAt(wall, look, x, y) > least) {
        const v = data[y * width + x]!;
        n++;
        a += v;
        b += v * v;
      }
      const i = (y + 1) * stride + x + 1;
      count![i] = count![i - stride]! + n;
      plain![i] = plain![i - stride]! + a;
      square![i] = square![i - stride]! + b;
    }
  }
  return { count: count!, plain: plain!, square: square!, stride };
};

const boxSum = (sums: Float64Array, stride: number, x0: number, y0: number, x1: number, y1: number): number =>
  sums[y1 * stride + x1]! - sums[y0 * stride + x1]! - sums[y1 * stride + x0]! + sums[y0 * stride + x0]!;

/** Width of a lantern against its height. */
const WIDE = 0.58;
/** How much it must differ from the wall around, up or down, and how even that wall must be. */
const CONTRAST = 0.12;
const UNEVEN = 0.12;

export type Zone = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

/**
 * What stands out best in a zone of the wall at one size: a small thing on an even ground. It counts how far its points are
 * from the wall, not their mean: dark iron around pale glass is on the whole as light as the wall.
 */
export const bestIn = (look: WindowLook, sums: Sums, zone: Zone, tall: number): Spot | undefined => {
  const wide = Math.max(3, Math.round(tall * WIDE));
  const margin = Math.max(3, Math.round(wide * 0.8));
  let best: Spot | undefined;
  let most = 0;
  const { count, plain, square, stride } = sums;
  for (let y = Math.max(zone.top, margin); y + tall + margin < Math.min(zone.bottom, look.height); y++)
    for (let x = Math.max(zone.left, margin); x + wide + margin < Math.min(zone.right, look.width); x++) {
      const box = [x, y, x + wide, y + tall] as const;
      const ring = [x - margin, y - margin, x + wide + margin, y + tall + margin] as const;
      const n = boxSum(count, stride, ...box);
      const rest = boxSum(count, stride, ...ring) - n;
      // Most of the thing and half of what lies around it must be wall: on a post between two doors there is no more.
      if (n < 0.75 * wide * tall || rest < 0.4 * ((wide + 2 * margin) * (tall + 2 * margin) - wide * tall)) continue;
      const inner = boxSum(plain, stride, ...box);
      const squares = boxSum(square, stride, ...box);
      const around = (boxSum(plain, stride, ...ring) - inner) / rest;
      const spread = Math.sqrt(Math.max(0, (boxSum(square, stride, ...ring) - squares) / rest - around * around));
      const contrast = Math.sqrt(Math.max(0, squares / n - 2 * around * (inner / n) + around * around));
      const score = contrast / (spread + 0.04);
      if (contrast < CONTRAST || spread > UNEVEN || score < most) continue;
      most = score;
      best = { x: x + wide / 2, y: y + tall / 2, tall, contrast };
    }
  return best;
};
