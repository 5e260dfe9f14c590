/**
 * Lays filled covers and throws on a bed by simulation and writes them as one compact module:
 * node scripts/furniture/bake-bedding.ts engines/staging/furniture/bedding-meshes.ts
 * By formula every fold had one radius, and fresh eyes read poured plaster; Blender took seven minutes a trial.
 * Axes here: x across, y from the pillows to the foot, z up from the top of the mattress; metres.
 */
import { writeFileSync } from 'node:fs';
import { guess } from '../../engines/staging/furniture/cloth-bytes.ts';
import { fbm } from '../../engines/staging/render/noise.ts';
import { clamp, LONG, onBed, STEP, WIDE } from './bed-form.ts';
import { apart, type Cloth, even, finer, newCloth, step, type Weave } from './cloth.ts';
import { cutOf } from './cut.ts';
import { layCover, SOFT, type Spread } from './duvet.ts';
import { above, outward } from './lie-on.ts';

type Thrown = {
  readonly seed: number;
  /** Middle, turn, and size across and along. */
  readonly at: readonly [number, number];
  readonly turn: number;
  readonly size: readonly [number, number];
  /** How far its upper side lies above the cover: a folded quilt is three fingers thick. */
  readonly thick: number;
  /** Share of its depth that is left where it is pushed together into long folds. */
  readonly gathered: number;
  /** Share of its length to spare, and how unevenly hands spread it, metres. */
  readonly spare: number;
  readonly sway: number;
};
/** From fold to fold where it is gathered, metres. */
const FOLDS = 0.13;
const KNIT: Weave['bend'] = [
  [0.9, 0.2],
  [0.84, 0.1],
];

/** A throw let fall over the made bed. */
const layThrow = (
  cover: Cloth,
  { seed, at: [cx, cy], turn, size: [across, along], thick, gathered, spare, sway: uneven }: Thrown,
): Cloth => {
  const coarse = STEP * 2;
  const [columns, rows] = [Math.round(across / coarse) + 1, Math.round(along / coarse) + 1];
  const corner = { round: 0.04, left: 1, both: true };
  const { place, between } = cutOf({ columns, rows, size: coarse, ...corner });
  let cloth = newCloth(columns, rows, { between, bend: KNIT }, (i, j) => {
    const [u, v] = place(i, j);
    const sway = uneven * (fbm(u * 3, v * 3, seed, 2) - 0.5);
    const [a, b] = [u * (1 - spare) + sway, v * gathered + sway];
    // Folds along it, as deep as what they take up of its width.
    const wave = Math.sin((v / FOLDS + 1.6 * fbm(u * 1.5, v * 2, seed + 4, 2)) * 2 * Math.PI);
    const deep = (FOLDS / Math.PI) * Math.sqrt(1 / gathered - 1);
    return [
      cx + a * Math.cos(turn) - b * Math.sin(turn),
      cy + a * Math.sin(turn) + b * Math.cos(turn),
      0.12 + deep * wave + 0.02 * fbm(u * 9, v * 9, seed + 2, 2),
    ];
  });
  const settle = (times: number, fall: number) => {
    const lie = above(cloth, cover, thick, 0.85);
    const bed = onBed(cloth, 0.4, () => 0.02 + thick, 0.012);
    for (let n = 0; n < times; n++) {
      step(cloth, { fall, drag: 0.95, turns: 10 }, () => {
        lie();
        bed();
      });
      if (n % 5 === 0) apart(cloth, 0.024, 2);
    }
  };
  settle(220, 0.0005);
  const fine = cutOf({ columns: columns * 2 - 1, rows: rows * 2 - 1, size: STEP, ...corner });
  cloth = finer(cloth, { between: fine.between, bend: KNIT });
  settle(60, 0.0002);
  even(cloth, 0.4);
  return cloth;
};

