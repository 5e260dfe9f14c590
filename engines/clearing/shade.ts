import { pushPull } from '#engines/clearing/push-pull.ts';
import { CEILING, FLOOR, SIDES, type Surfaces } from '#engines/clearing/surfaces.ts';
import { softBlur } from '#engines/raster/blur.ts';
import { newPlane, type Plane, type Raster } from '#engines/raster/raster.ts';

/** The bare surfaces without texture, one picture a side of the room, each carried under what is cleared. */
export type Shades = {
  readonly width: number;
  readonly height: number;
  /** sides[side][channel], bytes as floats; a side that is neither seen nor needed is missing. */
  readonly sides: readonly (readonly [Plane, Plane, Plane] | undefined)[];
  /** Visible cells of every side that its picture rests on. */
  readonly evidence: readonly number[];
};

/** How sure a cell is bare floor, wall or ceiling (0..1), at any size; without a network everything visible counts. */
export type Bareness = (side: number, x: number, y: number) => number;

const STEP = 3;
const TERMS = 6;
/**
 * How much slope and curvature are held back, against the spread of what is seen (1/3 when it fills the picture): a
 * strip of floor at the door says little about the floor behind the sofa, and once turned it white.
 */
const TILTED = 0.05;
const CURVED = 0.25;
/**
 * Further than this share of the width from anything visible of its own side, a shade leans on what surrounds the hole.
 * On eleven pairs a lean of .3 everywhere was worth .6 dB; near its own evidence it would only stain the wall.
 */
const FAR = 0.12;
const LEAN = 0.45;

const basis = (x: number, y: number): number[] => [1, x, y, x * x, x * y, y * y];

const solve = (matrix: Float64Array, right: Float64Array): Float64Array => {
  const m = Float64Array.from(matrix);
  const b = Float64Array.from(right);
  for (let i = 0; i < TERMS; i++) {
    const pivot = m[i * TERMS + i]! || 1e-9;
    for (let j = i + 1; j < TERMS; j++) {
      const f = m[j * TERMS + i]! / pivot;
      for (let k = i; k < TERMS; k++) m[j * TERMS + k]! -= f * m[i * TERMS + k]!;
      b[j]! -= f * b[i]!;
    }
  }
  for (let i = TERMS - 1; i >= 0; i--) {
    for (let k = i + 1; k < TERMS; k++) b[i]! -= m[i * TERMS + k]! * b[k]!;
    b[i]! /= m[i * TERMS + i]! || 1e-9;
  }
  return b;
};

type Cell = { readonly x: number; readonly y: number; readonly rgb: readonly number[]; weight: number };

/** Weighted least squares, three rounds, each time trusting less what lies off; curvature is held back. */
const fitTrend = (cells: readonly Cell[]): Float64Array[] => {
  const weights = cells.map((cell) => cell.weight);
  let trend: Float64Array[] = [];
  for (let round = 0; round < 4; round++) {
    const m = new Float64Array(TERMS * TERMS);
    const rights = [new Float64Array(TERMS), new Float64Array(TERMS), new Float64Array(TERMS)];
    let total = 0;
    for (const [n, cell] of cells.entries()) {
      const p = basis(cell.x, cell.y);
      const w = weights[n]!;
      total += w;
      for (let i = 0; i < TERMS; i++) {
        for (let j = 0; j < TERMS; j++) m[i * TERMS + j]! += w * p[i]! * p[j]!;
        for (let c = 0; c < 3; c++) rights[c]![i]! += w * p[i]! * cell.rgb[c]!;
      }
    }
    for (let i = 1; i < TERMS; i++) m[i * TERMS + i]! += total * (i > 2 ? CURVED : TILTED);
    trend = rights.map((right) => solve(m, right));
    if (round === 3) break;
    const off = cells.map((cell) => {
      const p = basis(cell.x, cell.y);
      return Math.hypot(...cell.rgb.map((v, c) => v - p.reduce((sum, t, i) => sum + t * trend[c]![i]!, 0)));
    });
    const middle = [...off].sort((a, b) => a - b)[off.length >> 1] ?? 1;
    const limit = Math.max(14, middle * 3);
    for (const [n, cell] of cells.entries()) weights[n] = cell.weight * Math.max(0, 1 - (off[n]! / limit) ** 2) ** 2;
  }
  for (const [n, cell] of cells.entries()) cell.weight = weights[n]!;
  return trend;
};

