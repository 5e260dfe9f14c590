import type { Size } from './room-texels.ts';

/** What is brighter than all around it for less than this is a streak of sun, metres to each side. */
const STREAK = 0.3;
/** A broader patch is told by the floor's own run of light: it outshines that by more. */
const PATCH = 1.7;
/** The run of light stays within these shares of the floor's median. */
const LEAST = 0.6;
const MOST = 1.8;
/** Mirrored windows this much brighter than the floor's run of light. */
const GLOSSY = 1.5;
const SOFT = 5;
const ROUNDS = 8;
const TERMS = 6;

/**
 * The floor's light without sun, on a grid of n x n places (-1: not shown). Floors grow darker away from the windows and
 * gleam towards them: one level for all made sun of the pale boards nearest the camera. `run`: the same by that slow
 * change alone. `gleam`: where that light is a mirrored window, 0..1.
 */
export const floorShade = (
  bright: Float32Array,
  n: number,
  size: Size,
  gleaming: Uint8Array,
): { shade: Float32Array; run: Float32Array; gleam: Float32Array } => {
  const run = runOf(bright, n);
  // Where polish mirrors a window, that gleam is the floor's usual light: only what outshines it is sun.
  const gleams = bright.map((v, i) => v / run[i]!).filter((_, i) => bright[i]! >= 0 && gleaming[i]);
  const gleam = Math.max(1, gleams.sort()[gleams.length >> 1] ?? 1);
  const soft = sums(Float32Array.from(gleaming), n, SOFT, SOFT).map((v) => v / (2 * SOFT + 1) ** 2);
  const usual = run.map((v, i) => v * (1 + (gleam - 1) * soft[i]!));
  // On a floor that gleams so, all that is broad in a mirrored window's place is the window.
  const broad = gleam > GLOSSY ? 2 : 0;
  const across = Math.max(1, Math.round((STREAK / (size.left + size.right)) * n));
  const along = Math.max(1, Math.round((STREAK / (size.depth + size.behind)) * n));
  const open = most(most(bright, n, across, along, -1), n, across, along, 1);
  const shade = usual.map((v, i) => Math.max(v, Math.min(open[i]!, (PATCH + broad * soft[i]!) * v)));
  return { shade, run: usual, gleam: soft };
};

/** A floor mirrors upright things straight towards the camera: cosine from which an edge runs that way. */
const MIRRORED = 0.95;

/** How far the edges around each place are those of a mirror image, 0..1. */
export const mirrorLike = (bright: Float32Array, n: number, size: Size): Float32Array => {
  const [w, d] = [(size.left + size.right) / n, (size.depth + size.behind) / n];
  const along = new Float32Array(n * n);
  const all = new Float32Array(n * n);
  for (let j = 1; j < n - 1; j++) {
    for (let i = 1; i < n - 1; i++) {
      const k = j * n + i;
      if (bright[k - 1]! < 0 || bright[k + 1]! < 0 || bright[k - n]! < 0 || bright[k + n]! < 0) continue;
      const gx = (bright[k + 1]! - bright[k - 1]!) / w;
      const gz = (bright[k + n]! - bright[k - n]!) / d;
      const steep = Math.hypot(gx, gz) + 1e-9;
      const [x, z] = [(i + 0.5) * w - size.left, (j + 0.5) * d - size.behind];
      all[k] = steep;
      if (Math.abs(gz * x - gx * z) > MIRRORED * steep * Math.hypot(x, z)) along[k] = steep;
    }
  }
  const reach = [Math.max(1, Math.round(0.15 / w)), Math.max(1, Math.round(0.15 / d))] as const;
  const [part, whole] = [sums(along, n, ...reach), sums(all, n, ...reach)];
  return part.map((v, i) => Math.max(0, Math.min(1, (v / (whole[i]! + 1e-6) - 0.45) / 0.25)));
};

/** Sums around each place. */
const sums = (from: Float32Array, n: number, across: number, along: number): Float32Array => {
  const pass = (data: Float32Array, step: number, reach: number): Float32Array =>
    data.map((_, i) => {
      const at = step === 1 ? i % n : Math.floor(i / n);
      let sum = 0;
      for (let k = Math.max(-reach, -at); k <= Math.min(reach, n - 1 - at); k++) sum += data[i + k * step]!;
      return sum;
    });
  return pass(pass(from, 1, across), n, along);
};

