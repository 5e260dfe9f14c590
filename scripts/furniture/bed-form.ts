import type { Cloth } from './cloth.ts';
import { stop } from './threads.ts';

/** Mattress of the bed that is laid; other sizes stretch its flat middle. */
export const [WIDE, LONG] = [1.56, 1.56];
/** Squares of the finished cover, and how much of it goes over sides and foot. */
export const STEP = 0.012;
export const FALL = 0.324;
/** Radius of the mattress' edges and corners. */
const ROUND = 0.05;

export const clamp = (v: number, low: number, high: number) => Math.max(low, Math.min(high, v));

/** Keeps a point off the mattress and what it stands on, a block with round edges. */
const offBlock = (cloth: Cloth, k: number, thick: number, grip: number): void => {
  const { at } = cloth;
  const [x, y, z] = [at[k * 3]!, at[k * 3 + 1]!, at[k * 3 + 2]!];
  const side = WIDE / 2 - ROUND;
  const wx = x - clamp(x, -side, side);
  const wy = y - Math.min(y, LONG - ROUND);
  const wz = z - Math.min(z, -ROUND);
  const d = Math.sqrt(wx * wx + wy * wy + wz * wz);
  if (d < 1e-9) stop(cloth, k * 3, thick + ROUND, 0, 0, 1, grip);
  else if (d < ROUND + thick) stop(cloth, k * 3, ROUND + thick - d, wx / d, wy / d, wz / d, grip);
};

/** Keeps a cover off the mattress; `loft` says how much filling lies under each place. */
export const onMattress =
  (cloth: Cloth, grip: number, loft: (x: number, y: number, z: number) => number) => (): void => {
    const { at } = cloth;
    for (let k = 0; k < at.length / 3; k++) offBlock(cloth, k, loft(at[k * 3]!, at[k * 3 + 1]!, at[k * 3 + 2]!), grip);
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
