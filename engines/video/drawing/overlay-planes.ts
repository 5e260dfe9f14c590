import type { Lettering } from '#engines/ports.ts';
import type { Kernel } from '#engines/video/kernel/kernel.ts';
import { eachPlane, type Planes } from '#engines/video/picture/planes.ts';
import type { Size } from '#engines/video/shots/view.ts';
import type { Overlay } from '#engines/video/timeline/timeline.ts';

/** Words as premultiplied planes with an alpha each, cut to the rectangle that they fill. */
export type OverlayPlanes = {
  readonly x: number;
  readonly y: number;
  readonly layers: readonly { plane: number; alpha: number; width: number; height: number }[];
};

const SCRIM = 0.52;

/** Draws the words once and converts them once; each frame then only blends. Nothing to see gives nothing. */
export async function overlayPlanes(
  kernel: Kernel,
  lettering: Lettering,
  overlay: Overlay,
): Promise<OverlayPlanes | undefined> {
  const { width, height, rgba } = await lettering.draw(overlay.card);
  if (overlay.scrim) layScrim(rgba, width, overlay.scrim);
  const box = inkBox(rgba, width, height);
  if (!box) return undefined;
  const size = box.width * box.height;
  const full = { y: new Uint8Array(size), a: new Uint8Array(size) };
  const half = { u: new Uint8Array(size / 4), v: new Uint8Array(size / 4), a: new Uint8Array(size / 4) };
  for (let j = 0; j < box.height; j += 2) {
    for (let i = 0; i < box.width; i += 2) {
      let [u, v, alpha] = [0, 0, 0];
      for (const [dx, dy] of [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ] as const) {
        const from = ((box.y + j + dy) * width + box.x + i + dx) * 4;
        const at = (j + dy) * box.width + i + dx;
        const [r, g, b, a] = [rgba[from]!, rgba[from + 1]!, rgba[from + 2]!, rgba[from + 3]! / 255];
        full.y[at] = Math.round((16 + 0.18259 * r + 0.61423 * g + 0.06201 * b) * a);
        full.a[at] = rgba[from + 3]!;
        u += (128 - 0.10064 * r - 0.33857 * g + 0.43922 * b) * a;
        v += (128 + 0.43922 * r - 0.39894 * g - 0.04027 * b) * a;
        alpha += rgba[from + 3]!;
      }
      const at = (j / 2) * (box.width / 2) + i / 2;
      half.u[at] = Math.round(u / 4);
      half.v[at] = Math.round(v / 4);
      half.a[at] = Math.round(alpha / 4);
    }
  }
  const keep = (bytes: Uint8Array) => {
    const at = kernel.heap.reserve(bytes.length);
    kernel.heap.bytes(at, bytes.length).set(bytes);
    return at;
  };
  const chroma = { alpha: keep(half.a), width: box.width / 2, height: box.height / 2 };
  return {
    x: box.x,
    y: box.y,
    layers: [
      { plane: keep(full.y), alpha: keep(full.a), width: box.width, height: box.height },
      { plane: keep(half.u), ...chroma },
      { plane: keep(half.v), ...chroma },
    ],
  };
}

export function freeOverlay(kernel: Kernel, { layers }: OverlayPlanes): void {
  for (const at of new Set(layers.flatMap((layer) => [layer.plane, layer.alpha]))) kernel.heap.release(at);
}

/** Blends at a strength of 0..1. */
export function layOver(kernel: Kernel, frame: Planes, overlay: OverlayPlanes, strength: number): void {
  const opacity = Math.round(strength * 256);
  if (opacity <= 0) return;
  eachPlane(frame).forEach((plane, index) => {
    const { plane: ink, alpha, width, height } = overlay.layers[index]!;
    const start = plane.at + (overlay.y / plane.by) * plane.width + overlay.x / plane.by;
    kernel.cover(start, plane.width, ink, alpha, width, height, opacity);
  });
}

/** Black under the words, strongest at `solid`, by a smooth curve to both ends, composited below straight-alpha ink. */
function layScrim(rgba: Uint8Array, width: number, scrim: { top: number; solid: number; bottom: number }): void {
  for (let y = scrim.top; y < scrim.bottom; y++) {
    const t =
      y < scrim.solid ? (y - scrim.top) / (scrim.solid - scrim.top) : (scrim.bottom - y) / (scrim.bottom - scrim.solid);
    const shade = SCRIM * t * t * (3 - 2 * t);
    for (let at = y * width * 4; at < (y + 1) * width * 4; at += 4) {
      const ink = rgba[at + 3]! / 255;
      const alpha = ink + shade * (1 - ink);
      if (alpha === 0) continue;
      for (let c = 0; c < 3; c++) rgba[at + c] = Math.round((rgba[at + c]! * ink) / alpha);
      rgba[at + 3] = Math.round(alpha * 255);
    }
  }
}

/** The even-sided rectangle of everything not clear. */
function inkBox(rgba: Uint8Array, width: number, height: number): ({ x: number; y: number } & Size) | undefined {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (rgba[(y * width + x) * 4 + 3] === 0) continue;
      if (x < left) left = x;
      if (x >= right) right = x + 1;
      if (y < top) top = y;
      bottom = y + 1;
    }
  }
  if (right <= left) return undefined;
  const x = left & ~1;
  const y = top & ~1;
  return { x, y, width: Math.ceil((right - x) / 2) * 2, height: Math.ceil((bottom - y) / 2) * 2 };
}
