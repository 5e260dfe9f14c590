import type { Vec3 } from '#domain/scene/camera.ts';
import { hash, noise } from '../render/noise.ts';
import { gridTriangles, joined, type Mesh, smoothed } from './mesh.ts';
import { tube } from './shapes.ts';

/** How a cushion's seam is finished: a knife edge, a cord, a flat flange all round, or a fringe at its two sides. */
export type Trim = 'knife' | 'piped' | 'flanged' | 'fringed';

type Rim = { readonly at: Vec3[]; readonly out: Vec3[]; readonly normal: Vec3; readonly sides: Uint8Array };

/** The seam of a cushion of `across` x `up` squares whose front comes first among its points: places, ways out in its plane, and which of them lie at its sides. */
const rimOf = (p: Float32Array, across: number, up: number): Rim => {
  const place = (i: number, j: number): Vec3 => {
    const o = (j * (across + 1) + i) * 3;
    return [p[o]!, p[o + 1]!, p[o + 2]!];
  };
  const less = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
  const [u, v] = [less(place(across, 0), place(0, 0)), less(place(0, up), place(0, 0))];
  const n: Vec3 = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
  const unit = (w: Vec3): Vec3 => {
    const l = Math.hypot(...w) || 1;
    return [w[0] / l, w[1] / l, w[2] / l];
  };
  const [right, upward] = [unit(u), unit(v)];
  const round: (readonly [number, number])[] = [];
  for (let i = 0; i < across; i++) round.push([i, 0]);
  for (let j = 0; j < up; j++) round.push([across, j]);
  for (let i = across; i > 0; i--) round.push([i, up]);
  for (let j = up; j >= 0; j--) round.push([0, j]);
  const end = (k: number, count: number): number => (k === 0 ? -1 : k === count ? 1 : 0);
  return {
    at: round.map(([i, j]) => place(i, j)),
    // At a corner out both ways, as a mitre.
    out: round.map(([i, j]) => {
      const [a, b] = [end(i, across), end(j, up)];
      return [a * right[0] + b * upward[0], a * right[1] + b * upward[1], a * right[2] + b * upward[2]];
    }),
    normal: unit(n),
    sides: Uint8Array.from(round, ([i, j]) => ((i === 0 || i === across) && j > 0 && j < up ? 1 : 0)),
  };
};

export const CORD = 0.0038;
const piping = ({ at, out }: Rim): Mesh =>
  tube(
    at.map((p, k): Vec3 => [p[0] + out[k]![0] * 0.002, p[1] + out[k]![1] * 0.002, p[2] + out[k]![2] * 0.002]),
    CORD,
    6,
  );

const FLANGE = 0.036;
const ROWS = 3;
const WAVE = 0.004;
/** A flat double band beyond the seam; it waves a little and is stitched down at the seam. */
const bandOf = ({ at, out, normal }: Rim, wide: number): Mesh => {
  const face = (side: number): Mesh => {
    const places: number[] = [];
    const shade: number[] = [];
    for (let r = 0; r <= ROWS; r++)
      at.forEach((p, k) => {
        const t = r / ROWS;
        const wave = WAVE * t * 2 * (noise(p[0] * 22 + 4, p[1] * 22, p[2] * 22) - 0.5);
        const thick = side * (r === ROWS ? 0 : 0.0016);
        for (const c of [0, 1, 2] as const) places.push(p[c] + out[k]![c] * wide * t + normal[c] * (wave + thick));
        shade.push(r === 0 ? 0.8 : 1);
      });
    const mesh = smoothed(Float32Array.from(places), Uint32Array.from(gridTriangles(at.length - 1, ROWS, 0, side > 0)));
    return { ...mesh, shade: Float32Array.from(shade) };
  };
  return joined([face(1), face(-1)]);
};

const flange = (rim: Rim): Mesh => bandOf(rim, FLANGE);

const TASSEL = { apart: 0.0055, long: 0.026, half: 0.0022 } as const;
const BAND = 0.013;
/** Short threads along both sides, each a little its own way, out of a band that closes the gaps between them: open, they were dark specks. */
const fringe = (rim: Rim): Mesh => {
  const { at, out, normal, sides } = rim;
  const threads: Mesh[] = [bandOf({ ...rim, out: out.map((w, k): Vec3 => (sides[k] ? w : [0, 0, 0])) }, BAND)];
  let gone = 0;
  at.forEach((p, k) => {
    if (!sides[k]) return;
    const next = at[Math.min(at.length - 1, k + 1)]!;
    const long = Math.hypot(next[0] - p[0], next[1] - p[1], next[2] - p[2]);
    for (; gone < long; gone += TASSEL.apart) {
      const t = gone / long;
      const far = TASSEL.long * (0.8 + 0.4 * hash(k, threads.length, 3));
      const [sway, lift] = [0.006 * (hash(k, threads.length, 4) - 0.5), 0.008 * (hash(k, threads.length, 5) - 0.5)];
      const point = (s: number): Vec3 => [
        p[0] + (next[0] - p[0]) * t + out[k]![0] * far * s + normal[0] * lift * s,
        p[1] + (next[1] - p[1]) * t + out[k]![1] * far * s + sway * s - 0.012 * s * s + normal[1] * lift * s,
        p[2] + (next[2] - p[2]) * t + out[k]![2] * far * s + normal[2] * lift * s,
      ];
      threads.push(tube([point(0), point(0.5), point(1)], (s) => TASSEL.half * (0.8 + 0.4 * s), 4));
    }
    gone -= long;
  });
  return joined(threads);
};

const MAKE = { piped: piping, flanged: flange, fringed: fringe } as const;

/** What is sewn into the seam of a cushion, or nothing. */
export const trimOf = (trim: Trim, positions: Float32Array, across: number, up: number): Mesh | null =>
  trim === 'knife' ? null : MAKE[trim](rimOf(positions, across, up));
