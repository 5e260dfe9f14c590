import { type Lens, lensOf, rayThrough } from '#domain/scene/camera.ts';
import { makeShine, type Shine } from '../light/light-box.ts';
import { LIT } from './geometry.ts';
import type { RenderJob } from './job.ts';
import type { Look, Material } from './material.ts';
import { makeRays, type Rays } from './rays.ts';
import { newLook, textureAt } from './texture.ts';

/** A point on a piece: place, shading normal, face normal (both towards the viewer), material. */
type Point = {
  x: number;
  y: number;
  z: number;
  nx: number;
  ny: number;
  nz: number;
  gx: number;
  gy: number;
  gz: number;
  t: number;
  material: Material;
  placement: number;
};

/** One thread's tools. */
export type Bench = {
  readonly job: RenderJob;
  readonly lens: Lens;
  readonly rays: Rays;
  readonly shine: Shine;
  readonly point: Point;
  readonly look: Look;
  readonly ray: { x: number; y: number; z: number };
  /** Normalised direction through a place in the picture, in `ray`. */
  aim(u: number, v: number): void;
  /** Fills `point` for a triangle on the ray o + t d; `u`, `v` are its weights when known. */
  meet(triangle: number, ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): void;
  /** Light that seams and joints leave where the ray through a place in the picture meets a triangle. */
  shadeAt(triangle: number, u: number, v: number): number;
  /** Colour at `point` into `look`. */
  paint(span: number, cheap: boolean): void;
  /** Cosine-weighted direction about a normal, in `ray`. */
  scatter(nx: number, ny: number, nz: number, a: number, b: number): void;
};

/** `rayThrough` without an array for each of a picture's millions of rays. */
export const aimInto = (lens: Lens, u: number, v: number, out: { x: number; y: number; z: number }): void => {
  if (lens.camera.bend !== 0) {
    [out.x, out.y, out.z] = rayThrough(lens, u, v);
    return;
  }
  const a = (u - lens.cx) / lens.camera.focal;
  const b = (v - lens.cy) / lens.camera.focal;
  const [r, d, f] = lens.basis;
  out.x = r[0] * a + d[0] * b + f[0];
  out.y = r[1] * a + d[1] * b + f[1];
  out.z = r[2] * a + d[2] * b + f[2];
};

