import { dilate } from '#engines/raster/morphology.ts';
import type { Mask } from '#engines/raster/raster.ts';
import { labelRegions, type Region } from '#engines/raster/regions.ts';

/** Pixels at 1600: the shortest dash that has a direction, and how thick a wire may be against its length. */
const DASH = 14;
const THICK = 4;
/** Pixels without any trace of the wire that are stepped over, and the levels that a trace is darker than the sky. */
const BLIND = 26;
const TRACE = 3;
/** The longest way on from one dash. */
const FURTHEST = 700;

type Dash = {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  readonly half: number;
  readonly cover: number;
  /** Its pixels and those around them. */
  readonly pixels: readonly number[];
};

/** What stands before the sky. */
const solidIn = (data: Uint8Array, count: number): Uint8Array => {
  const solid = new Uint8Array(count);
  for (let i = 0; i < count; i++) solid[i] = data[i]! < 200 ? 1 : 0;
  return solid;
};

/** The pixels of a piece, row by row. */
const pixelsOf = (labels: ArrayLike<number>, label: number, { left, right, top, bottom }: Region, width: number) => {
  const pixels: number[] = [];
  for (let y = top; y <= bottom; y++)
    for (let i = y * width + left; i <= y * width + right; i++) if (labels[i] === label) pixels.push(i);
  return pixels;
};

/** Sums of what covers the sky in these pixels: its own, those by column and row, and by their squares and product. */
const momentsOf = (pixels: readonly number[], solid: Uint8Array, data: Uint8Array, width: number): Float64Array => {
  const sums = new Float64Array(6);
  for (let k = 0; k < pixels.length; k++) {
    const i = pixels[k]!;
    if (!solid[i]) continue;
    const w = 255 - data[i]!;
    const y = Math.floor(i / width);
    const x = i - y * width;
    sums[0]! += w;
    sums[1]! += w * x;
    sums[2]! += w * y;
    sums[3]! += w * x * x;
    sums[4]! += w * x * y;
    sums[5]! += w * y * y;
  }
  return sums;
};

/** A piece of these pixels as a dash, unless it is a twig or a pole with something on it. */
const dashOf = (pixels: readonly number[], moments: Float64Array, length: number, scale: number): Dash | undefined => {
  const sum = moments[0]!;
  if (sum === 0) return undefined;
  const mx = moments[1]! / sum;
  const my = moments[2]! / sum;
  const vxx = moments[3]! / sum - mx * mx;
  const vxy = moments[4]! / sum - mx * my;
  const vyy = moments[5]! / sum - my * my;
  const angle = 0.5 * Math.atan2(2 * vxy, vxx - vyy);
  const dx = Math.cos(angle);
  const dy = Math.sin(angle);
  const across = vxx * dy * dy - 2 * vxy * dx * dy + vyy * dx * dx;
  if (across > 0.9 * scale * scale + 0.002 * length) return undefined;
  return { x: mx, y: my, dx, dy, half: length / 2, cover: Math.min(255, sum / length), pixels };
};

/** Straight thin things in the sky, each with its middle, direction and half length. */
const dashesOf = (alpha: Mask, rows: number, scale: number): Dash[] => {
  const { width, data } = alpha;
  const solid = solidIn(data, rows * width);
  const { labels, regions } = labelRegions(dilate(solid, width, rows, 3), width, rows);
  const dashes: Dash[] = [];
  for (let n = 0; n < regions.length; n++) {
    const region = regions[n]!;
    const length = Math.hypot(region.right - region.left, region.bottom - region.top);
    if (length < DASH * scale || region.area > length * (THICK * scale + 2)) continue;
    const pixels = pixelsOf(labels, n + 1, region, width);
    const dash = dashOf(pixels, momentsOf(pixels, solid, data, width), length, scale);
    if (dash) dashes.push(dash);
  }
  return dashes;
};

