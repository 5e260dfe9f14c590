import type { Vec3 } from '#domain/scene/camera.ts';
import { gridTriangles, type Mesh, smoothed } from './mesh.ts';
import { thickened } from './shapes.ts';

/** Moves a point out of whatever the cloth lies on; returns whether it touches. */
export type Body = (p: Float32Array, i: number) => boolean;

/** A box with rounded edges as something to lie on. */
export const roundedBody =
  (centre: Vec3, half: Vec3, radius: number): Body =>
  (p, i) => {
    const x = p[i]! - centre[0];
    const y = p[i + 1]! - centre[1];
    const z = p[i + 2]! - centre[2];
    const qx = Math.max(-(half[0] - radius), Math.min(half[0] - radius, x));
    const qy = Math.max(-(half[1] - radius), Math.min(half[1] - radius, y));
    const qz = Math.max(-(half[2] - radius), Math.min(half[2] - radius, z));
    let dx = x - qx;
    let dy = y - qy;
    let dz = z - qz;
    const d = Math.hypot(dx, dy, dz);
    if (d >= radius) return false;
    if (d < 1e-6) {
      dx = 0;
      dy = 1;
      dz = 0;
      p[i + 1] = centre[1] + half[1];
      return true;
    }
    const k = radius / d;
    p[i] = centre[0] + qx + dx * k;
    p[i + 1] = centre[1] + qy + dy * k;
    p[i + 2] = centre[2] + qz + dz * k;
    return true;
  };

export type Drape = {
  readonly columns: number;
  readonly rows: number;
  /** Where the cloth starts, and its natural spacing comes from `size`. */
  readonly start: (u: number, v: number) => Vec3;
  readonly size: readonly [number, number];
  readonly bodies: readonly Body[];
  readonly steps?: number;
  /** 0 limp .. 1 stiff against bending. */
  readonly stiff?: number;
  readonly floor?: number;
  readonly pinned?: (column: number, row: number) => boolean;
};

/** Position-based cloth falling onto bodies: enough steps to hang and fold, a tenth of a second each piece. */
const drape = (d: Drape): { mesh: Mesh; columns: number; rows: number } => {
  const { columns: nu, rows: nv, bodies, steps = 90, stiff = 0.15, floor = 0.012 } = d;
  const n = (nu + 1) * (nv + 1);
  const p = new Float32Array(n * 3);
  const old = new Float32Array(n * 3);
  const fixed = new Uint8Array(n);
  for (let j = 0; j <= nv; j++) {
    for (let i = 0; i <= nu; i++) {
      const k = j * (nu + 1) + i;
      p.set(d.start(i / nu, j / nv), k * 3);
      fixed[k] = d.pinned?.(i, j) ? 1 : 0;
    }
  }
  old.set(p);
  const du = d.size[0] / nu;
  const dv = d.size[1] / nv;
  const diagonal = Math.hypot(du, dv);
  const hold = (a: number, b: number, rest: number, strength: number, onlyLong: boolean) => {
    const x = p[b * 3]! - p[a * 3]!;
    const y = p[b * 3 + 1]! - p[a * 3 + 1]!;
    const z = p[b * 3 + 2]! - p[a * 3 + 2]!;
    const l = Math.sqrt(x * x + y * y + z * z) + 1e-9;
    if (onlyLong && l < rest) return;
    const wa = fixed[a] ? 0 : 1;
    const wb = fixed[b] ? 0 : 1;
    if (wa + wb === 0) return;
    const k = (strength * (l - rest)) / l / (wa + wb);
    p[a * 3]! += x * k * wa;
    p[a * 3 + 1]! += y * k * wa;
    p[a * 3 + 2]! += z * k * wa;
    p[b * 3]! -= x * k * wb;
    p[b * 3 + 1]! -= y * k * wb;
    p[b * 3 + 2]! -= z * k * wb;
  };
  const at = (i: number, j: number) => j * (nu + 1) + i;
  for (let step = 0; step < steps; step++) {
    for (let k = 0; k < n; k++) {
      if (fixed[k]) continue;
      for (let a = 0; a < 3; a++) {
        const o = k * 3 + a;
        const v = (p[o]! - old[o]!) * 0.93;
        old[o] = p[o]!;
        p[o]! += Math.max(-0.03, Math.min(0.03, v)) - (a === 1 ? 0.0016 : 0);
      }
    }
    for (let round = 0; round < 7; round++) {
      for (let j = 0; j <= nv; j++) {
        for (let i = 0; i <= nu; i++) {
          if (i < nu) hold(at(i, j), at(i + 1, j), du, 1, false);
          if (j < nv) hold(at(i, j), at(i, j + 1), dv, 1, false);
          if (i < nu && j < nv) {
            hold(at(i, j), at(i + 1, j + 1), diagonal, 0.4, false);
            hold(at(i + 1, j), at(i, j + 1), diagonal, 0.4, false);
          }
          if (i + 2 <= nu) hold(at(i, j), at(i + 2, j), du * 2, stiff, false);
          if (j + 2 <= nv) hold(at(i, j), at(i, j + 2), dv * 2, stiff, false);
        }
      }
    }
    for (let k = 0; k < n; k++) {
      if (fixed[k]) continue;
      let touches = false;
      for (const body of bodies) if (body(p, k * 3)) touches = true;
      if (p[k * 3 + 1]! < floor) {
        p[k * 3 + 1] = floor;
        touches = true;
      }
      // Friction: cloth that lies on something hardly slides.
      if (touches) for (const a of [0, 2]) old[k * 3 + a]! += (p[k * 3 + a]! - old[k * 3 + a]!) * 0.75;
    }
  }
  return { mesh: smoothed(p, Uint32Array.from(gridTriangles(nu, nv))), columns: nu, rows: nv };
};

/** Drape, made finer by one bilinear-cubic subdivision, and thick. */
export const drapedCloth = (d: Drape, thick: number): Mesh => {
  const { mesh, columns, rows } = drape(d);
  const fineU = columns * 2;
  const fineV = rows * 2;
  const positions = new Float32Array((fineU + 1) * (fineV + 1) * 3);
  const clampI = (v: number, most: number) => (v < 0 ? 0 : v > most ? most : v);
  const take = (i: number, j: number, k: number) =>
    mesh.positions[(clampI(j, rows) * (columns + 1) + clampI(i, columns)) * 3 + k]!;
  const along = (i2: number, j: number, k: number) => {
    const i = i2 >> 1;
    if (i2 % 2 === 0) return take(i, j, k);
    return (-take(i - 1, j, k) + 9 * take(i, j, k) + 9 * take(i + 1, j, k) - take(i + 2, j, k)) / 16;
  };
  for (let j2 = 0; j2 <= fineV; j2++) {
    for (let i2 = 0; i2 <= fineU; i2++) {
      const j = j2 >> 1;
      for (let k = 0; k < 3; k++) {
        positions[(j2 * (fineU + 1) + i2) * 3 + k] =
          j2 % 2 === 0
            ? along(i2, j, k)
            : (-along(i2, j - 1, k) + 9 * along(i2, j, k) + 9 * along(i2, j + 1, k) - along(i2, j + 2, k)) / 16;
      }
    }
  }
  return thickened(smoothed(positions, Uint32Array.from(gridTriangles(fineU, fineV))), fineU, fineV, thick);
};
