/**
 * Lays a filled cover on a bed, tucks it in, and writes it as one compact module:
 * node scripts/furniture/bake-bedding.ts engines/staging/furniture/bedding-meshes.ts
 * By formula every fold had one radius, and fresh eyes read poured plaster; Blender took seven minutes a trial.
 * Axes here: x across, y from the pillows to the foot, z up from the top of the mattress; metres.
 */
import { writeFileSync } from 'node:fs';
import { fbm, hash } from '../../engines/staging/render/noise.ts';
import { type Cloth, newCloth, step, stop, weave } from './cloth.ts';

/** Mattress of the bed that is laid; other sizes stretch its flat middle. */
const [WIDE, LONG] = [1.48, 1.42];
const STEP = 0.014;
/** Round edges of the filled cover, its filling, and where its hem is tucked in below the rails' top. */
const ROUND = 0.085;
const LOFT = 0.035;
const HEM = 0.27;
/** Rails: how far off the mattress, and their top below the mattress'. */
const [GAP, RAIL] = [0.03, 0.21];

type Place = [number, number, number];
const clamp = (v: number, low: number, high: number) => Math.max(low, Math.min(high, v));

/** The filling in clouds, drawn aslant into long soft folds with a few short ones across: it lifts the cover off the mattress. */
const puff = (x: number, y: number): number => {
  const bend = fbm(x * 1.3, 4, y * 1.3, 2);
  const fold = (v: number, sharp: number) => Math.max(0, 1 - Math.abs(v - 0.5) * sharp) ** 1.4;
  const long = fold(fbm(x * 1.1 + y * 0.6 + 3 + bend, 5, y * 4.6 - x * 1.5, 2), 8);
  const fine = fold(fbm(x * 2 - y * 1.4 + bend * 2, 9, y * 8 + x * 2.5, 2), 8);
  const short = fold(fbm(x * 6.5 - y + bend * 2, 2, y * 2.2 + x, 2), 7);
  return 0.04 * (fbm(x * 2 + 4, y * 2, 0.5, 2) - 0.5) + 0.007 * long + 0.003 * fine + 0.002 * short;
};

/** Place on the cover: (x, y) on its flat top or `down` below the edge, and `out` metres outside of it. */
const onShell = (x: number, y: number, down: number, out: number): Place => {
  const half = WIDE / 2;
  const [px, py, pz] = [clamp(x, -half, half), Math.min(LONG, y), LOFT - down];
  const [qx, qy, qz] = [clamp(px, ROUND - half, half - ROUND), Math.min(py, LONG - ROUND), Math.min(pz, LOFT - ROUND)];
  const [wx, wy, wz] = [px - qx, py - qy, pz - qz];
  const l = Math.hypot(wx, wy, wz);
  const r = ROUND + out;
  return l < 1e-6 ? [qx, qy, qz + r] : [qx + (wx / l) * r, qy + (wy / l) * r, qz + (wz / l) * r];
};

/** Keeps every point outside the filled mattress. */
const onMattress = (grip: number) => (cloth: Cloth) => {
  const { at, free } = cloth;
  const half = WIDE / 2;
  for (let k = 0; k < free.length; k++) {
    if (!free[k]) continue;
    const [x, y, z] = [at[k * 3]!, at[k * 3 + 1]!, at[k * 3 + 2]!];
    const lift = LOFT + puff(x, y);
    if (z < -RAIL) {
      // Down between mattress and rails.
      at[k * 3] = clamp(x, -half - GAP, half + GAP);
      at[k * 3 + 1] = Math.min(y, LONG + GAP);
    }
    const wave = 0.03 * (fbm(y * 3, x * 3, 7, 2) - 0.5);
    const [qx, qy, qz] = [
      clamp(x, ROUND - half - wave, half - ROUND + wave),
      Math.min(y, LONG - ROUND + wave),
      Math.min(z, lift - ROUND),
    ];
    const [wx, wy, wz] = [x - qx, y - qy, z - qz];
    const d = Math.hypot(wx, wy, wz);
    if (d >= ROUND || d < 1e-9) continue;
    stop(cloth, k, ROUND - d, [wx / d, wy / d, wz / d], grip);
  }
};

const ACROSS = Math.round(WIDE / STEP);
const DROP = Math.round((LOFT + HEM) / STEP);
const ROWS = Math.round(LONG / STEP);
const COLUMNS = ACROSS + 2 * DROP;
const xOf = (i: number) => -WIDE / 2 + (WIDE * clamp(i - DROP, 0, ACROSS)) / ACROSS;
const downOf = (i: number) => Math.max(0, DROP - i, i - DROP - ACROSS) * STEP;

/** Top with its two sides in rows, and the flap over the foot, sewn to the sides at both corners. */
const cutCover = () => {
  const list = creases();
  const places: Place[] = [];
  const rows: number[][] = [];
  for (let j = 0; j <= ROWS; j++) {
    const row: number[] = [];
    for (let i = 0; i <= COLUMNS; i++) {
      row.push(places.length);
      const [y, down] = [(LONG * j) / ROWS, downOf(i)];
      places.push(onShell(xOf(i), y, down, raised(list, xOf(i) + Math.sign(xOf(i)) * down, y)));
    }
    rows.push(row);
  }
  const last = rows[ROWS]!;
  const foot: number[][] = [last.slice(DROP, DROP + ACROSS + 1)];
  for (let k = 1; k <= DROP; k++) {
    const row: number[] = [];
    for (let i = 0; i <= ACROSS; i++) {
      if (i === 0) row.push(last[DROP - k]!);
      else if (i === ACROSS) row.push(last[DROP + ACROSS + k]!);
      else {
        row.push(places.length);
        places.push(onShell(xOf(i + DROP), LONG, k * STEP, raised(list, xOf(i + DROP), LONG + k * STEP)));
      }
    }
    foot.push(row);
  }
  return { places, rows, foot };
};

