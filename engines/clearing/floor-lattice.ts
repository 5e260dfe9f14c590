import { FLOOR, type Surfaces } from '#engines/clearing/surfaces.ts';

/** Finest stretch across the boards, in metres, and how often it doubles: a far pixel covers many of them. */
const FINEST = 0.006;
const LEVELS = 6;
/** Along the boards a seam is remembered by stretches of this many metres, and forgotten over these many. */
const ALONG = 0.3;
const MEMORY = 1.6;
const FARTHEST = 8;
/** What is wider than this, in metres, is light and no seam; what differs by more levels is the edge of a sun patch. */
const WIDEST = 0.34;
const MOST = 30;
/** How many stretches' worth of nothing every memory is mixed with. */
const STIFF = 0.4;
/** A stretch counts as seen when this many pixels lie in it. */
const SEEN = 3;
/** Below this correlation between what a seam foretells and what is there, the floor has no seams that way. */
const HOLDS = 0.12;

type Level = {
  readonly bin: number;
  readonly rows: number;
  readonly columns: number;
  readonly sums: Float32Array;
  readonly counts: Float32Array;
};

/** One way that seams run: `across` foretells detail from what lies on the same line along them. */
export type Seams = {
  /** Correlation of foretold and seen detail, each left out of its own foretelling. */
  readonly holds: number;
  readonly at: (i: number, out: Float32Array) => number;
};

const HALF = FARTHEST;
const COLUMNS = Math.ceil((2 * HALF) / ALONG);

const newLevel = (bin: number): Level => {
  const rows = Math.ceil((2 * HALF) / bin);
  return {
    bin,
    rows,
    columns: COLUMNS,
    sums: new Float32Array(rows * COLUMNS * 3),
    counts: new Float32Array(rows * COLUMNS),
  };
};

/** What a pixel covers across the seams, in metres. */
const footprint = (surfaces: Surfaces, i: number, c: number, s: number): number => {
  const { a, b, width } = surfaces;
  const dx = Math.abs((a[i + 1]! - a[i]!) * c + (b[i + 1]! - b[i]!) * s);
  const dy = Math.abs((a[i + width]! - a[i]!) * c + (b[i + width]! - b[i]!) * s);
  return Math.max(dx, dy);
};

const inside = (surfaces: Surfaces, i: number): boolean =>
  i + surfaces.width < surfaces.side.length &&
  surfaces.side[i] === FLOOR &&
  surfaces.side[i + 1] === FLOOR &&
  surfaces.side[i + surfaces.width] === FLOOR;

/** Learns the seams that run at right angles to `angle` (radians on the floor) from the visible floor's detail. */
export const learnSeams = (
  surfaces: Surfaces,
  usable: Uint8Array,
  detail: Float32Array,
  angle: number,
  step = 1,
  from = 0,
  to = LEVELS,
): Seams => {
  const { a, b } = surfaces;
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const levels = Array.from({ length: to - from }, (_, n) => newLevel(FINEST * 2 ** (n + from)));
  const cellOf = (level: Level, i: number): number => {
    const across = a[i]! * c + b[i]! * s + HALF;
    const along = b[i]! * c - a[i]! * s + HALF;
    const row = Math.floor(across / level.bin);
    const column = Math.floor(along / ALONG);
    return row < 0 || row >= level.rows || column < 0 || column >= COLUMNS ? -1 : row * COLUMNS + column;
  };
  for (let i = 0; i < usable.length; i += step) {
    if (!usable[i] || !inside(surfaces, i)) continue;
    const print = footprint(surfaces, i, c, s);
    for (const level of levels) {
      if (level.bin < print * 0.8) continue;
      const cell = cellOf(level, i);
      if (cell < 0) continue;
      level.counts[cell]!++;
      for (let k = 0; k < 3; k++) level.sums[cell * 3 + k]! += Math.max(-MOST, Math.min(MOST, detail[i * 3 + k]!));
    }
  }
  for (const level of levels) sharpen(level);
  const spread = levels.map(remember);
  const seen = levels.map((level, n) => correlation(level, spread[n]!));
  const total = seen.reduce((sum, own) => sum + own.weight, 0);
  const holds = total > 0 ? seen.reduce((sum, own) => sum + own.r * own.weight, 0) / total : 0;
  return { holds, at: (i, out) => foretell(i, out) };

  function foretell(i: number, out: Float32Array): number {
    out.fill(0);
    if (!inside(surfaces, i)) return 0;
    const print = footprint(surfaces, i, c, s);
    for (const [n, level] of levels.entries()) {
      if (level.bin < print * 0.8 && n < levels.length - 1) continue;
      const across = (a[i]! * c + b[i]! * s + HALF) / level.bin - 0.5;
      const column = Math.floor((b[i]! * c - a[i]! * s + HALF) / ALONG);
      const row = Math.floor(across);
      if (row < 0 || row + 1 >= level.rows || column < 0 || column >= COLUMNS) return 0;
      const { means, trust } = spread[n]!;
      const f = across - row;
      const p = row * COLUMNS + column;
      const q = p + COLUMNS;
      const sure = trust[p]! * (1 - f) + trust[q]! * f;
      if (sure < 0.03) continue;
      const share = Math.max(0, seen[n]!.slope);
      for (let k = 0; k < 3; k++)
        out[k] = share * (means[p * 3 + k]! * trust[p]! * (1 - f) + means[q * 3 + k]! * trust[q]! * f);
      return sure;
    }
    return 0;
  }
};

