import { clamp } from './bed-form.ts';
import type { Cloth } from './cloth.ts';
import { stop } from './threads.ts';

/** Directions out of a cloth at its points. */
export const outward = ({ at, columns, rows }: Cloth): Float64Array => {
  const out = new Float64Array(at.length);
  const get = (i: number, j: number, c: number) =>
    at[(clamp(j, 0, rows - 1) * columns + clamp(i, 0, columns - 1)) * 3 + c]!;
  for (let k = 0; k < at.length / 3; k++) {
    const [i, j] = [k % columns, Math.floor(k / columns)];
    const [u, v] = [0, 1].map((way) =>
      [0, 1, 2].map((c) => (way ? get(i, j + 1, c) - get(i, j - 1, c) : get(i + 1, j, c) - get(i - 1, j, c))),
    ) as [number[], number[]];
    const n = [u[1]! * v[2]! - u[2]! * v[1]!, u[2]! * v[0]! - u[0]! * v[2]!, u[0]! * v[1]! - u[1]! * v[0]!];
    const l = Math.hypot(n[0]!, n[1]!, n[2]!) || 1;
    for (let c = 0; c < 3; c++) out[k * 3 + c] = n[c]! / l;
  }
  return out;
};

const CELL = 0.035;
/** Keeps a cloth above a cover that lies still, by `thick`. */
export const above = (cloth: Cloth, cover: Cloth, thick: number, grip: number) => {
  const normals = outward(cover);
  const cells = new Map<number, number[]>();
  const key = (x: number, y: number, z: number) => (x + 500) * 1_000_000 + (y + 500) * 1_000 + z + 500;
  for (let k = 0; k < cover.at.length / 3; k++) {
    const [x, y, z] = [0, 1, 2].map((c) => Math.floor(cover.at[k * 3 + c]! / CELL)) as [number, number, number];
    // Into the cells around it as well, so that one look finds the nearest.
    for (let q = 0; q < 27; q++) {
      const id = key(x + (q % 3) - 1, y + (Math.floor(q / 3) % 3) - 1, z + Math.floor(q / 9) - 1);
      const list = cells.get(id);
      if (list) list.push(k);
      else cells.set(id, [k]);
    }
  }
  const { at } = cloth;
  const { at: C } = cover;
  return () => {
    for (let o = 0; o < at.length; o += 3) {
      const [x, y, z] = [at[o]!, at[o + 1]!, at[o + 2]!];
      const list = cells.get(key(Math.floor(x / CELL), Math.floor(y / CELL), Math.floor(z / CELL)));
      if (!list) continue;
      let best = 1;
      let near = -1;
      for (const k of list) {
        const d = (C[k * 3]! - x) ** 2 + (C[k * 3 + 1]! - y) ** 2 + (C[k * 3 + 2]! - z) ** 2;
        if (d < best) [best, near] = [d, k * 3];
      }
      if (near < 0) continue;
      const [nx, ny, nz] = [normals[near]!, normals[near + 1]!, normals[near + 2]!];
      const d = (x - C[near]!) * nx + (y - C[near + 1]!) * ny + (z - C[near + 2]!) * nz;
      if (d < thick) stop(cloth, o, thick - d, nx, ny, nz, grip);
    }
  };
};
