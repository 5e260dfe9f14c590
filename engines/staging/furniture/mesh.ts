import type { Vec3 } from '#domain/scene/camera.ts';

/** Triangles in a piece's own axes: x across, y up, z to the front, metres. */
export type Mesh = {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly triangles: Uint32Array;
  /** Light left at each corner, where a seam or a joint takes some: 1 where there is none. */
  readonly shade?: Float32Array;
};

export type Move = {
  readonly at?: Vec3;
  readonly tiltX?: number;
  readonly turnY?: number;
  readonly leanZ?: number;
  readonly scale?: Vec3;
};

/** Scale, then lean about x and z, then turn, then shift. */
export const moved = (
  mesh: Mesh,
  { at = [0, 0, 0], tiltX = 0, turnY = 0, leanZ = 0, scale = [1, 1, 1] }: Move,
): Mesh => {
  const positions = new Float32Array(mesh.positions.length);
  const normals = new Float32Array(mesh.normals.length);
  const [cx, sx, cz, sz, cy, sy] = [
    Math.cos(tiltX),
    Math.sin(tiltX),
    Math.cos(leanZ),
    Math.sin(leanZ),
    Math.cos(turnY),
    Math.sin(turnY),
  ];
  const spin = (from: Float32Array, to: Float32Array, i: number, kx: number, ky: number, kz: number, shift: Vec3) => {
    let x = from[i]! * kx;
    let y = from[i + 1]! * ky;
    let z = from[i + 2]! * kz;
    [y, z] = [y * cx - z * sx, y * sx + z * cx];
    [x, y] = [x * cz - y * sz, x * sz + y * cz];
    [x, z] = [x * cy + z * sy, -x * sy + z * cy];
    to[i] = x + shift[0];
    to[i + 1] = y + shift[1];
    to[i + 2] = z + shift[2];
  };
  for (let i = 0; i < positions.length; i += 3) {
    spin(mesh.positions, positions, i, scale[0], scale[1], scale[2], at);
    spin(mesh.normals, normals, i, 1 / scale[0], 1 / scale[1], 1 / scale[2], [0, 0, 0]);
  }
  return { ...mesh, positions, normals };
};

/** Ids of equal places (0.05 mm), by an open hash table: a Map of strings took most of the modelling time. */
const weld = (positions: Float32Array): Int32Array => {
  const n = positions.length / 3;
  const size = 1 << Math.ceil(Math.log2(Math.max(8, n * 2)));
  const table = new Int32Array(size).fill(-1);
  const ids = new Int32Array(n);
  const keys = new Int32Array(n * 3);
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < 3; k++) keys[i * 3 + k] = Math.round(positions[i * 3 + k]! * 20000);
    let h =
      (Math.imul(keys[i * 3]!, 73856093) ^
        Math.imul(keys[i * 3 + 1]!, 19349663) ^
        Math.imul(keys[i * 3 + 2]!, 83492791)) &
      (size - 1);
    for (;;) {
      const j = table[h]!;
      if (j < 0) {
        table[h] = i;
        ids[i] = i;
        break;
      }
      if (keys[j * 3] === keys[i * 3] && keys[j * 3 + 1] === keys[i * 3 + 1] && keys[j * 3 + 2] === keys[i * 3 + 2]) {
        ids[i] = j;
        break;
      }
      h = (h + 1) & (size - 1);
    }
  }
  return ids;
};

type Numbers = Float32Array | Float64Array;

/** The way from `a` to `b` across that from `c` to `d`, places given by where their x lies in `at`; into three numbers. */
export const acrossInto = (at: Numbers, a: number, b: number, c: number, d: number, out: Float64Array): void => {
  const ex = at[b]! - at[a]!;
  const ey = at[b + 1]! - at[a + 1]!;
  const ez = at[b + 2]! - at[a + 2]!;
  const fx = at[d]! - at[c]!;
  const fy = at[d + 1]! - at[c + 1]!;
  const fz = at[d + 2]! - at[c + 2]!;
  out[0] = ey * fz - ez * fy;
  out[1] = ez * fx - ex * fz;
  out[2] = ex * fy - ey * fx;
};

const face = new Float64Array(3);

/** Adds to every point the faces round it, twice their area long; \`ids\` says which point stands for a point. */
export const addFaces = (at: Numbers, triangles: Uint32Array | Int32Array, sums: Numbers, ids?: Int32Array): void => {
  for (let t = 0; t < triangles.length; t += 3) {
    acrossInto(at, triangles[t]! * 3, triangles[t + 1]! * 3, triangles[t]! * 3, triangles[t + 2]! * 3, face);
    for (let c = 0; c < 3; c++) {
      const v = triangles[t + c]!;
      const o = (ids ? ids[v]! : v) * 3;
      sums[o]! += face[0]!;
      sums[o + 1]! += face[1]!;
      sums[o + 2]! += face[2]!;
    }
  }
};

/** Smooth normals, shared where vertices meet. */
export const smoothed = (positions: Float32Array, triangles: Uint32Array): Mesh => {
  const ids = weld(positions);
  const sums = new Float32Array(positions.length);
  addFaces(positions, triangles, sums, ids);
  const normals = new Float32Array(positions.length);
  for (let i = 0; i < ids.length; i++) {
    const o = ids[i]! * 3;
    const l = Math.hypot(sums[o]!, sums[o + 1]!, sums[o + 2]!) || 1;
    for (let k = 0; k < 3; k++) normals[i * 3 + k] = sums[o + k]! / l;
  }
  return { positions, normals, triangles };
};

/** A grid of (nu + 1) x (nv + 1) points as triangles. */
export const gridTriangles = (nu: number, nv: number, base = 0, flip = false): number[] => {
  const out: number[] = [];
  for (let j = 0; j < nv; j++) {
    for (let i = 0; i < nu; i++) {
      const a = base + j * (nu + 1) + i;
      const c = a + nu + 1;
      if (flip) out.push(a, c + 1, a + 1, a, c, c + 1);
      else out.push(a, a + 1, c + 1, a, c + 1, c);
    }
  }
  return out;
};

export const joined = (meshes: readonly Mesh[]): Mesh => {
  const points = meshes.reduce((a, m) => a + m.positions.length, 0);
  const corners = meshes.reduce((a, m) => a + m.triangles.length, 0);
  const positions = new Float32Array(points);
  const normals = new Float32Array(points);
  const triangles = new Uint32Array(corners);
  const shade = new Float32Array(points / 3).fill(1);
  let p = 0;
  let t = 0;
  for (const m of meshes) {
    positions.set(m.positions, p);
    normals.set(m.normals, p);
    if (m.shade) shade.set(m.shade, p / 3);
    for (let i = 0; i < m.triangles.length; i++) triangles[t + i] = m.triangles[i]! + p / 3;
    p += m.positions.length;
    t += m.triangles.length;
  }
  return { positions, normals, triangles, shade };
};
