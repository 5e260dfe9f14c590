/** A square-meshed cloth that is let go, pulled about and comes to rest: positions and springs in flat arrays. */
export type Cloth = {
  readonly at: Float64Array;
  readonly before: Float64Array;
  /** 0 is held. */
  readonly free: Float64Array;
  readonly springs: Spring[];
};

type Spring = {
  readonly a: number;
  readonly b: number;
  readonly rest: number;
  /** Share of the error mended at each turn. */
  readonly stiff: number;
  /** Threads across two or more squares only resist being folded up: that is the cloth's stiffness against bending. */
  readonly foldOnly: boolean;
};

export const newCloth = (places: readonly (readonly number[])[]): Cloth => {
  const at = Float64Array.from(places.flat());
  return { at, before: at.slice(), free: new Float64Array(places.length).fill(1), springs: [] };
};

const apart = ({ at }: Cloth, a: number, b: number) =>
  Math.hypot(at[a * 3]! - at[b * 3]!, at[a * 3 + 1]! - at[b * 3 + 1]!, at[a * 3 + 2]! - at[b * 3 + 2]!);

/** Share of its length that a run of two, four, six squares keeps when folded, and how firmly. */
const BEND = [
  [0.985, 0.2],
  [0.96, 0.1],
  [0.93, 0.05],
] as const;
const DIAGONAL = 0.35;

/** Threads, diagonals and stiffness for a sheet given as rows of point numbers, at rest as it lies now. */
export const weave = (cloth: Cloth, rows: readonly (readonly number[])[]): void => {
  const add = (a: number | undefined, b: number | undefined, share: number, stiff: number, foldOnly = false) => {
    if (a === undefined || b === undefined || a === b) return;
    cloth.springs.push({ a, b, rest: apart(cloth, a, b) * share, stiff, foldOnly });
  };
  for (let j = 0; j < rows.length; j++) {
    const row = rows[j]!;
    for (let i = 0; i < row.length; i++) {
      const [p, right, down] = [row[i]!, row[i + 1], rows[j + 1]?.[i]];
      add(p, right, 1, 1);
      add(p, down, 1, 1);
      add(p, rows[j + 1]?.[i + 1], 1, DIAGONAL);
      add(right, down, 1, DIAGONAL);
      BEND.forEach(([share, stiff], k) => {
        add(p, row[i + 2 + 2 * k], share, stiff, true);
        add(p, rows[j + 2 + 2 * k]?.[i], share, stiff, true);
      });
    }
  }
};

/** One step in time: gravity, springs, then `touch` for whatever stands in the way. */
export const step = (
  cloth: Cloth,
  { fall, drag, turns }: { readonly fall: number; readonly drag: number; readonly turns: number },
  touch: (cloth: Cloth) => void,
): void => {
  const { at, before, free, springs } = cloth;
  for (let k = 0; k < free.length; k++) {
    if (!free[k]) continue;
    for (let c = 0; c < 3; c++) {
      const o = k * 3 + c;
      const v = (at[o]! - before[o]!) * drag;
      before[o] = at[o]!;
      at[o]! += v - (c === 2 ? fall : 0);
    }
  }
  for (let t = 0; t < turns; t++) {
    // To and fro, so that no direction of the sheet is favoured.
    const n = springs.length;
    for (let q = 0; q < n; q++) {
      const { a, b, rest, stiff, foldOnly } = springs[t & 1 ? n - 1 - q : q]!;
      const [i, j] = [a * 3, b * 3];
      const dx = at[j]! - at[i]!;
      const dy = at[j + 1]! - at[i + 1]!;
      const dz = at[j + 2]! - at[i + 2]!;
      const d = Math.sqrt(dx * dx + dy * dy + dz * dz) + 1e-12;
      if (foldOnly && d >= rest) continue;
      const w = free[a]! + free[b]!;
      if (!w) continue;
      const f = ((d - rest) / d / w) * stiff;
      const [fa, fb] = [f * free[a]!, f * free[b]!];
      at[i]! += dx * fa;
      at[i + 1]! += dy * fa;
      at[i + 2]! += dz * fa;
      at[j]! -= dx * fb;
      at[j + 1]! -= dy * fb;
      at[j + 2]! -= dz * fb;
    }
    touch(cloth);
  }
};

/** Stops a point at a surface: moved out by `deep` along (nx, ny, nz), and most of its slide taken. */
export const stop = (
  { at, before }: Cloth,
  k: number,
  deep: number,
  [nx, ny, nz]: readonly [number, number, number],
  grip: number,
): void => {
  const o = k * 3;
  at[o]! += nx * deep;
  at[o + 1]! += ny * deep;
  at[o + 2]! += nz * deep;
  const vx = at[o]! - before[o]!;
  const vy = at[o + 1]! - before[o + 1]!;
  const vz = at[o + 2]! - before[o + 2]!;
  const out = vx * nx + vy * ny + vz * nz;
  at[o]! -= (vx - out * nx) * grip;
  at[o + 1]! -= (vy - out * ny) * grip;
  at[o + 2]! -= (vz - out * nz) * grip;
};
