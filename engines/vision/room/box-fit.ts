import { type Camera, floorUnder, type Lens, lensOf, rayThrough, rescale } from '#domain/scene/camera.ts';
import type { Plane } from '#engines/raster/raster.ts';
import { alongEdge, type EdgeMaps } from './edge-maps.ts';
import type { Segment } from './lines.ts';

/** Distances from the camera in eye heights: back wall, left wall, right wall. */
export type Box = { readonly depth: number; readonly left: number; readonly right: number };
export type CeilingGuess = { readonly ratio: number; readonly score: number };
export type BoxFit = {
  readonly box: Box;
  readonly ceiling: CeilingGuess;
  /** Region agreement -1..1, edge support 0..1, and their sum with the ceiling's. */
  readonly region: number;
  readonly edge: number;
  readonly backEdge: number;
  readonly leftEdge: number;
  readonly rightEdge: number;
  readonly score: number;
};

const COLUMNS = 56;

/** Row where the floor ends in a column, by the nearest of the three walls. */
export const floorEnd = (lens: Lens, box: Box, u: number): number => {
  const a = rayThrough(lens, u, 0);
  const b = rayThrough(lens, u, 1000);
  const eye = lens.camera.eye;
  let best = Number.NEGATIVE_INFINITY;
  for (const [axis, wall] of [
    [2, box.depth],
    [0, -box.left],
    [0, box.right],
  ] as const) {
    const slope = (b[axis] - a[axis]) / 1000;
    const fall = (b[1] - a[1]) / 1000;
    const A = eye * slope + wall * fall;
    const v = -(eye * a[axis] + wall * a[1]) / A;
    if (Math.abs(A) < 1e-12 || a[1] + v * fall >= -1e-6 || (a[axis] + v * slope) * wall <= 0) continue;
    if (v > best) best = v;
  }
  return best;
};

export const horizonAt = (lens: Lens, u: number): number => {
  const a = rayThrough(lens, u, 0)[1];
  const b = rayThrough(lens, u, 1)[1];
  return -a / (b - a);
};

type Evidence = { lens: Lens; maps: EdgeMaps; floor: Plane; ceiling?: Plane | undefined };

const scorer = ({ lens, maps, floor }: Evidence) => {
  const { width: w, height: h } = floor;
  const columns = Array.from({ length: COLUMNS }, (_, i) => Math.floor(((i + 0.5) / COLUMNS) * w));
  const horizon = columns.map((u) => Math.max(0, Math.min(h, Math.floor(horizonAt(lens, u)))));
  const prefix = columns.map((u) => {
    const sums = new Float32Array(h + 1);
    for (let y = 0; y < h; y++) sums[y + 1] = sums[y]! + floor.data[y * w + u]! - 0.5;
    return sums;
  });
  return (box: Box) => {
    let region = 0;
    let total = 0;
    columns.forEach((u, k) => {
      const v = Math.max(0, Math.min(h, Math.round(floorEnd(lens, box, u))));
      const p = prefix[k]!;
      region += p[h]! - p[v]! - (p[v]! - p[Math.min(v, horizon[k]!)]!);
      total += h - horizon[k]!;
    });
    region /= Math.max(1, total) * 0.5;
    let sum = 0;
    let length = 0;
    const add = (a: [number, number, number], b: [number, number, number], axis: 0 | 1 | 2, weight: number) => {
      const s = alongEdge(lens, a, b, maps[axis]);
      sum += weight * s.sum;
      length += weight * s.length;
      return s.length ? s.sum / s.length : 0;
    };
    const { depth: D, left: L, right: R } = box;
    const backEdge = add([-L, 0, D], [R, 0, D], 0, 1);
    const leftEdge = add([-L, 0, D], [-L, 0, -1], 2, 1);
    const rightEdge = add([R, 0, D], [R, 0, -1], 2, 1);
    add([-L, 0, D], [-L, 1.75, D], 1, 0.5);
    add([R, 0, D], [R, 1.75, D], 1, 0.5);
    const edge = length ? sum / length : 0;
    return {
      region,
      edge,
      backEdge,
      leftEdge,
      rightEdge,
      score: region + 0.9 * edge * Math.min(1, length / (0.6 * w)),
    };
  };
};

