/**
 * Lays filled covers and throws on a bed by simulation and writes them as one compact module:
 * node scripts/furniture/bake-bedding.ts engines/staging/furniture/bedding-meshes.ts
 * By formula every fold had one radius, and fresh eyes read poured plaster; Blender took seven minutes a trial.
 * Axes here: x across, y from the pillows to the foot, z up from the top of the mattress; metres.
 */
import { writeFileSync } from 'node:fs';
import { fbm } from '../../engines/staging/render/noise.ts';
import { apart, type Cloth, even, finer, ironHem, newCloth, step, stop, type Weave } from './cloth.ts';

/** Mattress of the bed that is laid; other sizes stretch its flat middle. */
const [WIDE, LONG] = [1.56, 1.56];
/** Squares of the finished cover, and how far it hangs over sides and foot. */
const STEP = 0.016;
const DROP = 0.31;
/** Rails: their outer face beyond the mattress, their top below the mattress', and the floor. */
const [OUT, RAIL, FLOOR] = [0.02, 0.21, 0.5];
const ROUND = 0.07;

const clamp = (v: number, low: number, high: number) => Math.max(low, Math.min(high, v));

/** Keeps a cloth off mattress and rails by its own thickness; `loft` says how much filling lies under each place of the top. */
const onBed = (cloth: Cloth, grip: number, loft: (x: number, y: number) => number, thick: number) => () => {
  const { at } = cloth;
  const half = WIDE / 2;
  for (let k = 0; k < at.length / 3; k++) {
    const [x, y, z] = [at[k * 3]!, at[k * 3 + 1]!, at[k * 3 + 2]!];
    if (z < -FLOOR + thick) stop(cloth, k, thick - FLOOR - z, 0, 0, 1, 0.9);
    for (const [out, top, thicker] of [
      [0, 0, loft(x, y)],
      [OUT, -RAIL, thick],
    ] as const) {
      const r = Math.min(ROUND, out ? 0.02 : ROUND);
      const qx = clamp(x, r - half - out, half + out - r);
      const qy = Math.min(y, LONG + out - r);
      const qz = Math.min(z, top - r);
      const [wx, wy, wz] = [x - qx, y - qy, z - qz];
      const d = Math.hypot(wx, wy, wz);
      if (d < 1e-9) {
        stop(cloth, k, thicker + r, 0, 0, 1, grip);
        continue;
      }
      if (d < r + thicker) stop(cloth, k, r + thicker - d, wx / d, wy / d, wz / d, grip);
    }
  }
};

type Spread = {
  readonly seed: number;
  /** Cloth to spare across and along: what buckles into folds. */
  readonly spare: readonly [number, number];
  /** How unevenly hands spread it, metres. */
  readonly sway: number;
};

const SOFT: Weave['bend'] = [
  [0.93, 0.25],
  [0.88, 0.12],
  [0.84, 0.06],
];

type Cut = {
  readonly columns: number;
  readonly rows: number;
  readonly size: number;
  /** Radius of its corners at the foot, and at the head too with `both`. */
  readonly round: number;
  /** Share of the corners' width that is left: the rest is taken in as a tailor does. */
  readonly left: number;
  readonly both?: boolean;
};

/** A rectangle of squares with rounded corners that are taken in: cut square, they flew out as stiff points and hung to the carpet. */
const cutOf = ({ columns, rows, size, round, left, both = false }: Cut) => {
  const [hu, hv] = [((columns - 1) * size) / 2, ((rows - 1) * size) / 2];
  const place = (i: number, j: number): readonly [number, number] => {
    const [u, v] = [i * size - hu, j * size - hv];
    const [a, b] = [Math.abs(u) - hu + round, (both ? Math.abs(v) : v) - hv + round];
    if (a <= 0 || b <= 0) return [u, v];
    const shorter = Math.max(a, b) / Math.hypot(a, b);
    return [Math.sign(u) * (hu - round + a * shorter), Math.sign(v) * (hv - round + b * shorter)];
  };
  const between = (i: number, j: number, x: number, y: number): number => {
    const [[ax, ay], [bx, by]] = [place(i, j), place(x, y)];
    const [du, dv] = [bx - ax, by - ay];
    const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
    const [a, b] = [Math.abs(mx) - hu + round, (both ? Math.abs(my) : my) - hv + round];
    if (a <= 0 || b <= 0) return Math.hypot(du, dv);
    const r = Math.hypot(a, b);
    const [ox, oy] = [(Math.sign(mx) * a) / r, (Math.sign(my) * b) / r];
    return Math.hypot(du * ox + dv * oy, (dv * ox - du * oy) * left);
  };
  return { place, between };
};