/** A step along a wire: the pixel with the most of it, how much darker that is, and where the line itself runs. */
type Step = { readonly i: number; readonly strength: number; readonly x: number; readonly y: number };

/** The way on from one end of a dash as far as a trace of it is seen, and whether it leads to what holds it or to the border of the photo. */
const follow = (
  dash: Dash,
  way: 1 | -1,
  { width, height, data }: Mask,
  luma: Uint8Array,
  rows: number,
): { readonly path: readonly Step[]; readonly held: boolean } => {
  const scale = Math.max(1, Math.max(width, height) / 1600);
  const [dx, dy] = [dash.dx * way, dash.dy * way];
  const hop = hopOf(dash, width);
  let x = dash.x + dx * (dash.half - 2);
  let y = dash.y + dy * (dash.half - 2);
  const path: Step[] = [];
  let seen = 0;
  let met = 0;
  let running = 12;
  for (let step = 0; step < FURTHEST * scale; step++) {
    x += dx;
    y += dy;
    const [px, py] = [Math.round(x), Math.round(y)];
    if (px < 5 || px >= width - 5 || py < 5 || py >= rows - 5) return { path, held: true };
    const i = py * width + px;
    let best = i;
    let most = -255;
    for (let k = -1; k <= 1; k++) {
      const j = i + k * hop;
      const trace = Math.min(luma[j - 3 * hop]!, luma[j + 3 * hop]!) - luma[j]!;
      if (trace > most) {
        most = trace;
        best = i + k * hop;
      }
    }
    path.push({ i: best, strength: most, x, y });
    running += (Math.min(30, Math.max(-4, most)) - running) * 0.14;
    if (running >= TRACE) seen = path.length;
    else if (path.length - seen > BLIND * scale) break;
    met = data[best]! < 90 ? met + 1 : 0;
    if (met > 3) return { path, held: true };
    // The line is followed as it sags, slowly.
    if (most >= TRACE + 2) {
      const off = (best - i) / hop;
      if (hop === 1) x += off * 0.12;
      else y += off * 0.12;
    }
  }
  return { path: path.slice(0, seen), held: false };
};

/** Across a wire: one step up or down for flat ones, sideways for steep ones. */
const hopOf = ({ dx, dy }: Dash, width: number): number => (Math.abs(dx) > Math.abs(dy) ? width : 1);

/** Levels by which a wire is darker than the sky, on average along its way: less is the rim of a cloud. */
const PLAIN = 12;
const isPlain = (path: readonly Step[]): boolean =>
  path.reduce((sum, { strength }) => sum + strength, 0) >= PLAIN * path.length;

/**
 * Wires fade in the photo itself, where cloud is behind them or compression took them. Each dash that was read is followed along its direction as long
 * as a trace of it is seen; only what is plain to both sides and held at both ends is drawn on, and no darker than what was read.
 */
export const mendFineWires = (alpha: Mask, luma: Uint8Array, rows: number): void => {
  const { width, height, data } = alpha;
  const scale = Math.max(1, Math.max(width, height) / 1600);
  for (const dash of dashesOf(alpha, rows, scale)) {
    const ways = ([-1, 1] as const).map((way) => follow(dash, way, alpha, luma, rows));
    if (!ways.every(({ path, held }) => held && isPlain(path))) continue;
    for (const { path } of ways) drawFine(data, path, dash.cover, width, hopOf(dash, width));
  }
};

/** Each step falls on the two pixels beside the line. */
const drawFine = (data: Uint8Array, path: readonly Step[], cover: number, width: number, hop: number): void => {
  for (const { x, y } of path) {
    const across = hop === 1 ? x : y;
    const near = Math.floor(across);
    const i = hop === 1 ? Math.round(y) * width + near : near * width + Math.round(x);
    data[i] = Math.min(data[i]!, 255 - cover * (1 - across + near));
    data[i + hop] = Math.min(data[i + hop]!, 255 - cover * (across - near));
  }
};
