import type { Vec3 } from '#domain/scene/camera.ts';
import { fbm } from '../render/noise.ts';
import { gridTriangles, type Mesh, smoothed } from './mesh.ts';

type Push = (p: [number, number, number], n: Vec3, half: Vec3) => [number, number, number];

/** A box with rounded edges about its middle. `mid` cuts each face, `arc` cuts each edge; `push` bends it. */
export const roundBox = (
  w: number,
  h: number,
  d: number,
  radius = 0.01,
  { mid = 1, arc = 2, push }: { mid?: number; arc?: number; push?: Push } = {},
): Mesh => {
  const r = Math.max(1e-4, Math.min(radius, w / 2 - 1e-4, h / 2 - 1e-4, d / 2 - 1e-4));
  const half: Vec3 = [w / 2, h / 2, d / 2];
  const lines = half.map((e) => {
    const at: number[] = [];
    for (let i = 0; i < arc; i++) at.push(-e + r * (1 - Math.tan(((1 - i / arc) * Math.PI) / 4)));
    for (let i = 0; i <= mid; i++) at.push(-(e - r) + (2 * (e - r) * i) / mid);
    for (let i = arc - 1; i >= 0; i--) at.push(e - r * (1 - Math.tan(((1 - i / arc) * Math.PI) / 4)));
    return at;
  });
  const positions: number[] = [];
  const normals: number[] = [];
  const triangles: number[] = [];
  for (let face = 0; face < 6; face++) {
    const a = face >> 1;
    const sign = face & 1 ? 1 : -1;
    const u = (a + 1) % 3;
    const v = (a + 2) % 3;
    const U = lines[u]!;
    const V = lines[v]!;
    const base = positions.length / 3;
    for (const pv of V) {
      for (const pu of U) {
        const p: [number, number, number] = [0, 0, 0];
        p[a as 0] = sign * half[a]!;
        p[u as 0] = pu;
        p[v as 0] = pv;
        const core = p.map((c, k) => Math.max(-(half[k]! - r), Math.min(half[k]! - r, c)));
        const n = [p[0] - core[0]!, p[1] - core[1]!, p[2] - core[2]!];
        const l = Math.hypot(n[0]!, n[1]!, n[2]!) || 1;
        const normal: Vec3 = [n[0]! / l, n[1]! / l, n[2]! / l];
        const out: [number, number, number] = [
          core[0]! + r * normal[0],
          core[1]! + r * normal[1],
          core[2]! + r * normal[2],
        ];
        positions.push(...(push ? push(out, normal, half) : out));
        normals.push(...normal);
      }
    }
    triangles.push(...gridTriangles(U.length - 1, V.length - 1, base, sign < 0));
  }
  if (push) return smoothed(Float32Array.from(positions), Uint32Array.from(triangles));
  return {
    positions: Float32Array.from(positions),
    normals: Float32Array.from(normals),
    triangles: Uint32Array.from(triangles),
  };
};

/** Upholstery: a rounded box that bulges, sags in the middle of its top and creases a little. */
export const cushion = (
  w: number,
  h: number,
  d: number,
  { radius = 0.05, bulge = 0.03, sag = 0, seed = 1, crease = 0.006, mid = 7 } = {},
): Mesh =>
  roundBox(w, h, d, radius, {
    mid,
    arc: 3,
    push: (p, n, half) => {
      const a = Math.min(1, (p[0] / half[0]) ** 2);
      const b = Math.min(1, (p[1] / half[1]) ** 2);
      const c = Math.min(1, (p[2] / half[2]) ** 2);
      const wrinkle = crease * (fbm(p[0] * 6 + seed * 7, p[1] * 6 + seed * 3, p[2] * 6, 3) - 0.5) * 2;
      const pull = crease * 1.2 * (a + c) * (fbm(p[0] * 15 + seed, 5, p[2] * 15, 2) - 0.5);
      return [
        p[0] + n[0] * (bulge * 0.5 * Math.sqrt((1 - b) * (1 - c)) + wrinkle),
        p[1] +
          n[1] * (bulge * Math.sqrt((1 - a) * (1 - c)) + wrinkle + pull) -
          (p[1] > 0 ? sag * (1 - a) * (1 - c) : 0),
        p[2] + n[2] * (bulge * Math.sqrt((1 - a) * (1 - b)) + wrinkle),
      ];
    },
  });

/** A profile made rounder by two points between each pair, on a smooth curve; corners stay near their places. */
export const rounded = (profile: readonly (readonly [number, number])[]): [number, number][] => {
  const out: [number, number][] = [];
  const at = (i: number) => profile[Math.max(0, Math.min(profile.length - 1, i))]!;
  for (let i = 0; i < profile.length - 1; i++) {
    for (const t of [0, 1 / 3, 2 / 3]) {
      const one = (k: 0 | 1) => {
        const [p, q, r, s] = [at(i - 1)[k], at(i)[k], at(i + 1)[k], at(i + 2)[k]];
        return (
          q +
          0.3 * (r - p) * (t - 2 * t * t + t * t * t) +
          (r - q) * (3 * t * t - 2 * t * t * t) +
          0.3 * (s - q) * (t * t * t - t * t)
        );
      };
      out.push([Math.max(0, one(0)), one(1)]);
    }
  }
  out.push([...at(profile.length - 1)] as [number, number]);
  return out;
};

