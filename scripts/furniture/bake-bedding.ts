/**
 * Lays filled covers and throws on a bed by simulation and writes them as one compact module:
 * node scripts/furniture/bake-bedding.ts engines/staging/furniture/bedding-meshes.ts
 * By formula every fold had one radius, and fresh eyes read poured plaster; Blender took seven minutes a trial.
 * Axes here: x across, y from the pillows to the foot, z up from the top of the mattress; metres.
 */
import { writeFileSync } from 'node:fs';
import { guess } from '../../engines/staging/furniture/cloth-bytes.ts';
import { fbm } from '../../engines/staging/render/noise.ts';
import {
  apart,
  type Cloth,
  even,
  finer,
  ironHem,
  levelHem,
  newCloth,
  pressCorners,
  step,
  stop,
  type Weave,
} from './cloth.ts';

/** Mattress of the bed that is laid; other sizes stretch its flat middle. */
const [WIDE, LONG] = [1.56, 1.56];
/** Squares of the finished cover, and how far it reaches over sides and foot. */
const STEP = 0.012;
const DROP = 0.315;
/** Height at which its hem hangs, all round: a hand's breadth below the rails' top. */
const HEM = -0.268;
/** Rails: their outer face beyond the mattress, their top below the mattress', and the floor. */
const [OUT, RAIL, FLOOR] = [0.02, 0.21, 0.5];
const ROUND = 0.06;

const clamp = (v: number, low: number, high: number) => Math.max(low, Math.min(high, v));

/** Keeps a point off a block with round edges that reaches `out` beyond the mattress and up to `top`. */
const offBlock = (cloth: Cloth, k: number, out: number, top: number, r: number, thick: number, grip: number): void => {
  const { at } = cloth;
  const [x, y, z] = [at[k * 3]!, at[k * 3 + 1]!, at[k * 3 + 2]!];
  const side = WIDE / 2 + out - r;
  const wx = x - clamp(x, -side, side);
  const wy = y - Math.min(y, LONG + out - r);
  const wz = z - Math.min(z, top - r);
  const d = Math.sqrt(wx * wx + wy * wy + wz * wz);
  if (d < 1e-9) stop(cloth, k, thick + r, 0, 0, 1, grip);
  else if (d < r + thick) stop(cloth, k, r + thick - d, wx / d, wy / d, wz / d, grip);
};

/** Keeps a cloth off mattress and rails by its own thickness; `loft` says how much filling lies under each place. */
const onBed = (cloth: Cloth, grip: number, loft: (x: number, y: number, z: number) => number, thick: number) => () => {
  const { at } = cloth;
  for (let k = 0; k < at.length / 3; k++) {
    if (at[k * 3 + 2]! < -FLOOR + thick) stop(cloth, k, thick - FLOOR - at[k * 3 + 2]!, 0, 0, 1, 0.9);
    offBlock(cloth, k, 0, 0, ROUND, loft(at[k * 3]!, at[k * 3 + 1]!, at[k * 3 + 2]!), grip);
    offBlock(cloth, k, OUT, -RAIL, 0.02, thick, grip);
  }
};

