import type { Quad } from '#engines/dusk/parameters.ts';
import type { WindowLook } from '#engines/dusk/window-look.ts';
import type { Plane } from '#engines/raster/raster.ts';
import { labelRegions } from '#engines/raster/regions.ts';

/** A lantern on the wall, in pixels of the look; `tall` is its height. */
export type Lamp = { readonly x: number; readonly y: number; readonly tall: number; readonly contrast: number };

/** Running sums of the luma and of its square, to have mean and spread of any box at once. */
type Sums = { readonly plain: Float64Array; readonly square: Float64Array; readonly stride: number };

const sumsOf = ({ width, height, data }: Plane): Sums => {
  const stride = width + 1;
  const plain = new Float64Array(stride * (height + 1));
  const square = new Float64Array(stride * (height + 1));
  for (let y = 0; y < height; y++) {
    let [a, b] = [0, 0];
    for (let x = 0; x < width; x++) {
      const v = data[y * width + x]!;
      a += v;
      b += v * v;
      plain[(y + 1) * stride + x + 1] = plain[y * stride + x + 1]! + a;
      square[(y + 1) * stride + x + 1] = square[y * stride + x + 1]! + b;
    }
  }
  return { plain, square, stride };
};

const boxSum = (sums: Float64Array, stride: number, x0: number, y0: number, x1: number, y1: number): number =>
  sums[y1 * stride + x1]! - sums[y0 * stride + x1]! - sums[y1 * stride + x0]! + sums[y0 * stride + x0]!;

/** A door of this height in pixels of the look is too far off for its lamps to be told from a stain. */
const SMALLEST_DOOR = 66;
/** Height and width of a lantern against a door's height (a door of 2.1 m, a lantern of 0.3 m). */
const TALL = 0.15;
const WIDE = 0.085;
/** How much it must differ from the wall around, and how even that wall must be. */
const CONTRAST = 0.12;
/** A lone lantern must stand out like this. */
const ALONE = 0.22;
const UNEVEN = 0.12;

/** The lantern that stands out best in a zone of the wall: dark on an even ground. */
const bestIn = (
  look: WindowLook,
  sums: Sums,
  zone: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number },
  door: number,
  onWall: (x: number, y: number) => boolean,
): Lamp | undefined => {
  const tall = Math.max(5, Math.round(door * TALL));
  const wide = Math.max(3, Math.round(door * WIDE));
  const margin = Math.max(3, Math.round(wide * 0.8));
  let best: Lamp | undefined;
  let most = 0;
  for (let y = Math.max(zone.top, margin); y + tall + margin < Math.min(zone.bottom, look.height); y++)
    for (let x = Math.max(zone.left, margin); x + wide + margin < Math.min(zone.right, look.width); x++) {
      const inner = boxSum(sums.plain, sums.stride, x, y, x + wide, y + tall);
      const [x0, y0, x1, y1] = [x - margin, y - margin, x + wide + margin, y + tall + margin];
      const n = wide * tall;
      const rest = (x1 - x0) * (y1 - y0) - n;
      const around = (boxSum(sums.plain, sums.stride, x0, y0, x1, y1) - inner) / rest;
      const squares =
        (boxSum(sums.square, sums.stride, x0, y0, x1, y1) -
          boxSum(sums.square, sums.stride, x, y, x + wide, y + tall)) /
        rest;
      const spread = Math.sqrt(Math.max(0, squares - around * around));
      const contrast = inner / n - around;
      const score = -contrast / (spread + 0.04);
      // Only dark ones: a bright spot on siding is as often a patch of sun.
      if (-contrast < CONTRAST || spread > UNEVEN || score < most) continue;
      if (!onWall(x + wide / 2, y + tall / 2)) continue;
      most = score;
      best = { x: x + wide / 2, y: y + tall / 2, tall, contrast };
    }
  return best;
};

/**
 * Lanterns beside doors and garage doors. Two alike at one height, one on either side of a door, are lamps; a single
 * thing on a wall may be a house number, a bell or a hose, and stays dark unless it stands out black.
 */
export const findLamps = (look: WindowLook, shut: Plane, wall: Plane): Lamp[] => {
  const sure = new Uint8Array(shut.data.length);
  for (let i = 0; i < sure.length; i++) sure[i] = shut.data[i]! > 0.5 ? 1 : 0;
  const kx = look.width / shut.width;
  const ky = look.height / shut.height;
  const sums = sumsOf(look.luma);
  const onWall = (x: number, y: number): boolean => {
    const row = Math.min(wall.height - 1, Math.floor(y / ky));
    return wall.data[row * wall.width + Math.min(wall.width - 1, Math.floor(x / kx))]! > 0.35;
  };
  const found: Lamp[] = [];
  const keep = (lamp: Lamp): void => {
    if (!found.some((other) => Math.hypot(other.x - lamp.x, other.y - lamp.y) < lamp.tall * 1.5)) found.push(lamp);
  };
  for (const { left, right, top, bottom, area } of labelRegions(sure, shut.width, shut.height).regions) {
    const [x0, x1, y0, y1] = [left * kx, (right + 1) * kx, top * ky, (bottom + 1) * ky];
    const [wide, tall] = [x1 - x0, y1 - y0];
    if (tall < SMALLEST_DOOR || area < 0.5 * (right - left + 1) * (bottom - top + 1) || wide > 5 * tall) continue;
    const reach = Math.min(tall * 0.5, 60);
    const zone = { top: Math.round(y0 - tall * 0.12), bottom: Math.round(y0 + tall * 0.55) };
    const [before, after] = [
      { ...zone, left: Math.round(x0 - reach), right: Math.round(x0 + 1) },
      { ...zone, left: Math.round(x1 - 1), right: Math.round(x1 + reach) },
    ].map((side) => bestIn(look, sums, side, tall, onWall));
    for (const lamp of [before, after]) if (lamp && -lamp.contrast > ALONE) keep(lamp);
    if (!before || !after) continue;
    const alike = before.contrast / after.contrast;
    if (Math.min(alike, 1 / alike) < 0.45 || Math.abs(before.y - after.y) > tall * 0.08 + wide * 0.06) continue;
    keep(before);
    keep(after);
  }
  return found;
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
