import { addFaces } from '../../engines/staging/furniture/mesh.ts';
import { type Moving, type Threads, threadsOf } from './threads.ts';

/** A sewn case: two panels of `across` x `up` squares that share their rim, and the filling between them. Its points: front panel in rows from below, then the back panel without its rim. */
export type Case = Moving & {
  readonly across: number;
  readonly up: number;
  readonly width: number;
  readonly height: number;
  readonly normals: Float64Array;
  readonly triangles: Int32Array;
  /** Point of either panel in rows, rim shared. */
  readonly panels: readonly [Int32Array, Int32Array];
  readonly bonds: Bonds;
  readonly filling: Filling;
};

type Bonds = Threads & {
  /** Softness in seconds squared: 0 does not give at all. */
  readonly soft: Float64Array;
  /** 0 holds both ways, 1 only against being folded up, 2 only against being drawn apart. */
  readonly kind: Uint8Array;
};

export type Filling = {
  /** Thickness in the middle, metres. */
  readonly thick: number;
  /** Push of the filling against the cloth, in multiples of its weight, at half and at whole volume. */
  readonly push: number;
  /** How much more of it lies in the lower half. */
  readonly sunk: number;
  /** Share of its length to which the seam is gathered. */
  readonly gathered: number;
  /** Share of it that the hand's chop has driven out of the middle of the upper edge. */
  readonly dent: number;
  readonly seed: number;
};

const roll = (seed: number) => {
  let s = (seed * 2654435761) >>> 0;
  return () => {
    s = (Math.imul(s, 1664525) + 1013904223) >>> 0;
    return s / 4294967296;
  };
};

/** Softness, in seconds squared, of the cloth when drawn aslant and when folded over two and four squares, and of the filling. */
const SHEAR = 1.5e-5;
const BEND = 1.5e-4;
const WIDE = 8e-4;
const FILL = 4e-5;
/** How unevenly it is filled, and how far it may swell. */
const LUMPS = 0.07;
const SWELL = 1.05;
/** Extra cloth beside the seam, in patches: it comes out as puckers. */
const EASE = 0.11;
/** Fibres hold together across so many squares. */
const CROSS = 3;

