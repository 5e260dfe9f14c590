import type { Vec3 } from '#domain/scene/camera.ts';
import type { Material } from '../render/material.ts';
import { fbm } from '../render/noise.ts';
import { joined, type Mesh, type Move } from './mesh.ts';
import { type Piece, put } from './piece.ts';
import { roundBox, tube } from './shapes.ts';

/** Radius of a boxed cushion's edge, and how far inside its box the cord on that edge lies. */
const EDGE = 0.022;
const INSET = EDGE * (1 - Math.SQRT1_2) - 0.001;
const CORD = 0.0045;

/** The same cloth in shadow: cords and the gaps between cushions. */
export const shaded = (m: Material, f: number): Material => ({
  ...m,
  colour: [m.colour[0] * f, m.colour[1] * f, m.colour[2] * f],
});
export const gapOf = (m: Material): Material => ({ ...shaded(m, 0.16), kind: 'plain' });

type Fill = {
  /** How far each face stands out in its middle: sides, top, front. */
  readonly crown?: Vec3;
  /** Where somebody sat. */
  readonly dip?: number;
  readonly slack?: number;
  readonly edge?: number;
  readonly seed?: number;
  readonly mid?: number;
};

/** A boxed cushion: flat panels sewn along crisp edges, full in the middle, slack by a few millimetres. */
export const boxed = (
  w: number,
  h: number,
  d: number,
  { crown = [0.006, 0.02, 0.01], dip = 0, slack = 0.004, edge = EDGE, seed = 1, mid = 8 }: Fill = {},
): Mesh =>
  roundBox(w, h, d, edge, {
    mid,
    arc: 2,
    push: (p, n, half) => {
      const a = Math.min(1, Math.abs(p[0]) / half[0]);
      const b = Math.min(1, Math.abs(p[1]) / half[1]);
      const c = Math.min(1, Math.abs(p[2]) / half[2]);
      const [ax, by, cz] = [1 - a ** 3, 1 - b ** 3, 1 - c ** 3];
      // Nothing moves on the edges themselves: cords lie there.
      const free = Math.min(1, 4 * Math.min(ax + by, by + cz, ax + cz));
      const soft = slack * free * (fbm(p[0] * 5 + seed * 7, p[1] * 5 + seed * 3, p[2] * 5, 2) - 0.5) * 2;
      const sat = p[1] > 0 ? dip * Math.exp(-3 * (a * a + c * c)) : 0;
      return [
        p[0] + n[0] * (crown[0] * by * cz + soft),
        p[1] + n[1] * (crown[1] * ax * cz + soft) - n[1] * sat,
        p[2] + n[2] * (crown[2] * ax * by + soft),
      ];
    },
  });

/** A cord round a rectangle with rounded corners in the plane of `u` and `v`, at `k` on the third axis. */
const loop = (u: 0 | 1 | 2, v: 0 | 1 | 2, a: number, b: number, k: number): Mesh => {
  const r = EDGE;
  const third = (3 - u - v) as 0 | 1 | 2;
  const points: Vec3[] = [];
  for (const [su, sv, from] of [
    [1, 1, 0],
    [-1, 1, 1],
    [-1, -1, 2],
    [1, -1, 3],
  ] as const) {
    for (let i = 0; i <= 3; i++) {
      const angle = ((from + i / 3) * Math.PI) / 2;
      const p: [number, number, number] = [0, 0, 0];
      p[u] = su * (a - r) + r * Math.cos(angle);
      p[v] = sv * (b - r) + r * Math.sin(angle);
      p[third] = k;
      points.push(p);
    }
  }
  points.push(points[0]!);
  return tube(points, CORD, 5);
};

/** Cords on the edges of a box that faces up (seats), forward (backs) or shows its front panel only (arms). */
export const welts = (w: number, h: number, d: number, faces: 'up' | 'forward' | 'front'): Mesh => {
  const [a, b, c] = [w / 2 - INSET, h / 2 - INSET, d / 2 - INSET];
  if (faces === 'up') return joined([loop(0, 2, a, c, b), loop(0, 2, a, c, -b)]);
  if (faces === 'forward') return joined([loop(0, 1, a, b, c), loop(0, 1, a, b, -c)]);
  return loop(0, 1, a, b, c);
};

/** Cushion and cords together. */
export const sewn = (
  piece: Piece,
  cloth: Material,
  cord: Material,
  [w, h, d]: Vec3,
  faces: 'up' | 'forward' | 'front',
  fill: Fill,
  move: Move,
): void => {
  put(piece, boxed(w, h, d, fill), cloth, move);
  put(piece, welts(w, h, d, faces), cord, move);
};
