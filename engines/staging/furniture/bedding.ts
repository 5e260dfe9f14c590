import { fbm } from '../render/noise.ts';
import { COVER, PACKED } from './bedding-meshes.ts';
import { gridTriangles, type Mesh, smoothed } from './mesh.ts';

const { across: ACROSS, drop: DROP, rows: ROWS } = COVER;
const COLUMNS = ACROSS + 2 * DROP;
const WIDTH = COLUMNS + 1;
const TENTHS = 10_000;
/** Edges, corners and what hangs keep their size; only the flat middle stretches to other beds. */
const KEPT = 0.24;

let unpacked: Float32Array | undefined;
const laid = (): Float32Array => {
  unpacked ??= Float32Array.from(
    new Int16Array(Uint8Array.from(atob(PACKED), (c) => c.charCodeAt(0)).buffer),
    (v) => v / TENTHS,
  );
  return unpacked;
};

const stretched = (v: number, from: number, to: number): number => {
  const [a, b] = [from - KEPT, to - KEPT];
  return v <= a ? (v * b) / a : v + to - from;
};

/** The cover as it lies on a mattress: rows from the pillows to the foot, each from the left hem over the top to the right hem. */
export type Made = {
  readonly rows: Float32Array;
  readonly cover: Mesh;
  readonly long: number;
};

/** Makes the bed: `wide` and `long` of the mattress that is covered. x across, y up from the mattress' top, z from the cover's head end. */
export const makeBed = (wide: number, long: number, mirrored: boolean): Made => {
  const from = laid();
  const fitted = new Float32Array(from.length);
  const side = mirrored ? -1 : 1;
  for (let k = 0; k < from.length; k += 3) {
    const x = from[k]!;
    fitted[k] = side * Math.sign(x) * stretched(Math.abs(x), COVER.wide / 2, wide / 2);
    fitted[k + 1] = from[k + 2]!;
    fitted[k + 2] = stretched(from[k + 1]!, COVER.long, long);
  }
  const count = (ROWS + 1) * WIDTH;
  const rows = new Float32Array(count * 3);
  for (let k = 0; k < count; k++) {
    const column = k % WIDTH;
    const source = mirrored ? k - column + COLUMNS - column : k;
    rows.set(fitted.subarray(source * 3, source * 3 + 3), k * 3);
  }
  const flap = new Float32Array((DROP + 1) * (ACROSS + 1) * 3);
  for (let k = 0; k <= DROP; k++) {
    for (let i = 0; i <= ACROSS; i++) {
      const last = ROWS * WIDTH;
      const edge = k === 0 ? last + DROP + i : i === 0 ? last + DROP - k : i === ACROSS ? last + DROP + ACROSS + k : -1;
      const own = edge < 0 ? count + (k - 1) * (ACROSS - 1) + i - 1 : edge;
      flap.set(fitted.subarray(own * 3, own * 3 + 3), (k * (ACROSS + 1) + i) * 3);
    }
  }
  const all = new Float32Array(rows.length + flap.length);
  all.set(rows);
  all.set(flap, rows.length);
  const triangles = Uint32Array.from([
    ...gridTriangles(COLUMNS, ROWS, 0, true),
    ...gridTriangles(ACROSS, DROP, count, !mirrored),
  ]);
  return { rows, cover: smoothed(all, triangles), long };
};

/** Place and outward direction on the cover at column `i`, `z` from its head end, with its small creases evened out. */
const on = ({ rows, long }: Made, i: number, z: number): readonly [number[], number[]] => {
  const j = Math.max(3, Math.min(ROWS - 3, Math.round((ROWS * z) / long)));
  const at = (row: number, column: number, c: number) =>
    rows[(row * WIDTH + Math.max(0, Math.min(COLUMNS, column))) * 3 + c]!;
  const mean = (c: number) => {
    let sum = 0;
    for (let a = -2; a <= 2; a++) for (let b = -2; b <= 2; b++) sum += at(j + a, i + b, c);
    return sum / 25;
  };
  const [p, q] = [0, 1, 2].reduce<[number[], number[]]>(
    ([u, v], c) => [
      [...u, at(j, i + 3, c) - at(j, i - 3, c)],
      [...v, at(j + 3, i, c) - at(j - 3, i, c)],
    ],
    [[], []],
  );
  const n = [q[1]! * p[2]! - q[2]! * p[1]!, q[2]! * p[0]! - q[0]! * p[2]!, q[0]! * p[1]! - q[1]! * p[0]!];
  const l = Math.hypot(n[0]!, n[1]!, n[2]!) || 1;
  const edge = i < 2 || i > COLUMNS - 2;
  return [[edge ? at(j, i, 0) : mean(0), edge ? at(j, i, 1) : mean(1), z], n.map((v) => v / l)];
};

/** A course over the cover seen from the side: how far from its head end, and how far above it. */
type Course = readonly (readonly [z: number, lift: number])[];

/** Cloth over the whole width of the made bed along a course; its edges are never quite straight. */
export const laidOver = (made: Made, course: Course, seed: number): Mesh => {
  const positions: number[] = [];
  for (const [z, lift] of course) {
    for (let i = 0; i <= COLUMNS; i++) {
      const sway = 0.03 * (fbm(i * 0.045, seed, z * 2, 2) - 0.5);
      const [p, n] = on(made, i, z + sway);
      const off = 0.006 + lift * (0.85 + 0.5 * (fbm(i * 0.12, seed + 4, z * 9, 2) - 0.5));
      positions.push(p[0]! + n[0]! * off, p[1]! + n[1]! * off, p[2]! + n[2]! * off);
    }
  }
  return smoothed(
    Float32Array.from(positions),
    Uint32Array.from(gridTriangles(COLUMNS, course.length - 1, 0, course.at(-1)![0] > course[0]![0])),
  );
};

/** Half a roll of cloth from the cover up to `lift`, at `z`, turned towards the head (-1) or the foot (1). */
const lip = (z: number, lift: number, way: -1 | 1): Course =>
  [0, 0.25, 0.5, 0.75].map((t) => {
    const a = (t * Math.PI) / 2;
    return [z + way * lift * 0.6 * (Math.cos(a) - 1), lift * Math.sin(a)] as const;
  });

const evenly = (from: number, to: number, lift: number): Course => {
  const n = Math.max(2, Math.round(Math.abs(to - from) / 0.018));
  return Array.from({ length: n + 1 }, (_, k) => [from + ((to - from) * k) / n, lift] as const);
};

/** A throw from `from` to `to`: the first and last rows are its hems. */
export const throwOver = (from: number, to: number, lift: number): Course => [
  ...lip(from, lift, -1),
  ...evenly(from + lift * 0.6, to - lift * 0.6, lift),
  ...[...lip(to, lift, 1)].reverse(),
];

/** The head end of the cover folded back by `deep`: a fold at the pillows, a thick hem on the bed. */
export const turnedBack = (deep: number, thick: number): Course => [
  [0.012, -0.03],
  ...Array.from({ length: 7 }, (_, k) => {
    const a = (k / 6) * Math.PI;
    return [-(thick / 2) * Math.sin(a), (thick / 2) * (1 - Math.cos(a))] as const;
  }),
  ...evenly(0.012, deep - thick * 0.6, thick),
  ...[...lip(deep, thick, 1)].reverse(),
];

/** Which squares of a cloth lie between two places of its course. */
export const rowsOf =
  (course: Course, from: number, to: number) =>
  (square: number): boolean => {
    const row = Math.floor(square / COLUMNS);
    const z = (course[row]![0] + course[row + 1]![0]) / 2;
    return z > from && z < to && course[row]![1] > 0;
  };
