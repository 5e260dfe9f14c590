import type { Cloth } from './cloth.ts';
import { stop } from './threads.ts';

/** Mattress of the bed that is laid; other sizes stretch its flat middle. */
export const [WIDE, LONG] = [1.56, 1.56];
/** Squares of the finished cover, and how much of it goes over sides and foot. */
export const STEP = 0.012;
export const FALL = 0.288;
/** Height of its hem, tucked in behind the rails, and of the rails' top below the mattress'. */
export const HEM = -0.25;
const RAIL = 0.21;
/** Rails: faces within and without, beyond the mattress. */
const [WITHIN, WITHOUT] = [0.03, 0.088];
/** Radius of the mattress' edges and corners, and how far the hem is held off it. */
const ROUND = 0.05;
const HELD = 0.01;

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

/** Keeps a cover off the mattress; `loft` says how much filling lies under each place. */
export const onMattress =
  (cloth: Cloth, grip: number, loft: (x: number, y: number, z: number) => number) => (): void => {
    const { at } = cloth;
    for (let k = 0; k < at.length / 3; k++)
      offBlock(cloth, k, 0, 0, ROUND, loft(at[k * 3]!, at[k * 3 + 1]!, at[k * 3 + 2]!), grip);
  };

/** Keeps what is thrown over the made bed off its rails. */
export const onRails = (cloth: Cloth, grip: number, thick: number) => (): void => {
  for (let k = 0; k < cloth.at.length / 3; k++) offBlock(cloth, k, WITHOUT, -RAIL, 0.02, thick, grip);
};

/** Way out from the mattress at a place seen from above: from where, in which direction, and how far. */
export const wayOut = (
  x: number,
  y: number,
): readonly [qx: number, qy: number, nx: number, ny: number, far: number] => {
  const [qx, qy] = [clamp(x, ROUND - WIDE / 2, WIDE / 2 - ROUND), Math.min(y, LONG - ROUND)];
  const [wx, wy] = [x - qx, y - qy];
  const d = Math.hypot(wx, wy);
  return d < 1e-9 ? [qx, qy, 0, 0, -ROUND] : [qx, qy, wx / d, wy / d, d - ROUND];
};

/** Between mattress and rails: what has gone below their top keeps behind them. */
export const behindRails = ({ at }: Cloth): void => {
  for (let o = 0; o < at.length; o += 3) {
    const below = clamp((-0.186 - at[o + 2]!) / (RAIL - 0.19), 0, 1);
    if (below === 0) continue;
    const [qx, qy, nx, ny, far] = wayOut(at[o]!, at[o + 1]!);
    const most = WITHIN - 0.008 + 0.03 * (1 - below);
    if (far <= most) continue;
    at[o] = qx + nx * (ROUND + most);
    at[o + 1] = qy + ny * (ROUND + most);
  }
};

/** Holds a point of the hem at a height, close to the mattress; along the rails it may slide by `slide`. */
export const holdHem = ({ at, before }: Cloth, o: number, high: number, slide: number): void => {
  const [qx, qy, nx, ny] = wayOut(at[o]!, at[o + 1]!);
  at[o] = qx + nx * (ROUND + HELD) - ny * slide;
  at[o + 1] = qy + ny * (ROUND + HELD) + nx * slide;
  at[o + 2] = high;
  for (let c = 0; c < 3; c++) before[o + c] = at[o + c]!;
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
