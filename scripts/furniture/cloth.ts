import { type Moving, type Threads, threadsOf } from './threads.ts';

/** A square-meshed cloth that is let go, pulled about and comes to rest: positions and springs in flat arrays. */
export type Cloth = Moving & {
  readonly rows: number;
  readonly columns: number;
  readonly springs: Springs;
};

type Springs = Threads & {
  /** Share of the error mended at each turn. */
  readonly stiff: Float64Array;
  /** Threads across two or more squares only resist being folded up: that is the cloth's stiffness against bending. */
  readonly foldOnly: Uint8Array;
};

/** How a cloth is made: how long it is cut between two of its points; and which share of its length a run of two, four, six squares keeps when folded, and how firmly. */
export type Weave = {
  readonly between: (i: number, j: number, x: number, y: number) => number;
  readonly bend: readonly (readonly [share: number, stiff: number])[];
};

const DIAGONAL = 0.3;

/** A sheet of `columns` x `rows` points, laid where `place` says; its threads have the length they are cut to. */
export const newCloth = (
  columns: number,
  rows: number,
  weave: Weave,
  place: (i: number, j: number) => readonly [number, number, number],
): Cloth => {
  const at = new Float64Array(columns * rows * 3);
  const list: [number, number, number, number, number][] = [];
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      at.set(place(i, j), (j * columns + i) * 3);
      const add = (di: number, dj: number, share: number, stiff: number, fold: 0 | 1) => {
        const [x, y] = [i + di, j + dj];
        if (x < 0 || x >= columns || y >= rows) return;
        list.push([j * columns + i, y * columns + x, weave.between(i, j, x, y) * share, stiff, fold]);
      };
      add(1, 0, 1, 1, 0);
      add(0, 1, 1, 1, 0);
      add(1, 1, 1, DIAGONAL, 0);
      add(-1, 1, 1, DIAGONAL, 0);
      weave.bend.forEach(([share, stiff], k) => {
        add(2 + 2 * k, 0, share, stiff, 1);
        add(0, 2 + 2 * k, share, stiff, 1);
      });
    }
  return {
    at,
    before: at.slice(),
    rows,
    columns,
    springs: {
      ...threadsOf(list),
      stiff: Float64Array.from(list, (s) => s[3] / 2),
      foldOnly: Uint8Array.from(list, (s) => s[4]),
    },
  };
};

/** One step in time: gravity, springs, then `touch` for whatever stands in the way. */
export const step = (
  { at, before, springs: { ends, rest, stiff, foldOnly } }: Cloth,
  { fall, drag, turns }: { readonly fall: number; readonly drag: number; readonly turns: number },
  touch: () => void,
): void => {
  for (let o = 0; o < at.length; o++) {
    const v = (at[o]! - before[o]!) * drag;
    before[o] = at[o]!;
    at[o]! += v - (o % 3 === 2 ? fall : 0);
  }
  const n = rest.length;
  for (let t = 0; t < turns; t++) {
    for (let q = 0; q < n; q++) {
      // To and fro, so that no direction of the sheet is favoured.
      const s = t & 1 ? n - 1 - q : q;
      const [i, j] = [ends[s * 2]!, ends[s * 2 + 1]!];
      const dx = at[j]! - at[i]!;
      const dy = at[j + 1]! - at[i + 1]!;
      const dz = at[j + 2]! - at[i + 2]!;
      const d = Math.sqrt(dx * dx + dy * dy + dz * dz) + 1e-12;
      if (foldOnly[s] && d >= rest[s]!) continue;
      const f = ((d - rest[s]!) / d) * stiff[s]!;
      at[i]! += dx * f;
      at[i + 1]! += dy * f;
      at[i + 2]! += dz * f;
      at[j]! -= dx * f;
      at[j + 1]! -= dy * f;
      at[j + 2]! -= dz * f;
    }
    touch();
  }
};