/** Ceiling height in eye heights: the level whose three edges the lines (and the network's ceiling) support best. */
export const findCeiling = ({ lens, maps, ceiling }: Evidence, box: Box, step: number): CeilingGuess => {
  const w = maps[0].width;
  const { depth: D, left: L, right: R } = box;
  let best = { ratio: 0, score: 0, value: 0 };
  for (let H = 1.25; H < 4.2; H *= 1 + step) {
    let sum = 0;
    let length = 0;
    for (const [a, b, map] of [
      [[-L, H, D], [R, H, D], maps[0]],
      [[-L, H, D], [-L, H, 0], maps[2]],
      [[R, H, D], [R, H, 0], maps[2]],
    ] as const) {
      const s = alongEdge(lens, a, b, map);
      sum += s.sum;
      length += s.length;
    }
    let score = length > 0.15 * w ? (sum / length) * Math.min(1, length / (0.5 * w)) : 0;
    if (ceiling && length > 0.15 * w) score = 0.55 * score + 0.45 * Math.max(0, acrossCeiling(lens, box, H, ceiling));
    // Eye heights about 1.3 m under 2.6 m are usual: a tie-breaker only.
    const value = score + (score > 0.1 ? 0.15 * Math.exp(-(((2.6 / H - 1.3) / 0.28) ** 2)) : 0);
    if (value > best.value) best = { ratio: H, score, value };
  }
  return { ratio: best.ratio, score: best.score };
};

/** Ceiling just above the edge, wall just below it: 1 when the network agrees everywhere. */
const acrossCeiling = (lens: Lens, box: Box, H: number, ceiling: Plane): number => {
  let sum = 0;
  let n = 0;
  const probe = (x: number, z: number) => {
    const [f, r] = [lens.basis[2], lens.camera];
    const depth = f[0] * x + f[1] * (H - r.eye) + f[2] * z;
    if (depth < 0.1) return;
    const u =
      lens.cx + (r.focal * (lens.basis[0][0] * x + lens.basis[0][1] * (H - r.eye) + lens.basis[0][2] * z)) / depth;
    const v =
      lens.cy + (r.focal * (lens.basis[1][0] * x + lens.basis[1][1] * (H - r.eye) + lens.basis[1][2] * z)) / depth;
    const gap = ceiling.height * 0.025;
    if (u < 0 || u >= ceiling.width || v - gap < 0 || v + gap >= ceiling.height) return;
    const at = (y: number) => ceiling.data[Math.floor(y) * ceiling.width + Math.floor(u)]!;
    sum += at(v - gap) - at(v + gap);
    n++;
  };
  for (let i = 0; i <= 16; i++) {
    const t = i / 16;
    probe(-box.left + (box.left + box.right) * t, box.depth);
    probe(-box.left, box.depth * t);
    probe(box.right, box.depth * t);
  }
  return n > 6 ? sum / n : 0;
};

const geometric = (from: number, to: number, n: number) =>
  Array.from({ length: n }, (_, i) => from * (to / from) ** (i / (n - 1)));

const distinct = (found: [number, number][], most: number): number[] => {
  const kept: number[] = [];
  for (const [v] of found.sort((a, b) => b[1] - a[1])) {
    if (kept.length >= most) break;
    if (kept.every((k) => Math.abs(k - v) > 0.025 * v)) kept.push(v);
  }
  return kept;
};

