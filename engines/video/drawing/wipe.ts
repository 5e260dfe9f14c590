import type { Kernel } from '#engines/video/kernel/kernel.ts';
import { eachPlane, type Planes } from '#engines/video/picture/planes.ts';
import { ease } from '#engines/video/shots/view.ts';
import type { Reveal } from '#engines/video/timeline/timeline.ts';

/** How far the wipe has come, 0..1: left of it the result is seen, right of it still the original. */
export function wipeShare(reveal: Reveal, frame: number): number {
  if (frame < reveal.from) return 0;
  if (frame >= reveal.to) return 1;
  return ease((frame - reveal.from + 1) / (reveal.to - reveal.from + 1));
}

const WHITE = 235;

/** A white line with soft sides over the seam; its sub-pixel place hides that the pictures meet at a whole pixel. Only over the photo's rows. */
export function drawSeam(kernel: Kernel, frame: Planes, column: number, rows: { top: number; bottom: number }): void {
  const half = (frame.width / 1080) * 3;
  for (const plane of eachPlane(frame)) {
    const bytes = kernel.heap.bytes(plane.at, plane.width * plane.height);
    const middle = column / plane.by;
    const reach = half / plane.by;
    const value = plane.by === 1 ? WHITE : 128;
    const top = Math.max(0, Math.round(rows.top / plane.by));
    const bottom = Math.min(plane.height, Math.round(rows.bottom / plane.by));
    const [left, right] = [Math.floor(middle - reach), Math.ceil(middle + reach)];
    for (let x = Math.max(0, left); x < Math.min(plane.width, right); x++) {
      const share = Math.min(x + 1, middle + reach) - Math.max(x, middle - reach);
      const cover = Math.max(0, Math.min(1, share));
      for (let y = top, at = top * plane.width + x; y < bottom; y++, at += plane.width) {
        bytes[at] = Math.round(bytes[at]! + (value - bytes[at]!) * cover);
      }
    }
  }
}