export const shadesOf = (photo: Raster, hole: Uint8Array, surfaces: Surfaces, bare: Bareness): Shades => {
  const width = Math.ceil(photo.width / STEP);
  const height = Math.ceil(photo.height / STEP);
  const needed = new Uint8Array(SIDES);
  const cells: (Cell & { at: number })[][] = Array.from({ length: SIDES }, () => []);
  const around = [newPlane(width, height), newPlane(width, height), newPlane(width, height)];
  const visible = newPlane(width, height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const sums = [0, 0, 0];
      let n = 0;
      let holes = 0;
      const middle = Math.min(photo.height - 1, y * STEP + 1) * photo.width + Math.min(photo.width - 1, x * STEP + 1);
      const side = surfaces.side[middle]!;
      for (let j = y * STEP; j < Math.min(photo.height, y * STEP + STEP); j++)
        for (let i = x * STEP; i < Math.min(photo.width, x * STEP + STEP); i++) {
          const at = j * photo.width + i;
          if (hole[at]) holes++;
          for (let c = 0; c < 3; c++) sums[c]! += photo.data[at * 3 + c]!;
          n++;
        }
      if (holes > 0) {
        needed[side] = 1;
        continue;
      }
      visible.data[y * width + x] = 1;
      for (let c = 0; c < 3; c++) around[c]!.data[y * width + x] = sums[c]! / n;
      const sure = bare(side, (x + 0.5) / width, (y + 0.5) / height);
      if (sure < 0.35) continue;
      cells[side]!.push({
        x: (x / width) * 2 - 1,
        y: (y / height) * 2 - 1,
        rgb: sums.map((v) => v / n),
        weight: sure,
        at: y * width + x,
      });
    }
  const surroundings = around.map((plane) => pushPull(plane, visible));
  const enough = width * height * 0.004;
  const walls = [1, 2, 3].map((side) => cells[side]!).sort((p, q) => q.length - p.length)[0]!;
  const sides = cells.map((own, side) => {
    if (!needed[side]) return undefined;
    const source =
      own.length >= enough ? own : side === FLOOR ? own : side === CEILING && own.length > 40 ? own : walls;
    if (source.length < 20) return undefined;
    return shadeOf(source, width, height, side === FLOOR, surroundings);
  });
  return { width, height, sides, evidence: cells.map((own) => own.length) };
};

const shadeOf = (
  cells: readonly (Cell & { at: number })[],
  width: number,
  height: number,
  rough: boolean,
  surroundings: readonly Plane[],
): [Plane, Plane, Plane] => {
  const step = Math.max(1, Math.floor(cells.length / 5000));
  const sample = cells.filter((_, n) => n % step === 0).map((cell) => ({ ...cell }));
  const trend = fitTrend(sample);
  const trendAt = (x: number, y: number, c: number): number =>
    basis(x, y).reduce((sum, t, i) => sum + t * trend[c]![i]!, 0);
  const lows = [0, 1, 2].map((c) => quantileOf(sample, c, 0.08) - 6);
  const highs = [0, 1, 2].map((c) => quantileOf(sample, c, 0.92) + 6);
  const weight = newPlane(width, height);
  const rest = [newPlane(width, height), newPlane(width, height), newPlane(width, height)];
  for (const cell of cells) {
    const off = Math.hypot(...cell.rgb.map((v, c) => v - trendAt(cell.x, cell.y, c)));
    if (off > (rough ? 70 : 55)) continue;
    weight.data[cell.at] = 1;
    for (let c = 0; c < 3; c++) rest[c]!.data[cell.at] = cell.rgb[c]! - trendAt(cell.x, cell.y, c);
  }
  const near = softBlur(weight, width * FAR).data;
  const planes = rest.map((plane, c) => {
    const soft = softened(plane, weight, rough ? 6 : 2);
    const filled = softBlur(pushPull(soft.values, soft.weight), rough ? 4 : 2);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const i = y * width + x;
        const v = trendAt((x / width) * 2 - 1, (y / height) * 2 - 1, c) + filled.data[i]!;
        const own = Math.min(highs[c]!, Math.max(lows[c]!, v));
        filled.data[i] = own + LEAN * (1 - Math.min(1, near[i]! / 0.2)) * (surroundings[c]!.data[i]! - own);
      }
    return filled;
  });
  return [planes[0]!, planes[1]!, planes[2]!];
};

const quantileOf = (cells: readonly Cell[], channel: number, share: number): number => {
  const sorted = cells
    .filter((cell) => cell.weight > 0)
    .map((cell) => cell.rgb[channel]!)
    .sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 128;
};

/** Mean over the visible neighbours: a floor board's grain must not streak into the hole. */
const softened = (values: Plane, weight: Plane, radius: number): { values: Plane; weight: Plane } => {
  const { width, height } = values;
  const product = newPlane(width, height);
  for (let i = 0; i < product.data.length; i++) product.data[i] = values.data[i]! * weight.data[i]!;
  const sums = softBlur(product, radius * 2).data;
  const counts = softBlur(weight, radius * 2).data;
  const out = newPlane(width, height);
  const known = newPlane(width, height);
  for (let i = 0; i < out.data.length; i++) {
    if (weight.data[i] === 0 || counts[i]! < 0.05) continue;
    out.data[i] = sums[i]! / counts[i]!;
    known.data[i] = 1;
  }
  return { values: out, weight: known };
};