/** A duvet spread over the bed by hands: laid down with cloth to spare, unevenly, and left to settle. */
const layCover = ({ seed, spare, sway }: Spread): Cloth => {
  const coarse = STEP * 2;
  const columns = Math.round((WIDE + 2 * DROP) / coarse) + 1;
  const rows = Math.round((LONG + DROP) / coarse) + 1;
  const loft = (x: number, y: number) => 0.032 + 0.04 * (fbm(x * 2.2 + seed, y * 2.2, seed, 2) - 0.5);
  const corner = { round: DROP, left: 0.55 };
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
  for (let n = 0; n < 300; n++) {
    step(cloth, { fall: 0.0007, drag: 0.96, turns: 12 }, onBed(cloth, 0.35, loft, 0.018));
    if (n % 4 === 0) apart(cloth, 0.04, 3);
  }
  const fine = cutOf({ columns: columns * 2 - 1, rows: rows * 2 - 1, size: STEP, ...corner });
  cloth = finer(cloth, { between: fine.between, bend: SOFT });
  for (let n = 0; n < 110; n++) {
    step(cloth, { fall: 0.0004, drag: 0.93, turns: 12 }, onBed(cloth, 0.4, loft, 0.018));
    if (n % 6 === 0) apart(cloth, 0.03, 4);
  }
  ironHem(cloth, 3, 6);
  even(cloth, 0.4);
  return cloth;
};

/** Directions out of a cloth at its points. */
const outward = ({ at, columns, rows }: Cloth): Float64Array => {
  const out = new Float64Array(at.length);
  const get = (i: number, j: number, c: number) =>
    at[(clamp(j, 0, rows - 1) * columns + clamp(i, 0, columns - 1)) * 3 + c]!;
  for (let k = 0; k < at.length / 3; k++) {
    const [i, j] = [k % columns, Math.floor(k / columns)];
    const [u, v] = [0, 1].map((way) =>
      [0, 1, 2].map((c) => (way ? get(i, j + 1, c) - get(i, j - 1, c) : get(i + 1, j, c) - get(i - 1, j, c))),
    ) as [number[], number[]];
    const n = [u[1]! * v[2]! - u[2]! * v[1]!, u[2]! * v[0]! - u[0]! * v[2]!, u[0]! * v[1]! - u[1]! * v[0]!];
    const l = Math.hypot(n[0]!, n[1]!, n[2]!) || 1;
    for (let c = 0; c < 3; c++) out[k * 3 + c] = n[c]! / l;
  }
  return out;
};

const CELL = 0.035;
/** Keeps a cloth above a cover that lies still, by `thick`. */
const above = (cloth: Cloth, cover: Cloth, thick: number, grip: number) => {
  const normals = outward(cover);
  const cells = new Map<number, number[]>();
  const key = (x: number, y: number, z: number) => (x + 500) * 1_000_000 + (y + 500) * 1_000 + z + 500;
  for (let k = 0; k < cover.at.length / 3; k++) {
    const [x, y, z] = [0, 1, 2].map((c) => Math.floor(cover.at[k * 3 + c]! / CELL)) as [number, number, number];
    // Into the cells around it as well, so that one look finds the nearest.
    for (let q = 0; q < 27; q++) {
      const id = key(x + (q % 3) - 1, y + (Math.floor(q / 3) % 3) - 1, z + Math.floor(q / 9) - 1);
      const list = cells.get(id);
      if (list) list.push(k);
      else cells.set(id, [k]);
    }
  }
  const { at } = cloth;
  const { at: C } = cover;
  return () => {
    for (let o = 0; o < at.length; o += 3) {
      const [x, y, z] = [at[o]!, at[o + 1]!, at[o + 2]!];
      const list = cells.get(key(Math.floor(x / CELL), Math.floor(y / CELL), Math.floor(z / CELL)));
      if (!list) continue;
      let best = 1;
      let near = -1;
      for (const k of list) {
        const d = (C[k * 3]! - x) ** 2 + (C[k * 3 + 1]! - y) ** 2 + (C[k * 3 + 2]! - z) ** 2;
        if (d < best) [best, near] = [d, k * 3];
      }
      if (near < 0) continue;
      const [nx, ny, nz] = [normals[near]!, normals[near + 1]!, normals[near + 2]!];
      const d = (x - C[near]!) * nx + (y - C[near + 1]!) * ny + (z - C[near + 2]!) * nz;
      if (d < thick) stop(cloth, o / 3, thick - d, nx, ny, nz, grip);
    }
  };
};

