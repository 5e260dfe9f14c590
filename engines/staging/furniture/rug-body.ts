import { flatNoise, hash } from '../render/noise.ts';
import { type Mesh, smoothed } from './mesh.ts';

/** How a rug's edge is made, metres: height of its pile, how far single tufts stand out or back, and how tightly a corner turns. */
export type Edge = { readonly thick: number; readonly ragged: number; readonly turn: number };

/** No edge lies straight over two metres: how far it strays, slowly and from hand to hand. */
const STRAY = 0.012;
const CREEP = 0.005;
/** A tuft along the edge, and the fewer places that the flat middle is laid between. */
const TUFT = 0.018;
const SPARSE = 4;
/** The rounded edge from the ground up: out and up, in shares of the pile's height. */
const ROLL = [
  [-0.1, 0],
  [0, 0.34],
  [-0.14, 0.7],
  [-0.55, 0.93],
  [-1.1, 1],
] as const;

type Place = { readonly x: number; readonly z: number; readonly nx: number; readonly nz: number };

/** Places round a rectangle with turned corners, or round a circle where they take all of it, and the way out at each. */
const outlineOf = (w: number, d: number, turn: number): Place[] => {
  const [a, b] = [w / 2 - turn, d / 2 - turn];
  const corners = [
    [a, b],
    [-a, b],
    [-a, -b],
    [a, -b],
  ] as const;
  return corners.flatMap(([x, z], q) => {
    const places: Place[] = [];
    const bends = SPARSE * Math.max(1, Math.round((turn * Math.PI) / 2 / TUFT / SPARSE));
    for (let i = 0; i < bends; i++) {
      const t = (q + i / bends) * (Math.PI / 2);
      const [nx, nz] = [Math.cos(t), Math.sin(t)];
      places.push({ x: x + turn * nx, z: z + turn * nz, nx, nz });
    }
    const [px, pz] = corners[(q + 1) % 4]!;
    const length = Math.hypot(px - x, pz - z);
    const steps = length < 1e-6 ? 0 : SPARSE * Math.max(1, Math.round(length / TUFT / SPARSE));
    const [nx, nz] = [Math.round(Math.cos(((q + 1) * Math.PI) / 2)), Math.round(Math.sin(((q + 1) * Math.PI) / 2))];
    for (let i = 0; i < steps; i++) {
      const t = i / steps;
      places.push({ x: x + (px - x) * t + turn * nx, z: z + (pz - z) * t + turn * nz, nx, nz });
    }
    return places;
  });
};

/**
 * A rug in one piece: pile that rolls over at its edge, tuft by tuft, and lies flat inside. As a slab in a tape of its own
 * it had the rim of a tray.
 */
export const rugBody = (w: number, d: number, { thick, ragged, turn }: Edge, seed: number): Mesh => {
  const places = outlineOf(w, d, turn);
  const n = places.length;
  const positions: number[] = [];
  for (const [ring, [out, up]] of ROLL.entries())
    places.forEach(({ x, z, nx, nz }, k) => {
      const inner = ring === ROLL.length - 1;
      const tuft = inner ? 0 : ragged * (hash(k, seed, 5) - 0.5 + 0.5 * (hash(k, seed + ring, 7) - 0.5));
      const stray =
        STRAY * (flatNoise(x * 1.1 + seed, 3, z * 1.1) - 0.5) + CREEP * (flatNoise(x * 6, 8, z * 6 + seed) - 0.5);
      const o = out * thick + tuft + stray;
      positions.push(x + nx * o, thick * up + (ring && !inner ? 0.3 * tuft : 0), z + nz * o);
    });
  const triangles: number[] = [];
  for (let ring = 0; ring + 1 < ROLL.length; ring++)
    for (let k = 0; k < n; k++) {
      const [a, b] = [ring * n + k, ring * n + ((k + 1) % n)];
      triangles.push(a, b + n, b, a, a + n, b + n);
    }
  const top = (ROLL.length - 1) * n;
  const few = n / SPARSE;
  const least = Math.min(w, d) / 2;
  const hold = (v: number, most: number) => Math.max(-most, Math.min(most, v));
  for (const inset of [least / 2, least])
    for (let k = 0; k < n; k += SPARSE) {
      const { x, z } = places[k]!;
      positions.push(hold(x, w / 2 - inset), thick, hold(z, d / 2 - inset));
    }
  const middle = top + n;
  for (let g = 0; g < few; g++) {
    const [q, r] = [middle + g, middle + ((g + 1) % few)];
    for (let i = 0; i < SPARSE; i++) {
      const k = g * SPARSE + i;
      triangles.push(top + k, q, top + ((k + 1) % n));
    }
    triangles.push(top + (((g + 1) * SPARSE) % n), q, r);
    triangles.push(q, r + few, r, q, q + few, r + few);
  }
  return smoothed(Float32Array.from(positions), Uint32Array.from(triangles));
};
