import type { Kit } from '../look/kit.ts';
import type { Material } from '../render/material.ts';
import { bookStack, bowlAt } from './decor.ts';
import { fronts } from './fronts.ts';
import { feet, isWooden, legOf } from './legs.ts';
import { dyed, leafy, type Maker, type Piece, put } from './piece.ts';
import { rod, roundBox } from './shapes.ts';
import { lampAt } from './table-lamps.ts';
import { vaseAt } from './vases.ts';

type Body = { readonly w: number; readonly d: number; readonly h: number };
type Build = (piece: Piece, kit: Kit, body: Material, size: Body) => void;

/** A box with drawers between `low` and the top. */
const chest = (piece: Piece, kit: Kit, body: Material, { w, d, h }: Body, low: number, rows: number): void => {
  put(piece, roundBox(w, h - low, d, 0.008), body, { at: [0, (h + low) / 2, 0] });
  const upright = body.kind === 'wood' ? { ...kit.wood(1), colour: body.colour } : body;
  for (const s of [-1, 1])
    put(piece, roundBox(0.012, h - low - 0.004, d + 0.002, 0.004), upright, {
      at: [s * (w / 2 - 0.005), (h + low) / 2, 0],
    });
  fronts(piece, kit, body, {
    x: 0,
    y: (h + low) / 2,
    z: d / 2 + 0.002,
    width: w - 0.04,
    height: h - low - 0.035,
    columns: 1,
    rows,
  });
};

const drawers: Build = (piece, kit, body, size) => {
  const low = 0.14;
  chest(piece, kit, body, size, low, size.h - low > 0.34 ? 2 : 1);
  feet(piece, kit, size.w, size.d, low, 0.05);
};

/** Legs from the floor to the drawer: turned and splayed, or square. */
const tallLegs = (piece: Piece, kit: Kit, { w, d }: Body, tall: number): void => {
  for (const sx of [-1, 1])
    for (const sz of [-1, 1]) {
      const [x, z] = [sx * (w / 2 - 0.035), sz * (d / 2 - 0.035)];
      if (isWooden(kit))
        put(piece, rod(0.012, 0.02, tall + 0.01, 12), legOf(kit), {
          at: [x, 0, z],
          leanZ: sx * 0.03,
          tiltX: -sz * 0.03,
        });
      else put(piece, roundBox(0.02, tall, 0.02, 0.003), legOf(kit), { at: [x, tall / 2, z] });
    }
};

/** One drawer on tall legs. */
const slim: Build = (piece, kit, body, size) => {
  const low = size.h - 0.17;
  chest(piece, kit, body, size, low, 1);
  tallLegs(piece, kit, size, low);
};

/** One drawer, and books on a shelf below. */
const shelved: Build = (piece, kit, body, size) => {
  const low = size.h - 0.16;
  const shelf = 0.17;
  chest(piece, kit, body, size, low, 1);
  tallLegs(piece, kit, size, low);
  put(piece, roundBox(size.w - 0.03, 0.02, size.d - 0.03, 0.005), body, { at: [0, shelf, 0] });
  bookStack(piece, kit, [0.02, shelf + 0.01, 0.02], 3, 0.12);
};

const BUILDS: readonly Build[] = [slim, drawers, shelved];

export const nightstand: Maker = (piece, order, kit) => {
  const { width: w, depth: d, height: h } = order;
  const body = dyed(kit.style === 'luxury' ? kit.m.white : kit.wood(0), order);
  BUILDS[kit.pick(9, BUILDS.length)]!(piece, kit, body, { w, d, h });
  lampAt(piece, kit, [-w * 0.08, h, -0.03], 1.12);
  if (order.design % 2 && leafy(order)) vaseAt(piece, kit, [w * 0.27, h, 0.07], 0.5, 1);
  else if (order.design % 2) bowlAt(piece, kit, [w * 0.24, h, 0.08], 0.07, false);
  else bookStack(piece, kit, [w * 0.2, h, 0.09], 2, 0.4);
};
