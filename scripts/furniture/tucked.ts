import { fbm } from '../../engines/staging/render/noise.ts';
import { behindRails, clamp, FALL, HEM, holdHem, LONG, mapped, onMattress, STEP, WIDE, wayOut } from './bed-form.ts';
import { type Cloth, even, finer, newCloth, step, type Weave } from './cloth.ts';
import { cutOf } from './cut.ts';

export type Spread = {
  readonly seed: number;
  /** How unevenly hands spread it, and how far they drag its hem along the rails where they tuck it in, metres. */
  readonly sway: number;
  readonly drag: number;
};

/** Filled cloth first, then its cover alone: thin, so that it creases between finger and thumb. */
export const SOFT: Weave['bend'] = [
  [0.93, 0.25],
  [0.88, 0.12],
  [0.84, 0.06],
];
const THIN: Weave['bend'] = [
  [0.84, 0.12],
  [0.78, 0.05],
];

/** Steps in which the hem is pushed down behind the rails, and in which it is dragged along them. */
const DOWN = 110;
const DRAGGED = 70;

/** Share of cloth to spare at a place of the flat cover, `u` across from its middle and `v` from its head: along the hem most, on top little. */
const spareAt = (u: number, v: number, seed: number): readonly [number, number] => {
  const [side, foot] = [Math.abs(u) - WIDE / 2, v - LONG];
  const loose = (k: number, f: number) => clamp(3.2 * (fbm(u * f + 7 * k, v * f, seed + 30 + k, 2) - 0.42), 0, 1);
  const fall = clamp((Math.max(side, foot) + 0.16) / (FALL + 0.16), 0, 1);
  // The corners are taken in as it is.
  const corner = clamp((Math.min(side, foot) + 0.14) / 0.14, 0, 1);
  const top = 0.0012 + 0.006 * loose(1, 2.2);
  // Along the hem, whichever way it runs; across it the tuck draws the cloth straight.
  const along = 0.044 * fall * (1 - 0.9 * corner) * (0.08 + loose(2, 2.4) ** 1.5);
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

/** Where a corner is folded under at the sides its flap lies a cloth's thickness over the rest, along a line aslant. */
const FLAP = 0.006;
const foldCorners = ({ at }: Cloth): void => {
  for (let o = 0; o < at.length; o += 3) {
    const [, , nx, , far] = wayOut(at[o]!, at[o + 1]!);
    const deep = -at[o + 2]!;
    if (far < 0 || Math.abs(nx) < 0.6 || deep < 0) continue;
    const along = LONG - at[o + 1]!;
    const over = clamp((0.9 * deep + 0.03 - along) / 0.013, 0, 1);
    at[o]! +=
      Math.sign(nx) * FLAP * over * clamp((along + 0.02) / 0.08, 0, 1) * clamp((Math.abs(nx) - 0.6) / 0.4, 0, 1);
  }
};

/** A duvet in its cover, laid on the mattress and tucked in behind the rails on three sides. */
export const layTucked = ({ seed, sway, drag }: Spread): Cloth => {
  const coarse = STEP * 2;
  const columns = Math.round((WIDE + 2 * FALL) / coarse) + 1;
  const rows = Math.round((LONG + FALL) / coarse) + 1;
  const start = ((rows - 1) * coarse) / 2;
  const fill = mapped((x, y) => 0.03 + 0.014 * (fbm(x * 1.7 + seed, y * 1.7, seed, 2) - 0.5) + crestAt(x, y, seed));
  const loft = (x: number, y: number, z: number) => fill(x, y) + (0.008 - fill(x, y)) * clamp(z / HEM, 0, 1);
  const corner = {
    round: FALL,
    left: 0.24,
    short: 0.06,
    slack: (u: number, v: number) => spareAt(u, v + start, seed),
  };
  const { place, between } = cutOf({ columns, rows, size: coarse, ...corner });
  let cloth = newCloth(columns, rows, { between, bend: SOFT }, (i, j) => {
    const [u, w] = place(i, j);
    const v = w + start;
    const [su, sv] = [fbm(u * 2.6, v * 2.6, seed + 3, 2) - 0.5, fbm(u * 2.6 + 9, v * 2.6, seed + 5, 2) - 0.5];
    return [u + su * sway, v + sv * sway * Math.min(1, v / 0.2), 0.06 + 0.01 * fbm(u * 9, v * 9, seed + 7, 2)];
  });
  const hemOf = (wide: number, tall: number): number[] => {
    const out: number[] = [];
    for (let j = 0; j < tall; j++) out.push(j * wide, j * wide + wide - 1);
    for (let i = 1; i + 1 < wide; i++) out.push((tall - 1) * wide + i);
    return out;
  };
  const settle = (from: number, times: number, fall: number, loss: number) => {
    const hem = hemOf(cloth.columns, cloth.rows).map((k) => k * 3);
    const slides = hem.map((o) => {
      const [x, y] = [cloth.at[o]!, cloth.at[o + 1]!];
      return (2 * drag * (fbm(x * 1.6, y * 1.6, seed + 21, 2) - 0.5)) / DRAGGED;
    });
    const lie = onMattress(cloth, 0.3, loft);
    for (let n = from; n < from + times; n++) {
      const high = 0.05 + (HEM - 0.05) * clamp(n / DOWN, 0, 1);
      const dragged = n >= DOWN && n < DOWN + DRAGGED;
      hem.forEach((o, k) => {
        holdHem(cloth, o, high, dragged ? slides[k]! : 0);
      });
      step(cloth, { fall, drag: loss, turns: 12 }, () => {
        lie();
        for (const o of hem) holdHem(cloth, o, high, 0);
      });
    }
  };
  settle(0, DOWN + DRAGGED + 30, 0.0005, 0.95);
  const fine = cutOf({ columns: columns * 2 - 1, rows: rows * 2 - 1, size: STEP, ...corner });
  cloth = finer(cloth, { between: fine.between, bend: THIN });
  for (let o = 0; o < cloth.at.length; o += 3) {
    const [x, y, z] = [cloth.at[o]!, cloth.at[o + 1]!, cloth.at[o + 2]!];
    cloth.at[o + 2]! += 0.0012 * (fbm(x * 34, y * 34 + z * 34, seed + 9, 2) - 0.5);
  }
  settle(DOWN + DRAGGED, 100, 0.00025, 0.92);
  even(cloth, 0.3);
  // The corners as if folded under: gathered, they were a knot.
  const { at } = cloth;
  for (let n = 0; n < 30; n++)
    even(cloth, 0.6, (o) => {
      const near = Math.hypot(WIDE / 2 - Math.abs(at[o]!), LONG - at[o + 1]!);
      return at[o + 2]! < -0.02 ? clamp(2 - near / 0.07, 0, 1) : 0;
    });
  foldCorners(cloth);
  behindRails(cloth);
  return cloth;
};