/** Candidate walls come from the segments themselves; a plain grid missed the optimum. */
const candidates = (lens: Lens, segments: readonly Segment[], axes: Int8Array, scale: number) => {
  const depth: [number, number][] = [];
  const left: [number, number][] = [];
  const right: [number, number][] = [];
  segments.forEach((s, k) => {
    const axis = axes[k];
    if (axis !== 0 && axis !== 2) return;
    const spot = floorUnder(lens, ((s.x1 + s.x2) / 2) * scale, ((s.y1 + s.y2) / 2) * scale);
    if (!spot) return;
    const weight = s.length * s.strength;
    if (axis === 0 && spot.z > 0.6 && spot.z < 12) depth.push([spot.z, weight]);
    if (axis === 2 && spot.x < -0.2 && spot.x > -10) left.push([-spot.x, weight]);
    if (axis === 2 && spot.x > 0.2 && spot.x < 10) right.push([spot.x, weight]);
  });
  return {
    depths: [...distinct(depth, 20), ...geometric(1, 8, 9)],
    lefts: [...distinct(left, 11), ...geometric(0.5, 8, 6)],
    rights: [...distinct(right, 11), ...geometric(0.5, 8, 6)],
  };
};

export const fitBox = (
  camera: Camera,
  segments: readonly Segment[],
  axes: Int8Array,
  maps: EdgeMaps,
  floor: Plane,
  ceiling?: Plane,
): BoxFit => {
  const scale = floor.width / camera.width;
  const lens = lensOf(rescale({ ...camera, eye: 1 }, floor.width, floor.height));
  const evidence: Evidence = { lens, maps, floor, ceiling };
  const score = scorer(evidence);
  const { depths, lefts, rights } = candidates(lens, segments, axes, scale);
  const tried: { box: Box; value: number }[] = [];
  for (const depth of depths) {
    for (const left of lefts)
      for (const right of rights)
        tried.push({ box: { depth, left, right }, value: score({ depth, left, right }).score });
  }
  tried.sort((a, b) => b.value - a.value);
  const short = tried
    .slice(0, 120)
    .map((t) => ({ box: t.box, value: t.value + 0.45 * findCeiling(evidence, t.box, 0.04).score }))
    .sort((a, b) => b.value - a.value)
    .slice(0, 8);
  let best = { box: short[0]!.box, value: Number.NEGATIVE_INFINITY };
  for (const start of short) {
    const climbed = climb(start.box, (b) => score(b).score);
    const value = climbed.value + 0.45 * findCeiling(evidence, climbed.box, 0.015).score;
    if (value > best.value) best = { box: climbed.box, value };
  }
  const box = snapToSkirting(evidence, best.box);
  const found = findCeiling(evidence, box, 0.004);
  const parts = score(box);
  return { box, ceiling: found, ...parts, score: parts.score + 0.45 * found.score };
};

const climb = (start: Box, worth: (b: Box) => number) => {
  let box = start;
  let value = worth(box);
  let step = 0.08;
  for (let round = 0; round < 80 && step > 0.0015; round++) {
    let better = false;
    for (const key of ['depth', 'left', 'right'] as const) {
      for (const sign of [1, -1]) {
        const next = { ...box, [key]: box[key] * (1 + sign * step) };
        const v = worth(next);
        if (v > value) {
          value = v;
          box = next;
          better = true;
        }
      }
    }
    if (!better) step /= 1.7;
  }
  return { box, value };
};

/** The strongest line is often the top of the skirting board: take the lower parallel one when it is nearly as strong. */
const snapToSkirting = ({ lens, maps }: Evidence, box: Box): Box => {
  const next = { ...box };
  const line = (key: keyof Box, k: number) => {
    const b = { ...next, [key]: next[key] * k };
    const s =
      key === 'depth'
        ? alongEdge(lens, [-b.left, 0, b.depth], [b.right, 0, b.depth], maps[0])
        : alongEdge(
            lens,
            [key === 'left' ? -b.left : b.right, 0, b.depth],
            [key === 'left' ? -b.left : b.right, 0, -1],
            maps[2],
          );
    return s.length ? s.sum / s.length : 0;
  };
  for (const key of ['depth', 'left', 'right'] as const) {
    const here = line(key, 1);
    if (here < 0.2) continue;
    let bestFactor = 1;
    let bestValue = here * 0.62;
    for (let k = 0.985; k > 0.82; k -= 0.005) {
      const v = line(key, k);
      if (v > bestValue) {
        bestValue = v;
        bestFactor = k;
      }
    }
    next[key] *= bestFactor;
  }
  return next;
};
