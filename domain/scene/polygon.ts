import type { FloorPoint } from './camera.ts';

export type Polygon = readonly FloorPoint[];

export const areaOf = (polygon: Polygon): number => {
  let sum = 0;
  for (let i = 0; i < polygon.length; i++) {
    const a = polygon[i]!;
    const b = polygon[(i + 1) % polygon.length]!;
    sum += a.x * b.z - b.x * a.z;
  }
  return Math.abs(sum) / 2;
};

export const contains = (polygon: Polygon, x: number, z: number): boolean => {
  let inside = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const a = polygon[i]!;
    const b = polygon[j]!;
    if (a.z > z !== b.z > z && x < ((b.x - a.x) * (z - a.z)) / (b.z - a.z) + a.x) inside = !inside;
  }
  return inside;
};

const segmentDistance = (x: number, z: number, a: FloorPoint, b: FloorPoint): number => {
  const dx = b.x - a.x;
  const dz = b.z - a.z;
  const length = dx * dx + dz * dz;
  const t = length > 0 ? Math.max(0, Math.min(1, ((x - a.x) * dx + (z - a.z) * dz) / length)) : 0;
  return Math.hypot(x - a.x - dx * t, z - a.z - dz * t);
};

const outlineDistance = (polygon: Polygon, x: number, z: number): number => {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < polygon.length; i++) {
    best = Math.min(best, segmentDistance(x, z, polygon[i]!, polygon[(i + 1) % polygon.length]!));
  }
  return best;
};

/** Distance to the outline, positive inside. */
export const depthInside = (polygon: Polygon, x: number, z: number): number =>
  contains(polygon, x, z) ? outlineDistance(polygon, x, z) : -outlineDistance(polygon, x, z);

/** What a piece covers on the floor: a rectangle that may be turned. */
export type Footprint = {
  readonly x: number;
  readonly z: number;
  readonly turn: number;
  readonly width: number;
  readonly depth: number;
};

export const cornersOf = (f: Footprint, margin = 0): FloorPoint[] => {
  const c = Math.cos(f.turn);
  const s = Math.sin(f.turn);
  const w = f.width / 2 + margin;
  const d = f.depth / 2 + margin;
  return [
    [-w, -d],
    [w, -d],
    [w, d],
    [-w, d],
  ].map(([a, b]) => ({ x: f.x + a! * c + b! * s, z: f.z - a! * s + b! * c }));
};

/** Every corner and edge middle lies inside, at most `slack` metres out. */
export const liesWithin = (polygon: Polygon, f: Footprint, slack = 0.02): boolean => {
  const corners = cornersOf(f);
  for (let i = 0; i < 4; i++) {
    const a = corners[i]!;
    const b = corners[(i + 1) % 4]!;
    for (const t of [0, 0.25, 0.5, 0.75]) {
      const [x, z] = [a.x + (b.x - a.x) * t, a.z + (b.z - a.z) * t];
      if (!contains(polygon, x, z) && outlineDistance(polygon, x, z) > slack) return false;
    }
  }
  // A reflex corner of the room may poke between the samples.
  return polygon.every((p) => !covers(f, p.x, p.z, slack + 0.01));
};

/** Does a piece stand over this place? `shrink` metres at its edge do not count. */
export const covers = (f: Footprint, x: number, z: number, shrink = 0): boolean => {
  const c = Math.cos(f.turn);
  const s = Math.sin(f.turn);
  const dx = x - f.x;
  const dz = z - f.z;
  return Math.abs(dx * c - dz * s) < f.width / 2 - shrink && Math.abs(dx * s + dz * c) < f.depth / 2 - shrink;
};

const cornerReach = (f: Footprint, margin: number): number => Math.hypot(f.width / 2 + margin, f.depth / 2 + margin);

/** Separating axes on two turned rectangles that keep `gap` metres apart. */
export const overlap = (a: Footprint, b: Footprint, gap = 0): boolean => {
  // Most pairs of a plan are further apart than their corners reach: a planner asks hundreds of thousands of times.
  const apart = Math.hypot(a.x - b.x, a.z - b.z);
  if (apart > cornerReach(a, gap / 2) + cornerReach(b, gap / 2)) return false;
  const ca = cornersOf(a, gap / 2);
  const cb = cornersOf(b, gap / 2);
  for (const turn of [a.turn, b.turn]) {
    for (const [ax, az] of [
      [Math.cos(turn), -Math.sin(turn)],
      [Math.sin(turn), Math.cos(turn)],
    ] as const) {
      const pa = ca.map((p) => p.x * ax + p.z * az);
      const pb = cb.map((p) => p.x * ax + p.z * az);
      if (Math.max(...pa) <= Math.min(...pb) + 1e-9 || Math.max(...pb) <= Math.min(...pa) + 1e-9) return false;
    }
  }
  return true;
};
