import type { Vec3 } from '#domain/scene/camera.ts';
import type { Material } from '../render/material.ts';
import { stream } from '../render/noise.ts';
import { joined, type Mesh } from './mesh.ts';
import { dyed, type Maker, type Piece, put } from './piece.ts';
import { disc, lathe, sheet, tube } from './shapes.ts';

/** One leaf from `root`: curled along its rib, drooping, a point at its end. */
const leaf = (
  root: Vec3,
  around: number,
  up: number,
  length: number,
  width: number,
  droop: number,
  cup: number,
): Mesh => {
  const c = Math.cos(around);
  const s = Math.sin(around);
  return sheet(2, 5, (u, v) => {
    const side = (u - 0.5) * 2;
    const w = Math.sin(Math.PI * v ** 0.8) * length * width * 0.5 * side;
    const r = v * length;
    const y = Math.sin(up) * r - droop * length * v * v + Math.abs(side) * length * cup * Math.sin(Math.PI * v);
    const out = Math.cos(up) * r * (1 - 0.2 * droop * v);
    return [root[0] + c * out - s * w, root[1] + y, root[2] + s * out + c * w];
  });
};

/** Stems that bow outwards with leaves all along: 300 to 500 leaves, so that no single one reads as paper. */
const bush = (
  piece: Piece,
  kit: { leaf: Material; leaf2: Material; bark: Material },
  from: number,
  top: number,
  spread: number,
  stems: number,
  size: number,
  width: number,
  seed: number,
) => {
  const roll = stream(seed);
  const light: Mesh[] = [];
  const dark: Mesh[] = [];
  for (let k = 0; k < stems; k++) {
    const a = (k / stems) * 2 * Math.PI + roll() * 0.9;
    const reach = spread * (0.35 + 0.65 * roll());
    const tall = (top - from) * (0.62 + 0.38 * roll());
    const points: Vec3[] = [];
    for (let j = 0; j <= 7; j++) {
      const t = j / 7;
      points.push([
        Math.cos(a) * (0.02 + reach * t * t) + 0.015 * Math.sin(t * 7 + k),
        from + tall * (t - 0.12 * t * t * t),
        Math.sin(a) * (0.02 + reach * t * t) + 0.015 * Math.cos(t * 6 + k),
      ]);
    }
    put(
      piece,
      tube(points, (t) => 0.009 - 0.006 * t, 6),
      kit.bark,
    );
    const leaves = Math.round(11 + 5 * roll());
    for (let i = 0; i < leaves; i++) {
      const t = 0.25 + (0.75 * (i + roll())) / leaves;
      const j = Math.min(6, Math.floor(t * 7));
      const f = t * 7 - j;
      const p = points[j]!;
      const q = points[j + 1]!;
      const root: Vec3 = [p[0] + (q[0] - p[0]) * f, p[1] + (q[1] - p[1]) * f, p[2] + (q[2] - p[2]) * f];
      const long = size * (0.65 + 0.5 * roll()) * (1 - 0.25 * t);
      const made = leaf(
        root,
        a + (i % 2 ? 1 : -1) * (0.5 + 1.3 * roll()) + (roll() - 0.5),
        0.1 + 0.9 * roll() + 0.3 * t,
        long,
        width,
        0.25 + 0.45 * roll(),
        0.06,
      );
      (roll() > 0.35 ? dark : light).push(made);
    }
  }
  if (dark.length) put(piece, joined(dark), kit.leaf);
  if (light.length) put(piece, joined(light), kit.leaf2);
};

const planter = (piece: Piece, material: Material, soil: Material, height: number, radius: number, design: number) => {
  const r = radius;
  const profile: [number, number][] =
    design === 0
      ? [
          [0, 0],
          [r * 0.7, 0],
          [r * 0.78, 0.012],
          [r, height - 0.02],
          [r, height],
          [r * 0.9, height],
          [r * 0.86, height - 0.05],
          [0, height - 0.06],
        ]
      : [
          [0, 0],
          [r * 0.82, 0],
          [r * 0.95, 0.03],
          [r, height * 0.5],
          [r * 0.95, height - 0.015],
          [r * 0.92, height],
          [r * 0.84, height],
          [r * 0.82, height - 0.05],
          [0, height - 0.06],
        ];
  put(piece, lathe(profile, 28), material);
  put(piece, disc(r * 0.84, 0.006), soil, { at: [0, height - 0.058, 0] });
};

/** Branches, length of a leaf in metres and its width as a share of that. */
const SHAPES = [
  [10, 0.24, 0.62],
  [14, 0.15, 0.46],
  [12, 0.19, 0.52],
] as const;

export const plant: Maker = (piece, order, kit) => {
  const design = (order.design + kit.design) % 3;
  const h = order.height;
  const spread = order.width / 2 - 0.04;
  const woven = kit.style === 'scandinavian' || kit.style === 'farmhouse';
  // A pot is a quarter of the whole: at one size for all, a low plant stood in a tub.
  const [pot, wide] = [Math.min(0.34, h * 0.25), Math.min(0.19, h * 0.145)];
  planter(piece, woven ? kit.m.basket : dyed(kit.m.pot, order), kit.m.soil, pot, wide, woven ? 1 : 0);
  const from = pot - 0.05;
  // Narrow fronds were dots and crumbs at the size of a picture: only plants with leaves of a hand's length.
  const [branches, leaf, broad] = SHAPES[design]!;
  bush(piece, kit.m, from, h, spread, branches, leaf, broad, 101 + design);
};

export const smallPlant: Maker = (piece, order, kit) => {
  planter(piece, dyed(kit.m.pot, order), kit.m.soil, 0.12, 0.07, order.design % 2);
  bush(piece, kit.m, 0.1, order.height, order.width / 2, 8, 0.085, 0.55, 7 + order.design);
};

/** Loose stems in a vase. */
export const stems = (
  piece: Piece,
  leafy: Material,
  x: number,
  y: number,
  z: number,
  tall: number,
  seed: number,
): void => {
  const roll = stream(seed);
  const all: Mesh[] = [];
  for (let i = 0; i < 11; i++) {
    const a = roll() * 6.283;
    const lean = (0.08 + 0.16 * roll()) * tall * 2;
    const long = tall * (0.7 + 0.4 * roll());
    const points: Vec3[] = [];
    for (let j = 0; j <= 6; j++) {
      const t = j / 6;
      points.push([x + Math.cos(a) * lean * t * t, y + long * t, z + Math.sin(a) * lean * t * t]);
    }
    all.push(tube(points, 0.0016, 4));
    for (let j = 2; j <= 6; j++)
      for (const s of [-1, 1])
        all.push(
          leaf(points[j]!, a + s * (1 + roll()), 0.3 + 0.6 * roll(), tall * (0.16 + 0.06 * roll()), 0.5, 0.25, 0.04),
        );
  }
  put(piece, joined(all), leafy);
};
