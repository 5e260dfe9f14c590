/** Along the boards a seam is remembered by stretches of this many metres, and forgotten over these many. */
export const ALONG = 0.3;
const MEMORY = 1.6;
/** What is wider than this, in metres, is light and no seam. */
const WIDEST = 0.34;
/** A stretch counts as seen when this many pixels lie in it. */
const SEEN = 3;
/** How many stretches' worth of nothing every memory is mixed with. */
const STIFF = 0.4;

/** Detail by stretches of the floor: rows across the seams, columns along them. */
export type Stretches = {
  /** Width of a row in metres. */
  readonly bin: number;
  readonly rows: number;
  readonly columns: number;
  readonly channels: number;
  readonly sums: Float32Array;
  readonly counts: Float32Array;
};

export const newStretches = (bin: number, width: number, length: number, channels: number): Stretches => {
  const rows = Math.max(2, Math.ceil(width / bin));
  const columns = Math.max(1, Math.ceil(length / ALONG));
  return {
    bin,
    rows,
    columns,
    channels,
    sums: new Float32Array(rows * columns * channels),
    counts: new Float32Array(rows * columns),
  };
};

/** Takes the mean over its neighbours across out of every stretch. */
export const sharpen = ({ rows, columns, channels, bin, sums, counts }: Stretches): void => {
  const reach = Math.max(1, Math.round(WIDEST / 2 / bin));
  const before = new Float64Array(rows + 1);
  const seen = new Int32Array(rows + 1);
  for (let column = 0; column < columns; column++)
    for (let k = 0; k < channels; k++) {
      for (let row = 0, cell = column; row < rows; row++, cell += columns) {
        const n = counts[cell]!;
        before[row + 1] = before[row]! + (n > 0 ? sums[cell * channels + k]! / n : 0);
        seen[row + 1] = seen[row]! + (n > 0 ? 1 : 0);
      }
      for (let row = 0, cell = column; row < rows; row++, cell += columns) {
        const n = counts[cell]!;
        if (n === 0) continue;
        const from = Math.max(0, row - reach);
        const to = Math.min(rows, row + reach + 1);
        sums[cell * channels + k]! -= (n * (before[to]! - before[from]!)) / (seen[to]! - seen[from]!);
      }
    }
};

export type Remembered = {
  readonly means: Float32Array;
  readonly trust: Float32Array;
  /** Correlation of what was seen with what its line foretells without it and its two neighbours: those are alike on any floor. */
  readonly holds: number;
  /** How much of what is foretold was there. */
  readonly slope: number;
  /** Stretches that this rests on. */
  readonly weight: number;
};

/** Carries every stretch along its line both ways, fading. */
export const remember = ({ rows, columns, channels, counts, sums }: Stretches): Remembered => {
  const fade = Math.exp(-ALONG / MEMORY);
  const means = new Float32Array(sums.length);
  const trust = new Float32Array(counts.length);
  const last = channels - 1;
  const carried = new Float64Array(channels + 1);
  const others = new Float64Array(columns);
  const othersSure = new Float64Array(columns);
  let [weight, xy, xx, yy] = [0, 0, 0, 0];
  for (let row = 0; row < rows; row++) {
    const start = row * columns;
    let any = false;
    for (let n = 0; n < columns && !any; n++) any = counts[start + n]! > 0;
    if (!any) continue;
    others.fill(0);
    othersSure.fill(0);
    for (const way of [1, -1]) {
      carried.fill(0);
      for (let n = 0; n < columns; n++) {
        const column = way > 0 ? n : columns - 1 - n;
        const cell = start + column;
        for (let k = 0; k <= channels; k++) carried[k]! *= fade;
        others[column]! += carried[last]! * fade;
        othersSure[column]! += carried[channels]! * fade;
        // The neighbour joins only after this stretch has read what lies beyond it.
        if (n > 0) {
          const near = cell - way;
          const own = Math.min(1, counts[near]! / SEEN);
          if (own > 0) {
            for (let k = 0; k < channels; k++) carried[k]! += (sums[near * channels + k]! / counts[near]!) * own;
            carried[channels]! += own;
          }
        }
        for (let k = 0; k < channels; k++) means[cell * channels + k]! += carried[k]!;
        trust[cell]! += carried[channels]!;
      }
    }
    for (let column = 0; column < columns; column++) {
      const cell = start + column;
      const seen = counts[cell]!;
      const own = Math.min(1, seen / SEEN);
      const sure = trust[cell]! + own;
      for (let k = 0; k < channels; k++) {
        const here = own > 0 ? (sums[cell * channels + k]! / seen) * own : 0;
        means[cell * channels + k] = (means[cell * channels + k]! + here) / (sure + STIFF);
      }
      trust[cell] = Math.min(1, sure);
      if (seen < SEEN || othersSure[column]! < 0.3) continue;
      const y = sums[cell * channels + last]! / seen;
      const x = others[column]! / (othersSure[column]! + STIFF);
      weight++;
      xy += x * y;
      xx += x * x;
      yy += y * y;
    }
  }
  const enough = weight >= 60;
  return {
    means,
    trust,
    holds: enough ? xy / Math.sqrt(xx * yy + 1e-9) : 0,
    slope: enough ? Math.max(0, Math.min(1.3, xy / (xx + 1e-9))) : 0,
    weight: enough ? weight : 0,
  };
};
