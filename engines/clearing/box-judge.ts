import { basisOf } from '#domain/scene/camera.ts';
import type { Guess } from '#engines/clearing/guess.ts';
import type { Plane } from '#engines/raster/raster.ts';
import { blur, stretch } from '#engines/vision/room/shrink.ts';

/** A box under a camera as one flat record, in eye heights and radians, so that a search can move any part of it. */
export type Pose = {
  readonly focal: number;
  readonly pitch: number;
  readonly roll: number;
  readonly yaw: number;
  readonly depth: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
};

/** An edge below this is none: it speaks against the box. One that runs behind the furniture says nothing. */
const NO_EDGE = 0.25;
/** Steps in grey that count as half an edge. */
const HALF_EDGE = 9;
/** One hundredth of the visible room on the wrong side weighs as much as a tenth of the edges unseen. */
const CLASSES = 12;
/** What of the rule that furniture stands on the floor counts here: it must not outweigh a visible corner. */
const FEET = 0.3;
/** Ceilings are about twice as high as lenses: one half more or less costs a tenth of the edges. */
const USUAL_TOP = 2;
const NEAR = 0.05;
/** Cells of the classes across the picture. */
const ACROSS = 84;

export type Judge = (pose: Pose) => number;

/** Says how well a box explains what is seen beside the mask: floor, walls and ceiling by class, its edges by steps in grey. */
export const judgeOf = (grey: Plane, hidden: Uint8Array, guess: Guess): Judge => {
  const { width, height } = grey;
  const cells = cellsOf(guess, width, height);
  const soft = blur(grey, 1.2).data;
  const edgeAt = (x: number, y: number, nx: number, ny: number): number => {
    const i = Math.floor(y) * width + Math.floor(x);
    if (hidden[i]) return 0;
    const gx = (soft[i + 1]! - soft[i - 1]!) / 2;
    const gy = (soft[i + width]! - soft[i - width]!) / 2;
    const step = Math.abs(gx * nx + gy * ny);
    return step / (step + HALF_EDGE / 2) - NO_EDGE;
  };
  return (pose) => {
    const { focal, depth, left, right, top } = pose;
    const basis = basisOf(pose);
    const [r, d, f] = basis;
    let agreed = 0;
    for (let n = 0; n < cells.count; n++) {
      const u = cells.u[n]! / focal;
      const v = cells.v[n]! / focal;
      const dx = r[0] * u + d[0] * v + f[0];
      const dy = r[1] * u + d[1] * v + f[1];
      const dz = r[2] * u + d[2] * v + f[2];
      const wall = Math.min(dz > 0 ? depth / dz : 1e6, dx < 0 ? -left / dx : dx > 0 ? right / dx : 1e6);
      const level = dy < 0 ? -1 / dy : dy > 0 ? (top - 1) / dy : 1e6;
      agreed += level < wall ? (dy < 0 ? cells.floor[n]! : cells.ceiling[n]!) : cells.wall[n]!;
    }
    let sum = 0;
    const project = (x: number, y: number, z: number): [number, number, number] => {
      const ahead = f[0] * x + f[1] * (y - 1) + f[2] * z;
      return [
        width / 2 + (focal * (r[0] * x + r[1] * (y - 1) + r[2] * z)) / ahead,
        height / 2 + (focal * (d[0] * x + d[1] * (y - 1) + d[2] * z)) / ahead,
        ahead,
      ];
    };
    const add = (ax: number, ay: number, az: number, bx: number, by: number, bz: number, weight: number): void => {
      const da = f[0] * ax + f[1] * (ay - 1) + f[2] * az;
      const db = f[0] * bx + f[1] * (by - 1) + f[2] * bz;
      if (da < NEAR && db < NEAR) return;
      const cut = (NEAR - da) / (db - da);
      const at = (t: number) => project(ax + (bx - ax) * t, ay + (by - ay) * t, az + (bz - az) * t);
      if (!Number.isFinite(cut) && da < NEAR !== db < NEAR) return;
      const p = at(da < NEAR ? cut : 0);
      const q = at(db < NEAR ? cut : 1);
      const dx = q[0] - p[0];
      const dy = q[1] - p[1];
      const long = Math.hypot(dx, dy);
      if (long < 2) return;
      const inside = clip(p, dx, dy, width, height);
      if (!inside) return;
      const [t0, t1] = inside;
      const seen = long * (t1 - t0);
      const steps = Math.max(2, Math.min(80, Math.floor(seen / 3)));
      let own = 0;
      for (let n = 0; n <= steps; n++) {
        const t = t0 + ((t1 - t0) * n) / steps;
        own += edgeAt(p[0] + dx * t, p[1] + dy * t, -dy / long, dx / long);
      }
      sum += (weight * own * seen) / (steps + 1);
    };
    add(-left, 0, depth, right, 0, depth, 1);
    add(-left, 0, depth, -left, 0, -1, 1);
    add(right, 0, depth, right, 0, -1, 1);
    add(-left, top, depth, right, top, depth, 0.8);
    add(-left, top, depth, -left, top, -1, 0.8);
    add(right, top, depth, right, top, -1, 0.8);
    add(-left, 0, depth, -left, top, depth, 0.6);
    add(right, 0, depth, right, top, depth, 0.6);
    return (CLASSES * agreed) / cells.weight + sum / width - 0.1 * (Math.log(top / USUAL_TOP) / 0.4) ** 2;
  };
};

/** Pixels from the border within which no step in grey can be taken, with what rounding may cost. */
const INSIDE = 1.01;

const clip = (
  p: readonly [number, number, number],
  dx: number,
  dy: number,
  width: number,
  height: number,
): [number, number] | undefined => {
  let t0 = 0;
  let t1 = 1;
  for (const [slope, room] of [
    [-dx, p[0] - INSIDE],
    [dx, width - 1 - INSIDE - p[0]],
    [-dy, p[1] - INSIDE],
    [dy, height - 1 - INSIDE - p[1]],
  ] as const) {
    if (slope === 0) {
      if (room < 0) return undefined;
    } else if (slope < 0) t0 = Math.max(t0, room / slope);
    else t1 = Math.min(t1, room / slope);
  }
  return t0 < t1 ? [t0, t1] : undefined;
};

/** The classes on a coarse grid, each cell weighed by how much of it was seen. */
const cellsOf = (guess: Guess, width: number, height: number) => {
  const [floor, wall, structure, ceiling, trust] = [
    guess.floor,
    guess.wall,
    guess.structure,
    guess.ceiling,
    guess.trust,
  ].map((plane) => stretch(plane, width, height).data) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const grid = Math.max(1, Math.round(width / ACROSS));
  const most = Math.ceil(width / grid) * Math.ceil(height / grid);
  const cells = {
    u: new Float32Array(most),
    v: new Float32Array(most),
    floor: new Float32Array(most),
    wall: new Float32Array(most),
    ceiling: new Float32Array(most),
    count: 0,
    weight: 0,
  };
  for (let y = grid >> 1; y < height; y += grid)
    for (let x = grid >> 1; x < width; x += grid) {
      const i = y * width + x;
      const known = trust[i]! > 0.3 ? trust[i]! : trust[i]! * FEET;
      if (known < 0.02) continue;
      const n = cells.count++;
      cells.u[n] = x + 0.5 - width / 2;
      cells.v[n] = y + 0.5 - height / 2;
      cells.floor[n] = known * floor[i]!;
      cells.wall[n] = known * Math.min(1, wall[i]! + structure[i]!);
      cells.ceiling[n] = known * ceiling[i]!;
      cells.weight += known;
    }
  return cells;
};
