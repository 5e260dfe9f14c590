import type { Kit } from '../look/kit.ts';
import type { Material } from '../render/material.ts';
import { legOf } from './legs.ts';
import { paddedBlock } from './padded.ts';
import { dyed, type Maker, type Order, type Piece, put } from './piece.ts';
import { putCushion } from './plump.ts';
import { rod, roundBox } from './shapes.ts';
import { shaded } from './upholstery.ts';

type Bench = 'tailored' | 'framed' | 'skirted';
/** What stands before the bed in each style, by the listing's design. */
const BENCHES: Readonly<Record<Kit['style'], readonly Bench[]>> = {
  modern: ['tailored', 'skirted', 'tailored'],
  contemporary: ['framed', 'tailored', 'skirted'],
  scandinavian: ['framed', 'tailored', 'framed'],
  farmhouse: ['framed', 'skirted', 'framed'],
  luxury: ['tailored', 'skirted', 'tailored'],
  minimalist: ['skirted', 'framed', 'tailored'],
};

/** Height of a seat for the foot of a bed, without the last finger of the order: it stays below the cover. */
const seatOf = (order: Order): number => order.height - 0.01;
const PAD = 0.09;

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

/** Thickness of a seat that stands on its legs alone, how flat upholsterers draw it, and the rail below it. */
const THICK = 0.1;
const DRAWN = { crown: 0.014, bow: 0.003, sat: 0, slack: 0.003, round: 0.022 } as const;
const RAIL = 0.05;

/** One flat seat with a corded edge over a rail in the same cloth, on slim legs. */
const tailored = (piece: Piece, cloth: Material, kit: Kit, order: Order): void => {
  const { width: w, depth: d } = order;
  const h = seatOf(order);
  putCushion(piece, cloth, [w - 0.02, THICK, d - 0.02], { ...DRAWN, seed: order.seed }, { at: [0, h - THICK / 2, 0] });
  put(piece, roundBox(w - 0.05, RAIL, d - 0.05, 0.008), shaded(cloth, 0.9), {
    at: [0, h - THICK - RAIL / 2 + 0.006, 0],
  });
  legs(piece, legOf(kit), w, d, h - THICK - RAIL + 0.01, 0.07, 0.04);
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
    { crown: 0.02, bow: 0.006, sat: 0.002, slack: 0.005, round: 0.03, seed: order.seed },
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
    crown: 0.016,
  });
  legs(piece, legOf(kit), w, d, foot + 0.02, 0.09, 0.03);
};

const MAKE = { tailored, framed, skirted } as const;

/** A seat at the foot of the bed, low and soft. */
export const bench: Maker = (piece, order, kit) =>
  MAKE[BENCHES[kit.style][(kit.design + order.design) % 3]!](piece, clothOf(kit, order), kit, order);
