import { fbm } from '../../engines/staging/render/noise.ts';
import { clamp, FALL, LONG, mapped, onMattress, STEP, WIDE } from './bed-form.ts';
import { apart, type Cloth, even, finer, newCloth, step, type Weave } from './cloth.ts';
import { cutOf } from './cut.ts';

export type Spread = {
  readonly seed: number;
  /** How unevenly hands spread it, metres. */
  readonly sway: number;
};

/** Filled cloth while it falls, and what keeps its folds as broad as a filling makes them while the net grows finer. */
export const SOFT: Weave['bend'] = [
  [0.93, 0.25],
  [0.88, 0.12],
  [0.84, 0.1],
  [0.8, 0.06],
];
const STIFF: Weave['bend'] = [
  [0.95, 0.4],
  [0.92, 0.3],
  [0.9, 0.2],
];

/** Share of cloth to spare at a place of the flat cover, `u` across from its middle and `v` from its head: along the hem most, on top little. */
const spareAt = (u: number, v: number, seed: number): readonly [number, number] => {
  const [side, foot] = [Math.abs(u) - WIDE / 2, v - LONG];
  const loose = (k: number, f: number) => clamp(3.2 * (fbm(u * f + 7 * k, v * f, seed + 30 + k, 2) - 0.42), 0, 1);
  const fall = clamp((Math.max(side, foot) + 0.05) / (FALL + 0.05), 0, 1);
  const top = 0.0015 + 0.008 * loose(1, 2.2);
  const along = 0.06 * fall * (0.2 + loose(2, 2.6));
  const across = 0.004 * fall * loose(3, 5);
  return foot > side ? [top + along, top + across] : [top + across, top + along];
};

/** Long low crests that hands leave on top, aslant, where they draw the cover down. */
const crestAt = (x: number, y: number, seed: number): number => {
  const ridge = (a: number, b: number, k: number) => (1 - 2 * Math.abs(fbm(a, b, seed + k, 2) - 0.5)) ** 9;
  const long = ridge((0.9 * x + 0.44 * y) * 1.2, (0.9 * y - 0.44 * x) * 4.2, 61);
  const short = ridge((0.8 * x - 0.6 * y) * 2.2 + 5, (0.8 * y + 0.6 * x) * 6.5, 71);
  const here = clamp(2.4 * (fbm(x * 1.9, y * 1.9 + 4, seed + 81, 2) - 0.3), 0, 1);
  return here * (0.011 * long + 0.006 * short);
};

/** The net is made twice as fine this often: begun fine, what is to spare at the corners crimped instead of folding. */
const LEVELS = 2;

/** A duvet in its cover, laid on the mattress, hanging over its sides and its foot. */
export const layHung = ({ seed, sway }: Spread): Cloth => {
  const fill = mapped((x, y) => 0.034 + 0.014 * (fbm(x * 1.7 + seed, y * 1.7, seed, 2) - 0.5) + crestAt(x, y, seed));
  const loft = (x: number, y: number, z: number) => fill(x, y) + (0.018 - fill(x, y)) * clamp(z / -0.3, 0, 1);
  const coarse = STEP * 2 ** LEVELS;
  const squares = [Math.round((WIDE + 2 * FALL) / coarse), Math.round((LONG + FALL) / coarse)] as const;
  const cutAt = (level: number) => {
    const size = coarse / 2 ** level;
    const [columns, rows] = squares.map((n) => n * 2 ** level + 1) as [number, number];
    const start = ((rows - 1) * size) / 2;
    const slack = (u: number, v: number) => spareAt(u, v + start, seed);
    return { columns, rows, start, ...cutOf({ columns, rows, size, round: FALL, left: 0.47, short: 0.13, slack }) };
  };
  const { columns, rows, start, place, between } = cutAt(0);
  let cloth = newCloth(columns, rows, { between, bend: SOFT }, (i, j) => {
    const [u, w] = place(i, j);
    const v = w + start;
    const [su, sv] = [fbm(u * 2.6, v * 2.6, seed + 3, 2) - 0.5, fbm(u * 2.6 + 9, v * 2.6, seed + 5, 2) - 0.5];
    return [u + su * sway, v + sv * sway * Math.min(1, v / 0.2), 0.06 + 0.02 * fbm(u * 6, v * 6, seed + 7, 2)];
  });
  const settle = (times: number, fall: number, loss: number, gap: number) => {
    const lie = onMattress(cloth, 0.5, loft);
    for (let n = 0; n < times; n++) {
      step(cloth, { fall, drag: loss, turns: 12 }, lie);
      if (n % 5 === 0) apart(cloth, gap, 2);
    }
  };
  settle(260, 0.0006, 0.95, 0.05);
  for (let level = 1; level <= LEVELS; level++) {
    cloth = finer(cloth, { between: cutAt(level).between, bend: STIFF });
    for (let o = 0; o < cloth.at.length; o += 3) {
      const [x, y, z] = [cloth.at[o]!, cloth.at[o + 1]!, cloth.at[o + 2]!];
      cloth.at[o + 2]! += (level - 1) * 0.0012 * (fbm(x * 34, y * 34 + z * 34, seed + 9, 2) - 0.5);
    }
    settle(75, 0.0006 / (level + 0.5), 0.925, 0.026);
  }
  even(cloth, 0.3);
  return cloth;
};
