/**
 * Lays filled covers and throws on a bed by simulation and writes them as one compact module:
 * node scripts/furniture/bake-bedding.ts engines/staging/furniture/bedding-meshes.ts
 * By formula every fold had one radius, and fresh eyes read poured plaster; Blender took seven minutes a trial.
 * Axes here: x across, y from the pillows to the foot, z up from the top of the mattress; metres.
 */
import { writeFileSync } from 'node:fs';
import { guess } from '../../engines/staging/furniture/cloth-bytes.ts';
import { fbm } from '../../engines/staging/render/noise.ts';
import { clamp, LONG, onMattress, STEP, WIDE } from './bed-form.ts';
import { apart, type Cloth, even, finer, newCloth, step, type Weave } from './cloth.ts';
import { cutOf } from './cut.ts';
import { layHung, SOFT, type Spread } from './hung.ts';
import { above, outward } from './lie-on.ts';

type Thrown = {
  readonly seed: number;
  /** Middle, turn, and size across and along. */
  readonly at: readonly [number, number];
  readonly turn: number;
  readonly size: readonly [number, number];
  readonly thick: number;
  readonly fringed: boolean;
  /** How unevenly hands spread it, metres. */
  readonly sway: number;
};
const KNIT: Weave['bend'] = [
  [0.9, 0.2],
  [0.84, 0.1],
];

/** A throw laid flat over the made bed, its ends hanging over the sides. */
const layThrow = (cover: Cloth, { seed, at: [cx, cy], turn, size: [across, along], thick, sway }: Thrown): Cloth => {
  const coarse = STEP * 2;
  const [columns, rows] = [Math.round(across / coarse) + 1, Math.round(along / coarse) + 1];
  const corner = { round: 0.02, left: 1, both: true };
  const { place, between } = cutOf({ columns, rows, size: coarse, ...corner });
  let cloth = newCloth(columns, rows, { between, bend: KNIT }, (i, j) => {
    const [u, v] = place(i, j);
    const [a, b] = [u, v].map((w, k) => w + sway * (fbm(u * 2.2 + 5 * k, v * 2.2, seed + k, 2) - 0.5)) as [
      number,
      number,
    ];
    return [
      cx + a * Math.cos(turn) - b * Math.sin(turn),
      cy + a * Math.sin(turn) + b * Math.cos(turn),
      0.09 + 0.006 * fbm(u * 9, v * 9, seed + 2, 2),
    ];
  });
  const settle = (times: number, fall: number) => {
    const lie = above(cloth, cover, thick, 0.7);
    const bed = onMattress(cloth, 0.4, () => 0.014 + thick);
    for (let n = 0; n < times; n++) {
      step(cloth, { fall, drag: 0.95, turns: 10 }, () => {
        lie();
        bed();
      });
      if (n % 5 === 0) apart(cloth, 0.02, 2);
    }
  };
  settle(200, 0.0005);
  const fine = cutOf({ columns: columns * 2 - 1, rows: rows * 2 - 1, size: STEP, ...corner });
  cloth = finer(cloth, { between: fine.between, bend: KNIT });
  settle(60, 0.0002);
  even(cloth, 0.4);
  return cloth;
};

/** The head end of the cover turned back over itself, flat, hanging with it. */
const foldBack = (cover: Cloth, deep: number): Cloth => {
  const { columns } = cover;
  const rows = Math.round(deep / STEP) + 1;
  const { between } = cutOf({ columns, rows, size: STEP, round: 0.03, left: 1, slack: () => [0.002, 0.002] });
  const cloth = newCloth(columns, rows, { between, bend: SOFT }, (i, j) => {
    const o = (j * columns + i) * 3;
    return [cover.at[o]!, cover.at[o + 1]!, cover.at[o + 2]!];
  });
  for (let n = 0; n < 6; n++) even(cloth, 0.5);
  const out = outward(cloth);
  for (let o = 0; o < cloth.at.length; o++) {
    const t = Math.floor(o / 3 / columns) / (rows - 1);
    cloth.at[o]! += out[o]! * (0.014 + 0.01 * Math.sqrt(Math.sin(Math.PI * clamp(t, 0.02, 0.98))));
  }
  cloth.before.set(cloth.at);
  const held = cloth.at.slice(0, columns * 3);
  const lie = above(cloth, cover, 0.014, 0.6);
  for (let n = 0; n < 60; n++)
    step(cloth, { fall: 0.0002, drag: 0.9, turns: 10 }, () => {
      lie();
      cloth.at.set(held);
    });
  // Its edge straight: a crumpled one was a frill.
  for (let n = 0; n < 10; n++) even(cloth, 0.5, (o) => clamp(Math.floor(o / 3 / columns) - rows + 6, 1, 5) / 5);
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

const THICK = 0.015;
/** A cover each, and what may lie on it. */
const BEDS: readonly { spread: Spread; thrown: readonly Thrown[] }[] = [
  {
    spread: { seed: 3, sway: 0.03 },
    thrown: [
      { seed: 2, at: [0.05, 1], turn: 0.022, size: [2.08, 0.6], thick: THICK, fringed: true, sway: 0.02 },
      { seed: 6, at: [-0.04, 1.08], turn: -0.012, size: [2.18, 0.54], thick: THICK, fringed: false, sway: 0.012 },
    ],
  },
  {
    spread: { seed: 26, sway: 0.03 },
    thrown: [
      { seed: 5, at: [0.05, 1.06], turn: 0.014, size: [2.16, 0.58], thick: THICK, fringed: false, sway: 0.012 },
      { seed: 9, at: [-0.05, 0.98], turn: -0.03, size: [2.1, 0.62], thick: THICK, fringed: true, sway: 0.024 },
    ],
  },
];

const made = BEDS.map(({ spread, thrown }) => {
  const cover = layHung(spread);
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
      thrown: thrown.map(({ cloth, thick, fringed }) => ({ ...packed(cloth), thick, fringed })),
    })),
    null,
    2,
  )};
`,
);
