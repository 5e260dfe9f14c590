import type { Item } from '#domain/scene/plan.ts';
import type { Mesh } from './mesh.ts';

/** Who looks: height of the eye and focal length in pixels; it stands at x = z = 0. */
export type Eye = { readonly eye: number; readonly focal: number };

/** Only small things may go: a far chair keeps its legs, however thin. */
const SMALL = 0.3;
/** Pixels. */
const LEAST = 1;
/** Cords in seams thinner than this were rows of dashes along every cushion. */
const TRIM = 2.4;

/** Is a part of a piece too thin to be drawn from here? Forks and knives of half a pixel came out as rows of dots. */
export const tooSmall = (
  mesh: Mesh,
  { x, y, z, turn }: Pick<Item, 'x' | 'y' | 'z' | 'turn'>,
  { eye, focal }: Eye,
  trim?: number,
): boolean => {
  const low = [1e9, 1e9, 1e9];
  const high = [-1e9, -1e9, -1e9];
  for (let k = 0; k < mesh.positions.length; k++) {
    const v = mesh.positions[k]!;
    if (v < low[k % 3]!) low[k % 3] = v;
    if (v > high[k % 3]!) high[k % 3] = v;
  }
  const [w, h, d] = [high[0]! - low[0]!, high[1]! - low[1]!, high[2]! - low[2]!];
  const [, wide, long] = [w, h, d].sort((a, b) => a - b) as [number, number, number];
  if (long > SMALL && !trim) return false;
  const [mx, my, mz] = [0, 1, 2].map((k) => (low[k]! + high[k]!) / 2) as [number, number, number];
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const drop = eye - y - my;
  const away = Math.hypot(x + mx * cos + mz * sin, drop, z - mx * sin + mz * cos);
  if (trim) return (trim * focal) / away < TRIM;
  // What lies is seen aslant.
  const seen = h < wide / 2 ? Math.max(h, (wide * Math.abs(drop)) / away) : wide;
  return (seen * focal) / away < LEAST;
};
