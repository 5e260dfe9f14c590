/** Which samples make one output sample, and how much each weighs: the kernel's tables. */
export type Taps = { readonly first: Int32Array; readonly weights: Int16Array; readonly taps: number };

type Filter = (distance: number) => number;

/** The Mitchell-Netravali family. */
const cubic =
  (b: number, c: number): Filter =>
  (distance) => {
    const x = Math.abs(distance);
    if (x >= 2) return 0;
    if (x >= 1) return ((((-b - 6 * c) * x + 6 * b + 30 * c) * x - 12 * b - 48 * c) * x + 8 * b + 24 * c) / 6;
    return (((12 - 9 * b - 6 * c) * x - 18 + 12 * b + 6 * c) * x * x + 6 - 2 * b) / 6;
  };

// (0, .5) is sharpest but its sharpness pulses with the sub-pixel phase as the window glides; (1/3, 1/3) is even but soft.
const MOVING = cubic(0.2, 0.4);
const STILL = cubic(0, 0.5);
/** Cannot ring: the only one fit for enlarging a picture of 60 pixels to a whole backdrop. */
const SPLINE = cubic(1, 0);

const PHASES = 1024;

const phaseTable = (filter: Filter): Int16Array => {
  const table = new Int16Array((PHASES + 1) * 4);
  for (let phase = 0; phase <= PHASES; phase++) {
    const at = phase / PHASES;
    table.set(whole([filter(at + 1), filter(at), filter(1 - at), filter(2 - at)]), phase * 4);
  }
  return table;
};

/** Integer weights that add up to exactly one, so that a flat area keeps its value; the largest takes the rounding. */
function whole(weights: ArrayLike<number>): Int16Array {
  let sum = 0;
  for (let k = 0; k < weights.length; k++) sum += weights[k]!;
  const rounded = new Int16Array(weights.length);
  let largest = 0;
  let rest = ONE;
  for (let k = 0; k < weights.length; k++) {
    rounded[k] = Math.round((weights[k]! / sum) * ONE);
    rest -= rounded[k]!;
    if (rounded[k]! > rounded[largest]!) largest = k;
  }
  rounded[largest]! += rest;
  return rounded;
}

/** Weights have 14 bits: folded at an edge, one tap may weigh 1.07 and must still be a 16-bit number. */
const ONE = 16_384;

const TABLES = {
  moving: phaseTable(MOVING),
  spline: phaseTable(SPLINE),
};

/**
 * Four taps a sample. Output sample i looks at source position origin + (i + .5) * step - .5.
 * Writes into the arrays given (they may lie in the kernel's memory): no allocation per frame.
 */
export function fillTaps(
  into: { first: Int32Array; weights: Int16Array },
  options: { from: number; count: number; origin: number; step: number; size: number; filter?: keyof typeof TABLES },
): void {
  const { from, count, origin, step, size } = options;
  const table = TABLES[options.filter ?? 'moving'];
  const last = size - 4;
  for (let i = 0; i < count; i++) {
    const position = origin + (from + i + 0.5) * step - 0.5;
    const floor = Math.floor(position);
    const phase = Math.round((position - floor) * PHASES) * 4;
    const start = floor - 1;
    const first = start < 0 ? 0 : start > last ? last : start;
    into.first[i] = first;
    if (first === start) {
      for (let k = 0; k < 4; k++) into.weights[i * 4 + k] = table[phase + k]!;
      continue;
    }
    // Past an edge the outermost sample repeats: fold the weights that fall outside onto it.
    for (let k = 0; k < 4; k++) into.weights[i * 4 + k] = 0;
    for (let k = 0; k < 4; k++) {
      const sample = Math.min(size - 1, Math.max(0, start + k));
      into.weights[i * 4 + sample - first]! += table[phase + k]!;
    }
  }
}

/** Bytes of eight columns: the first source byte (in a slot of 16), the bytes' order, four vectors of weights. */
export const COLUMNS_ENTRY = 96;

/** Four-tap tables of `count` columns, eight at a time, as the kernel's moving window reads them; the last column fills the last eight up. */
export function packColumns(
  { first, weights }: { first: Int32Array; weights: Int16Array },
  count: number,
  into: Uint8Array,
): void {
  const words = new Int16Array(into.buffer, into.byteOffset, into.byteLength >> 1);
  const starts = new Int32Array(into.buffer, into.byteOffset, into.byteLength >> 2);
  for (let group = 0, column = 0; column < count; group++, column += 8) {
    const at = group * COLUMNS_ENTRY;
    const start = first[column]!;
    starts[at >> 2] = start;
    for (let lane = 0; lane < 8; lane++) {
      const from = Math.min(column + lane, count - 1);
      // A byte goes into the high half of its lane; 128 and more gives nothing, for the low half.
      words[(at >> 1) + 8 + lane] = ((first[from]! - start) << 8) | 0x80;
      for (let tap = 0; tap < 4; tap++) words[(at >> 1) + 16 + tap * 8 + lane] = weights[from * 4 + tap]!;
    }
  }
}

/** As many taps as a reduction needs (the filter is stretched by the step), a multiple of four. */
export function reducingTaps(options: { count: number; origin: number; step: number; size: number }): Taps {
  const { count, origin, step, size } = options;
  const stretch = Math.max(1, step);
  const taps = Math.min(Math.ceil((4 * stretch + 1) / 4) * 4, Math.floor(size / 4) * 4);
  const first = new Int32Array(count);
  const weights = new Int16Array(count * taps);
  const sums = new Float64Array(taps);
  for (let i = 0; i < count; i++) {
    const position = origin + (i + 0.5) * step - 0.5;
    const start = Math.ceil(position - taps / 2);
    const clamped = Math.min(size - taps, Math.max(0, start));
    sums.fill(0);
    for (let k = 0; k < taps; k++) {
      const sample = Math.min(size - 1, Math.max(0, start + k));
      const slot = Math.min(taps - 1, Math.max(0, sample - clamped));
      sums[slot]! += STILL((start + k - position) / stretch);
    }
    first[i] = clamped;
    weights.set(whole(sums), i * taps);
  }
  return { first, weights, taps };
}
