/**
 * Crumples a sheet of cotton by simulation and writes its height as a tile that repeats:
 * node scripts/furniture/bake-creases.ts engines/staging/render/crease-tile.ts
 * Drawn by rule, creases were scratches: they must meet, fork and let each other end.
 */
import { writeFileSync } from 'node:fs';
import { fbm } from '../../engines/staging/render/noise.ts';
import { type Cloth, even, finer, newCloth, step, type Weave } from './cloth.ts';
import { stop } from './threads.ts';

/** Texels along a side, and how far beyond it the sheet goes on, for the two ends to run into each other. */
const SIDE = 256;
const OVER = 64;
const TEXEL = 0.004;
const LEVELS = 2;
const LONG = (SIDE + OVER) * TEXEL;
/** Height of one step of a byte. */
const FINE = 0.00006;

const PERCALE: Weave['bend'] = [
  [0.86, 0.2],
  [0.82, 0.08],
];

/** How much longer a thread that runs (du, dv) is cut than it lies: pushed together from one side here, from another there. */
const slack = (u: number, v: number, du: number, dv: number): number => {
  const way = 2.6 * Math.PI * fbm(u * 1.7, v * 1.7, 50, 2);
  const along = (du * Math.cos(way) + dv * Math.sin(way)) ** 2 / (du * du + dv * dv);
  const much = Math.max(0, fbm(u * 3.2, v * 3.2, 41, 2) - 0.3);
  return (0.014 + 0.07 * much) * (0.45 + 0.9 * along);
};

const sheetOf = (squares: number) => {
  const size = LONG / squares;
  const between = (i: number, j: number, x: number, y: number) => {
    const longer = slack(((i + x) / 2) * size, ((j + y) / 2) * size, x - i, y - j);
    return Math.hypot(x - i, y - j) * size * (1 + longer);
  };
  return { size, weave: { between, bend: PERCALE } };
};

/** Its rim is sewn down; below it lies the bed, above it nothing but its own weight. */
const settle = (cloth: Cloth, times: number, fall: number): void => {
  const { at, columns, rows } = cloth;
  const rim = at.slice();
  const lie = () => {
    for (let k = 0; k < columns * rows; k++) {
      const [i, j] = [k % columns, Math.floor(k / columns)];
      if (i === 0 || j === 0 || i === columns - 1 || j === rows - 1) {
        for (let c = 0; c < 3; c++) at[k * 3 + c] = rim[k * 3 + c]!;
        continue;
      }
      if (at[k * 3 + 2]! < 0) stop(cloth, k * 3, -at[k * 3 + 2]!, 0, 0, 1, 0.25);
    }
  };
  for (let n = 0; n < times; n++) step(cloth, { fall, drag: 0.9, turns: 10 }, lie);
};

const squares = (SIDE + OVER) >> LEVELS;
const first = sheetOf(squares);
let cloth = newCloth(squares + 1, squares + 1, first.weave, (i, j) => [
  i * first.size,
  j * first.size,
  0.006 * fbm(i * 0.45 + j * 0.3, j * 0.45 - i * 0.3, 3, 2),
]);
settle(cloth, 80, 0.00002);
for (let n = 1; n <= LEVELS; n++) {
  const { weave } = sheetOf(squares << n);
  cloth = finer(cloth, weave);
  // The threads' own unevenness: without it every crease ran along them.
  for (let k = 0; k < cloth.at.length; k += 3) {
    const rough = fbm(cloth.at[k]! * 60 * n, cloth.at[k + 1]! * 60 * n, n, 2) - 0.5;
    cloth.at[k + 2]! += (0.0016 / n) * rough;
  }
  settle(cloth, 70 - n * 10, 0.00001);
}
even(cloth, 0.25);

// Height over the plane, at even places: the sheet's own points wander.
const wide = SIDE + OVER;
const sum = new Float64Array(wide * wide);
const weight = new Float64Array(wide * wide);
for (let k = 0; k < cloth.at.length / 3; k++) {
  const [x, y, z] = [cloth.at[k * 3]! / TEXEL, cloth.at[k * 3 + 1]! / TEXEL, cloth.at[k * 3 + 2]!];
  for (let q = 0; q < 9; q++) {
    const [i, j] = [Math.round(x) + (q % 3) - 1, Math.round(y) + Math.floor(q / 3) - 1];
    if (i < 0 || j < 0 || i >= wide || j >= wide) continue;
    const w = Math.exp(-2 * ((x - i) ** 2 + (y - j) ** 2));
    sum[j * wide + i]! += z * w;
    weight[j * wide + i]! += w;
  }
}
const height = sum.map((v, k) => v / Math.max(1e-9, weight[k]!));
const mean = height.reduce((a, v) => a + v, 0) / height.length;
/** How much of a place beyond the tile's end is laid over its beginning. */
const share = (i: number) => (i < OVER ? 0.5 - 0.5 * Math.cos((Math.PI * i) / OVER) : 1);
const tile = new Int8Array(SIDE * SIDE);
for (let k = 0; k < SIDE * SIDE; k++) {
  const [i, j] = [k % SIDE, Math.floor(k / SIDE)];
  let [v, all] = [0, 0];
  for (let q = 0; q < 4; q++) {
    const [x, y] = [i + (q & 1 ? SIDE : 0), j + (q & 2 ? SIDE : 0)];
    if (x >= wide || y >= wide) continue;
    const w = (q & 1 ? 1 - share(i) : share(i)) * (q & 2 ? 1 - share(j) : share(j));
    v += (height[y * wide + x]! - mean) * w;
    all += w * w;
  }
  tile[k] = Math.max(-127, Math.min(127, Math.round(v / Math.sqrt(all) / FINE)));
}
writeFileSync(
  process.argv[2]!,
  `/** Written by scripts/furniture/bake-creases.ts: height of crumpled cotton, a byte a texel, rows of \`side\`; metres. */
export const CREASES = {
  side: ${SIDE},
  texel: ${TEXEL},
  fine: ${FINE},
  packed:
    '${Buffer.from(tile.buffer).toString('base64')}',
};
`,
);
