import type { Look, Material } from './material.ts';
import { fbm, hash, noise } from './noise.ts';

/** Across the grain per metre, and its share. Along the grain every one is a fortieth: pores are 3 to 40 cm long. */
const FIBRES = [
  [60, 0.12],
  [150, 0.24],
  [340, 0.36],
  [760, 0.42],
] as const;
const ALONG = 1 / 40;

/** Sawn boards: straight fibres at four sizes, broad flames of low contrast, boards that differ a little from each other. */
export const woodAt = (
  m: Material,
  x: number,
  y: number,
  z: number,
  cheap: boolean,
  fine: (perMetre: number) => number,
  out: Look,
): void => {
  const axis = m.axis ?? 0;
  // `a` runs along the grain, `b` and `c` across it.
  const a = axis === 0 ? x : axis === 1 ? y : z;
  const b = axis === 0 ? y : x;
  const c = axis === 2 ? y : z;
  let o = (m.seed ?? 0) * 3.1;
  let tone = 1;
  let joint = 0;
  if (m.plank) {
    // Boards lie side by side along `c`, or along `x` where the grain runs to the front.
    const at = (axis === 2 ? b : c) / m.plank + 0.5;
    const board = Math.floor(at);
    tone = 0.9 + 0.2 * hash(board, m.seed ?? 0, 77);
    o += board * 7.3;
    const off = Math.min(at - board, 1 - at + board) * m.plank;
    joint = off < 0.0016 ? fine(220) * 0.55 : 0;
  }
  const flame = fbm(a * 0.7 + o, b * 5, c * 5, 2);
  // Rings a few millimetres to two centimetres apart as the saw met them: at a hand's breadth they were drawn flames.
  const ring = (b * 3 + c * 9 + 2.6 * flame) * 9;
  const saw = ring - Math.floor(ring);
  // Early wood fades into a darker late line.
  let dark = 0.22 + 0.11 * saw * saw * fine(70) + 0.2 * (flame - 0.5);
  if (!cheap)
    for (const [f, share] of FIBRES) {
      // Boards lie aslant more often than not: half the pixel's own measure, or a table top shows combed lines.
      const seen = fine(f * 1.25) * share;
      if (seen > 0) dark += seen * (noise(a * f * ALONG + o, b * f, c * f) - 0.5);
    }
  dark += joint;
  const t = dark < 0 ? 0 : dark > 1 ? 1 : dark;
  const to = m.second ?? m.colour;
  out.r = (out.r + (to[0] - out.r) * t) * tone;
  out.g = (out.g + (to[1] - out.g) * t) * tone;
  out.b = (out.b + (to[2] - out.b) * t) * tone;
};
