import type { Geometry } from './geometry.ts';

/** What the last ray met. One per thread: rays are the hot loop, and an object a ray costs a third of the rate. */
type Hit = { t: number; triangle: number; u: number; v: number };

export type Rays = {
  readonly hit: Hit;
  /** Nearest triangle before `far`. */
  nearest(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, far: number): boolean;
  /** Is anything between? */
  blocked(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, far: number): boolean;
};

export const makeRays = (geometry: Geometry): Rays => {
  const { corners: C, bounds: B, links: L } = geometry;
  const stack = new Int32Array(96);
  const near = new Float64Array(96);
  const hit: Hit = { t: 0, triangle: -1, u: 0, v: 0 };

  const walk = (
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    far: number,
    any: boolean,
  ): boolean => {
    const ix = 1 / (Math.abs(dx) < 1e-12 ? 1e-12 : dx);
    const iy = 1 / (Math.abs(dy) < 1e-12 ? 1e-12 : dy);
    const iz = 1 / (Math.abs(dz) < 1e-12 ? 1e-12 : dz);
    const bx = ox * ix;
    const by = oy * iy;
    const bz = oz * iz;
    let best = far;
    let found = -1;
    let foundU = 0;
    let foundV = 0;
    let depth = 0;
    let link = 0;
    for (;;) {
      if (link >= 0) {
        const b = link * 12;
        let p = B[b]! * ix - bx;
        let q = B[b + 3]! * ix - bx;
        let lo0 = p < q ? p : q;
        let hi0 = p < q ? q : p;
        p = B[b + 1]! * iy - by;
        q = B[b + 4]! * iy - by;
        if (p > q) {
          const s = p;
          p = q;
          q = s;
        }
        if (p > lo0) lo0 = p;
        if (q < hi0) hi0 = q;
        p = B[b + 2]! * iz - bz;
        q = B[b + 5]! * iz - bz;
        if (p > q) {
          const s = p;
          p = q;
          q = s;
        }
        if (p > lo0) lo0 = p;
        if (q < hi0) hi0 = q;
        p = B[b + 6]! * ix - bx;
        q = B[b + 9]! * ix - bx;
        let lo1 = p < q ? p : q;
        let hi1 = p < q ? q : p;
        p = B[b + 7]! * iy - by;
        q = B[b + 10]! * iy - by;
        if (p > q) {
          const s = p;
          p = q;
          q = s;
        }
        if (p > lo1) lo1 = p;
        if (q < hi1) hi1 = q;
        p = B[b + 8]! * iz - bz;
        q = B[b + 11]! * iz - bz;
        if (p > q) {
          const s = p;
          p = q;
          q = s;
        }
        if (p > lo1) lo1 = p;
        if (q < hi1) hi1 = q;
        const in0 = hi0 >= lo0 && hi0 > 0 && lo0 < best;
        const in1 = hi1 >= lo1 && hi1 > 0 && lo1 < best;
        if (in0 && in1) {
          if (lo0 <= lo1) {
            near[depth] = lo1;
            stack[depth++] = L[link * 2 + 1]!;
            link = L[link * 2]!;
          } else {
            near[depth] = lo0;
            stack[depth++] = L[link * 2]!;
            link = L[link * 2 + 1]!;
          }
          continue;
        }
        if (in0) {
          link = L[link * 2]!;
          continue;
        }
        if (in1) {
          link = L[link * 2 + 1]!;
          continue;
        }
      } else {
        const code = -link - 1;
        const count = code & 7;
        const first = code >> 3;
        for (let k = first; k < first + count; k++) {
          const o = k * 9;
          const e1x = C[o + 3]!;
          const e1y = C[o + 4]!;
          const e1z = C[o + 5]!;
          const e2x = C[o + 6]!;
          const e2y = C[o + 7]!;
          const e2z = C[o + 8]!;
          const px = dy * e2z - dz * e2y;
          const py = dz * e2x - dx * e2z;
          const pz = dx * e2y - dy * e2x;
          const det = e1x * px + e1y * py + e1z * pz;
          if (det > -1e-14 && det < 1e-14) continue;
          const inv = 1 / det;
          const tx = ox - C[o]!;
          const ty = oy - C[o + 1]!;
          const tz = oz - C[o + 2]!;
          const u = (tx * px + ty * py + tz * pz) * inv;
          if (u < 0 || u > 1) continue;
          const qx = ty * e1z - tz * e1y;
          const qy = tz * e1x - tx * e1z;
          const qz = tx * e1y - ty * e1x;
          const v = (dx * qx + dy * qy + dz * qz) * inv;
          if (v < 0 || u + v > 1) continue;
          const t = (e2x * qx + e2y * qy + e2z * qz) * inv;
          if (t > 1e-4 && t < best) {
            if (any) return true;
            best = t;
            found = k;
            foundU = u;
            foundV = v;
          }
        }
      }
      do {
        if (depth === 0) {
          hit.t = best;
          hit.triangle = found;
          hit.u = foundU;
          hit.v = foundV;
          return found >= 0;
        }
        link = stack[--depth]!;
      } while (near[depth]! >= best);
    }
  };
  return {
    hit,
    nearest: (ox, oy, oz, dx, dy, dz, far) => walk(ox, oy, oz, dx, dy, dz, far, false),
    blocked: (ox, oy, oz, dx, dy, dz, far) => walk(ox, oy, oz, dx, dy, dz, far, true),
  };
};
