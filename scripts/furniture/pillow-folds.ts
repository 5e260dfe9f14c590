import { acrossInto } from '../../engines/staging/furniture/mesh.ts';
import { fbm } from '../../engines/staging/render/noise.ts';
import type { Case } from './pillow-cloth.ts';

const face = new Float64Array(3);

/** Turns of the iron that take out the solver's own noise, and those that flatten what is narrower than a hand. */
const CALM = 2;
const FLAT = 14;
/** How much deeper folds are drawn: squares of a finger's breadth take the crispness from real ones. */
const DEEPER = 0.7;
const MOST = 0.006;

const ironed = (at: Float64Array, { across, up }: Case, turns: number): Float64Array => {
  const down = (across + 1) * 3;
  let now = at;
  for (let t = 0; t < turns; t++) {
    const next = now.slice();
    for (let j = 0; j <= up; j++)
      for (let i = 0; i <= across; i++) {
        // The seam only along itself, or it draws in; its corners stay.
        const [x, y] = [i > 0 && i < across, j > 0 && j < up];
        if (!x && !y) continue;
        const [a, b] = [x ? 3 : down, y ? down : 3];
        for (let c = 0; c < 3; c++) {
          const o = j * down + i * 3 + c;
          next[o] = 0.5 * now[o]! + 0.125 * (now[o - a]! + now[o + a]! + now[o - b]! + now[o + b]!);
        }
      }
    now = next;
  }
  return now;
};

/** Depth of the folds that run in from a corner, their reach, and how many turn about it. */
const CORNER = 0.0034;
const REACH = 0.085;
const TURNS = 9;

/** How far a place is lifted or sunk by the folds of its nearest corner; `x` and `y` in metres from it. */
const cornerFold = (x: number, y: number, which: number): number => {
  const r = Math.hypot(x, y);
  const way = Math.atan2(y, x) + 0.5 * (fbm(x * 9 + which, y * 9, which, 2) - 0.5);
  return CORNER * Math.min(1, r / 0.03) * Math.exp(-r / REACH) * Math.sin(way * TURNS + which * 2.4);
};

const folded = (front: Float64Array, { across, up, width, height, filling }: Case): Float64Array => {
  const out = front.slice();
  const [dx, dy] = [width / across, height / up];
  const down = (across + 1) * 3;
  for (let j = 1; j < up; j++)
    for (let i = 1; i < across; i++) {
      const [right, top] = [2 * i > across, 2 * j > up];
      const which = filling.seed + (right ? 1 : 0) + (top ? 2 : 0);
      const lift = cornerFold((right ? across - i : i) * dx, (top ? up - j : j) * dy, which);
      const o = j * down + i * 3;
      acrossInto(front, o - 3, o + 3, o - down, o + down, face);
      const l = Math.hypot(face[0]!, face[1]!, face[2]!) || 1;
      for (let c = 0; c < 3; c++) out[o + c]! += (face[c]! / l) * lift;
    }
  return out;
};

/** The front panel in rows, x y z, its folds deepened. */
export const frontOf = (one: Case): Float64Array => {
  const { at, panels } = one;
  const front = Float64Array.from(
    { length: panels[0].length * 3 },
    (_, k) => at[panels[0][(k / 3) | 0]! * 3 + (k % 3)]!,
  );
  const [calm, flat] = [ironed(front, one, CALM), ironed(front, one, FLAT)];
  const deeper = calm.map((v, o) => v + Math.max(-MOST, Math.min(MOST, DEEPER * (v - flat[o]!))));
  return folded(deeper, one);
};
