import type { Quad } from '#engines/dusk/parameters.ts';
import type { WindowLook } from '#engines/dusk/window-look.ts';
import type { Plane } from '#engines/raster/raster.ts';
import { labelRegions } from '#engines/raster/regions.ts';

/** A lantern on the wall, in pixels of the look; `tall` is its height. */
export type Lamp = {
  readonly x: number;
  readonly y: number;
  readonly tall: number;
  readonly contrast: number;
  /** The door beside which it hangs. */
  readonly door: number;
};

/** Running sums over the wall alone of its points, their luma and its square, to have mean and spread of any box at once. */
type Sums = {
  readonly count: Float64Array;
  readonly plain: Float64Array;
  readonly square: Float64Array;
  readonly stride: number;
};

const sumsOf = ({ width, height, data }: Plane, isWall: (x: number, y: number) => boolean): Sums => {
  const stride = width + 1;
  const [count, plain, square] = [0, 1, 2].map(() => new Float64Array(stride * (height + 1))) as Float64Array[];
  for (let y = 0; y < height; y++) {
    let [n, a, b] = [0, 0, 0];
    for (let x = 0; x < width; x++) {
      if (isWall(x, y)) {
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

/** A door of this height in pixels of the look is too far off for its lamps to be told from a stain. */
const SMALLEST_DOOR = 66;
/** Height and width of a lantern against a door's height (a door of 2.1 m, a lantern of 0.3 m). */
const TALL = 0.15;
const WIDE = 0.085;
/** Chance from which a point is wall, and not door, sky or bush. */
const WALL = 0.35;
/** How much it must differ from the wall around, up or down, and how even that wall must be. */
const CONTRAST = 0.19;
/** A lone lantern must stand out like this. */
const ALONE = 0.32;
const UNEVEN = 0.12;

type Zone = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

/**
 * The lantern that stands out best in a zone of the wall: a small thing on an even ground. It counts how far its points are
 * from the wall, not their mean: dark iron around pale glass is on the whole as light as the wall.
 */
const bestIn = (look: WindowLook, sums: Sums, zone: Zone, door: number): Lamp | undefined => {
  const tall = Math.max(5, Math.round(door * TALL));
  const wide = Math.max(3, Math.round(door * WIDE));
  const margin = Math.max(3, Math.round(wide * 0.8));
  let best: Lamp | undefined;
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
      // What is lighter on the whole is as often a patch of sun on siding.
      if (inner / n > around - 0.02 || contrast < CONTRAST || spread > UNEVEN || score < most) continue;
      most = score;
      best = { x: x + wide / 2, y: y + tall / 2, tall, contrast, door };
    }
  return best;
};

/**
 * Lanterns beside doors and garage doors. Two alike at one height, one on either side of a door, are lamps; a single
 * thing on a wall may be a house number, a bell or a hose, and stays dark unless it stands out black.
 */
export const findLamps = (look: WindowLook, shut: Plane, wall: Plane, pane?: Plane): Lamp[] => {
  const sure = new Uint8Array(shut.data.length);
  for (let i = 0; i < sure.length; i++) sure[i] = shut.data[i]! > 0.5 ? 1 : 0;
  const kx = look.width / shut.width;
  const ky = look.height / shut.height;
  const { regions } = labelRegions(sure, shut.width, shut.height);
  if (!regions.some(({ top, bottom }) => (bottom + 1 - top) * ky >= SMALLEST_DOOR)) return [];
  const sums = sumsOf(look.luma, (x, y) => {
    const row = Math.min(wall.height - 1, Math.floor(y / ky));
    return wall.data[row * wall.width + Math.min(wall.width - 1, Math.floor(x / kx))]! > WALL;
  });
  const things: Lamp[] = [];
  for (const { left, right, top, bottom, area } of regions) {
    const [x0, x1, y0, y1] = [left * kx, (right + 1) * kx, top * ky, (bottom + 1) * ky];
    const [wide, tall] = [x1 - x0, y1 - y0];
    if (tall < SMALLEST_DOOR || area < 0.5 * (right - left + 1) * (bottom - top + 1) || wide > 5 * tall) continue;
    const reach = Math.min(tall * 0.5, 60);
    const zone = { top: Math.round(y0 - tall * 0.12), bottom: Math.round(y0 + tall * 0.46) };
    for (const side of [
      { ...zone, left: Math.round(x0 - reach), right: Math.round(x0 + 1) },
      { ...zone, left: Math.round(x1 - 1), right: Math.round(x1 + reach) },
    ]) {
      const thing = bestIn(look, sums, side, tall);
      if (thing && !(pane && glassNear(look, pane, thing))) things.push(thing);
    }
  }
  const twins = things.filter((thing) => things.some((other) => areTwins(look, thing, other)));
  const found: Lamp[] = [];
  for (const lamp of [...twins, ...things.filter(({ contrast }) => contrast > ALONE)])
    if (!found.some((other) => Math.hypot(other.x - lamp.x, other.y - lamp.y) < lamp.tall * 1.5)) found.push(lamp);
  return found;
};

/** Whether much glass lies around: then it is the corner of a window. The pane of a lantern alone is little. */
const glassNear = (look: WindowLook, pane: Plane, { x, y, tall }: Lamp): boolean => {
  let glass = 0;
  for (let dy = -2; dy <= 2; dy++)
    for (let dx = -2; dx <= 2; dx++) {
      const column = Math.floor(((x + dx * tall * 0.7) / look.width) * pane.width);
      const row = Math.floor(((y + dy * tall * 0.7) / look.height) * pane.height);
      if ((pane.data[row * pane.width + column] ?? 0) > 0.4) glass++;
    }
  return glass > 6;
};

/** How alike two fittings of one make look, and how far apart they hang at least and in height at most, in their heights. */
const ALIKE = 0.68;
/** One on either side of the same door need not be as alike: there one expects them. */
const ALIKE_BESIDE = 0.5;
const APART = 2.5;
const LEVEL = 2.2;
const PATCH = 12;

/** Two lanterns of a house are of one make and hang at one height; a house number has no twin. */
const areTwins = (look: WindowLook, a: Lamp, b: Lamp): boolean => {
  if (Math.min(a.contrast, b.contrast) < 0.6 * Math.max(a.contrast, b.contrast)) return false;
  if (Math.abs(a.x - b.x) < APART * a.tall || Math.abs(a.y - b.y) > LEVEL * a.tall) return false;
  const patch = ({ x, y, tall }: Lamp, dx: number, dy: number): number[] => {
    const out: number[] = [];
    for (let j = 0; j < PATCH; j++)
      for (let i = 0; i < PATCH; i++) {
        const px = Math.round(x + dx + ((i + 0.5) / PATCH - 0.5) * tall * 1.1);
        const py = Math.round(y + dy + ((j + 0.5) / PATCH - 0.5) * tall * 1.5);
        const row = Math.min(look.height - 1, Math.max(0, py));
        out.push(look.luma.data[row * look.width + Math.min(look.width - 1, Math.max(0, px))]!);
      }
    const mean = out.reduce((sum, v) => sum + v, 0) / out.length;
    const centred = out.map((v) => v - mean);
    const size = Math.sqrt(centred.reduce((sum, v) => sum + v * v, 0)) + 1e-6;
    return centred.map((v) => v / size);
  };
  const own = patch(a, 0, 0);
  let most = 0;
  for (let dy = -4; dy <= 4; dy += 2)
    for (let dx = -4; dx <= 4; dx += 2) {
      let sum = 0;
      for (const [k, v] of patch(b, dx, dy).entries()) sum += v * own[k]!;
      most = Math.max(most, sum);
    }
  return most > (a.door === b.door ? ALIKE_BESIDE : ALIKE);
};

/** The box around a lantern, in fractions of the picture, to be switched like a window. */
export const lampQuad = ({ width, height }: WindowLook, { x, y, tall }: Lamp): Quad => {
  const half = tall * 0.35;
  const [left, right] = [(x - half) / width, (x + half) / width];
  const [top, bottom] = [(y - tall / 2) / height, (y + tall / 2) / height];
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
};

/** How a lantern glows over its own box, 0..1.6: white at the bulb, gone at the rim. */
export const lampGlow = (u: number, v: number): number => {
  const dx = (u - 0.5) / 0.3;
  const dy = (v - 0.5) / 0.34;
  return 1.6 * Math.exp(-(dx * dx + dy * dy));
};
