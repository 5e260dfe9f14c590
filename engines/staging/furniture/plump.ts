import type { Vec3 } from '#domain/scene/camera.ts';
import type { Material } from '../render/material.ts';
import { fbm, hash, noise } from '../render/noise.ts';
import { gridTriangles, type Mesh, type Move, parted, smoothed } from './mesh.ts';
import { type Piece, put } from './piece.ts';
import { SEWN, shaded } from './upholstery.ts';

type Filling = {
  /** How high the middle of the upper panel stands above its seam. */
  readonly crown?: number;
  /** How far the band round the side stands out. */
  readonly bow?: number;
  /** Where somebody sat. */
  readonly sat?: number;
  /** Depth of the folds that run in from the seam and the corners. */
  readonly slack?: number;
  readonly seed?: number;
  /** Squares along a side of the panel. */
  readonly fine?: number;
};

const ROWS = 5;
/** Reach in metres of the puckers along a seam and of the folds at a corner. */
const PUCKER = 0.04;
const FOLD = 0.1;

/** Squares at a panel's rim that the seam draws in: up a full crown they are 8 mm, a pixel or two across a room. */
const SEAM = 1;

/** Places on a panel lie closer together near the seam, where the cloth turns. */
const spread = (i: number, n: number): number => Math.sin((i / n - 0.5) * Math.PI);

/** A filled cushion that lies: panel up, front at +z. Feather and foam push its middle up, its seam stays, cloth puckers between. */
export const plump = (
  w: number,
  tall: number,
  d: number,
  { crown = 0.06, bow = 0.012, sat = 0.008, slack = 0.007, seed = 1, fine = 30 }: Filling = {},
): { panel: Mesh; seam: Mesh; band: Mesh } => {
  const [hw, hd] = [w / 2, d / 2];
  const foot = -tall / 2;
  const seamY = tall / 2 - crown;
  const outline = (u: number, v: number): readonly [number, number] => {
    const soft = 1 - 0.028 * (u * v) ** 8;
    return [u * (hw * soft - bow * v * v), v * (hd * soft - bow * u * u)];
  };
  // The seam rides up and down by a few millimetres and hangs at the corners.
  const rim = (u: number, v: number) =>
    seamY + slack * (fbm(u * hw * 6 + seed * 3, seed, v * hd * 6, 2) - 0.5) - 0.008 * (u * v) ** 6;
  const height = (u: number, v: number): number => {
    const full = Math.sqrt(Math.max(0, (1 - Math.abs(u) ** 2.8) * (1 - Math.abs(v) ** 2.8)));
    const [du, dv] = [(1 - Math.abs(u)) * hw, (1 - Math.abs(v)) * hd];
    const along = (distance: number, place: number, side: number) =>
      Math.exp(-distance / PUCKER) * (noise(place * 15 + seed * 5, side * 3 + seed, 1) - 0.5);
    const pucker = along(du, v * hd, Math.sign(u)) + along(dv, u * hw, Math.sign(v) * 2 + 7);
    const r = Math.hypot(du, dv);
    const corner = Math.sign(u) + 2 * Math.sign(v) + seed;
    const fold = Math.exp(-r / FOLD) * Math.sin(Math.atan2(dv, du) * 9 + corner * 1.7 + 5 * noise(r * 9, corner, 3));
    const [x, z] = [u * hw, v * hd];
    const drawn = Math.abs(fbm(x * 2.2 + seed * 3 + z, seed, z * 3.4 - x, 2) - 0.5);
    const crease = Math.max(0, 1 - drawn * 9) ** 1.5;
    const cloud = 1 + 0.22 * (fbm(x * 3.4 + seed * 9, 3, z * 3.4, 2) - 0.5);
    const wrinkle = Math.min(1, full * 2.6) * slack * (1.9 * pucker + 0.9 * fold + 0.8 * crease);
    return rim(u, v) + crown * full * cloud + wrinkle - sat * Math.exp(-4 * (u * u + v * v)) * full;
  };
  const positions: number[] = [];
  for (let j = 0; j <= fine; j++) {
    for (let i = 0; i <= fine; i++) {
      // Rows run from the front to the back, so that the panel looks up.
      const [u, v] = [spread(i, fine), -spread(j, fine)];
      const [x, z] = outline(u, v);
      positions.push(x, height(u, v), z);
    }
  }
  const whole = smoothed(Float32Array.from(positions), Uint32Array.from(gridTriangles(fine, fine)));
  const last = fine - SEAM;
  const { rest: panel, seam } = parted(whole, (k) => {
    const [i, j] = [k % fine, Math.floor(k / fine)];
    return i < SEAM || j < SEAM || i >= last || j >= last;
  });

  const around: (readonly [number, number])[] = [];
  for (let i = 0; i < fine; i++) around.push([spread(i, fine), 1]);
  for (let i = 0; i < fine; i++) around.push([1, -spread(i, fine)]);
  for (let i = 0; i < fine; i++) around.push([-spread(i, fine), -1]);
  for (let i = 0; i <= fine; i++) around.push([-1, spread(i, fine)]);
  const out = (u: number, v: number): readonly [number, number] => {
    const [a, b] = [Math.sign(u) * Math.abs(u) ** 12, Math.sign(v) * Math.abs(v) ** 12];
    const l = Math.hypot(a, b) || 1;
    return [a / l, b / l];
  };
  const side: number[] = [];
  for (let k = 0; k <= ROWS; k++) {
    const t = k / ROWS;
    for (const [u, v] of around) {
      const [x, z] = outline(u, v);
      const [nx, nz] = out(u, v);
      const top = rim(u, v);
      const ripple = slack * 1.3 * (noise((x + z) * 12 + seed, t * 2.5, (x - z) * 12) - 0.5) * Math.sin(Math.PI * t);
      const off = 0.8 * bow * Math.sin(Math.PI * Math.min(1, t * 1.1)) + ripple - 0.006 * t ** 4;
      side.push(x + nx * off, top + (foot - top) * t, z + nz * off);
    }
  }
  const band = smoothed(Float32Array.from(side), Uint32Array.from(gridTriangles(around.length - 1, ROWS, 0, true)));
  return { panel, seam, band };
};

/** Panel, band and a darker strip of the panel between them: a cord, at a pixel's width, came out as dashes. No two are quite of one tone. `stand` sets it upright, panel to the front. */
export const putCushion = (
  piece: Piece,
  cloth: Material,
  [w, tall, d]: Vec3,
  filling: Filling,
  move: Move,
  stand = false,
): void => {
  const { panel, seam, band } = plump(w, tall, d, filling);
  const own = shaded(cloth, 0.97 + 0.06 * hash(filling.seed ?? 1, 5, 2));
  const set = stand ? { ...move, tiltX: Math.PI / 2 + (move.tiltX ?? 0) } : move;
  put(piece, panel, own, set);
  put(piece, band, own, set);
  put(piece, seam, shaded(own, SEWN), set);
};
