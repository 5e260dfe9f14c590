import type { Vec3 } from '#domain/scene/camera.ts';
import { hash } from '../render/noise.ts';
import { BEDS, MATTRESS } from './bedding-meshes.ts';
import { type Packed, unpack } from './cloth-bytes.ts';
import { creaseLight } from './cloth-light.ts';
import { acrossInto, joined, type Mesh } from './mesh.ts';
import { tube } from './shapes.ts';

/** Edges, corners and what hangs keep their size; only the flat middle stretches to other beds. */
const KEPT = 0.24;

/** Points of a cloth in rows, x y z. */
type Sheet = { readonly columns: number; readonly rows: number; readonly at: Float32Array };

const unpacked = new Map<Packed, Float32Array>();
const placesOf = (from: Packed): Float32Array => {
  const places = unpacked.get(from) ?? unpack(from);
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

const face = new Float64Array(3);
/** Across what its neighbours span: a cloth in rows needs no search for shared corners. */
const normalsOf = (at: Float32Array, columns: number, rows: number): Float32Array => {
  const out = new Float32Array(at.length);
  for (let j = 0; j < rows; j++) {
    const up = j > 0 ? columns * 3 : 0;
    const down = j + 1 < rows ? columns * 3 : 0;
    for (let i = 0; i < columns; i++) {
      const o = (j * columns + i) * 3;
      const [l, r] = [i > 0 ? o - 3 : o, i + 1 < columns ? o + 3 : o];
      const [a, b] = [o - up, o + down];
      acrossInto(at, a, b, l, r, face);
      const [nx, ny, nz] = [face[0]!, face[1]!, face[2]!];
      const f = 1 / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1);
      out[o] = nx * f;
      out[o + 1] = ny * f;
      out[o + 2] = nz * f;
    }
  }
  return out;
};

const trianglesOf = (columns: number, rows: number): Uint32Array => {
  const out = new Uint32Array((columns - 1) * (rows - 1) * 6);
  let t = 0;
  for (let j = 0; j + 1 < rows; j++)
    for (let i = 0; i + 1 < columns; i++) {
      const a = j * columns + i;
      const c = a + columns;
      out[t++] = a;
      out[t++] = c + 1;
      out[t++] = a + 1;
      out[t++] = a;
      out[t++] = c;
      out[t++] = c + 1;
    }
  return out;
};

/** Points of the rolled hem beyond the cloth's last row: half a turn, then back below it. */
const ROLL = [0.25, 0.5, 0.75, 1];
const HEM = ROLL.length + 1;
const BACK = 0.014;

const INSIDE = 3;
const inside = (k: number, count: number): number => Math.max(INSIDE, Math.min(count - 1 - INSIDE, k));

/** Squares from its edge that a hem is sewn at, and the light that the seam leaves. */
const SEAM = 1;
const SEWN = 0.82;

/** A cloth with thickness at its edges: one sheet of no thickness ended in a knife's edge. */
const hemmed = ({ columns, rows, at }: Sheet, half: number, seam: boolean): Mesh => {
  const normals = normalsOf(at, columns, rows);
  const light = creaseLight(at, normals, columns, rows);
  const [wide, tall] = [columns + 2 * HEM, rows + 2 * HEM];
  const out = new Float32Array(wide * tall * 3);
  const shade = new Float32Array(wide * tall);
  for (let k = 0; k < wide * tall; k++) {
    const [x, y] = [(k % wide) - HEM, Math.floor(k / wide) - HEM];
    const [i, j] = [Math.max(0, Math.min(columns - 1, x)), Math.max(0, Math.min(rows - 1, y))];
    const o = (j * columns + i) * 3;
    const beyond = Math.max(Math.abs(x - i), Math.abs(y - j));
    if (!beyond) {
      const sewn = seam && Math.min(i, j, columns - 1 - i, rows - 1 - j) === SEAM;
      shade[k] = light[o / 3]! * (sewn ? SEWN : 1);
      for (let c = 0; c < 3; c++) out[k * 3 + c] = at[o + c]!;
      continue;
    }
    // Its under side has pale cloth close below: without that light, every hem was a drawn line.
    shade[k] = 1.24;
    // Away from the cloth, in its own plane, as it lies a few squares in: the last square of a corner has no direction of its own.
    const inner = (inside(j, rows) * columns + inside(i, columns)) * 3;
    const away = [0, 1, 2].map((c) => at[o + c]! - at[inner + c]!);
    const up = [0, 1, 2].map((c) => normals[inner + c]!);
    const tilt = away.reduce((a, v, c) => a + v * up[c]!, 0);
    const flatly = away.map((v, c) => v - tilt * up[c]!);
    const l = Math.hypot(...flatly) || 1;
    const turn = Math.PI * (ROLL[beyond - 1] ?? 1);
    const [off, down] = [beyond > ROLL.length ? -BACK : half * Math.sin(turn), half * (Math.cos(turn) - 1)];
    for (let c = 0; c < 3; c++) out[k * 3 + c] = at[o + c]! + (flatly[c]! / l) * off + up[c]! * down;
  }
  return { positions: out, normals: normalsOf(out, wide, tall), triangles: trianglesOf(wide, tall), shade };
};