/** Twice as fine: between every two points lies a new one. */
export const finer = (cloth: Cloth, weave: Weave): Cloth => {
  const { columns, rows, at } = cloth;
  const get = (i: number, j: number, c: number) =>
    at[(Math.max(0, Math.min(rows - 1, j)) * columns + Math.max(0, Math.min(columns - 1, i))) * 3 + c]!;
  // On a curve through its neighbours, or every coarse square stays a facet.
  const mid = (p: number, q: number, r: number, s: number) => (9 * (q + r) - p - s) / 16;
  return newCloth(columns * 2 - 1, rows * 2 - 1, weave, (i, j) => {
    const [a, b] = [i >> 1, j >> 1];
    const along = (row: number, c: number) =>
      i & 1 ? mid(get(a - 1, row, c), get(a, row, c), get(a + 1, row, c), get(a + 2, row, c)) : get(a, row, c);
    const value = (c: number) =>
      j & 1 ? mid(along(b - 1, c), along(b, c), along(b + 1, c), along(b + 2, c)) : along(b, c);
    return [value(0), value(1), value(2)];
  });
};

/** Takes the solver's own noise out, `share` of the way to the mean of the points around, `where` less than all of it; an edge only along itself, or it draws in. */
export const even = ({ at, columns, rows }: Cloth, share: number, where = (_o: number) => 1): void => {
  const from = at.slice();
  const down = columns * 3;
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const [across, along] = [i > 0 && i + 1 < columns, j > 0 && j + 1 < rows];
      if (!across && !along) continue;
      const much = share * where((j * columns + i) * 3);
      const near = [...(across ? [-3, 3] : []), ...(along ? [-down, down] : [])];
      for (let c = 0; c < 3; c++) {
        const o = (j * columns + i) * 3 + c;
        const mean = near.reduce((a, n) => a + from[o + n]!, 0) / near.length;
        at[o] = from[o]! + (mean - from[o]!) * much;
      }
    }
};

/** Keeps layers of one cloth apart: points further along it than `near` squares may come no closer than `gap`. */
export const apart = (cloth: Cloth, gap: number, near: number): void => {
  const { at, columns } = cloth;
  const n = at.length / 3;
  const cells = new Map<number, number[]>();
  const key = (x: number, y: number, z: number) => (x + 500) * 1_000_000 + (y + 500) * 1_000 + (z + 500);
  const cell = (v: number) => Math.floor(v / gap);
  for (let k = 0; k < n; k++) {
    const id = key(cell(at[k * 3]!), cell(at[k * 3 + 1]!), cell(at[k * 3 + 2]!));
    const list = cells.get(id);
    if (list) list.push(k);
    else cells.set(id, [k]);
  }
  for (let k = 0; k < n; k++) {
    const o = k * 3;
    const [cx, cy, cz] = [cell(at[o]!), cell(at[o + 1]!), cell(at[o + 2]!)];
    for (let q = 0; q < 27; q++) {
      const list = cells.get(key(cx + (q % 3) - 1, cy + (Math.floor(q / 3) % 3) - 1, cz + Math.floor(q / 9) - 1));
      if (!list) continue;
      for (const m of list) {
        if (m <= k) continue;
        if (
          Math.abs((m % columns) - (k % columns)) <= near &&
          Math.floor(m / columns) - Math.floor(k / columns) <= near
        )
          continue;
        const p = m * 3;
        const [dx, dy, dz] = [at[p]! - at[o]!, at[p + 1]! - at[o + 1]!, at[p + 2]! - at[o + 2]!];
        const d = Math.sqrt(dx * dx + dy * dy + dz * dz);
        if (d >= gap || d < 1e-9) continue;
        const f = (0.25 * (gap - d)) / d;
        for (const [c, v] of [dx, dy, dz].entries()) {
          at[o + c]! -= v * f;
          at[p + c]! += v * f;
        }
      }
    }
  }
};
