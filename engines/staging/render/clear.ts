import type { Material } from './material.ts';

/** Can one look through it? */
export const isClear = (m: Material): boolean => m.kind === 'glass';

/** Cosines from which a wall of glass is seen ever more aslant. */
const ASLANT = 0.45;
const EDGE_ON = 0.22;
/** Which of a pixel's samples the near and the far wall take: each its own, so that both are seen, and most of them none. */
const NEAR = [3, 6, 1, 4] as const;
const FAR = [5, 0, 7, 2] as const;

/** How many of a pixel's samples a wall takes that is seen under this cosine. */
export const taken = (facing: number): 1 | 2 | 4 => (facing > ASLANT ? 1 : facing > EDGE_ON ? 2 : 4);

/** The same as a mask of samples; `facing` is below zero on the far wall, seen from inside. */
export const clearMask = (facing: number): number => {
  let mask = 0;
  for (const s of (facing > 0 ? NEAR : FAR).slice(0, taken(Math.abs(facing)))) mask |= 1 << s;
  return mask;
};

/** Share that glass mirrors and the brightest that it shows of a room, both held back where it is seen edge-on: rims were strokes of chalk. */
const MOST = 0.1;
const WINDOW = 2.4;
const WHITE = 1.6;
/** Share of the light that comes back through it from what lies behind; less through the thickness of an edge. */
const BEHIND = 0.45;
const THICK = 0.6;
/** Roots of light: those a pixel is blended from. */
const SAMPLES = 8;

/** Light of one of the samples that a wall takes: what is behind it, and all that the wall mirrors gathered into these few. */
export const clearLight = (facing: number, lit: number, mirrored: number): number => {
  const n = taken(facing);
  const share = Math.min(MOST, 0.04 + 0.96 * (1 - facing) ** 5);
  const root =
    Math.sqrt(BEHIND * lit) * (n === 1 ? 1 : THICK) +
    (SAMPLES / n) * share * Math.min(n === 1 ? WINDOW : WHITE, mirrored);
  return root * root;
};