/** Metres between the tassels at the ends of a throw, their length and half their thickness. */
const TASSEL = { apart: 0.011, long: 0.06, half: 0.0024 } as const;

/** Tassels at both ends of a throw, each a little its own way. */
const fringeOf = ({ columns, rows, at }: Sheet): Mesh => {
  const threads: Mesh[] = [];
  for (const [end, before] of [
    [0, 3],
    [columns - 1, columns - 4],
  ] as const) {
    let gone = TASSEL.apart / 2;
    for (let j = 2; j < rows - 1; j++) {
      const o = (j * columns + end) * 3;
      const q = (j * columns + before) * 3;
      gone += Math.hypot(at[o]! - at[o - columns * 3]!, at[o + 2]! - at[o + 2 - columns * 3]!);
      if (gone < TASSEL.apart) continue;
      gone -= TASSEL.apart;
      const l = Math.hypot(at[o]! - at[q]!, at[o + 1]! - at[q + 1]!, at[o + 2]! - at[q + 2]!) || 1;
      const long = TASSEL.long * (0.85 + 0.3 * hash(j, end, 4));
      const sway = 0.012 * (hash(j, end, 5) - 0.5);
      const [x, y, z] = [0, 1, 2].map((c) => at[o + c]!) as [number, number, number];
      const [dx, dy, dz] = [0, 1, 2].map((c) => ((at[o + c]! - at[q + c]!) / l) * long) as [number, number, number];
      const points: Vec3[] = [0, 0.5, 1].map((t) => [x + dx * t, y + dy * t - 0.01 * t * t, z + dz * t + sway * t]);
      threads.push(tube(points, (t) => TASSEL.half * (0.7 + 0.6 * t), 5));
    }
  }
  return joined(threads);
};

/** The made bed's cloths; a throw has a fringe or a plain hem. */
type Made = {
  readonly cover: Mesh;
  readonly back: Mesh;
  readonly thrown: Mesh;
  readonly fringe: Mesh | null;
};
/** How many ways there are to make a bed. */
export const WAYS = 8;

/** Half the thickness of the cover's edge, and of its head end folded double. */
const EDGE = 0.009;
const FOLDED = 0.011;

/** Makes the bed: `wide` and `long` of the mattress that is covered. x across, y up from the mattress' top, z from the cover's head end. */
export const makeBed = (wide: number, long: number, way: number): Made => {
  const { cover, back, thrown } = BEDS[way & 1]!;
  const over = thrown[(way >> 1) & 1]!;
  const mirrored = way >> 2 === 1;
  const laid = fitted(over, wide, long, mirrored);
  return {
    cover: hemmed(fitted(cover, wide, long, mirrored), EDGE, false),
    back: hemmed(fitted(back, wide, long, mirrored), FOLDED, false),
    thrown: hemmed(laid, 0.52 * over.thick, !over.fringed),
    fringe: over.fringed ? fringeOf(laid) : null,
  };
};