/** Takes the mean over its neighbours across out of every stretch. */
const sharpen = ({ rows, bin, sums, counts }: Level): void => {
  const reach = Math.max(1, Math.round(WIDEST / 2 / bin));
  const before = new Float64Array((rows + 1) * 4);
  for (let column = 0; column < COLUMNS; column++) {
    for (let row = 0; row < rows; row++) {
      const cell = row * COLUMNS + column;
      const n = counts[cell]!;
      for (let k = 0; k < 3; k++)
        before[(row + 1) * 4 + k] = before[row * 4 + k]! + (n > 0 ? sums[cell * 3 + k]! / n : 0);
      before[(row + 1) * 4 + 3] = before[row * 4 + 3]! + (n > 0 ? 1 : 0);
    }
    for (let row = 0; row < rows; row++) {
      const cell = row * COLUMNS + column;
      const n = counts[cell]!;
      if (n === 0) continue;
      const from = Math.max(0, row - reach) * 4;
      const to = Math.min(rows, row + reach + 1) * 4;
      const seen = before[to + 3]! - before[from + 3]!;
      for (let k = 0; k < 3; k++) sums[cell * 3 + k]! -= (n * (before[to + k]! - before[from + k]!)) / seen;
    }
  }
};

type Remembered = {
  readonly means: Float32Array;
  readonly trust: Float32Array;
  /** Green, foretold without the stretch itself and its two neighbours: those are alike on any floor. */
  readonly others: Float32Array;
  readonly othersSure: Float32Array;
};

/** Carries every stretch along its line both ways, fading. */
const remember = ({ rows, counts, sums }: Level): Remembered => {
  const fade = Math.exp(-ALONG / MEMORY);
  const means = new Float32Array(sums.length);
  const trust = new Float32Array(counts.length);
  const others = new Float32Array(counts.length);
  const othersSure = new Float32Array(counts.length);
  const weightOf = (cell: number): number => Math.min(1, counts[cell]! / SEEN);
  const carried = new Float64Array(4);
  for (let row = 0; row < rows; row++) {
    const start = row * COLUMNS;
    for (const way of [1, -1]) {
      carried.fill(0);
      for (let n = 0; n < COLUMNS; n++) {
        const cell = start + (way > 0 ? n : COLUMNS - 1 - n);
        const late = n >= 1 ? cell - way : -1;
        for (let k = 0; k < 4; k++) carried[k]! *= fade;
        // What was carried up to two stretches back: the neighbour joins only after this cell has read it.
        others[cell]! += carried[1]! * fade;
        othersSure[cell]! += carried[3]! * fade;
        if (late >= 0) take(late);
        for (let k = 0; k < 3; k++) means[cell * 3 + k]! += carried[k]!;
        trust[cell]! += carried[3]!;
      }
    }
    for (let cell = start; cell < start + COLUMNS; cell++) {
      others[cell]! /= othersSure[cell]! + STIFF;
      const weight = weightOf(cell);
      const sure = trust[cell]! + weight;
      for (let k = 0; k < 3; k++) {
        const own = weight > 0 ? (sums[cell * 3 + k]! / counts[cell]!) * weight : 0;
        means[cell * 3 + k] = (means[cell * 3 + k]! + own) / (sure + STIFF);
      }
      trust[cell] = Math.min(1, sure);
    }
  }
  return { means, trust, others, othersSure };

  function take(cell: number): void {
    const weight = weightOf(cell);
    if (weight === 0) return;
    for (let k = 0; k < 3; k++) carried[k]! += (sums[cell * 3 + k]! / counts[cell]!) * weight;
    carried[3]! += weight;
  }
};

