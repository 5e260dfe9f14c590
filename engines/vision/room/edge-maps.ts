import { type Lens, project, type Vec3 } from '#domain/scene/camera.ts';
import type { Plane } from '#engines/raster/raster.ts';
import type { Segment } from './lines.ts';

/** One map for each room axis: how strongly a line along that axis passes through a pixel. */
export type EdgeMaps = readonly [Plane, Plane, Plane];

export const drawEdges = (
  segments: readonly Segment[],
  axes: Int8Array,
  width: number,
  height: number,
  scale: number,
): EdgeMaps => {
  const maps = [0, 1, 2].map(() => ({ width, height, data: new Float32Array(width * height) }));
  segments.forEach((s, k) => {
    const axis = axes[k]!;
    if (axis < 0) return;
    const map = maps[axis]!.data;
    const steps = Math.ceil(s.length * scale) * 2;
    const weight = Math.min(1, 0.35 + s.strength / 25);
    for (let i = 0; i <= steps; i++) {
      const x = Math.floor((s.x1 + ((s.x2 - s.x1) * i) / steps) * scale);
      const y = Math.floor((s.y1 + ((s.y2 - s.y1) * i) / steps) * scale);
      for (let dy = -2; dy <= 2; dy++) {
        for (let dx = -2; dx <= 2; dx++) {
          const u = x + dx;
          const v = y + dy;
          if (u < 0 || v < 0 || u >= width || v >= height) continue;
          const value = weight * Math.exp(-(dx * dx + dy * dy) / 3);
          if (value > map[v * width + u]!) map[v * width + u] = value;
        }
      }
    }
  });
  return maps as unknown as EdgeMaps;
};

export type Support = { sum: number; length: number };
const NONE: Support = { sum: 0, length: 0 };
const NEAR = 0.08;

/** Edge support of a room edge, sampled evenly along its visible part in the picture. */
export const alongEdge = (lens: Lens, a: Vec3, b: Vec3, map: Plane): Support => {
  let p = project(lens, a[0], a[1], a[2]);
  let q = project(lens, b[0], b[1], b[2]);
  if (p[2] < NEAR && q[2] < NEAR) return NONE;
  const at = (t: number) => project(lens, a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t);
  const cut = (NEAR - p[2]) / (q[2] - p[2]);
  if (p[2] < NEAR) p = at(cut);
  else if (q[2] < NEAR) q = at(cut);
  const dx = q[0] - p[0];
  const dy = q[1] - p[1];
  const length = Math.hypot(dx, dy);
  if (length < 1) return NONE;
  let t0 = 0;
  let t1 = 1;
  for (const [d, room] of [
    [-dx, p[0]],
    [dx, map.width - 1 - p[0]],
    [-dy, p[1]],
    [dy, map.height - 1 - p[1]],
  ] as const) {
    if (d === 0) {
      if (room < 0) return NONE;
    } else if (d < 0) t0 = Math.max(t0, room / d);
    else t1 = Math.min(t1, room / d);
  }
  if (t0 >= t1) return NONE;
  const visible = length * (t1 - t0);
  const n = Math.max(2, Math.min(60, Math.floor(visible / 4)));
  let sum = 0;
  for (let i = 0; i <= n; i++) {
    const t = t0 + ((t1 - t0) * i) / n;
    sum += map.data[Math.floor(p[1] + dy * t) * map.width + Math.floor(p[0] + dx * t)]!;
  }
  return { sum: (sum / (n + 1)) * visible, length: visible };
};
