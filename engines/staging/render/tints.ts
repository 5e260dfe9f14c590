import type { Look, Rgb } from './material.ts';

/** Lightens or darkens what is seen. */
export const tint = (out: Look, f: number) => {
  out.r *= f;
  out.g *= f;
  out.b *= f;
};

/** Brings it nearer to a second colour, where there is one. */
export const toward = (out: Look, to: Rgb | undefined, t: number) => {
  if (!to) return;
  out.r += (to[0] - out.r) * t;
  out.g += (to[1] - out.g) * t;
  out.b += (to[2] - out.b) * t;
};