const correlation = (level: Level, { others, othersSure }: Remembered) => {
  let weight = 0;
  let xy = 0;
  let xx = 0;
  let yy = 0;
  for (let cell = 0; cell < level.counts.length; cell++) {
    if (level.counts[cell]! < SEEN || othersSure[cell]! < 0.3) continue;
    const y = level.sums[cell * 3 + 1]! / level.counts[cell]!;
    const x = others[cell]!;
    weight++;
    xy += x * y;
    xx += x * x;
    yy += y * y;
  }
  return weight < 60
    ? { r: 0, slope: 0, weight: 0 }
    : { r: xy / Math.sqrt(xx * yy + 1e-9), slope: Math.min(1.3, xy / (xx + 1e-9)), weight };
};

/** Directions in which the floor's detail changes most, in radians on the floor, 0 to pi: across its seams. */
const directionsOf = (surfaces: Surfaces, usable: Uint8Array, detail: Float32Array): number[] => {
  const { width, a, b } = surfaces;
  const turns = new Float64Array(180);
  for (let i = width; i < usable.length - width; i++) {
    if (!usable[i] || !usable[i + 1] || !usable[i + width] || !inside(surfaces, i)) continue;
    const gx = detail[(i + 1) * 3 + 1]! - detail[i * 3 + 1]!;
    const gy = detail[(i + width) * 3 + 1]! - detail[i * 3 + 1]!;
    const size = Math.hypot(gx, gy);
    if (size < 4 || size > 60) continue;
    // The picture's gradient carried to the floor: g = J' h, J the change of floor place with a pixel right and down.
    const [ax, ay] = [a[i + 1]! - a[i]!, a[i + width]! - a[i]!];
    const [bx, by] = [b[i + 1]! - b[i]!, b[i + width]! - b[i]!];
    const determinant = ax * by - ay * bx;
    if (Math.abs(determinant) < 1e-9) continue;
    const ha = (gx * by - gy * bx) / determinant;
    const hb = (gy * ax - gx * ay) / determinant;
    const turn = ((Math.atan2(hb, ha) * 180) / Math.PI + 360) % 180;
    turns[Math.floor(turn)]! += Math.min(size, 20);
  }
  const soft = turns.map((_, n) => {
    let sum = 0;
    for (let d = -3; d <= 3; d++) sum += turns[(n + d + 180) % 180]! * (4 - Math.abs(d));
    return sum;
  });
  const order = [...soft.keys()].sort((p, q) => soft[q]! - soft[p]!);
  const kept: number[] = [];
  for (const n of order) {
    if (kept.length >= 2) break;
    if (kept.every((other) => Math.abs(((n - other + 270) % 180) - 90) > 12)) kept.push(n);
  }
  console.log(
    '   directions',
    kept,
    [0, 90].map((n) => (soft[n]! / soft[order[0]!]!).toFixed(2)),
  );
  return [...kept, 0, 90].map((n) => (n * Math.PI) / 180);
};

const DEGREE = Math.PI / 180;

/** The angle near `start` under which the seams hold best. */
const refine = (start: number, holdsAt: (angle: number) => number): { angle: number; holds: number } => {
  let best = { angle: start, holds: holdsAt(start) };
  for (const [reach, step] of [
    [3, 0.5],
    [0.25, 0.25],
  ] as const) {
    const middle = best.angle;
    for (let off = -reach; off <= reach; off += step) {
      const angle = middle + off * DEGREE;
      const holds = off === 0 ? best.holds : holdsAt(angle);
      if (holds > best.holds) best = { angle, holds };
    }
  }
  return best;
};

/** The ways in which the floor's seams run, each as what it foretells; none for carpets and stone without joints. */
export const findSeams = (surfaces: Surfaces, usable: Uint8Array, detail: Float32Array): Seams[] => {
  let count = 0;
  for (const v of usable) count += v;
  if (count < 400) return [];
  const step = Math.max(1, Math.floor(count / 15000));
  const holdsAt = (angle: number): number => learnSeams(surfaces, usable, detail, angle, step, 1, 4).holds;
  const [first] = directionsOf(surfaces, usable, detail)
    .map((start) => refine(start, holdsAt))
    .sort((p, q) => q.holds - p.holds);
  if (!first || first.holds < HOLDS) return [];
  const other = refine(first.angle + Math.PI / 2, holdsAt);
  return [first, other]
    .filter(({ holds }) => holds >= HOLDS)
    .map(({ angle }) => learnSeams(surfaces, usable, detail, angle));
};