type Crease = { x: number; y: number; way: number; long: number; wide: number; tall: number; bow: number };

/** Where hands and weight fold a made bed, on the cover spread flat: across the top and breaking over its edges. */
const creases = (): Crease[] => {
  const out: Crease[] = [];
  let n = 0;
  const dice = () => hash(n++, 11, 4);
  const add = (x: number, y: number, way: number, long: number, tall: number, wide = 0.013 + 0.014 * dice()) =>
    out.push({ x, y, way, long, wide, tall: tall * (0.4 + 0.6 * dice()), bow: (dice() - 0.5) * 0.5 });
  const half = WIDE / 2;
  for (let k = 0; k < 10; k++) {
    const way = (dice() < 0.7 ? 0 : Math.PI / 2) + (dice() - 0.5) * 1.3;
    add((dice() - 0.5) * WIDE, 0.2 + dice() * (LONG - 0.2), way, 0.14 + 0.5 * dice() ** 2, 0.006);
  }
  for (const s of [-1, 1]) {
    for (let y = 0.08; y < LONG - 0.14; y += 0.03 + 0.07 * dice()) {
      add(s * (half + 0.03 + 0.05 * dice()), y, (dice() - 0.5) * 0.9, 0.08 + 0.16 * dice(), 0.008);
    }
  }
  for (let x = 0.14 - half; x < half - 0.14; x += 0.03 + 0.07 * dice()) {
    add(x, LONG + 0.03 + 0.05 * dice(), Math.PI / 2 + (dice() - 0.5) * 0.9, 0.08 + 0.16 * dice(), 0.008);
  }
  return out;
};

const raised = (list: readonly Crease[], u: number, v: number): number => {
  let sum = 0;
  const x = u + 0.07 * (fbm(u * 5, v * 5, 1, 2) - 0.5);
  const y = v + 0.07 * (fbm(u * 5, v * 5, 8, 2) - 0.5);
  for (const c of list) {
    const [dx, dy] = [x - c.x, y - c.y];
    const along = (dx * Math.cos(c.way) + dy * Math.sin(c.way)) / (c.long / 2);
    if (Math.abs(along) >= 1) continue;
    const off = dy * Math.cos(c.way) - dx * Math.sin(c.way) + c.bow * c.long * (along * along - 0.3) * 0.5;
    const d = off / (c.wide * (1 - 0.5 * along * along));
    if (Math.abs(d) > 3) continue;
    sum += c.tall * Math.exp(-d * d) * (1 - along * along);
  }
  return Math.min(0.02, sum);
};

/** Takes the solver's own noise out, half a step towards the mean of the four around. */
const even = ({ at }: Cloth, sheet: readonly (readonly number[])[]) => {
  const before = at.slice();
  for (let j = 1; j + 1 < sheet.length; j++)
    for (let i = 1; i + 1 < sheet[j]!.length; i++)
      for (let c = 0; c < 3; c++) {
        const [k, l, r, u, d] = [
          sheet[j]![i]!,
          sheet[j]![i - 1]!,
          sheet[j]![i + 1]!,
          sheet[j - 1]![i]!,
          sheet[j + 1]![i]!,
        ];
        const mean = [l, r, u, d].reduce((a, q) => a + before[q * 3 + c]!, 0) / 4;
        at[k * 3 + c] = (before[k * 3 + c]! + mean) / 2;
      }
};

const layCover = () => {
  const { places, rows, foot } = cutCover();
  const cloth = newCloth(places);
  weave(cloth, rows);
  // What hangs is woven round the corners, or it buckles there.
  const rings = foot.map((row, k) => [
    ...rows.map((r) => r[DROP - k]!),
    ...row.slice(1, -1),
    ...rows.map((r) => r[DROP + ACROSS + k]!).reverse(),
  ]);
  weave(cloth, rings);
  for (const k of [...rows.flatMap((r) => [r[0]!, r.at(-1)!]), ...foot.at(-1)!]) cloth.free[k] = 0;
  const touch = onMattress(0.4);
  for (let n = 0; n < 40; n++) step(cloth, { fall: 0.00015, drag: 0.9, turns: 8 }, touch);
  for (let n = 0; n < 15; n++) step(cloth, { fall: 0.00015, drag: 0.85, turns: 8 }, touch);
  even(cloth, rows);
  even(cloth, rings);
  return { cloth };
};

const { cloth } = layCover();
const bytes = Buffer.from(Int16Array.from(cloth.at, (v) => Math.round(v * 10_000)).buffer);
const shape = { wide: WIDE, long: LONG, across: ACROSS, drop: DROP, rows: ROWS };
writeFileSync(
  process.argv[2]!,
  `/** Written by scripts/furniture/bake-bedding.ts: rows of the cover and its sides, then the inner points of the flap over the foot; x y z in tenths of a millimetre. */
export const COVER = ${JSON.stringify(shape)};
export const PACKED =
  '${bytes.toString('base64')}';
`,
);