/** Cuts and sews a case about its middle, in the xy plane. */
export const sew = (width: number, height: number, square: number, filling: Filling): Case => {
  const [across, up] = [Math.round(width / square / 2) * 2, Math.round(height / square / 2) * 2];
  const row = across + 1;
  const rim = (i: number, j: number) => i === 0 || j === 0 || i === across || j === up;
  const panels = [new Int32Array(row * (up + 1)), new Int32Array(row * (up + 1))] as const;
  const places: number[] = [];
  const chance = roll(filling.seed);
  const cloud = [0, 1, 2, 3].map(() => chance() * 6.3);
  const lump = (u: number, v: number) =>
    0.5 * Math.sin(3.1 * u + cloud[0]!) * Math.sin(2.6 * v + cloud[1]!) +
    0.5 * Math.sin(5 * u + 3 * v + cloud[2]!) * Math.sin(6 * v - 2 * u + cloud[3]!);
  const ease = (i: number, j: number) =>
    0.5 +
    0.5 *
      Math.sin(i * 0.45 + cloud[0]! + 2 * Math.sin(j * 0.21 + cloud[1]!)) *
      Math.sin(j * 0.45 + cloud[2]! + 2 * Math.sin(i * 0.17));
  const full = (i: number, j: number) => {
    const [u, v] = [(i / across) * 2 - 1, (j / up) * 2 - 1];
    if (Math.abs(u) >= 1 || Math.abs(v) >= 1) return 0;
    return (
      Math.sqrt((1 - Math.abs(u) ** 2.1) * (1 - Math.abs(v) ** 2.1)) *
      (1 + LUMPS * lump(u, v) - filling.sunk * v) *
      (1 - filling.dent * Math.exp(-((u / 0.25) ** 2)) * Math.max(0, v + 0.2))
    );
  };
  for (const side of [0, 1] as const)
    for (let j = 0; j <= up; j++)
      for (let i = 0; i <= across; i++) {
        const k = j * row + i;
        if (side && rim(i, j)) {
          panels[1][k] = panels[0][k]!;
          continue;
        }
        panels[side][k] = places.length / 3;
        const z = (side ? -1 : 1) * (0.002 + 0.25 * filling.thick * full(i, j)) + (chance() - 0.5) * 0.006;
        places.push((i / across - 0.5) * width, (j / up - 0.5) * height, rim(i, j) ? 0 : z);
      }
  const triangles: number[] = [];
  for (const side of [0, 1] as const)
    for (let j = 0; j < up; j++)
      for (let i = 0; i < across; i++) {
        const p = (x: number, y: number) => panels[side][(j + y) * row + i + x]!;
        const odd = (i + j) & 1;
        const two = odd
          ? [p(0, 0), p(1, 0), p(0, 1), p(1, 0), p(1, 1), p(0, 1)]
          : [p(0, 0), p(1, 0), p(1, 1), p(0, 0), p(1, 1), p(0, 1)];
        triangles.push(...(side ? two.reverse() : two));
      }
  const [dx, dy] = [width / across, height / up];
  const list: (readonly [number, number, number, number, number])[] = [];
  const bond = (a: number, b: number, rest: number, soft: number, kind: 0 | 1 | 2) => {
    if (a !== b) list.push([a, b, rest, soft, kind]);
  };
  for (const side of [0, 1] as const)
    for (let j = 0; j <= up; j++)
      for (let i = 0; i <= across; i++) {
        const p = panels[side][j * row + i]!;
        const to = (di: number, dj: number, share: number, soft: number, kind: 0 | 1 | 2) => {
          const [x, y] = [i + di, j + dj];
          if (x < 0 || x > across || y > up) return;
          const onSeam = (dj === 0 && (j === 0 || j === up)) || (di === 0 && (i === 0 || i === across));
          if (onSeam && side) return;
          const edge = dj === 0 ? Math.min(j, up - j) : Math.min(i, across - i);
          const gather = onSeam
            ? filling.gathered
            : di && dj
              ? 1
              : 1 + EASE * Math.exp(-edge / 4) * (0.4 + 1.2 * ease(i + di / 2, j + dj / 2));
          bond(p, panels[side][y * row + x]!, Math.hypot(di * dx, dj * dy) * share * gather, soft, kind);
        };
        to(1, 0, 1, 0, 0);
        to(0, 1, 1, 0, 0);
        to(1, 1, 1, SHEAR, 0);
        to(-1, 1, 1, SHEAR, 0);
        to(2, 0, 0.98, BEND, 1);
        to(0, 2, 0.98, BEND, 1);
        to(2, 2, 0.98, BEND, 1);
        to(-2, 2, 0.98, BEND, 1);
        to(4, 0, 0.93, WIDE, 1);
        to(0, 4, 0.93, WIDE, 1);
      }
  for (let j = 0; j <= up; j++)
    for (let i = 0; i <= across; i++) {
      const k = j * row + i;
      const [f, b] = [panels[0][k]!, panels[1][k]!];
      const t = full(i, j) * filling.thick;
      if (f === b) continue;
      if (t < 0.006) {
        bond(f, b, 0.003, 0, 0);
        continue;
      }
      bond(f, b, t, FILL, 1);
      bond(f, b, t * SWELL, FILL, 2);
      for (const [di, dj] of [
        [CROSS, 0],
        [-CROSS, 0],
        [0, CROSS],
        [0, -CROSS],
      ] as const) {
        const [x, y] = [i + di, j + dj];
        if (x <= 0 || y <= 0 || x >= across || y >= up) continue;
        const other = (full(x, y) * filling.thick + t) / 2;
        bond(f, panels[1][y * row + x]!, Math.hypot(di * dx, dj * dy, other), 3e-4, 0);
      }
    }
  return {
    across,
    up,
    width,
    height,
    at: Float64Array.from(places),
    before: Float64Array.from(places),
    normals: new Float64Array(places.length),
    triangles: Int32Array.from(triangles),
    panels,
    bonds: {
      ...threadsOf(list),
      soft: Float64Array.from(list, (s) => s[3]),
      kind: Uint8Array.from(list, (s) => s[4]),
    },
    filling,
  };
};

const mend = ({ at, bonds: { ends, rest, soft, kind } }: Case, dt: number, back: boolean): void => {
  const n = rest.length;
  for (let q = 0; q < n; q++) {
    const s = back ? n - 1 - q : q;
    const [i, j] = [ends[s * 2]!, ends[s * 2 + 1]!];
    const dx = at[j]! - at[i]!;
    const dy = at[j + 1]! - at[i + 1]!;
    const dz = at[j + 2]! - at[i + 2]!;
    const d = Math.sqrt(dx * dx + dy * dy + dz * dz) + 1e-12;
    const c = d - rest[s]!;
    if ((kind[s] === 1 && c >= 0) || (kind[s] === 2 && c <= 0)) continue;
    const f = c / d / (2 + soft[s]! / (dt * dt));
    at[i]! += dx * f;
    at[i + 1]! += dy * f;
    at[i + 2]! += dz * f;
    at[j]! -= dx * f;
    at[j + 1]! -= dy * f;
    at[j + 2]! -= dz * f;
  }
};

export type Weather = { readonly dt: number; readonly gravity: number; readonly drag: number };

/** One step in time of a case on its own; what it touches comes after. */
export const breathe = (one: Case, { dt, gravity, drag }: Weather): void => {
  const { at, before, normals, triangles, filling, width, height, across, up } = one;
  // Sums of the faces round every point: what the filling pushes against.
  normals.fill(0);
  addFaces(at, triangles, normals);
  // A point's share of cloth is six thirds of half a square: cross products sum to twice that.
  const unit = (2 * width * height) / (across * up);
  const push = (filling.push * 9.81 * dt * dt) / unit / 3;
  for (let o = 0; o < at.length; o++) {
    const v = (at[o]! - before[o]!) * drag;
    before[o] = at[o]!;
    at[o]! += v + normals[o]! * push - (o % 3 === 1 ? gravity * dt * dt : 0);
  }
  mend(one, dt, false);
  mend(one, dt, true);
};
