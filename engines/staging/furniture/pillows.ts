import type { Material } from '../render/material.ts';
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
 * How a cushion settles once set down: its upper corners fold over, its top edge rises between them, and it sinks to one side.
 * Shares of its height. As simulated all of them showed the same two ears.
 */
const SETTLED: Readonly<Record<Filled, readonly [corner: number, rise: number, slump: number]>> = {
  chopped: [0.06, 0.02, 0.02],
  full: [0.08, 0.04, -0.02],
  slack: [0.09, 0.09, 0.03],
  long: [0.08, 0.12, 0.02],
  sleeping: [0.08, 0.08, 0.03],
};

/** A cushion that stands in the xy plane about its middle, sewn for `w` x `h`; `flip` shows its mirror image. */
export const pillow = (name: Filled, w: number, h: number, flip = false): Mesh => {
  const { width, height } = PILLOWS[name];
  const [sx, sy] = [(w / width) * (flip ? -1 : 1), h / height];
  // Filling grows with the smaller side.
  const sz = Math.min(w / width, sy);
  const from = placesOf(name);
  const positions = new Float32Array(from.length);
  const [corner, rise, slump] = SETTLED[name];
  const row = SQUARES + 1;
  for (let i = 0; i < from.length; i += 3) {
    const k = i / 3;
    const u = ((k % row) / SQUARES) * 2 - 1;
    const v = ((Math.floor(k / row) % row) / SQUARES) * 2 - 1;
    // Along the whole edge, as the pull of the seam is: cut off at the tips alone, ears became bumps.
    const tip = u * u * v ** 4;
    const top = Math.max(0, v) ** 2;
    const drop = (v > 0 ? corner : corner * 0.35) * tip * Math.sign(v) - rise * top * (1 - u * u) + slump * u * top;
    positions[i] = from[i]! * sx * (1 - 0.4 * corner * tip * tip);
    positions[i + 1] = (from[i + 1]! - drop * height) * sy;
    positions[i + 2] = from[i + 2]! * sz;
  }
  const half = from.length / 6;
  return smoothed(
    positions,
    Uint32Array.from([...gridTriangles(SQUARES, SQUARES, 0, flip), ...gridTriangles(SQUARES, SQUARES, half, !flip)]),
  );
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
  put(piece, pillow(name, size, height, seed % 2 === 1), cloth, { at, tiltX: lean, leanZ: roll });
};
