import type { Material } from '../render/material.ts';
import { gridTriangles, type Mesh, type Move, smoothed } from './mesh.ts';
import { type Piece, put } from './piece.ts';
import { PILLOWS, SQUARES } from './pillow-meshes.ts';
import { SEWN, shaded } from './upholstery.ts';

type Filled = keyof typeof PILLOWS;
const TENTHS = 10_000;

/** Triangles and places of a simulated cushion, unpacked once. */
const unpacked = new Map<Filled, Float32Array>();
const placesOf = (name: Filled): Float32Array => {
  const known = unpacked.get(name);
  if (known) return known;
  const bytes = Uint8Array.from(atob(PILLOWS[name].packed), (c) => c.charCodeAt(0));
  const places = Float32Array.from(new Int16Array(bytes.buffer), (v) => v / TENTHS);
  unpacked.set(name, places);
  return places;
};

/**
 * How a cushion is cut and settles, in shares of its half height: how far its edges draw in between the four points, the hand's
 * chop in the middle of its top, and the side it sinks to. The simulated outline had a wave for each fold and no points, so only
 * its depth is used.
 */
const SETTLED: Readonly<Record<Filled, readonly [drawn: number, chop: number, slump: number]>> = {
  chopped: [0.075, 0.17, 0.02],
  full: [0.07, 0, -0.025],
  slack: [0.08, 0.1, 0.03],
  long: [0.1, 0, 0.02],
  sleeping: [0.1, 0, 0.03],
};

/** Width of the seam round a cushion as a share of its outermost square: 7 mm. */
const SEAM = 0.4;
const LAID = 0.0006;

/** A cushion that stands in the xy plane about its middle, sewn for `w` x `h`; `flip` shows its mirror image. */
export const pillow = (name: Filled, w: number, h: number, flip = false): Mesh => {
  const { width, height } = PILLOWS[name];
  // Filling grows with the smaller side.
  const sz = Math.min(w / width, h / height);
  const from = placesOf(name);
  const positions = new Float32Array(from.length);
  const [drawn, chop, slump] = SETTLED[name];
  const row = SQUARES + 1;
  const [hw, hh] = [(w / 2) * (flip ? -1 : 1), h / 2];
  const small = Math.min(w, h) / 2;
  for (let i = 0; i < from.length; i += 3) {
    const k = i / 3;
    const u = ((k % row) / SQUARES) * 2 - 1;
    const v = ((Math.floor(k / row) % row) / SQUARES) * 2 - 1;
    const top = Math.max(0, v) ** 2;
    const heavy = 1 - 0.03 * v;
    positions[i] = (u * Math.abs(hw) - Math.sign(u) * u * u * drawn * small * (1 - v * v)) * Math.sign(hw) * heavy;
    positions[i + 1] =
      v * hh - v * Math.abs(v) * drawn * small * (1 - u * u) - small * top * (chop * Math.exp(-9 * u * u) + slump * u);
    positions[i + 2] = from[i + 2]! * sz;
  }
  const half = from.length / 6;
  return smoothed(
    positions,
    Uint32Array.from([...gridTriangles(SQUARES, SQUARES, 0, flip), ...gridTriangles(SQUARES, SQUARES, half, !flip)]),
  );
};

/** The strip along both panels' edges, a hair above them. */
const seamOf = ({ positions: P, normals: N }: Mesh): Mesh => {
  const row = SQUARES + 1;
  const points: number[] = [];
  const normals: number[] = [];
  const faces: number[] = [];
  const add = (a: number, b: number, t: number) => {
    for (let k = 0; k < 3; k++) {
      const n = N[a * 3 + k]! * (1 - t) + N[b * 3 + k]! * t;
      points.push(P[a * 3 + k]! * (1 - t) + P[b * 3 + k]! * t + n * LAID);
      normals.push(n);
    }
  };
  for (const base of [0, row * row]) {
    const rim: (readonly [number, number])[] = [];
    const at = (i: number, j: number) => base + j * row + i;
    for (let i = 0; i < SQUARES; i++) rim.push([at(i, 0), at(Math.max(1, i), 1)]);
    for (let j = 0; j < SQUARES; j++) rim.push([at(SQUARES, j), at(SQUARES - 1, Math.max(1, j))]);
    for (let i = SQUARES; i > 0; i--) rim.push([at(i, SQUARES), at(Math.min(SQUARES - 1, i), SQUARES - 1)]);
    for (let j = SQUARES; j > 0; j--) rim.push([at(0, j), at(1, Math.min(SQUARES - 1, j))]);
    const start = points.length / 3;
    for (const [a, b] of rim) {
      add(a, a, 0);
      add(a, b, SEAM);
    }
    const n = rim.length;
    for (let k = 0; k < n; k++) {
      const [a, b] = [start + k * 2, start + ((k + 1) % n) * 2];
      faces.push(a, b, b + 1, a, b + 1, a + 1);
    }
  }
  return {
    positions: Float32Array.from(points),
    normals: Float32Array.from(normals),
    triangles: Uint32Array.from(faces),
  };
};

/** Sets a cushion on a piece, with its seam. */
export const putPillow = (piece: Piece, cloth: Material, mesh: Mesh, move: Move): void => {
  put(piece, mesh, cloth, move);
  put(piece, seamOf(mesh), shaded(cloth, SEWN), move);
};

const SQUARE: readonly Filled[] = ['slack', 'chopped', 'full'];

/** A scatter cushion that leans: the seed says how full it is and which way its folds run. */
export const throwPillow = (
  piece: Piece,
  cloth: Material,
  size: number,
  seed: number,
  at: Move['at'] & {},
  lean: number,
  roll: number,
  height = size,
): void => {
  const name = height < size * 0.8 ? 'long' : SQUARE[seed % 3]!;
  putPillow(piece, cloth, pillow(name, size, height, seed % 2 === 1), { at, tiltX: lean, leanZ: roll });
};