/** The head end of the cover folded back over itself: filled on both sides of the fold, so that it is plump and lies smooth. */
const foldBack = (cover: Cloth, deep: number): Cloth => {
  const { columns } = cover;
  const rows = Math.round(deep / STEP) + 1;
  const { between } = cutOf({ columns, rows, size: STEP, round: 0.03, left: 1, slack: () => [0.012, 0.012] });
  const cloth = newCloth(columns, rows, { between, bend: SOFT }, (i, j) => {
    const o = (j * columns + i) * 3;
    return [cover.at[o]!, cover.at[o + 1]!, cover.at[o + 2]!];
  });
  for (let n = 0; n < 14; n++) even(cloth, 0.5);
  const out = outward(cloth);
  for (let o = 0; o < cloth.at.length; o++) {
    const t = Math.floor(o / 3 / columns) / (rows - 1);
    cloth.at[o]! += out[o]! * (0.03 + 0.022 * Math.sqrt(Math.sin(Math.PI * clamp(t, 0.02, 0.98))));
  }
  cloth.before.set(cloth.at);
  const held = cloth.at.slice(0, columns * 3);
  const lie = above(cloth, cover, 0.034, 0.6);
  for (let n = 0; n < 60; n++)
    step(cloth, { fall: 0.0002, drag: 0.9, turns: 10 }, () => {
      lie();
      cloth.at.set(held);
    });
  even(cloth, 0.4);
  return cloth;
};

/** Whole quarters of a millimetre, each told by how far it lies off the square that its neighbours span: one byte. */
const packed = ({ at, columns, rows }: Cloth) => {
  const whole = Int32Array.from(at, (v) => Math.round(v * 4_000));
  const bytes = new Int8Array(whole.length);
  for (let o = 0; o < whole.length; o++) {
    const off = whole[o]! - guess(whole, o, columns);
    if (o >= 3 && Math.abs(off) > 127) throw new Error('The cloth is too rough for a byte.');
    if (o >= 3) bytes[o] = off;
  }
  const packed = Buffer.from(bytes.buffer).toString('base64');
  return { columns, rows, first: [...whole.slice(0, 3)], packed };
};

/** A cover each, and what may lie on it. */
const BEDS: readonly { spread: Spread; thrown: readonly Thrown[] }[] = [
  {
    spread: { seed: 3, spare: [0.004, 0.004], sway: 0.03 },
    thrown: [
      {
        seed: 2,
        at: [0.02, 1.04],
        turn: 0.035,
        size: [2.42, 0.72],
        thick: 0.016,
        gathered: 0.84,
        spare: 0.015,
        sway: 0.05,
      },
      {
        seed: 6,
        at: [0, 1.2],
        turn: -0.012,
        size: [2.18, 0.52],
        thick: 0.042,
        gathered: 0.998,
        spare: 0.001,
        sway: 0.01,
      },
    ],
  },
  {
    spread: { seed: 8, spare: [0.006, 0.005], sway: 0.04 },
    thrown: [
      {
        seed: 5,
        at: [0.01, 1.14],
        turn: 0.02,
        size: [2.2, 0.48],
        thick: 0.036,
        gathered: 0.998,
        spare: 0.001,
        sway: 0.01,
      },
      {
        seed: 9,
        at: [-0.04, 1],
        turn: -0.05,
        size: [2.36, 0.66],
        thick: 0.016,
        gathered: 0.82,
        spare: 0.015,
        sway: 0.05,
      },
    ],
  },
];

const made = BEDS.map(({ spread, thrown }) => {
  const cover = layCover(spread);
  return { cover, back: foldBack(cover, 0.3), thrown: thrown.map((t) => ({ ...t, cloth: layThrow(cover, t) })) };
});
const out = process.argv[2]!;
writeFileSync(
  out,
  `/** Written by scripts/furniture/bake-bedding.ts: covers, their fold at the head and what is thrown over each; points in rows, x y z in quarters of a millimetre, packed as cloth-bytes.ts reads. */
export const MATTRESS = ${JSON.stringify({ wide: WIDE, long: LONG })};
export const BEDS = ${JSON.stringify(
    made.map(({ cover, back, thrown }) => ({
      cover: packed(cover),
      back: packed(back),
      thrown: thrown.map(({ cloth, thick }) => ({ ...packed(cloth), thick })),
    })),
    null,
    2,
  )};
`,
);