/** Least (sign -1) or most (1) around each place. */
const most = (from: Float32Array, n: number, across: number, along: number, sign: number): Float32Array => {
  const pass = (data: Float32Array, step: number, reach: number): Float32Array => {
    const out = data.slice();
    for (let i = 0; i < data.length; i++) {
      if (data[i]! < 0) continue;
      const at = step === 1 ? i % n : Math.floor(i / n);
      let best = data[i]!;
      for (let k = Math.max(-reach, -at); k <= Math.min(reach, n - 1 - at); k++) {
        const near = data[i + k * step]!;
        if (near >= 0 && sign * near > sign * best) best = near;
      }
      out[i] = best;
    }
    return out;
  };
  return pass(pass(from, 1, across), n, along);
};

/** The floor's usual run of light: a bowl through the logarithms of most places, those above it left out round by round. */
const runOf = (bright: Float32Array, n: number): Float32Array => {
  const places: number[] = [];
  for (let i = 0; i < bright.length; i += 5) if (bright[i]! >= 0) places.push(i);
  /** The bowl's six terms at a place, into `row`. */
  const terms = (i: number, row: Float64Array): Float64Array => {
    const x = (i % n) / n - 0.5;
    const z = Math.floor(i / n) / n - 0.5;
    row[0] = 1;
    row[1] = x;
    row[2] = z;
    row[3] = x * x;
    row[4] = x * z;
    row[5] = z * z;
    return row;
  };
  const rows = places.map((i) => terms(i, new Float64Array(TERMS)));
  const levels = places.map((i) => Math.log(bright[i]! + 0.004));
  const weights = new Float64Array(places.length).fill(1);
  let fit: Float64Array = new Float64Array(TERMS);
  const at = (row: Float64Array): number => {
    let sum = 0;
    for (let p = 0; p < TERMS; p++) sum += row[p]! * fit[p]!;
    return sum;
  };
  for (let round = 0; round < ROUNDS; round++) {
    fit = solve(rows, levels, weights);
    for (let k = 0; k < rows.length; k++) {
      const off = levels[k]! - at(rows[k]!);
      weights[k] = off > 0.18 ? 0.02 : off < -0.6 ? 0.3 : 1;
    }
  }
  // A bowl runs off at the rim of what is shown.
  const middle = Math.exp([...levels].sort((a, b) => a - b)[levels.length >> 1] ?? 0);
  const own = new Float64Array(TERMS);
  return bright.map((_, i) => {
    const level = Math.exp(at(terms(i, own)));
    return Math.max(LEAST * middle, Math.min(MOST * middle, level));
  });
};

/** Weighted least squares, held a little towards an even floor. */
const solve = (rows: readonly Float64Array[], levels: readonly number[], weights: Float64Array): Float64Array => {
  const m = Array.from({ length: TERMS }, (_, p) => {
    const line = new Float64Array(TERMS + 1);
    line[p] = p ? 2e-5 * rows.length : 1e-9;
    return line;
  });
  for (let k = 0; k < rows.length; k++) {
    const row = rows[k]!;
    for (let p = 0; p < TERMS; p++) {
      const line = m[p]!;
      const w = weights[k]! * row[p]!;
      for (let q = 0; q < TERMS; q++) line[q]! += w * row[q]!;
      line[TERMS]! += w * levels[k]!;
    }
  }
  for (let p = 0; p < TERMS; p++) {
    for (let q = p + 1; q < TERMS; q++) {
      const f = m[q]![p]! / m[p]![p]!;
      for (let r = p; r <= TERMS; r++) m[q]![r]! -= f * m[p]![r]!;
    }
  }
  const out = new Float64Array(TERMS);
  for (let p = TERMS - 1; p >= 0; p--) {
    let rest = m[p]![TERMS]!;
    for (let q = p + 1; q < TERMS; q++) rest -= m[p]![q]! * out[q]!;
    out[p] = rest / m[p]![p]!;
  }
  return out;
};
