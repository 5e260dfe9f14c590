import { clamp, ease } from '#engines/raster/scalar.ts';

/** Shares of a pane's sides that are not looked at, and the rows of it whose columns are held against those of the others. */
const SIDE = 0.12;
const UPPER = 0.45;
const LOWER = 0.55;
/** Columns over which a fold is told from the light around it, luma from which a line is a bar, and the places of a column that tell it. */
const AROUND = 4;
const BAR = 11;
const TOLD = 3;
/** Columns without a bar near them from which folds are told. */
const ENOUGH = 10;
/** How alike both halves are between which a pane is hung with folds: what the glass mirrors differs from top to bottom. And luma of the folds: less is grain. */
const ALIKE = [0.7, 0.85] as const;
const DEEP = [1, 1.5] as const;

/** Means of the columns between two rows of a pane, less what is broad in them. */
const profileOf = (luma: Uint8Array, width: number, uv: Float32Array, from: number, to: number): Float32Array => {
  const [sums, counts] = [new Float32Array(width), new Float32Array(width)];
  for (let i = 0, x = 0; i < luma.length; i++, x = x + 1 === width ? 0 : x + 1) {
    const [u, v] = [uv[i * 2]!, uv[i * 2 + 1]!];
    if (u < SIDE || u > 1 - SIDE || v < from || v > to) continue;
    sums[x]! += luma[i]!;
    counts[x]!++;
  }
  const columns = sums.map((sum, x) => sum / Math.max(1, counts[x]!)).filter((_, x) => counts[x]! > TOLD);
  return columns.map((own, x) => {
    const near = columns.subarray(Math.max(0, x - AROUND), x + AROUND + 1);
    return clamp(own - near.reduce((sum, value) => sum + value, 0) / near.length, -BAR, BAR);
  });
};

/** Whether a bar stands near a column: all beside it lies off the light around. */
const besideBar = (profile: Float32Array, x: number): boolean =>
  profile.subarray(Math.max(0, x - AROUND), x + AROUND + 1).some((off) => Math.abs(off) >= BAR);

/** How far a pane is hung with upright folds or slats, 0..1, as dark as they are behind its glass: they run from its head to its foot, and are many. */
export const foldsIn = (luma: Uint8Array, width: number, uv: Float32Array): number => {
  const upper = profileOf(luma, width, uv, SIDE, UPPER);
  const lower = profileOf(luma, width, uv, LOWER, 1 - SIDE);
  let [both, above, below, n] = [0, 0, 0, 0];
  for (let x = 0; x < Math.min(upper.length, lower.length); x++) {
    if (besideBar(upper, x) || besideBar(lower, x)) continue;
    both += upper[x]! * lower[x]!;
    above += upper[x]! ** 2;
    below += lower[x]! ** 2;
    n++;
  }
  if (n < ENOUGH) return 0;
  const size = Math.sqrt(above * below) + 1e-3;
  return ease(ALIKE[0], ALIKE[1], both / size) * ease(DEEP[0], DEEP[1], Math.sqrt(size / n));
};
