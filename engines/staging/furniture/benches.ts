import type { Kit } from '../look/kit.ts';
import type { Material } from '../render/material.ts';
import { legOf } from './legs.ts';
import { paddedBlock } from './padded.ts';
import { dyed, type Maker, type Order, type Piece, put } from './piece.ts';
import { putCushion } from './plump.ts';
import { rod, roundBox } from './shapes.ts';
import { shaded } from './upholstery.ts';

type Bench = 'channelled' | 'framed' | 'skirted' | 'pair';
/** What stands before the bed in each style, by the listing's design. */
const BENCHES: Readonly<Record<Kit['style'], readonly Bench[]>> = {
  modern: ['skirted', 'channelled', 'pair'],
  contemporary: ['channelled', 'framed', 'pair'],
  scandinavian: ['framed', 'pair', 'framed'],
  farmhouse: ['framed', 'skirted', 'framed'],
  luxury: ['channelled', 'pair', 'channelled'],
  minimalist: ['skirted', 'framed', 'pair'],
};

/** Height of a seat for the foot of a bed, without the last finger of the order: it stays below the cover. */
const seatOf = (order: Order): number => order.height - 0.01;
const PAD = 0.11;

/** Between the sofa's cloth and the second one: before white linen a dark block was all that one saw of a bed. */
const clothOf = (kit: Kit, order: Order): Material => {
  const [a, b] = [kit.m.base, kit.m.second.kind === 'leather' ? kit.m.headboard : kit.m.second];
  const mixed = { ...a, colour: a.colour.map((v, k) => v + 0.4 * (b.colour[k]! - v)) as unknown as Material['colour'] };
  return dyed(mixed, order);
};

/** Four turned legs with their feet on the floor, standing in by `inset`. */
const legs = (piece: Piece, material: Material, w: number, d: number, tall: number, inset: number, lean = 0.07) => {
  for (const sx of [-1, 1])
    for (const sz of [-1, 1])
      put(piece, rod(0.015, 0.024, tall, 28), material, {
        at: [sx * (w / 2 - inset), 0, sz * (d / 2 - inset)],
        leanZ: sx * lean,
        tiltX: -sz * lean,
      });
};

/** Thickness of a seat that stands on its legs alone. */
const THICK = 0.12;

/** One seat divided by seams, on slim legs. */
const channelled = (piece: Piece, cloth: Material, kit: Kit, order: Order): void => {
  const { width: w, depth: d } = order;
  const h = seatOf(order);
  const channels = Math.max(4, Math.round(w / 0.17));
  putCushion(
    piece,
    cloth,
    [w - 0.03, THICK, d - 0.03],
    { crown: 0.036, bow: 0.008, sat: 0, slack: 0.004, round: 0.06, channels, seed: order.seed },
    { at: [0, h - THICK / 2, 0] },
  );
  put(piece, roundBox(w - 0.12, 0.03, d - 0.12, 0.006), shaded(legOf(kit), 0.6), { at: [0, h - THICK - 0.012, 0] });
  legs(piece, legOf(kit), w, d, h - THICK, 0.1);
};

/** A loose cushion with a corded seam on a wooden frame. */
const framed = (piece: Piece, cloth: Material, kit: Kit, order: Order): void => {
  const { width: w, depth: d } = order;
  const h = seatOf(order);
  const rail = h - PAD + 0.01;
  const [along, across] = [kit.wood(0), kit.wood(2)];
  putCushion(
    piece,
    cloth,
    [w - 0.02, PAD, d - 0.02],
    { crown: 0.04, bow: 0.014, sat: 0.004, slack: 0.007, round: 0.05, seed: order.seed },
    { at: [0, h - PAD / 2, 0] },
  );
  for (const s of [-1, 1]) {
    put(piece, roundBox(w - 0.06, 0.055, 0.024, 0.006), along, { at: [0, rail - 0.028, s * (d / 2 - 0.032)] });
    put(piece, roundBox(0.024, 0.055, d - 0.07, 0.006), across, { at: [s * (w / 2 - 0.042), rail - 0.028, 0] });
  }
  put(piece, roundBox(w - 0.09, 0.012, d - 0.09, 0.003), along, { at: [0, rail - 0.008, 0] });
  legs(piece, kit.wood(1), w, d, rail - 0.005, 0.055, 0.05);
};

/** A cushion over an upholstered frame that comes nearly to the floor. */
const skirted = (piece: Piece, cloth: Material, kit: Kit, order: Order): void => {
  const { width: w, depth: d } = order;
  const foot = 0.11;
  paddedBlock(piece, cloth, order, {
    width: w - 0.024,
    depth: d - 0.024,
    top: seatOf(order),
    foot,
    pad: PAD,
    crown: 0.032,
  });
  legs(piece, legOf(kit), w, d, foot + 0.02, 0.09, 0.03);
};

/** Side of a stool at most, and its height in shares of that: taller, it was a jar. */
const STOOL = 0.42;
const LOW = 0.88;

/** Two square stools side by side, each of one cloth with a seam round its top. */
const pair = (piece: Piece, cloth: Material, kit: Kit, order: Order): void => {
  const each = Math.min(STOOL, order.depth + 0.08, order.width / 2 - 0.03);
  const tall = Math.min(LOW * each, seatOf(order));
  const off = Math.max(each / 2 + 0.05, order.width * 0.24);
  const foot = 0.075;
  for (const s of [-1, 1]) {
    const one: Piece = { parts: [] };
    putCushion(
      one,
      cloth,
      [each, tall - foot, each],
      { crown: 0.034, bow: 0.012, sat: 0.004, slack: 0.005, round: 0.06, seed: order.seed + s },
      { at: [0, (tall + foot) / 2, 0] },
    );
    legs(one, legOf(kit), each, each, foot + 0.02, 0.06, 0.02);
    for (const part of one.parts) put(piece, part.mesh, part.material, { at: [s * off, 0, 0], turnY: 0.05 * s });
  }
};

const MAKE = { channelled, framed, skirted, pair } as const;

/** A seat at the foot of the bed, low and soft. */
export const bench: Maker = (piece, order, kit) =>
  MAKE[BENCHES[kit.style][(kit.design + order.design) % 3]!](piece, clothOf(kit, order), kit, order);
