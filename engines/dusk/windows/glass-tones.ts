import type { Frame } from '#engines/dusk/windows/frames.ts';
import type { WindowLook } from '#engines/dusk/windows/look.ts';
import type { Plane } from '#engines/raster/raster.ts';
import { quantile } from '#engines/raster/scalar.ts';

type Tone = {
  luma: number;
  low: number;
  high: number;
  warm: number;
  saturation: number;
  green: number;
  sky: number;
  pane: number;
  shut: number;
};

/** Points across a frame and down it. */
const GRID = 12;

/** Point of a quad at (u, v) of its own square; outside 0..1 it lies around the quad. */
const pointIn = (corners: Frame['corners'], u: number, v: number): readonly [number, number] => {
  const [a, b, c, d] = corners;
  const x = (a[0] * (1 - u) + b[0] * u) * (1 - v) + (d[0] * (1 - u) + c[0] * u) * v;
  const y = (a[1] * (1 - u) + b[1] * u) * (1 - v) + (d[1] * (1 - u) + c[1] * u) * v;
  return [x, y];
};

/** Light, colour and chances of glass and of doors at some points. */
export const toneAt = (
  look: WindowLook,
  luma: (i: number) => number,
  points: readonly (readonly [number, number])[],
  sight?: { readonly pane: Plane; readonly shut: Plane },
): Tone => {
  const lumas: number[] = [];
  const sums = [0, 0, 0];
  let green = 0;
  let sky = 0;
  let seen = 0;
  let shut = 0;
  for (const [px, py] of points) {
    const x = Math.min(look.width - 1, Math.max(0, Math.round(px)));
    const y = Math.min(look.height - 1, Math.max(0, Math.round(py)));
    const i = y * look.width + x;
    lumas.push(luma(i));
    for (let k = 0; k < 3; k++) sums[k]! += look.rgb[i * 3 + k]! / 255;
    green += look.green[i]!;
    sky += look.sky[i]!;
    if (sight) {
      const { pane } = sight;
      const row = Math.min(pane.height - 1, Math.floor((y / look.height) * pane.height));
      const at = row * pane.width + Math.min(pane.width - 1, Math.floor((x / look.width) * pane.width));
      seen += pane.data[at]!;
      shut += sight.shut.data[at]!;
    }
  }
  const n = points.length;
  const [r, g, b] = [sums[0]! / n, sums[1]! / n, sums[2]! / n];
  const most = Math.max(r, g, b);
  return {
    luma: quantile(lumas, 0.5),
    low: quantile(lumas, 0.15),
    high: quantile(lumas, 0.85),
    warm: r - b,
    saturation: (most - Math.min(r, g, b)) / (most + 0.02),
    green: green / n,
    sky: sky / n,
    pane: seen / n,
    shut: shut / n,
  };
};

/** Points all over a frame, clear of its sides. */
export const insidePoints = (corners: Frame['corners']): (readonly [number, number])[] => {
  const points: (readonly [number, number])[] = [];
  for (let j = 0; j < GRID; j++)
    for (let i = 0; i < GRID; i++)
      points.push(pointIn(corners, 0.06 + (0.88 * (i + 0.5)) / GRID, 0.06 + (0.88 * (j + 0.5)) / GRID));
  return points;
};

/** Points around a frame, a little way off. */
export const ringPoints = (corners: Frame['corners'], w: number, h: number): (readonly [number, number])[] => {
  const du = (3 + w * 0.08) / w;
  const dv = (3 + h * 0.08) / h;
  const points: (readonly [number, number])[] = [];
  for (let k = 0; k < GRID; k++) {
    const t = (k + 0.5) / GRID;
    points.push(
      pointIn(corners, t, -dv),
      pointIn(corners, t, 1 + dv),
      pointIn(corners, -du, t),
      pointIn(corners, 1 + du, t),
    );
  }
  return points;
};

/** Mean chance of glass in the worst of four upright and four level strips: wall between two windows shows there. */
export const leastStrip = (
  look: WindowLook,
  points: readonly (readonly [number, number])[],
  planes: readonly Plane[],
): number => {
  const sums = [0, 0, 0, 0, 0, 0, 0, 0];
  const [pane] = planes as [Plane];
  for (const [n, [x, y]] of points.entries()) {
    const column = Math.min(pane.width - 1, Math.max(0, Math.floor((x / look.width) * pane.width)));
    const row = Math.min(pane.height - 1, Math.max(0, Math.floor((y / look.height) * pane.height)));
    let chance = 0;
    for (const { data } of planes) chance += data[row * pane.width + column]!;
    sums[Math.floor(((n % GRID) * 4) / GRID)]! += chance;
    sums[4 + Math.floor((Math.floor(n / GRID) * 4) / GRID)]! += chance;
  }
  return Math.min(...sums) / (points.length / 4);
};
