import type { Mesh } from './mesh.ts';
import { joined, moved } from './mesh.ts';
import { roundBox } from './shapes.ts';

/** Lies along z with its tip away from the sitter; `half` is half its width along it, -0.5 the tip and 0.5 the end of the handle. */
const flat = (long: number, thick: number, half: (t: number) => number): Mesh =>
  roundBox(2, thick, long, thick * 0.45, {
    mid: 10,
    push: ([x, y, z]) => [x * half(z / long), y + 0.003 * Math.cos((2 * Math.PI * z) / long), z],
  });

const handle = (t: number): number => 0.003 + 0.0035 * Math.max(0, t * 2) ** 1.5;

/** Broad blade, slim neck, handle that widens to its end. */
export const KNIFE: Mesh = flat(0.22, 0.0035, (t) =>
  t < -0.02 ? 0.0085 * (1 - Math.max(0, -t - 0.42) * 9) : handle(t),
);

/** Four tines before a shoulder, then the handle. */
export const FORK: Mesh = joined([
  flat(0.15, 0.0035, (t) => (t < -0.24 ? 0.0115 : handle(t) + 0.0085 * Math.max(0, -t - 0.05) * 5)),
  ...[-1.5, -0.5, 0.5, 1.5].map((k) =>
    moved(roundBox(0.003, 0.0025, 0.05, 0.001), { at: [k * 0.0062, 0.002, -0.095] }),
  ),
]);

/** Thin: a finger's thickness of folds was a dark row of teeth. */
export const NAPKIN: Mesh = roundBox(0.1, 0.003, 0.21, 0.0012);
