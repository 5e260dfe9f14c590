import { BEDS, MATTRESS } from './bedding-meshes.ts';
import { gridTriangles, type Mesh, smoothed } from './mesh.ts';

const TENTHS = 10_000;
/** Edges, corners and what hangs keep their size; only the flat middle stretches to other beds. */
const KEPT = 0.24;

/** Points of a cloth in rows, x y z. */
type Sheet = { readonly columns: number; readonly rows: number; readonly at: Float32Array };
type Packed = { readonly columns: number; readonly rows: number; readonly packed: string };

const unpacked = new Map<Packed, Float32Array>();
const placesOf = (from: Packed): Float32Array => {
  const known = unpacked.get(from);
  if (known) return known;
  const bytes = Uint8Array.from(atob(from.packed), (c) => c.charCodeAt(0));
  const places = Float32Array.from(new Int16Array(bytes.buffer), (v) => v / TENTHS);
  unpacked.set(from, places);
  return places;
};

const stretched = (v: number, from: number, to: number): number => {
  const [a, b] = [from - KEPT, to - KEPT];
  return v <= a ? (v * b) / a : v + to - from;
};

/** A cloth as it lies on a bed of this size. Cover, fold and throw are stretched alike, so that none comes through another. */
const fitted = (from: Packed, wide: number, long: number, mirrored: boolean): Sheet => {
  const { columns, rows } = from;
  const places = placesOf(from);
  const at = new Float32Array(places.length);
  for (let k = 0; k < columns * rows; k++) {
    const column = k % columns;
    const o = (mirrored ? k - column + columns - 1 - column : k) * 3;
    const x = places[o]!;
    at[k * 3] = (mirrored ? -1 : 1) * Math.sign(x) * stretched(Math.abs(x), MATTRESS.wide / 2, wide / 2);
    at[k * 3 + 1] = places[o + 2]!;
    at[k * 3 + 2] = stretched(places[o + 1]!, MATTRESS.long, long);
  }
  return { columns, rows, at };
};

/** Points of the rolled hem beyond the cloth's last row: half a turn, then back below it. */
const ROLL = [0.25, 0.5, 0.75, 1];
const HEM = ROLL.length + 1;
const BACK = 0.04;

type Sewn = {
  /** Half the cloth's thickness. */
  readonly half: number;
  /** How far the filling lifts the cloth beside its flat hem, and how many squares wide that is. */
  readonly full?: number;
  readonly flat?: number;
};

/** A cloth with thickness at its edges: one sheet of no thickness ended in a knife's edge. */
const hemmed = ({ columns, rows, at }: Sheet, { half, full = 0, flat = 2 }: Sewn): Mesh => {
  const normals = smoothed(at, Uint32Array.from(gridTriangles(columns - 1, rows - 1, 0, true))).normals;
  const [wide, tall] = [columns + 2 * HEM, rows + 2 * HEM];
  const out = new Float32Array(wide * tall * 3);
  for (let k = 0; k < wide * tall; k++) {
    const [x, y] = [(k % wide) - HEM, Math.floor(k / wide) - HEM];
    const [i, j] = [Math.max(0, Math.min(columns - 1, x)), Math.max(0, Math.min(rows - 1, y))];
    const o = (j * columns + i) * 3;
    const beyond = Math.max(Math.abs(x - i), Math.abs(y - j));
    if (!beyond) {
      const edge = Math.min(i, j, columns - 1 - i, rows - 1 - j);
      const lift = edge <= flat ? 0 : edge === flat + 1 ? full * 0.75 : full;
      for (let c = 0; c < 3; c++) out[k * 3 + c] = at[o + c]! + normals[o + c]! * lift;
      continue;
    }
    // Away from the cloth, in its own plane.
    const inner = ((j + (y < j ? 1 : y > j ? -1 : 0)) * columns + i + (x < i ? 1 : x > i ? -1 : 0)) * 3;
    const away = [0, 1, 2].map((c) => at[o + c]! - at[inner + c]!);
    const tilt = away.reduce((a, v, c) => a + v * normals[o + c]!, 0);
    const flatly = away.map((v, c) => v - tilt * normals[o + c]!);
    const l = Math.hypot(...flatly) || 1;
    const turn = Math.PI * (ROLL[beyond - 1] ?? 1);
    const [off, down] = [beyond > ROLL.length ? -BACK : half * Math.sin(turn), half * (Math.cos(turn) - 1)];
    for (let c = 0; c < 3; c++) out[k * 3 + c] = at[o + c]! + (flatly[c]! / l) * off + normals[o + c]! * down;
  }
  return smoothed(out, Uint32Array.from(gridTriangles(wide - 1, tall - 1, 0, true)));
};

/** The made bed's cloths; `quilted` is a folded quilt, else a throw lies over the bed. */
type Made = {
  readonly cover: Mesh;
  readonly back: Mesh;
  readonly thrown: Mesh;
  readonly quilted: boolean;
};
/** How many ways there are to make a bed. */
export const WAYS = 8;

/** Makes the bed: `wide` and `long` of the mattress that is covered. x across, y up from the mattress' top, z from the cover's head end. */
export const makeBed = (wide: number, long: number, way: number): Made => {
  const { cover, back, thrown } = BEDS[way & 1]!;
  const over = thrown[(way >> 1) & 1]!;
  const mirrored = way >> 2 === 1;
  const quilted = over.thick > 0.03;
  return {
    cover: hemmed(fitted(cover, wide, long, mirrored), { half: 0.012, full: 0.006 }),
    back: hemmed(fitted(back, wide, long, mirrored), { half: 0.015, full: 0.005 }),
    thrown: hemmed(fitted(over, wide, long, mirrored), { half: over.thick / 2, full: 0.003, flat: 1 }),
    quilted,
  };
};