export const makeBench = (job: RenderJob): Bench => {
  const lens = lensOf(job.camera);
  const { corners: C, normals: N, tones: S, material, placement, materials, placements } = job.geometry;
  const ray = { x: 0, y: 0, z: 0 };
  const look = newLook();
  const point: Point = {
    x: 0,
    y: 0,
    z: 0,
    nx: 0,
    ny: 1,
    nz: 0,
    gx: 0,
    gy: 1,
    gz: 0,
    t: 0,
    material: materials[0] ?? { kind: 'plain', colour: [0, 0, 0] },
    placement: 0,
  };
  /** How a pixel lies on what is flat: its longer side runs away from the camera. */
  const lieAlong = (span: number, cos: number, sin: number) => {
    const facing = Math.max(0.03, (job.camera.eye - point.y) / point.t);
    const long = span / Math.sqrt(facing) / Math.max(1e-6, Math.sqrt(point.x * point.x + point.z * point.z));
    look.ax = long * (point.x * cos - point.z * sin);
    look.az = long * (point.x * sin + point.z * cos);
  };
  return {
    job,
    lens,
    rays: makeRays(job.geometry),
    shine: makeShine(job.light),
    point,
    look,
    ray,
    aim: (u, v) => {
      aimInto(lens, u, v, ray);
      const l = 1 / Math.sqrt(ray.x * ray.x + ray.y * ray.y + ray.z * ray.z);
      ray.x *= l;
      ray.y *= l;
      ray.z *= l;
    },
    meet: (triangle, ox, oy, oz, dx, dy, dz) => {
      const o = triangle * 9;
      const e1x = C[o + 3]!;
      const e1y = C[o + 4]!;
      const e1z = C[o + 5]!;
      const e2x = C[o + 6]!;
      const e2y = C[o + 7]!;
      const e2z = C[o + 8]!;
      let gx = e1y * e2z - e1z * e2y;
      let gy = e1z * e2x - e1x * e2z;
      let gz = e1x * e2y - e1y * e2x;
      const det = -(gx * dx + gy * dy + gz * dz);
      const inv = Math.abs(det) < 1e-16 ? 0 : 1 / det;
      const tx = ox - C[o]!;
      const ty = oy - C[o + 1]!;
      const tz = oz - C[o + 2]!;
      const t = (gx * tx + gy * ty + gz * tz) * inv;
      const qx = ty * dz - tz * dy;
      const qy = tz * dx - tx * dz;
      const qz = tx * dy - ty * dx;
      let u = (e2x * qx + e2y * qy + e2z * qz) * inv;
      let v = -(e1x * qx + e1y * qy + e1z * qz) * inv;
      u = u < 0 ? 0 : u > 1 ? 1 : u;
      v = v < 0 ? 0 : v > 1 - u ? 1 - u : v;
      const w = 1 - u - v;
      let nx = N[o]! * w + N[o + 3]! * u + N[o + 6]! * v;
      let ny = N[o + 1]! * w + N[o + 4]! * u + N[o + 7]! * v;
      let nz = N[o + 2]! * w + N[o + 5]! * u + N[o + 8]! * v;
      let l = 1 / (Math.sqrt(gx * gx + gy * gy + gz * gz) + 1e-30);
      if (gx * dx + gy * dy + gz * dz > 0) l = -l;
      gx *= l;
      gy *= l;
      gz *= l;
      l = nx * nx + ny * ny + nz * nz;
      if (l > 1e-8) {
        l = 1 / Math.sqrt(l);
        if (nx * gx + ny * gy + nz * gz < 0) l = -l;
        nx *= l;
        ny *= l;
        nz *= l;
      } else {
        nx = gx;
        ny = gy;
        nz = gz;
      }
      point.t = t;
      point.x = ox + dx * t;
      point.y = oy + dy * t;
      point.z = oz + dz * t;
      point.nx = nx;
      point.ny = ny;
      point.nz = nz;
      point.gx = gx;
      point.gy = gy;
      point.gz = gz;
      point.material = materials[material[triangle]!]!;
      point.placement = placement[triangle]!;
    },
    shadeAt: (triangle, px, py) => {
      const k = triangle * 3;
      const [a, b, c] = [S[k]!, S[k + 1]!, S[k + 2]!];
      if (a === LIT && b === LIT && c === LIT) return 1;
      // By the corners' places in the picture: across one triangle perspective hardly matters.
      const P = job.screen;
      const o = triangle * 9;
      const [ex, ey, fx, fy] = [P[o + 3]! - P[o]!, P[o + 4]! - P[o + 1]!, P[o + 6]! - P[o]!, P[o + 7]! - P[o + 1]!];
      const det = ex * fy - ey * fx;
      if (Math.abs(det) < 1e-9) return (a + b + c) / (3 * LIT);
      const [tx, ty] = [px - P[o]!, py - P[o + 1]!];
      const u = Math.max(0, Math.min(1, (tx * fy - ty * fx) / det));
      const v = Math.max(0, Math.min(1 - u, (ex * ty - ey * tx) / det));
      return (a + (b - a) * u + (c - a) * v) / LIT;
    },
    paint: (span, cheap) => {
      const p = placements[point.placement]!;
      const px = point.x - p.x;
      const pz = point.z - p.z;
      look.nx = point.nx * p.cos - point.nz * p.sin;
      look.ny = point.ny;
      look.nz = point.nx * p.sin + point.nz * p.cos;
      if (!cheap && point.material.kind === 'rug') lieAlong(span, p.cos, p.sin);
      if (!cheap && point.material.kind === 'art') {
        // What hangs on a wall is seen aslant from the side: a pixel is as high as ever, and broader.
        look.az = point.t / job.camera.focal;
        look.ax = (span * span) / look.az;
      }
      textureAt(point.material, px * p.cos - pz * p.sin, point.y - p.y, px * p.sin + pz * p.cos, span, cheap, look);
      const bx = look.bx;
      look.bx = bx * p.cos + look.bz * p.sin;
      look.bz = -bx * p.sin + look.bz * p.cos;
    },
    scatter: (nx, ny, nz, a, b) => {
      const r = Math.sqrt(a);
      const phi = 6.283185307 * b;
      const x = r * Math.cos(phi);
      const y = r * Math.sin(phi);
      const c = Math.sqrt(1 - a);
      const s = nz >= 0 ? 1 : -1;
      const q = -1 / (s + nz);
      const e = nx * ny * q;
      ray.x = x * (1 + s * nx * nx * q) + y * e + c * nx;
      ray.y = x * s * e + y * (s + ny * ny * q) + c * ny;
      ray.z = -x * s * nx - y * ny + c * nz;
    },
  };
};
