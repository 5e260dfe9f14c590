import type { Kit } from '../look/kit.ts';
import type { Material } from '../render/material.ts';
import { bookStack, bowlAt, trayAt } from './decor.ts';
import { paddedStool } from './padded.ts';
import { dyed, leafy, type Maker, type Order, type Piece, put } from './piece.ts';
import { disc, lathe, rod, roundBox, tube } from './shapes.ts';
import { vaseAt } from './vases.ts';

type Form = 'frame' | 'round' | 'pair' | 'ottoman' | 'trestle' | 'drum';
const FORMS: Record<Kit['style'], readonly Form[]> = {
  modern: ['frame', 'round', 'frame'],
  contemporary: ['ottoman', 'round', 'drum'],
  scandinavian: ['pair', 'round', 'pair'],
  farmhouse: ['trestle', 'ottoman', 'trestle'],
  luxury: ['round', 'frame', 'ottoman'],
  minimalist: ['drum', 'frame', 'round'],
};

/** Height of a frame's lowest bar: above the pile of a rug, which swallows feet. */
const LOW = 0.028;

/** A thin top on a frame of slim bars. */
const frame = (piece: Piece, kit: Kit, { width: w, depth: d, height: h }: Order, top: Material) => {
  const bar = 0.016;
  put(piece, roundBox(w, 0.024, d, 0.005), top, { at: [0, h - 0.012, 0] });
  const [x, z] = [w / 2 - 0.02, d / 2 - 0.02];
  for (const sx of [-1, 1]) {
    for (const sz of [-1, 1])
      put(piece, roundBox(bar, h - 0.024, bar, 0.002), kit.m.metal, { at: [sx * x, (h - 0.024) / 2, sz * z] });
    for (const y of [LOW, h - 0.032])
      put(piece, roundBox(bar, bar, d - 0.05, 0.002), kit.m.metal, { at: [sx * x, y, 0] });
  }
  for (const sz of [-1, 1])
    for (const y of [LOW, h - 0.032])
      put(piece, roundBox(w - 0.05, bar, bar, 0.002), kit.m.metal, { at: [0, y, sz * z] });
};

/** A round top on a cage of slim rods between two rings. */
const cage = (piece: Piece, kit: Kit, x: number, z: number, r: number, h: number, top: Material, metal: Material) => {
  put(piece, disc(r, 0.022, 0.007, 56), top, { at: [x, h - 0.022, z] });
  const q = r * 0.84;
  const ring = (y: number) =>
    tube(
      Array.from({ length: 73 }, (_, i) => {
        const a = (i / 72) * 2 * Math.PI;
        return [x + q * Math.cos(a), y, z + q * Math.sin(a)] as const;
      }),
      0.008,
      16,
    );
  put(piece, ring(LOW), metal);
  put(piece, ring(h - 0.03), metal);
  for (let i = 0; i < 4; i++) {
    const a = (i * Math.PI) / 2 + 0.5 + kit.design;
    put(piece, rod(0.008, 0.008, h - 0.024, 16), metal, { at: [x + q * Math.cos(a), 0, z + q * Math.sin(a)] });
  }
};

/** Turned legs under a round of wood, splayed. */
const tripod = (piece: Piece, x: number, z: number, r: number, h: number, top: Material, wood: Material) => {
  put(piece, disc(r, 0.024, 0.009, 56), top, { at: [x, h - 0.024, z] });
  for (let i = 0; i < 3; i++) {
    const a = i * 2.094 + 0.5;
    put(
      piece,
      tube(
        [
          [x + 0.8 * r * Math.cos(a), 0, z + 0.8 * r * Math.sin(a)],
          [x + 0.6 * r * Math.cos(a), h - 0.02, z + 0.6 * r * Math.sin(a)],
        ],
        (t) => 0.011 + 0.008 * t,
        20,
      ),
      wood,
    );
  }
};

