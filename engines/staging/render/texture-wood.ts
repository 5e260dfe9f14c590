import type { Look, Material } from './material.ts';
import { fbm, noise } from './noise.ts';

/** Across the grain per metre, and its share. Along the grain every one is a thirtieth. */
const FIBRES = [
  [28, 0.3],
  [95, 0.42],
  [260, 0.5],
] as const;
const ALONG = 1 / 30;

/** Sawn boards: cathedral rings that wander, fibres at three sizes, dark pores. */
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
  const o = (m.seed ?? 0) * 3.1;
  // `a` runs along the grain, `b` and `c` across it.
  const a = axis === 0 ? x : axis === 1 ? y : z;
  const b = axis === 0 ? y : x;
  const c = axis === 2 ? y : z;
  const drift = fbm(a * 0.9 + o, b * 3, c * 3, 2) - 0.5;
  const ring = Math.hypot(b + 0.31, c - 0.43 + 0.1 * a) * 17 + drift * 5;
  const saw = ring - Math.floor(ring);
  // Early wood fades into a dark late line.
  let dark = 0.34 * saw * saw * saw + 0.5 * (fbm(a * 1.3 + 9 + o, b * 11, c * 11, 2) - 0.35);
  if (!cheap)
    for (const [f, share] of FIBRES) {
      const seen = fine(f) * share;
      if (seen > 0) dark += seen * (noise(a * f * ALONG + o, b * f, c * f) - 0.5);
    }
  const t = dark < 0 ? 0 : dark > 1 ? 1 : dark;
  const to = m.second ?? m.colour;
  out.r += (to[0] - out.r) * t;
  out.g += (to[1] - out.g) * t;
  out.b += (to[2] - out.b) * t;
};
