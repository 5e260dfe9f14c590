import type { GlassLevels, LumaCrop } from '#engines/dusk/window-bars.ts';
import { ease } from '#engines/raster/scalar.ts';

/** Frame and glass are told apart pixel by pixel when they differ by this much. */
const APART = 0.18;
/** Length of a bar against its window, and its greatest width. */
const LONG = 0.4;
const WIDE = 0.16;
/** More of a window than this is no frame: a blind of the frame's colour. */
const MOST = 0.55;

/** Length of the run of set pixels through each pixel, along rows or columns. */
const runsOf = (map: Uint8Array, width: number, height: number, down: boolean): Uint16Array => {
  const runs = new Uint16Array(map.length);
  const [lines, length, step, hop] = down ? [width, height, width, 1] : [height, width, 1, width];
  for (let line = 0; line < lines; line++)
    for (let from = 0, to = 0; from < length; from = to + 1) {
      for (to = from; to < length && map[line * hop + to * step]; ) to++;
      for (let k = from; k < to; k++) runs[line * hop + k * step] = to - from;
    }
  return runs;
};

/**
 * Posts, rails and balusters before the glass, 0..255 a pixel: as light as the frame, longer than wide. They follow the
 * photo where a window leans or curves; lines through the whole window do not.
 */
export const postsIn = (
  { width, height, luma }: LumaCrop,
  uv: Float32Array,
  { frame, glass }: GlassLevels,
): Uint8Array => {
  const posts = new Uint8Array(luma.length);
  if (Math.abs(frame - glass) < APART) return posts;
  const map = new Uint8Array(luma.length);
  let sum = 0;
  let inside = 0;
  for (let i = 0; i < luma.length; i++) {
    const like = (luma[i]! / 255 - glass) / (frame - glass);
    posts[i] = 255 * ease(0.4, 0.7, like);
    if (like > 0.55) map[i] = 1;
    const [u, v] = [uv[i * 2]!, uv[i * 2 + 1]!];
    if (u < 0.03 || u > 0.97 || v < 0.03 || v > 0.97) continue;
    inside++;
    sum += map[i]!;
  }
  if (sum > MOST * inside) return posts.fill(0);
  const [down, across] = [runsOf(map, width, height, true), runsOf(map, width, height, false)];
  const [tall, wide] = [Math.max(6, LONG * height), Math.max(6, LONG * width)];
  const thick = Math.max(3, WIDE * Math.min(width, height * 2));
  const bar = new Uint8Array(luma.length);
  for (let i = 0; i < map.length; i++)
    if (map[i] && ((down[i]! >= tall && across[i]! <= thick) || (across[i]! >= wide && down[i]! <= thick))) bar[i] = 1;
  // Half-covered pixels at a bar's rim are part of it.
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const near =
        bar[i] ||
        (x > 0 && bar[i - 1]) ||
        (x < width - 1 && bar[i + 1]) ||
        (y > 0 && bar[i - width]) ||
        (y < height - 1 && bar[i + width]);
      if (!near) posts[i] = 0;
    }
  return posts;
};
