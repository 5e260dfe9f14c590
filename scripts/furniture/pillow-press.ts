import type { Case } from './pillow-cloth.ts';
import { stop } from './threads.ts';

/** Points nearer than this may touch. */
const NEAR = 0.026;
const CELLS = 1 << 16;
const cell = (x: number, y: number, z: number) =>
  (Math.imul(x, 73856093) ^ Math.imul(y, 19349663) ^ Math.imul(z, 83492791)) & (CELLS - 1);
const at3 = (v: number) => Math.floor(v / NEAR);

type Box = readonly [low: readonly number[], high: readonly number[]];
const boxOf = ({ at }: Case): Box => {
  const [low, high] = [
    [9, 9, 9],
    [-9, -9, -9],
  ];
  for (let o = 0; o < at.length; o += 3)
    for (let c = 0; c < 3; c++) {
      const v = at[o + c]!;
      if (v < low[c]!) low[c] = v;
      if (v > high[c]!) high[c] = v;
    }
  return [low, high];
};

/** Points of `one` within reach of the box of another. */
const reachable = ({ at }: Case, own: number, boxes: readonly Box[]): number[] => {
  const out: number[] = [];
  for (let o = 0; o < at.length; o += 3)
    for (let b = 0; b < boxes.length; b++) {
      const [low, high] = boxes[b]!;
      if (b === own || at[o]! < low[0]! - NEAR || at[o]! > high[0]! + NEAR) continue;
      if (at[o + 1]! < low[1]! - NEAR || at[o + 1]! > high[1]! + NEAR) continue;
      if (at[o + 2]! < low[2]! - NEAR || at[o + 2]! > high[2]! + NEAR) continue;
      out.push(o);
      break;
    }
  return out;
};

const heads = new Int32Array(CELLS);

/** Neighbours press against each other: a point stays `gap` outside the nearest face of another case. */
export const press = (cases: readonly Case[], gap: number, grip: number): void => {
  const boxes = cases.map(boxOf);
  const near = cases.map((one, c) => reachable(one, c, boxes));
  const next: number[] = [];
  const owner: number[] = [];
  const point: number[] = [];
  heads.fill(-1);
  near.forEach((list, c) => {
    const { at } = cases[c]!;
    for (const o of list) {
      const id = cell(at3(at[o]!), at3(at[o + 1]!), at3(at[o + 2]!));
      next.push(heads[id]!);
      heads[id] = owner.length;
      owner.push(c);
      point.push(o);
    }
  });
  near.forEach((list, c) => {
    const one = cases[c]!;
    for (const o of list) {
      const x = one.at[o]!;
      const y = one.at[o + 1]!;
      const z = one.at[o + 2]!;
      const [cx, cy, cz] = [at3(x), at3(y), at3(z)];
      let best = NEAR * NEAR;
      let found = -1;
      for (let q = 0; q < 27; q++) {
        let e = heads[cell(cx + (q % 3) - 1, cy + (((q / 3) | 0) % 3) - 1, cz + ((q / 9) | 0) - 1)]!;
        for (; e >= 0; e = next[e]!) {
          if (owner[e] === c) continue;
          const p = point[e]!;
          const { at } = cases[owner[e]!]!;
          const far = (at[p]! - x) ** 2 + (at[p + 1]! - y) ** 2 + (at[p + 2]! - z) ** 2;
          if (far >= best) continue;
          best = far;
          found = e;
        }
      }
      if (found >= 0) part(one, o, cases[owner[found]!]!, point[found]!, gap, grip);
    }
  });
};

/** Moves a point and the face it has come too near to apart. */
const part = (one: Case, o: number, other: Case, p: number, gap: number, grip: number): void => {
  const N = other.normals;
  const l = Math.hypot(N[p]!, N[p + 1]!, N[p + 2]!) || 1;
  const [nx, ny, nz] = [N[p]! / l, N[p + 1]! / l, N[p + 2]! / l];
  const off =
    (one.at[o]! - other.at[p]!) * nx +
    (one.at[o + 1]! - other.at[p + 1]!) * ny +
    (one.at[o + 2]! - other.at[p + 2]!) * nz;
  if (off >= gap) return;
  const deep = Math.min(0.004, (gap - off) / 2);
  stop(one, o, deep, nx, ny, nz, grip);
  other.at[p]! -= nx * deep;
  other.at[p + 1]! -= ny * deep;
  other.at[p + 2]! -= nz * deep;
};
