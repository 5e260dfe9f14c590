import type { Plane } from '#engines/raster/raster.ts';
import { blur } from './shrink.ts';

export type Segment = {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly length: number;
  /** Mean gradient along it. */
  readonly strength: number;
};

const ANGLE = (22 * Math.PI) / 180;
const FAINT = 5;
const SHORTEST = 0.022;

/** Straight edges: regions of like gradient direction grown from the strongest pixels, each fitted by its main axis. */
export const findLines = (grey: Plane): Segment[] => {
  const { width: w, height: h } = grey;
  const soft = blur(grey, 0.8).data;
  const n = w * h;
  const size = new Float32Array(n);
  const angle = new Float32Array(n);
  for (let y = 0; y < h - 1; y++) {
    for (let x = 0; x < w - 1; x++) {
      const i = y * w + x;
      const a = soft[i + w + 1]! - soft[i]!;
      const b = soft[i + 1]! - soft[i + w]!;
      const gx = (a + b) / 2;
      const gy = (a - b) / 2;
      size[i] = Math.hypot(gx, gy);
      angle[i] = Math.atan2(gx, -gy);
    }
  }
  const order = strongestFirst(size);
  const used = new Uint8Array(n);
  const queue = new Int32Array(n);
  const shortest = SHORTEST * Math.max(w, h);
  const segments: Segment[] = [];
  for (const seed of order) {
    if (used[seed]) continue;
    const count = grow(seed, w, h, size, angle, used, queue);
    if (count < shortest) continue;
    const segment = fit(queue, count, w, size);
    if (segment.length >= shortest && segment.spread <= 2.2 && segment.length / segment.spread >= 9) {
      const { spread: _, ...kept } = segment;
      segments.push(kept);
    }
  }
  return segments;
};

const strongestFirst = (size: Float32Array): Int32Array => {
  const counts = new Int32Array(257);
  const bucket = (v: number) => Math.min(255, Math.floor(v * 3));
  let kept = 0;
  for (const v of size) {
    if (v <= FAINT) continue;
    counts[255 - bucket(v) + 1]!++;
    kept++;
  }
  for (let i = 1; i < 257; i++) counts[i]! += counts[i - 1]!;
  const order = new Int32Array(kept);
  for (let i = 0; i < size.length; i++) {
    if (size[i]! > FAINT) order[counts[255 - bucket(size[i]!)]!++] = i;
  }
  return order;
};

const grow = (
  seed: number,
  w: number,
  h: number,
  size: Float32Array,
  angle: Float32Array,
  used: Uint8Array,
  queue: Int32Array,
) => {
  let count = 1;
  queue[0] = seed;
  used[seed] = 1;
  let sx = Math.cos(angle[seed]!);
  let sy = Math.sin(angle[seed]!);
  let mean = angle[seed]!;
  for (let k = 0; k < count; k++) {
    const p = queue[k]!;
    const px = p % w;
    const py = (p - px) / w;
    for (let dy = -1; dy <= 1; dy++) {
      const y = py + dy;
      if (y < 0 || y >= h) continue;
      for (let dx = -1; dx <= 1; dx++) {
        const x = px + dx;
        if (x < 0 || x >= w) continue;
        const j = y * w + x;
        if (used[j] || size[j]! <= FAINT) continue;
        let d = Math.abs(angle[j]! - mean);
        if (d > Math.PI) d = 2 * Math.PI - d;
        if (d >= ANGLE) continue;
        used[j] = 1;
        queue[count++] = j;
        sx += Math.cos(angle[j]!);
        sy += Math.sin(angle[j]!);
        mean = Math.atan2(sy, sx);
      }
    }
  }
  return count;
};

const fit = (queue: Int32Array, count: number, w: number, size: Float32Array) => {
  let mass = 0;
  let cx = 0;
  let cy = 0;
  for (let k = 0; k < count; k++) {
    const p = queue[k]!;
    const v = size[p]!;
    mass += v;
    cx += v * (p % w);
    cy += v * Math.floor(p / w);
  }
  cx /= mass;
  cy /= mass;
  let xx = 0;
  let yy = 0;
  let xy = 0;
  for (let k = 0; k < count; k++) {
    const p = queue[k]!;
    const v = size[p]!;
    const dx = (p % w) - cx;
    const dy = Math.floor(p / w) - cy;
    xx += v * dx * dx;
    yy += v * dy * dy;
    xy += v * dx * dy;
  }
  const theta = 0.5 * Math.atan2(2 * xy, xx - yy);
  const c = Math.cos(theta);
  const s = Math.sin(theta);
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  let across = 0;
  for (let k = 0; k < count; k++) {
    const p = queue[k]!;
    const dx = (p % w) - cx;
    const dy = Math.floor(p / w) - cy;
    const t = dx * c + dy * s;
    const u = dy * c - dx * s;
    if (t < low) low = t;
    if (t > high) high = t;
    across += size[p]! * u * u;
  }
  return {
    x1: cx + low * c + 0.5,
    y1: cy + low * s + 0.5,
    x2: cx + high * c + 0.5,
    y2: cy + high * s + 0.5,
    length: high - low,
    strength: mass / count,
    spread: Math.sqrt(across / mass) + 1e-6,
  };
};
