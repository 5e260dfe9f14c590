import type { Material } from '../render/material.ts';
import { fbm, noise } from '../render/noise.ts';
import { gridTriangles, type Mesh, type Move, smoothed } from './mesh.ts';
import { type Piece, put } from './piece.ts';
import { PILLOWS, SQUARES } from './pillow-meshes.ts';

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

/** Squares along a side of the panel that is seen: a centimetre each, fine enough for the puckers along its seam. */
const FRONT = SQUARES * 2;
const PUCKER = 0.028;
const FOLD = 0.085;

/** Height of the simulated panel between its points, on a curve through them. */
const depthAt = (from: Float32Array, first: number, i: number, j: number): number => {
  const row = SQUARES + 1;
  const [a, b] = [Math.min(SQUARES - 1, Math.floor(i)), Math.min(SQUARES - 1, Math.floor(j))];
  const curve = (p: number, q: number, r: number, s: number, t: number) =>
    0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t);
  const clamp = (v: number) => Math.max(0, Math.min(SQUARES, v));
  const along = (y: number) => {
    const at = (x: number) => from[(first + clamp(y) * row + clamp(x)) * 3 + 2]!;
    return curve(at(a - 1), at(a), at(a + 1), at(a + 2), i - a);
  };
  return curve(along(b - 1), along(b), along(b + 1), along(b + 2), j - b);
};

/** Creases that a seam and its corners draw into the panel, in metres; none on the seam itself. */
const creased = (x: number, y: number, hw: number, hh: number, seed: number): number => {
  const [dx, dy] = [hw - Math.abs(x), hh - Math.abs(y)];
  const edge = Math.min(dx, dy);
  const pucker = Math.exp(-dx / PUCKER) * (noise(y * 34, seed, x > 0 ? 2 : 5) - 0.5);
  const other = Math.exp(-dy / PUCKER) * (noise(x * 34, seed, y > 0 ? 3 : 7) - 0.5);
  const r = Math.hypot(dx, dy);
  const corner = (x > 0 ? 1 : 0) + (y > 0 ? 2 : 0) + seed;
  const fold = Math.exp(-r / FOLD) * Math.sin(Math.atan2(dy, dx) * 8 + corner * 1.9 + 6 * noise(r * 10, corner, 3));
  const drawn = Math.max(0, 1 - Math.abs(fbm(x * 4 + seed, y * 2.4 + x * 2, seed, 2) - 0.5) * 9) ** 1.5;
  return Math.min(1, edge / 0.012) * (0.008 * (pucker + other) + 0.0045 * fold + 0.004 * drawn);
};

/** What the filling lifts a panel right beside its seam, `edge` metres in from it: simulated cloth came to a knife's edge, and cushions were cards with a dark, dashed outline. */
const brimful = (edge: number): number => BRIM * Math.sqrt(1 - (1 - Math.min(1, edge / BRIM_REACH)) ** 2);
const BRIM = 0.022;
const BRIM_REACH = 0.07;

/** Sets every other place (or direction) on the finer panel's rim between its neighbours, as the coarser panel's edge runs: else a row of dashes. */
const closeRim = (places: number[] | Float32Array): void => {
  const row = FRONT + 1;
  for (let i = 1; i < FRONT; i += 2)
    for (const [at, near] of [
      [i, 1],
      [FRONT * row + i, 1],
      [i * row, row],
      [i * row + FRONT, row],
    ] as const)
      for (let c = 0; c < 3; c++)
        places[at * 3 + c] = (places[(at - near) * 3 + c]! + places[(at + near) * 3 + c]!) / 2;
};

/** A cushion that stands in the xy plane about its middle, sewn for `w` x `h`; `flip` shows its mirror image. */
export const pillow = (name: Filled, w: number, h: number, flip = false): Mesh => {
  const { width, height } = PILLOWS[name];
  // Filling grows with the smaller side.
  const sz = Math.min(w / width, h / height);
  const from = placesOf(name);
  const [drawn, chop, slump] = SETTLED[name];
  const [hw, hh] = [(w / 2) * (flip ? -1 : 1), h / 2];
  const small = Math.min(w, h) / 2;
  const seed = name.length + (flip ? 3 : 0);
  const panel = (n: number, first: number): number[] => {
    const out: number[] = [];
    for (let k = 0; k < (n + 1) ** 2; k++) {
      const [i, j] = [k % (n + 1), Math.floor(k / (n + 1))];
      const [u, v] = [(i / n) * 2 - 1, (j / n) * 2 - 1];
      const top = Math.max(0, v) ** 2;
      const heavy = 1 - 0.03 * v;
      out.push(
        (u * Math.abs(hw) - Math.sign(u) * u * u * drawn * small * (1 - v * v)) * Math.sign(hw) * heavy,
        v * hh -
          v * Math.abs(v) * drawn * small * (1 - u * u) -
          small * top * (chop * Math.exp(-9 * u * u) + slump * u),
        depthAt(from, first, (i / n) * SQUARES, (j / n) * SQUARES) * sz +
          (first ? -1 : 1) * brimful(Math.min(w / 2 - Math.abs(u) * (w / 2), hh - Math.abs(v) * hh)) +
          (first ? 0 : creased(u * w * 0.5, v * hh, w / 2, hh, seed)),
      );
    }
    return out;
  };
  const front = panel(FRONT, 0);
  closeRim(front);
  const mesh = smoothed(
    Float32Array.from([...front, ...panel(SQUARES, (SQUARES + 1) ** 2)]),
    Uint32Array.from([
      ...gridTriangles(FRONT, FRONT, 0, flip),
      ...gridTriangles(SQUARES, SQUARES, (FRONT + 1) ** 2, !flip),
    ]),
  );
  closeRim(mesh.normals);
  return mesh;
};

/** Sets a cushion on a piece. Without a strip for its seam: a few millimetres wide, that came out as a row of dashes. */
export const putPillow = (piece: Piece, cloth: Material, mesh: Mesh, move: Move): void => put(piece, mesh, cloth, move);

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
