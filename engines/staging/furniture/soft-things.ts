import type { Vec3 } from '#domain/scene/camera.ts';
import type { Material } from '../render/material.ts';
import { fbm, hash } from '../render/noise.ts';
import { joined, type Mesh } from './mesh.ts';
import { type Piece, put } from './piece.ts';
import { sheet, thickened, tube } from './shapes.ts';

/** Points between the given ones on a smooth curve, `n` for each stretch. */
const smoothPath = (points: readonly (readonly [number, number])[], n: number): [number, number][] => {
  const out: [number, number][] = [];
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))]!;
  for (let i = 0; i < points.length - 1; i++) {
    for (let k = 0; k < n; k++) {
      const t = k / n;
      const one = (axis: 0 | 1) => {
        const [p, q, r, s] = [at(i - 1)[axis], at(i)[axis], at(i + 1)[axis], at(i + 2)[axis]];
        return 0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t);
      };
      out.push([one(0), one(1)]);
    }
  }
  out.push([...at(points.length - 1)] as [number, number]);
  return out;
};

type Lie = {
  /** Course of the cloth seen from the side: [along z, height]. */
  readonly course: readonly (readonly [number, number])[];
  readonly x: number;
  readonly width: number;
  /** Sideways drift from the first end to the last. */
  readonly skew?: number;
  readonly seed?: number;
  /** Depth of the soft folds that run along it. */
  readonly folds?: number;
  readonly fringe?: boolean;
  /** Turn of the whole about the upright. */
  readonly turnY?: number;
};

/** Thickness of the cloth, and tassels at each end. */
const THICK = 0.007;
const TASSELS = 46;

/** A throw laid along a course in soft folds, with a fringe. By rule: simulated it lay like a board and took a tenth of a second. */
const laidThrow = (lie: Lie): { cloth: Mesh; fringe: Mesh | null } => {
  const { x, width, skew = 0.06, seed = 1, folds = 0.014, fringe = true } = lie;
  const path = smoothPath(lie.course, 7);
  const nv = path.length - 1;
  const nu = 26;
  const top = Math.max(...path.map(([, y]) => y));
  const at = (u: number, v: number): Vec3 => {
    const k = Math.min(nv, Math.round(v * nv));
    const [z, y] = path[k]!;
    const [z0, y0] = path[Math.max(0, k - 1)]!;
    const [z1, y1] = path[Math.min(nv, k + 1)]!;
    const l = Math.hypot(z1 - z0, y1 - y0) || 1;
    const [nz, ny] = [-(y1 - y0) / l, (z1 - z0) / l];
    const wander = fbm(u * 3 + seed * 5, v * 2.4, seed, 2) - 0.5;
    const wave = 0.5 + 0.5 * Math.sin((u * 3.6 + 1.4 * wander + seed) * 2 * Math.PI);
    // Over the highest edge its own weight draws it flat: with folds there it stood off in scallops.
    const loose = 1 - 0.75 * Math.exp(-(((y - top) / 0.07) ** 2));
    const off = 0.0085 + folds * loose * wave * (0.55 + 0.9 * fbm(u * 4, v * 3, seed + 2, 2));
    const gather = 1 - 0.1 * Math.sin(v * Math.PI) - 0.05 * (fbm(v * 4, seed, 3, 2) - 0.5);
    const drift = skew * (v - 0.5) + 0.03 * (fbm(v * 3, seed, 7, 2) - 0.5);
    const slip = 0.03 * wander * (v > 0.9 || v < 0.1 ? 1 : 0);
    return [x + (u - 0.5) * width * gather + drift, y + ny * off + slip * 0.3, z + nz * off];
  };
  const mesh = sheet(nu, nv, at);
  const cloth = thickened(mesh, nu, nv, THICK);
  if (!fringe) return { cloth, fringe: null };
  const threads: Mesh[] = [];
  for (const [end, before] of [
    [1, 1 - 1 / nv],
    [0, 1 / nv],
  ] as const) {
    for (let i = 0; i < TASSELS; i++) {
      const u = (i + 0.5) / TASSELS;
      const p = at(u, end);
      const q = at(u, before);
      const l = Math.hypot(p[1] - q[1], p[2] - q[2]) || 1;
      const [dy, dz] = [(p[1] - q[1]) / l, (p[2] - q[2]) / l];
      const sway = 0.012 * (hash(i, seed, 4) - 0.5);
      const long = 0.05 + 0.012 * hash(i, seed, 5);
      threads.push(
        tube(
          [
            p,
            [p[0] + sway, p[1] + dy * long * 0.5 - 0.004, p[2] + dz * long * 0.5],
            [p[0] + sway * 1.8, p[1] + dy * long - 0.012, p[2] + dz * long * 0.9],
          ],
          0.0021,
          4,
        ),
      );
    }
  }
  return { cloth, fringe: joined(threads) };
};

/** Lays it on a piece. */
export const putThrow = (piece: Piece, material: Material, lie: Lie): void => {
  const { cloth, fringe } = laidThrow(lie);
  const move = { turnY: lie.turnY ?? 0 };
  put(piece, cloth, material, move);
  if (fringe) put(piece, fringe, material, move);
};
