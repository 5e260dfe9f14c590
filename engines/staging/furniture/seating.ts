import type { Kit } from '../look/kit.ts';
import type { Material } from '../render/material.ts';
import { hash } from '../render/noise.ts';
import { feet } from './legs.ts';
import { dyed, type Maker, type Order, type Piece, put } from './piece.ts';
import { putPillow } from './pillows.ts';
import { putCushion } from './plump.ts';
import { roundBox } from './shapes.ts';
import { ARM_WIDTH, type Arm, armOf, CORD, LIFT, overArm, putArm } from './sofa-arms.ts';
import { putThrow } from './soft-things.ts';

const RAIL = 0.12;
const SEAT = 0.17;
/** Depth of the back's frame. */
const BACK = 0.12;
/** How far a back cushion sinks behind the seat: with its round lower edge in sight the joint was a jagged black slit. */
const SUNK = 0.05;
/** Light left in the gaps between cushions. */
const BETWEEN = [0.36, 0.36] as const;

/** Where the back cushions' fronts stand at the height of the seat, from the sofa's back. */
const LEANT = 0.38;

type Run = { readonly w: number; readonly d: number; readonly x0: number; readonly arms: readonly (-1 | 1)[] };

/** Seats, backs, arms and rail between x0 - w/2 and x0 + w/2; the front is +z. */
export const bank = (piece: Piece, order: Order, { w, d, x0, arms }: Run, cloth: Material, arm: Arm) => {
  const lift = LIFT[arm];
  const armWidth = ARM_WIDTH[arm];
  const inner = w - armWidth * arms.length;
  const innerX = x0 + (arms.includes(-1) ? armWidth / 2 : 0) - (arms.includes(1) ? armWidth / 2 : 0);
  const seatY = lift + RAIL + SEAT;
  put(piece, roundBox(inner + 0.04, RAIL, d - 0.03, 0.005), cloth, { at: [innerX, lift + RAIL / 2, -0.004] });
  for (const s of arms) putArm(piece, cloth, arm, s, x0 + s * (w / 2 - armWidth / 2), d);
  const backTall = order.height - 0.045 - lift;
  // Its panel looks to the back: the front is behind the cushions.
  putCushion(
    piece,
    cloth,
    [inner + 0.03, BACK, backTall],
    { crown: 0.012, bow: 0.008, sat: 0, slack: 0.007, round: 0.05, cord: CORD, seed: 9 },
    { at: [innerX, lift + backTall / 2, -d / 2 + BACK / 2 + 0.012], tiltX: 0.05, turnY: Math.PI },
    true,
  );
  const count = Math.max(1, Math.round(inner / 0.74));
  const one = inner / count;
  const tall = order.height - seatY + 0.05;
  for (let i = 0; i < count; i++) {
    const x = innerX - inner / 2 + one * (i + 0.5);
    putCushion(
      piece,
      cloth,
      [one - 0.004, SEAT + 0.03, d - 0.17],
      {
        crown: 0.05,
        bow: 0.018,
        sat: 0.012,
        slack: 0.009,
        round: 0.06,
        cord: CORD,
        beside: BETWEEN,
        seed: order.seed + i * 5,
      },
      { at: [x, lift + RAIL + (SEAT + 0.03) / 2 - 0.006, 0.09] },
    );
    const lean = -0.14 - 0.04 * hash(i, 3, order.seed);
    putCushion(
      piece,
      cloth,
      [one + 0.004, 0.21, tall + SUNK],
      {
        crown: 0.075,
        bow: 0.022,
        sat: 0.012,
        slack: 0.012,
        round: 0.07,
        cord: CORD,
        beside: BETWEEN,
        seed: order.seed + i * 7 + 4,
      },
      {
        at: [x + 0.008 * (hash(i, order.seed, 4) - 0.5), seatY + (tall - SUNK) / 2 - 0.018, -d / 2 + BACK + 0.115],
        tiltX: lean,
        leanZ: 0.03 * (hash(i, order.seed, 2) - 0.5),
      },
      true,
    );
  }
  return { lift, inner, innerX, seatY: seatY + 0.028, one };
};

const stand = (piece: Piece, kit: Kit, w: number, d: number, lift: number, x = 0, z = 0): void => {
  const sub: Piece = { parts: [] };
  feet(sub, kit, w, d, lift);
  for (const part of sub.parts) put(piece, part.mesh, part.material, { at: [x, 0, z] }, part.trim);
};

