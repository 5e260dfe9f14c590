import type { Cloth } from './cloth.ts';
import { stop } from './threads.ts';

/** Mattress of the bed that is laid; other sizes stretch its flat middle. */
export const [WIDE, LONG] = [1.56, 1.56];
/** Squares of the finished cover, and how far it reaches over sides and foot. */
export const STEP = 0.012;
export const DROP = 0.315;
/** Height at which its hem hangs, all round: a hand's breadth below the rails' top. */
export const HEM = -0.268;
/** Rails: their outer face beyond the mattress, their top below the mattress', and the floor. */
const [OUT, RAIL, FLOOR] = [0.02, 0.21, 0.5];
const ROUND = 0.06;

export const clamp = (v: number, low: number, high: number) => Math.max(low, Math.min(high, v));

/** Keeps a point off a block with round edges that reaches `out` beyond the mattress and up to `top`. */
const offBlock = (cloth: Cloth, k: number, out: number, top: number, r: number, thick: number, grip: number): void => {
  const { at } = cloth;
  const [x, y, z] = [at[k * 3]!, at[k * 3 + 1]!, at[k * 3 + 2]!];
  const side = WIDE / 2 + out - r;
  const wx = x - clamp(x, -side, side);
  const wy = y - Math.min(y, LONG + out - r);
  const wz = z - Math.min(z, top - r);
  const d = Math.sqrt(wx * wx + wy * wy + wz * wz);
  if (d < 1e-9) stop(cloth, k * 3, thick + r, 0, 0, 1, grip);
  else if (d < r + thick) stop(cloth, k * 3, r + thick - d, wx / d, wy / d, wz / d, grip);
};

/** Keeps a cloth off mattress and rails by its own thickness; `loft` says how much filling lies under each place. */
export const onBed =
  (cloth: Cloth, grip: number, loft: (x: number, y: number, z: number) => number, thick: number) => () => {
    const { at } = cloth;
    for (let k = 0; k < at.length / 3; k++) {
      if (at[k * 3 + 2]! < -FLOOR + thick) stop(cloth, k * 3, thick - FLOOR - at[k * 3 + 2]!, 0, 0, 1, 0.9);
      offBlock(cloth, k, 0, 0, ROUND, loft(at[k * 3]!, at[k * 3 + 1]!, at[k * 3 + 2]!), grip);
      offBlock(cloth, k, OUT, -RAIL, 0.02, thick, grip);
    }
  };

/** A map of the bed seen from above, a value every two centimetres. */
export const mapped = (value: (x: number, y: number) => number): ((x: number, y: number) => number) => {
  const [cell, size, from] = [0.02, 160, -1.6];
  const table = Float64Array.from({ length: size * size }, (_, k) =>
    value(from + (k % size) * cell, from + Math.floor(k / size) * cell + 0.8),
  );
  return (x, y) => {
    const [u, v] = [clamp((x - from) / cell, 0, size - 1.001), clamp((y - 0.8 - from) / cell, 0, size - 1.001)];
    const [i, j] = [Math.floor(u), Math.floor(v)];
    const at = j * size + i;
    const [fx, fy] = [u - i, v - j];
    const upper = table[at]! + (table[at + 1]! - table[at]!) * fx;
    return upper + (table[at + size]! + (table[at + size + 1]! - table[at + size]!) * fx - upper) * fy;
  };
};

/** How far out a fall may stand before it is stroked back to the bed. */
const FLARE = 0.058;
/** Strokes what flares out back to the bed: a corner that stood off like a bell looked longer than the sides. */
export const strokeBack = ({ at }: Cloth): void => {
  for (let o = 0; o < at.length; o += 3) {
    if (at[o + 2]! > -0.02) continue;
    const [qx, qy] = [clamp(at[o]!, ROUND - WIDE / 2, WIDE / 2 - ROUND), Math.min(at[o + 1]!, LONG - ROUND)];
    const [wx, wy] = [at[o]! - qx, at[o + 1]! - qy];
    const d = Math.hypot(wx, wy);
    const over = d - ROUND - FLARE;
    if (over <= 0) continue;
    at[o] = qx + (wx * (ROUND + FLARE + 0.25 * over)) / d;
    at[o + 1] = qy + (wy * (ROUND + FLARE + 0.25 * over)) / d;
  }
};
