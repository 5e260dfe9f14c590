import type { Raster } from '#engines/raster/raster.ts';
import type { Kernel } from '#engines/video/kernel/kernel.ts';
import { type Box, freePlanes, type Planes, reducePlanes, toPlanes } from '#engines/video/picture/planes.ts';
import type { Shot } from '#engines/video/shots/shot.ts';
import type { Size, View } from '#engines/video/shots/view.ts';

/** The part of a photo that a shot passes over, at the size at which its tightest window has one sample a pixel. */
export type Master = { readonly planes: Planes; toMaster(view: View): View };

/** Less than this is not worth a filtering pass: the frame's own filter takes it. */
const WORTH_REDUCING = 0.94;
const MARGIN = 4;

/** `planned` is the size of the photo that the shot was planned for: the original of a result may have another. */
export function makeMaster(kernel: Kernel, photo: Raster, planned: Size, plan: Shot, frame: Size): Master {
  const [px, py] = [photo.width / planned.width, photo.height / planned.height];
  const shot = { from: stretched(plan.from, px, py), to: stretched(plan.to, px, py) };
  const part = partOf(photo, shot);
  const whole = toPlanes(kernel, photo, part);
  const tightest = Math.min(shot.from.width, shot.to.width);
  const scale = frame.width / tightest;
  if (scale > WORTH_REDUCING) {
    return { planes: whole, toMaster: (view) => shifted(stretched(view, px, py), part, 1, 1) };
  }
  const even = (length: number) => Math.max(8, Math.round((length * scale) / 2) * 2);
  const planes = reducePlanes(kernel, whole, even(part.width), even(part.height));
  freePlanes(kernel, whole);
  const [sx, sy] = [planes.width / part.width, planes.height / part.height];
  return { planes, toMaster: (view) => shifted(stretched(view, px, py), part, sx, sy) };
}

const stretched = (view: View, sx: number, sy: number): View => ({
  x: view.x * sx,
  y: view.y * sy,
  width: view.width * sx,
  height: view.height * sy,
});

const shifted = (view: View, part: Box, sx: number, sy: number): View => ({
  x: (view.x - part.x) * sx,
  y: (view.y - part.y) * sy,
  width: view.width * sx,
  height: view.height * sy,
});

/** The even-sided box around both ends of the move; whatever lies between them lies inside it too. */
function partOf(photo: Size, { from, to }: Pick<Shot, 'from' | 'to'>): Box {
  const side = (low: number, high: number, size: number) => {
    const last = size - (size % 2);
    const start = Math.max(0, Math.floor((low - MARGIN) / 2) * 2);
    const end = Math.min(last, Math.ceil((high + MARGIN) / 2) * 2);
    return { start, length: end - start };
  };
  const x = side(Math.min(from.x, to.x), Math.max(from.x + from.width, to.x + to.width), photo.width);
  const y = side(Math.min(from.y, to.y), Math.max(from.y + from.height, to.y + to.height), photo.height);
  return { x: x.start, y: y.start, width: x.length, height: y.length };
}
