import type { Look, Material } from './material.ts';
import { fbm, hash, noise } from './noise.ts';

/** Across the grain per metre, and its share. Along the grain every one is a fortieth: pores are 3 to 40 cm long. */
const FIBRES = [
  [24, 0.34],
  [60, 0.22],
  [150, 0.32],
  [340, 0.4],
  [760, 0.42],
] as const;
const ALONG = 1 / 40;
/** Width of a sheet of veneer or of a board that a face is made of where the piece names none, metres. */
const LEAF = 0.19;
/** Faces that look along the grain by more than this are ends, and what they show of it. */
const END = 0.7;
const ENDS = 0.4;
/** Rings per metre as the saw met them flat: 8 mm apart in the arches, closer to the sides. */
const RINGS = 125;

/** How far a place lies in a late ring's dark line, 0..1, on a face cut from a log: arches where the saw ran along the heart, straight lines beside them. */
const lateWood = (a: number, u: number, leaf: number, fine: (perMetre: number) => number): number => {
  const off = u + 0.05 * (hash(leaf, 4, 1) - 0.5) + 0.012 * (noise(a * 2.1, leaf, 3) - 0.5);
  const deep = 0.012 + 0.075 * noise(a * 0.75 + 3.7 * leaf, leaf, 9);
  const ring = Math.sqrt(off * off * 1.3 + deep * deep) * RINGS + 0.9 * noise(a * 5, u * 60, leaf);
  const saw = ring - Math.floor(ring);
  // Early wood darkens slowly into the late line and begins pale again.
  const line = saw < 0.68 ? (saw / 0.68) ** 2 : (1 - saw) / 0.32;
  return line * (0.55 + 0.45 * hash(Math.floor(ring), leaf, 5)) * fine(RINGS * 1.15);
};

/** How dark the joint between two boards is at a distance from it, spread over a pixel: cut off at its width it was a row of dashes. */
export const jointAt = (edge: number, span: number): number =>
  0.55 * Math.min(1, (2 * JOINT) / span) * Math.max(0, Math.min(1, (Math.max(JOINT, span / 2) - edge) / span + 0.5));
/** Half its width, metres. */
const JOINT = 0.0016;

/** Sawn boards: rings in arches and lines, straight fibres at five sizes, broad flames of low contrast, boards that differ a little from each other. */
export const woodAt = (
  m: Material,
  x: number,
  y: number,
  z: number,
  span: number,
  cheap: boolean,
  fine: (perMetre: number) => number,
  out: Look,
): void => {
  const axis = m.axis ?? 0;
  // `a` runs along the grain, `b` and `c` across it.
  const a = axis === 0 ? x : axis === 1 ? y : z;
  const b = axis === 0 ? y : x;
  const c = axis === 2 ? y : z;
  const o = (m.seed ?? 0) * 3.1;
  // Boards lie side by side along `c`, or along `x` where the grain runs to the front; veneer follows whichever way the face runs.
  const at = (m.plank ? (axis === 2 ? b : c) / m.plank : (b + c) / LEAF) + 0.5;
  const board = Math.floor(at);
  const wide = m.plank ?? LEAF;
  const tone = (m.plank ? 0.9 : 0.95) + (m.plank ? 0.2 : 0.1) * hash(board, m.seed ?? 0, 77);
  const edge = Math.min(at - board, 1 - at + board) * wide;
  const joint = m.plank && !cheap ? jointAt(edge, span) : 0;
  const shift = o + board * 7.3;
  const flame = fbm(a * 0.7 + shift, b * 5, c * 5, 2);
  let dark = 0.2 + 0.5 * (flame - 0.5);
  if (!cheap) {
    // Sawn across, fibres are pores and not lines: at full strength an end was a row of bars.
    const sawn = Math.abs(axis === 0 ? out.nx : axis === 1 ? out.ny : out.nz);
    const plain = sawn > END ? ENDS : 1;
    dark += plain * (0.42 * lateWood(a + shift, (at - board - 0.5) * wide, board + (m.seed ?? 0), fine) - 0.05);
    for (const [f, share] of FIBRES) {
      // Boards lie aslant more often than not: half the pixel's own measure, or a table top shows combed lines.
      const seen = plain * fine(f * 1.25) * share;
      if (seen > 0) dark += seen * (noise(a * f * ALONG + shift, b * f, c * f) - 0.5);
    }
  }
  dark += joint;
  const t = dark < 0 ? 0 : dark > 1 ? 1 : dark;
  const to = m.second ?? m.colour;
  out.r = (out.r + (to[0] - out.r) * t) * tone;
  out.g = (out.g + (to[1] - out.g) * t) * tone;
  out.b = (out.b + (to[2] - out.b) * t) * tone;
};