/** A map of the bed seen from above, a value every two centimetres. */
const mapped = (value: (x: number, y: number) => number): ((x: number, y: number) => number) => {
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

type Spread = {
  readonly seed: number;
  /** Cloth to spare across and along: what buckles into folds. */
  readonly spare: readonly [number, number];
  /** How unevenly hands spread it, metres. */
  readonly sway: number;
  /** How much wider the hem is than the edge of the bed: what waves. */
  readonly full: number;
};

/** Filled cloth first, then its cover alone: thin, so that it creases between finger and thumb. */
const SOFT: Weave['bend'] = [
  [0.93, 0.25],
  [0.88, 0.12],
  [0.84, 0.06],
];
const THIN: Weave['bend'] = [
  [0.86, 0.2],
  [0.8, 0.1],
  [0.8, 0.04],
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
  /** Share by which a corner is cut shorter: over the bed's own corner it has less way to go than over an edge. */
  readonly short?: number;
  /** How much longer the cloth is at a place than it lies, across and along. */
  readonly slack?: (u: number, v: number) => readonly [number, number];
};

/** A rectangle of squares with rounded corners that are taken in: cut square, they flew out as stiff points and hung to the carpet. */
const cutOf = ({ columns, rows, size, round, left, both = false, short = 0, slack = () => [0, 0] }: Cut) => {
  const [hu, hv] = [((columns - 1) * size) / 2, ((rows - 1) * size) / 2];
  const place = (i: number, j: number): readonly [number, number] => {
    const [u, v] = [i * size - hu, j * size - hv];
    const [a, b] = [Math.abs(u) - hu + round, (both ? Math.abs(v) : v) - hv + round];
    if (a <= 0 || b <= 0) return [u, v];
    const r = Math.hypot(a, b);
    const shorter = (Math.max(a, b) / r) * (1 - short * ((2 * a * b) / (r * r)));
    return [Math.sign(u) * (hu - round + a * shorter), Math.sign(v) * (hv - round + b * shorter)];
  };
  const between = (i: number, j: number, x: number, y: number): number => {
    const [[ax, ay], [bx, by]] = [place(i, j), place(x, y)];
    const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
    const [su, sv] = slack(mx, my);
    const [du, dv] = [(bx - ax) * (1 + su), (by - ay) * (1 + sv)];
    const [a, b] = [Math.abs(mx) - hu + round, (both ? Math.abs(my) : my) - hv + round];
    if (a <= 0 || b <= 0) return Math.hypot(du, dv);
    const r = Math.hypot(a, b);
    const [ox, oy] = [(Math.sign(mx) * a) / r, (Math.sign(my) * b) / r];
    // Taken in bit by bit: at the corner's own point there is nothing to spare.
    const kept = left + (1 - left) * Math.exp(-r / 0.06);
    return Math.hypot(du * ox + dv * oy, (dv * ox - du * oy) * kept);
  };
  return { place, between };
};

/** How far out a fall may stand before it is stroked back to the bed. */
const FLARE = 0.048;
/** Strokes what flares out back to the bed: a corner that stood off like a bell looked longer than the sides. */
const strokeBack = ({ at }: Cloth): void => {
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

/** A duvet spread over the bed by hands: laid down with cloth to spare, unevenly, and left to settle. */
const layCover = ({ seed, spare, sway, full }: Spread): Cloth => {
  const coarse = STEP * 2;
  const columns = Math.round((WIDE + 2 * DROP) / coarse) + 1;
  const rows = Math.round((LONG + DROP) / coarse) + 1;
  /** Filling: billows a forearm wide, drawn in along the chambers' seams, thin at the hem. */
  const fill = mapped((x, y) => {
    const wander = 0.05 * (fbm(x * 2, y * 2, seed + 20, 2) - 0.5);
    const seam = (v: number, apart: number) => {
      const off = (v / apart - Math.round(v / apart)) * apart;
      return Math.exp(-((off / 0.035) ** 2));
    };
    const drawn = Math.max(seam(x + wander - 0.18, 0.36), seam(y + wander - 0.1, 0.36));
    return 0.05 + 0.05 * (fbm(x * 2.6 + seed, y * 2.6, seed, 2) - 0.5) - 0.012 * drawn;
  });
  const loft = (x: number, y: number, z: number) =>
    0.012 + (fill(x, y) - 0.012) * Math.sqrt(clamp((z - HEM) / 0.2, 0, 1));
  // Cover cloth is larger than its filling, here more and there less; along the fall it is wider towards the hem.
  const slack = (u: number, v: number): readonly [number, number] => {
    const start = LONG / 2 - DROP / 2;
    const [ou, ov] = [clamp((Math.abs(u) - WIDE / 2) / DROP, 0, 1), clamp((v - start) / DROP, 0, 1)];
    const loose = (k: number) => 0.03 * clamp(3 * (fbm(u * 4 + 7 * k, v * 4, seed + 30 + k, 2) - 0.5), 0, 1);
    return [loose(1) + full * ov, loose(2) + full * ou];
  };
  const corner = { round: DROP, left: 0.4, short: 0.1, slack };
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
  pressCorners(cloth, 12);
  ironHem(cloth, 10, 14);
  even(cloth, 0.3);
  strokeBack(cloth);
  levelHem(cloth, -0.09, HEM);
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
  /** Share of its depth that is left where it is pushed together into long folds. */
  readonly gathered: number;
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
  { seed, at: [cx, cy], turn, size: [across, along], thick, gathered }: Thrown,
): Cloth => {
  const coarse = STEP * 2;
  const [columns, rows] = [Math.round(across / coarse) + 1, Math.round(along / coarse) + 1];
  const corner = { round: 0.04, left: 1, both: true };
  const { place, between } = cutOf({ columns, rows, size: coarse, ...corner });
  let cloth = newCloth(columns, rows, { between, bend: KNIT }, (i, j) => {
    const [u, v] = place(i, j);
    const sway = 0.05 * (fbm(u * 3, v * 3, seed, 2) - 0.5);
    const [a, b] = [u * 0.985 + sway, v * gathered + sway];
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
    spread: { seed: 3, spare: [0.012, 0.012], sway: 0.06, full: 0.035 },
    thrown: [
      { seed: 2, at: [0.02, 1.04], turn: 0.035, size: [2.42, 0.72], thick: 0.016, gathered: 0.84 },
      { seed: 6, at: [0, 1.2], turn: -0.012, size: [2.18, 0.52], thick: 0.042, gathered: 0.99 },
    ],
  },
  {
    spread: { seed: 8, spare: [0.018, 0.014], sway: 0.09, full: 0.05 },
    thrown: [
      { seed: 5, at: [0.01, 1.14], turn: 0.02, size: [2.2, 0.48], thick: 0.036, gathered: 0.99 },
      { seed: 9, at: [-0.04, 1], turn: -0.05, size: [2.36, 0.66], thick: 0.016, gathered: 0.82 },
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
