import type { Kit } from '../look/kit.ts';
import type { Material } from '../render/material.ts';
import { feet } from './legs.ts';
import { type Order, type Piece, put } from './piece.ts';
import { putCushion } from './plump.ts';
import { lathe } from './shapes.ts';
import { shaded } from './upholstery.ts';

/** How deep the sheet is drawn at (x, z): pulled down at buttons, folded along the lines between them. */
const drawn = (x: number, z: number, step: number): number => {
  const a = (x + z) / step;
  const b = (x - z) / step;
  const [fa, fb] = [Math.abs(a - Math.round(a)) * step, Math.abs(b - Math.round(b)) * step];
  const button = Math.exp(-(fa * fa + fb * fb) / 0.0011);
  const fold = Math.max(Math.exp(-((fa / 0.011) ** 2)), Math.exp(-((fb / 0.011) ** 2)));
  return 0.03 * button + 0.013 * fold;
};

const CUSHION = 0.16;

/** An upholstered block on legs: a deep-buttoned cushion over a plain frame. */
export const tufted = (piece: Piece, kit: Kit, order: Order, cloth: Material): void => {
  const { width: w, depth: d, height: h } = order;
  const lift = 0.12;
  const low = h - lift - CUSHION + 0.03;
  putCushion(
    piece,
    cloth,
    [w - 0.03, low, d - 0.03],
    { crown: 0.008, bow: 0.006, sat: 0, slack: 0.005, round: 0.04, seed: order.seed + 5 },
    { at: [0, lift + low / 2, 0] },
  );
  const columns = Math.max(3, Math.round(w / 0.19));
  const step = w / columns;
  const crown = 0.06;
  putCushion(
    piece,
    cloth,
    [w - 0.016, CUSHION, d - 0.016],
    { crown, bow: 0.012, sat: 0, slack: 0.004, round: 0.045, relief: (x, z) => drawn(x, z, step), seed: order.seed },
    { at: [0, h - CUSHION / 2, 0] },
  );
  const knob = lathe(
    [
      [0.012, 0],
      [0.009, 0.005],
      [0, 0.007],
    ],
    10,
  );
  for (let i = -columns; i <= columns; i++) {
    for (let j = -columns; j <= columns; j++) {
      const x = ((i + j) * step) / 2;
      const z = ((i - j) * step) / 2;
      if (Math.abs(x) > w / 2 - 0.1 || Math.abs(z) > d / 2 - 0.1) continue;
      const dome = 0.7 + 0.3 * (1 - (2 * x) ** 2 / w ** 2) * (1 - (2 * z) ** 2 / d ** 2);
      put(piece, knob, shaded(cloth, 0.9), { at: [x, h - crown + crown * dome - drawn(x, z, step) - 0.002, z] });
    }
  }
  feet(piece, kit, w, d, lift, 0.06);
};
