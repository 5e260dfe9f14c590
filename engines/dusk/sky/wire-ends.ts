import { type Dash, dashesOf } from '#engines/dusk/sky/wires.ts';
import type { Mask } from '#engines/raster/raster.ts';

/** Bytes of sky under which something stands. */
const THING = 110;
/** Pixels at 1600: how near to an end what holds it stands, how far it is drawn on to reach that at most, and the length from which a wire stays however it ends. */
const HELD = 10;
const FURTHEST = 190;
const LONG = 230;
/** Share of a wire's own length over which it is drawn on at most. */
const ON = 0.7;
/** Pixels along a wire over which what it hides is evened out. */
const EVEN = 12;

/** Pixels along a line from its middle, from one place to another. */
const along = (dash: Dash, from: number, to: number, width: number, rows: number): number[] => {
  const path: number[] = [];
  const way = Math.sign(to - from);
  for (let step = from; way * step <= way * to; step += way) {
    const [x, y] = [Math.round(dash.x + dash.dx * step), Math.round(dash.y + dash.dy * step)];
    if (x < 0 || x >= width || y < 0 || y >= rows) break;
    path.push(y * width + x);
  }
  return path;
};

/** Steps from an end to what holds it, or to the edge of the photo; nothing where it hangs in the air. */
const holdOf = (dash: Dash, way: number, { width, data }: Mask, rows: number, most: number): number | undefined => {
  const path = along(dash, way * (dash.half + 3), way * (dash.half + most), width, rows);
  for (let n = 0; n + 1 < path.length; n++) if (data[path[n]!]! < THING && data[path[n + 1]!]! < THING) return n + 3;
  return path.length < most - 4 ? path.length + 3 : undefined;
};

/** What a wire hides along its own length is evened out: compression leaves it in dots. */
const even = (dash: Dash, { width, data }: Mask, rows: number): void => {
  const hop = Math.abs(dash.dx) > Math.abs(dash.dy) ? width : 1;
  const path = along(dash, -dash.half, dash.half, width, rows).map((i) => {
    const sides = [i, i - hop, i + hop].filter((j) => j >= 0 && j < rows * width);
    return sides.reduce((best, j) => (data[j]! < data[best]! ? j : best));
  });
  const covers = path.map((i) => 255 - data[i]!);
  for (const [n, i] of path.entries()) {
    const around = covers.slice(Math.max(0, n - EVEN), n + EVEN + 1);
    const mean = around.reduce((sum, v) => sum + v, 0) / around.length;
    data[i] = Math.min(data[i]!, 255 - mean);
  }
};

/** Wires whole or not at all: an end in the air is drawn on to what holds it, and a scrap that nothing holds becomes sky. */
export const settleWireEnds = (alpha: Mask, rows: number): void => {
  const { width, height, data } = alpha;
  const scale = Math.max(1, Math.max(width, height) / 1600);
  for (const dash of dashesOf(alpha, rows, scale)) {
    const most = Math.min(FURTHEST * scale, ON * 2 * dash.half);
    const holds = [-1, 1].map((way) => holdOf(dash, way, alpha, rows, Math.max(HELD * scale, most)));
    if (holds.includes(undefined) && 2 * dash.half < LONG * scale) {
      for (const i of dash.pixels) data[i] = 255;
      continue;
    }
    even(dash, alpha, rows);
    for (const [k, way] of [-1, 1].entries()) {
      const far = holds[k];
      if (far === undefined) continue;
      for (const i of along(dash, way * dash.half, way * (dash.half + far), width, rows))
        data[i] = Math.min(data[i]!, 255 - 0.8 * dash.cover);
    }
  }
};