/** A drum of upright staves. */
const drum = (piece: Piece, r: number, h: number, top: Material, wood: Material) => {
  const staves = 56;
  put(piece, disc(r, 0.026, 0.008, 64), top, { at: [0, h - 0.026, 0] });
  put(piece, rod(r * 0.86, r * 0.86, h - 0.03, 48), wood, { at: [0, 0.004, 0] });
  for (let i = 0; i < staves; i++) {
    const a = (i / staves) * 2 * Math.PI;
    put(piece, rod(r * 0.052, r * 0.052, h - 0.035, 8), wood, {
      at: [r * 0.87 * Math.cos(a), 0.005, r * 0.87 * Math.sin(a)],
    });
  }
};

/** Boards on turned legs with a shelf between. */
const trestle = (piece: Piece, kit: Kit, { width: w, depth: d, height: h }: Order, top: Material) => {
  put(piece, roundBox(w, 0.032, d, 0.006), top, { at: [0, h - 0.016, 0] });
  put(piece, roundBox(w - 0.12, 0.06, d - 0.12, 0.004), kit.wood(0), { at: [0, h - 0.06, 0] });
  put(piece, roundBox(w - 0.12, 0.02, d - 0.12, 0.004), top, { at: [0, 0.13, 0] });
  const leg = lathe(
    [
      [0, 0],
      [0.018, 0],
      [0.024, 0.02],
      [0.016, 0.05],
      [0.03, 0.1],
      [0.03, 0.16],
      [0.02, 0.18],
      [0.032, 0.26],
      [0.02, h - 0.11],
      [0.03, h - 0.09],
      [0.03, h - 0.032],
      [0, h - 0.032],
    ],
    16,
  );
  for (const sx of [-1, 1])
    for (const sz of [-1, 1]) put(piece, leg, kit.wood(1), { at: [sx * (w / 2 - 0.08), 0, sz * (d / 2 - 0.08)] });
};

export const coffeeTable: Maker = (piece, order, kit) => {
  const { width: w, depth: d, height: h } = order;
  const design = (order.design + kit.design) % 3;
  const form = FORMS[kit.style][design]!;
  const top = dyed(form === 'round' && kit.palette.metal !== 'black' ? kit.m.stone : kit.m.top, order);
  const r = Math.min(w / 2, d / 2 + 0.06, 0.48);
  if (form === 'ottoman') {
    paddedStool(piece, kit, order, dyed(kit.m.second, order));
    trayAt(piece, kit, [0.02, h - 0.001, 0], 0.5, 0.34, design, leafy(order));
    return;
  }
  if (form === 'pair') {
    const [r1, r2] = [Math.min(r, w * 0.36), Math.min(r, w * 0.36) * 0.66];
    tripod(piece, -w / 2 + r1, 0, r1, h, top, kit.m.leg);
    tripod(piece, w / 2 - r2, 0.08, r2, h + 0.06, kit.wood(0), kit.m.leg);
    bookStack(piece, kit, [-w / 2 + r1 * 0.7, h, 0.08], 3);
    vaseAt(piece, kit, [-w / 2 + r1 * 1.35, h, -0.1], 0.95, design, leafy(order));
    bowlAt(piece, kit, [w / 2 - r2, h + 0.06, 0.08], 0.09, false);
    return;
  }
  if (form === 'round' || form === 'drum') {
    if (form === 'drum') drum(piece, r, h, top, kit.wood(1));
    else cage(piece, kit, 0, 0, r, h, top, kit.style === 'luxury' ? kit.m.brass : kit.m.metal);
    trayAt(piece, kit, [r * 0.22, h, -r * 0.2], 0.34, 0.26, design, leafy(order));
    bookStack(piece, kit, [-r * 0.36, h, r * 0.3], 3, 0.4);
    return;
  }
  if (form === 'trestle') trestle(piece, kit, order, top);
  else frame(piece, kit, order, top);
  trayAt(piece, kit, [-w * 0.22, h, 0], 0.42, 0.3, design, leafy(order));
  bookStack(piece, kit, [w * 0.22, h, d * 0.08], 3, 0.15);
  bowlAt(piece, kit, [w * 0.04, h, -d * 0.16], 0.1, false);
};
