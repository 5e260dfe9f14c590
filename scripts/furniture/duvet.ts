import { fbm } from '../../engines/staging/render/noise.ts';
import { clamp, DROP, HEM, LONG, mapped, onBed, STEP, strokeBack, WIDE } from './bed-form.ts';
import { apart, type Cloth, even, finer, newCloth, step, type Weave } from './cloth.ts';
import { cutOf } from './cut.ts';
import { ironHem, levelHem, pressCorners } from './hem.ts';
import { outward } from './lie-on.ts';

export type Spread = {
  readonly seed: number;
  /** Cloth to spare across and along: what buckles into folds. */
  readonly spare: readonly [number, number];
  /** How unevenly hands spread it, metres. */
  readonly sway: number;
};

/** Filled cloth first, then its cover alone: thin, so that it creases between finger and thumb. */
export const SOFT: Weave['bend'] = [
  [0.93, 0.25],
  [0.88, 0.12],
  [0.84, 0.06],
];
const THIN: Weave['bend'] = [
  [0.86, 0.2],
  [0.8, 0.1],
  [0.8, 0.04],
];

/** From the bed's edge to where its folds begin on top, and how far the fall hangs off the mattress. */
const INNER = 0.36;
const PLUMB = 0.044;
/** Height of its upper side. */
const TOP = 0.05;

/** Lets the fall hang in broad soft folds that begin on top, deepest at the hem. */
const hangInFolds = (cloth: Cloth, seed: number): void => {
  const { at } = cloth;
  const out = outward(cloth);
  for (let o = 0; o < at.length; o += 3) {
    const [x, y] = [at[o]!, at[o + 1]!];
    const [qx, qy] = [clamp(x, INNER - WIDE / 2, WIDE / 2 - INNER), Math.min(y, LONG - INNER)];
    const [wx, wy] = [x - qx, y - qy];
    const d = Math.hypot(wx, wy);
    if (d < 1e-6) continue;
    // The same all the way down but for a lean: told by where the way out crosses the bed's edge.
    const [ex, ey] = [qx + (wx / d) * INNER, qy + (wy / d) * INNER];
    const lean = 0.8 * (fbm(ex * 1.4, ey * 1.4 + 3, seed + 60, 2) - 0.5) * at[o + 2]!;
    const [u, v] = [ex + lean * (wy / d), ey - lean * (wx / d)];
    const broad = fbm(u * 5 + 5, v * 5, seed + 40, 2) - 0.5;
    const crest = (1 - 2 * Math.abs(fbm(u * 3, v * 3 + 7, seed + 50, 2) - 0.5)) ** 4;
    const over = clamp(d / INNER, 0, 1);
    const down = clamp((at[o + 2]! - TOP) / (HEM - TOP), 0, 1);
    const much = over * over * (broad * (0.016 + 0.03 * down) + (crest - 0.5) * (0.006 + 0.009 * down));
    for (let c = 0; c < 3; c++) at[o + c]! += out[o + c]! * much;
  }
};

/** A duvet spread over the bed by hands: laid down with cloth to spare, unevenly, and left to settle. */
const spreadOut = ({ seed, spare, sway }: Spread): Cloth => {
  const coarse = STEP * 2;
  const columns = Math.round((WIDE + 2 * DROP) / coarse) + 1;
  const rows = Math.round((LONG + DROP) / coarse) + 1;
  /** Filling as hands leave it: broad low billows and a few long folds aslant. */
  const fill = mapped((x, y) => {
    const billow = fbm(x * 2.2 + seed, y * 2.2, seed, 2) - 0.5;
    const long = fbm((x * 0.9 + y * 0.44) * 1.1, (y * 0.9 - x * 0.44) * 4.6, seed + 12, 2) - 0.5;
    return 0.046 + 0.026 * billow + 0.034 * long;
  });
  const loft = (x: number, y: number, z: number) => fill(x, y) + (PLUMB - fill(x, y)) * Math.sqrt(clamp(z / HEM, 0, 1));
  // Cover cloth is larger than its filling, here more and there less.
  const slack = (u: number, v: number): readonly [number, number] => {
    const loose = (k: number) => 0.006 * clamp(3 * (fbm(u * 4 + 7 * k, v * 4, seed + 30 + k, 2) - 0.5), 0, 1);
    return [loose(1), loose(2)];
  };
  const corner = { round: DROP, left: 0.46, short: 0.1, slack };
  const { place, between } = cutOf({ columns, rows, size: coarse, ...corner });
  const start = ((rows - 1) * coarse) / 2;
  let cloth = newCloth(columns, rows, { between, bend: SOFT }, (i, j) => {
    const [u, w] = place(i, j);
    const v = w + start;
    const [su, sv] = [fbm(u * 2.6, v * 2.6, seed + 3, 2) - 0.5, fbm(u * 2.6 + 9, v * 2.6, seed + 5, 2) - 0.5];
    const edge = Math.min(1, v / 0.2);
    return [
      (u + su * sway) / (1 + spare[0]),
      (v + sv * sway * edge) / (1 + spare[1]),
      0.09 + 0.05 * fbm(u * 9, v * 9, seed + 7, 2),
    ];
  });
  const settle = (times: number, fall: number, drag: number, grip: number) => {
    const lie = onBed(cloth, grip, loft, 0.018);
    for (let n = 0; n < times; n++) {
      step(cloth, { fall, drag, turns: 12 }, lie);
      if (n % 5 === 0) apart(cloth, 0.03, 3);
    }
  };
  settle(240, 0.0007, 0.96, 0.35);
  const fine = cutOf({ columns: columns * 2 - 1, rows: rows * 2 - 1, size: STEP, ...corner });
  cloth = finer(cloth, { between: fine.between, bend: THIN });
  settle(90, 0.0003, 0.93, 0.4);
  return cloth;
};

/** Strokes the settled cover as a stager does: smooth on top, its fall plumb, in folds and level. */
const stroke = (cloth: Cloth, seed: number): void => {
  const { at } = cloth;
  for (let n = 0; n < 24; n++) even(cloth, 0.6, (o) => clamp(-at[o + 2]! / 0.06, 0, 1));
  pressCorners(cloth, 6);
  ironHem(cloth, 10, 14);
  even(cloth, 0.3);
  strokeBack(cloth);
  levelHem(cloth, -0.09, HEM);
  hangInFolds(cloth, seed);
};

export const layCover = (spread: Spread): Cloth => {
  const cloth = spreadOut(spread);
  stroke(cloth, spread.seed);
  return cloth;
};
