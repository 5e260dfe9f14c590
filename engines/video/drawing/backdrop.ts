import type { Kernel } from '#engines/video/kernel/kernel.ts';
import type { Glide } from '#engines/video/picture/glide.ts';
import { eachPlane, freePlanes, newPlanes, type Planes, reducePlanes } from '#engines/video/picture/planes.ts';
import { coveringSize, type Size } from '#engines/video/shots/view.ts';
import { boxBlur } from '#engines/video/sight/thumbnail.ts';

/** Pixels of the small copy's long side: everything finer than a sofa is gone. */
const SMALL = 64;
const DARKER = 0.5;
const PALER = 0.85;

/** The photo's own colours, blurred and darkened, filling the whole frame behind it. */
export function backdropOf(kernel: Kernel, glide: Glide, photo: Planes, frame: Size): Planes {
  const scale = SMALL / Math.max(photo.width, photo.height);
  const side = (length: number) => Math.max(8, Math.round((length * scale) / 2) * 2);
  const small = reducePlanes(kernel, photo, side(photo.width), side(photo.height));
  soften(kernel, small);
  const backdrop = newPlanes(kernel, frame.width, frame.height);
  const size = coveringSize(small, frame);
  const view = { ...size, x: (small.width - size.width) / 2, y: (small.height - size.height) / 2 };
  glide.draw(backdrop, small, view, { filter: 'spline' });
  freePlanes(kernel, small);
  grain(kernel, backdrop);
  return backdrop;
}

function soften(kernel: Kernel, small: Planes): void {
  eachPlane(small).forEach((plane, index) => {
    const bytes = kernel.heap.bytes(plane.at, plane.width * plane.height);
    const radius = Math.max(1, Math.round(plane.width / 24));
    let values: Float32Array = Float32Array.from(bytes);
    for (let pass = 0; pass < 3; pass++) values = boxBlur(values, plane.width, plane.height, radius);
    for (let i = 0; i < bytes.length; i++) {
      bytes[i] = Math.round(index === 0 ? 16 + (values[i]! - 16) * DARKER : 128 + (values[i]! - 128) * PALER);
    }
  });
}

/** One level of noise, because a smooth dark ramp in 8 bits shows its steps. Seeded by the place: the same each time. */
function grain(kernel: Kernel, backdrop: Planes): void {
  const bytes = kernel.heap.bytes(backdrop.at, backdrop.width * backdrop.height);
  let state = 0x9e3779b9;
  for (let i = 0; i < bytes.length; i++) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    if ((state & 3) === 0) bytes[i]! += (state & 4) === 0 ? 1 : -1;
  }
}