/** Turned on a lathe: [radius, height] from bottom to top. */
export const lathe = (profile: readonly (readonly [number, number])[], around = 24): Mesh => {
  const positions: number[] = [];
  for (const [r, y] of profile) {
    for (let i = 0; i <= around; i++) {
      const a = (i / around) * 2 * Math.PI;
      positions.push(r * Math.cos(a), y, r * Math.sin(a));
    }
  }
  return smoothed(Float32Array.from(positions), Uint32Array.from(gridTriangles(around, profile.length - 1, 0, true)));
};

export const rod = (bottom: number, top: number, height: number, around = 14): Mesh => {
  const b = Math.min(0.003, bottom * 0.2, top * 0.3);
  return lathe(
    [
      [0, 0],
      [bottom - b, 0],
      [bottom, b],
      [top, height - b],
      [top - b, height],
      [0, height],
    ],
    around,
  );
};

export const disc = (radius: number, height: number, edge = 0.006, around = 40): Mesh =>
  lathe(
    [
      [0, 0],
      [radius - edge, 0],
      [radius, edge],
      [radius, height - edge],
      [radius - edge * 0.3, height - edge * 0.1],
      [radius - edge, height],
      [0, height],
    ],
    around,
  );

/** A tube along points; `radius` may change along it. Each ring follows from the one before: set anew from the upright, a leg that leant over was wrung at one place. */
export const tube = (points: readonly Vec3[], radius: number | ((t: number) => number), around = 8): Mesh => {
  const positions: number[] = [];
  const normals: number[] = [];
  const unit = (v: Vec3): Vec3 => {
    const l = Math.hypot(...v) || 1;
    return [v[0] / l, v[1] / l, v[2] / l];
  };
  const cross = (a: Vec3, b: Vec3): Vec3 => [
    a[1] * b[2] - a[2] * b[1],
    a[2] * b[0] - a[0] * b[2],
    a[0] * b[1] - a[1] * b[0],
  ];
  let side: Vec3 | null = null;
  points.forEach((p, k) => {
    const a = points[Math.max(0, k - 1)]!;
    const b = points[Math.min(points.length - 1, k + 1)]!;
    const t = unit([b[0] - a[0], b[1] - a[1], b[2] - a[2]]);
    const along: number = side ? side[0] * t[0] + side[1] * t[1] + side[2] * t[2] : 0;
    const s: Vec3 = side
      ? unit([side[0] - along * t[0], side[1] - along * t[1], side[2] - along * t[2]])
      : unit(cross(t, Math.abs(t[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0]));
    side = s;
    const q = cross(t, s);
    const r = typeof radius === 'number' ? radius : radius(k / Math.max(1, points.length - 1));
    for (let i = 0; i <= around; i++) {
      const c = Math.cos((i / around) * 2 * Math.PI);
      const d = Math.sin((i / around) * 2 * Math.PI);
      const n: Vec3 = [s[0] * c + q[0] * d, s[1] * c + q[1] * d, s[2] * c + q[2] * d];
      positions.push(p[0] + n[0] * r, p[1] + n[1] * r, p[2] + n[2] * r);
      normals.push(...n);
    }
  });
  return {
    positions: Float32Array.from(positions),
    normals: Float32Array.from(normals),
    triangles: Uint32Array.from(gridTriangles(around, points.length - 1)),
  };
};

/** An open sheet by formula. */
export const sheet = (nu: number, nv: number, at: (u: number, v: number) => Vec3): Mesh => {
  const positions: number[] = [];
  for (let j = 0; j <= nv; j++) for (let i = 0; i <= nu; i++) positions.push(...at(i / nu, j / nv));
  return smoothed(Float32Array.from(positions), Uint32Array.from(gridTriangles(nu, nv)));
};

/** Cloth has two sides and an edge: a sheet grown to `thick` along its normals. */
export const thickened = (mesh: Mesh, nu: number, nv: number, thick: number): Mesh => {
  const n = mesh.positions.length / 3;
  const positions = new Float32Array(n * 6);
  for (let i = 0; i < n * 3; i++) {
    positions[i] = mesh.positions[i]! + (mesh.normals[i]! * thick) / 2;
    positions[n * 3 + i] = mesh.positions[i]! - (mesh.normals[i]! * thick) / 2;
  }
  const triangles = [...gridTriangles(nu, nv), ...gridTriangles(nu, nv, n, true)];
  const rim: number[] = [];
  for (let i = 0; i < nu; i++) rim.push(i);
  for (let j = 0; j < nv; j++) rim.push(j * (nu + 1) + nu);
  for (let i = nu; i > 0; i--) rim.push(nv * (nu + 1) + i);
  for (let j = nv; j > 0; j--) rim.push(j * (nu + 1));
  for (let k = 0; k < rim.length; k++) {
    const a = rim[k]!;
    const b = rim[(k + 1) % rim.length]!;
    triangles.push(a, n + b, b, a, n + a, n + b);
  }
  return smoothed(positions, Uint32Array.from(triangles));
};