type Thrown = {
  readonly seed: number;
  /** Middle, turn, and size across and along. */
  readonly at: readonly [number, number];
  readonly turn: number;
  readonly size: readonly [number, number];
  /** How far its upper side lies above the cover: a folded quilt is three fingers thick. */
  readonly thick: number;
};
const KNIT: Weave['bend'] = [
  [0.9, 0.2],
  [0.84, 0.1],
];

/** A throw let fall over the made bed. */
const layThrow = (cover: Cloth, { seed, at: [cx, cy], turn, size: [across, along], thick }: Thrown): Cloth => {
  const coarse = STEP * 2;
  const [columns, rows] = [Math.round(across / coarse) + 1, Math.round(along / coarse) + 1];
  const corner = { round: 0.04, left: 1, both: true };
  const { place, between } = cutOf({ columns, rows, size: coarse, ...corner });
  let cloth = newCloth(columns, rows, { between, bend: KNIT }, (i, j) => {
    const [u, v] = place(i, j);
    const sway = 0.05 * (fbm(u * 3, v * 3, seed, 2) - 0.5);
    const [a, b] = [u * 0.985 + sway, v * 0.97 + sway];
    return [
      cx + a * Math.cos(turn) - b * Math.sin(turn),
      cy + a * Math.sin(turn) + b * Math.cos(turn),
      0.13 + 0.03 * fbm(u * 9, v * 9, seed + 2, 2),
    ];
  });
  const settle = (times: number, fall: number) => {
    const lie = above(cloth, cover, thick, 0.4);
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

/** The head end of the cover folded back over itself. */
const foldBack = (cover: Cloth, deep: number): Cloth => {
  const { columns, at } = cover;
  const normals = outward(cover);
  const rows = Math.round(deep / STEP) + 1;
  const lift = 0.036;
  const cloth = newCloth(
    columns,
    rows,
    { between: cutOf({ columns, rows, size: STEP, round: 0.05, left: 1 }).between, bend: SOFT },
    (i, j) => {
      const o = (j * columns + i) * 3;
      return [0, 1, 2].map((c) => at[o + c]! + normals[o + c]! * lift) as [number, number, number];
    },
  );
  const held = cloth.at.slice(0, columns * 3);
  const lie = above(cloth, cover, 0.03, 0.5);
  for (let n = 0; n < 80; n++)
    step(cloth, { fall: 0.0003, drag: 0.93, turns: 10 }, () => {
      lie();
      cloth.at.set(held);
    });
  even(cloth, 0.5);
  return cloth;
};

const packed = ({ at, columns, rows }: Cloth) => ({
  columns,
  rows,
  packed: Buffer.from(Int16Array.from(at, (v) => Math.round(v * 10_000)).buffer).toString('base64'),
});

/** A cover each, and what may lie on it. */
const BEDS: readonly { spread: Spread; thrown: readonly Thrown[] }[] = [
  {
    spread: { seed: 3, spare: [0.05, 0.05], sway: 0.1 },
    thrown: [
      { seed: 2, at: [0.04, 1.02], turn: 0.05, size: [2.46, 0.6], thick: 0.019 },
      { seed: 6, at: [0, 1.2], turn: -0.015, size: [2.2, 0.5], thick: 0.042 },
    ],
  },
  {
    spread: { seed: 8, spare: [0.06, 0.05], sway: 0.13 },
    thrown: [
      { seed: 5, at: [0.02, 1.14], turn: 0.03, size: [2.3, 0.46], thick: 0.034 },
      { seed: 9, at: [-0.06, 0.98], turn: -0.07, size: [2.36, 0.5], thick: 0.019 },
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
  `/** Written by scripts/furniture/bake-bedding.ts: covers, their fold at the head and what is thrown over each; points in rows, x y z in tenths of a millimetre. */
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