export const sofa: Maker = (piece, order, kit) => {
  const cloth = dyed(kit.m.base, order);
  const arm = armOf(kit, order.design);
  const { width: w, depth: d } = order;
  const { lift, inner, innerX, seatY } = bank(piece, order, { w, d, x0: 0, arms: [-1, 1] }, cloth, arm);
  stand(piece, kit, w, d, lift);
  const back = -d / 2 + LEANT;
  const plain = kit.style === 'minimalist';
  // Dressed one way, the other way round, or with a long cushion where the throw would lie.
  const way = kit.pick(13, 3);
  const side = way === 1 ? -1 : 1;
  const from = (end: -1 | 1, off: number): number => innerX + side * end * (inner / 2 - off);
  const flip = side < 0;
  putPillow(piece, kit.m.accent, 'sofaA', [from(-1, 0.25), seatY, back], flip);
  if (w > 1.9 && !plain) putPillow(piece, kit.m.print, 'sofaB', [from(-1, 0.55), seatY, back], flip);
  putPillow(piece, kit.m.deep, 'sofaC', [from(1, 0.26), seatY, back], flip);
  if (w < 1.6 || plain) return;
  if (way === 2) {
    putPillow(piece, kit.m.sham, 'chairB', [from(1, 0.4), seatY, back + 0.15], flip);
    return;
  }
  // Over an arm: drawn down the back and the seat, cushions came through it and cut it in two.
  putThrow(
    piece,
    { ...kit.m.throw, axis: 2 },
    {
      course: overArm(arm, seatY, side * (innerX + (side * inner) / 2)),
      x: -side * (d / 2 - 0.27),
      width: 0.4,
      skew: 0.03,
      folds: 0.016,
      seed: 2 + (order.design % 3),
      turnY: (side * Math.PI) / 2,
    },
  );
};

/** A long bank with a chaise on one side (design parity), together one L. */
export const sectional: Maker = (piece, order, kit) => {
  const cloth = dyed(kit.m.base, order);
  const chosen = armOf(kit, order.design);
  const arm = chosen === 'roll' ? 'track' : chosen;
  const { width: w, depth: whole } = order;
  const d = 0.96;
  const side = order.design % 2 === 0 ? 1 : -1;
  const sub: Piece = { parts: [] };
  const { lift, seatY } = bank(sub, order, { w, d, x0: 0, arms: [side === 1 ? -1 : 1] }, cloth, arm);
  for (const part of sub.parts) put(piece, part.mesh, part.material, { at: [0, 0, -whole / 2 + d / 2] }, part.trim);
  // The chaise: one long seat at the open end, its cushion drawn over the bank's last seat.
  const chaise = 0.96;
  const cx = side * (w / 2 - chaise / 2);
  const long = whole - 0.22;
  const middle = whole / 2 - long / 2;
  put(piece, roundBox(chaise - 0.02, RAIL, long - 0.02, 0.005), cloth, {
    at: [cx, lift + RAIL / 2, middle - 0.012],
  });
  putCushion(
    piece,
    cloth,
    [chaise - 0.004, SEAT + 0.034, long],
    { crown: 0.052, bow: 0.018, sat: 0.01, slack: 0.01, round: 0.065, cord: CORD, seed: order.seed + 40 },
    { at: [cx, lift + RAIL + (SEAT + 0.034) / 2 - 0.006, middle] },
  );
  const back = -whole / 2 + LEANT;
  stand(piece, kit, w, d, lift, 0, -whole / 2 + d / 2);
  stand(piece, kit, chaise, whole, lift, cx);
  const flip = side < 0;
  putPillow(piece, kit.m.accent, 'sofaA', [-side * (w / 2 - 0.46), seatY, back], flip);
  putPillow(piece, kit.m.soft, 'sofaB', [-side * (w / 2 - 0.76), seatY, back], flip);
  putPillow(piece, kit.m.deep, 'sofaC', [cx + side * 0.18, seatY, back], flip);
  putPillow(piece, kit.m.print, 'chairB', [cx - side * 0.14, seatY, back + 0.14], flip);
  const end = whole / 2;
  putThrow(piece, kit.m.throw, {
    course: [
      [end - 0.74, seatY + 0.012],
      [end - 0.5, seatY + 0.018],
      [end - 0.26, seatY + 0.018],
      [end - 0.06, seatY + 0.008],
      [end + 0.006, seatY - 0.03],
      [end + 0.018, seatY - 0.14],
      [end + 0.014, seatY - 0.26],
    ],
    x: cx - side * 0.1,
    width: 0.5,
    skew: side * 0.08,
    seed: 4,
  });
};

/** The sofa's own long seat as a piece of its own: set before one end it makes the sofa an L. Bare: the sofa has the throw. */
export const chaise: Maker = (piece, order, kit) => {
  const cloth = dyed(kit.m.base, order);
  const { width: w, depth: d } = order;
  const lift = LIFT[armOf(kit, order.design)];
  put(piece, roundBox(w - 0.02, RAIL, d - 0.02, 0.005), cloth, { at: [0, lift + RAIL / 2, 0] });
  putCushion(
    piece,
    cloth,
    [w - 0.004, SEAT + 0.03, d],
    { crown: 0.05, bow: 0.018, sat: 0.008, slack: 0.009, round: 0.065, cord: CORD, seed: order.seed + 40 },
    { at: [0, lift + RAIL + (SEAT + 0.03) / 2 - 0.006, 0] },
  );
  stand(piece, kit, w, d, lift);
};
