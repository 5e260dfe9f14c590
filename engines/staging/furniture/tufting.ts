import type { Kit } from '../look/kit.ts';
import type { Material } from '../render/material.ts';
import { feet } from './legs.ts';
import { type Order, type Piece, put } from './piece.ts';
import { lathe, sheet } from './shapes.ts';
import { boxed, shaded } from './upholstery.ts';

/** How deep the sheet is drawn at (x, z): pulled down at buttons, folded along the lines between them. */
const drawn = (x: number, z: number, step: number): number => {
  const a = (x + z) / step;
  const b = (x - z) / step;
  const [fa, fb] = [Math.abs(a - Math.round(a)) * step, Math.abs(b - Math.round(b)) * step];
  const button = Math.exp(-(fa * fa + fb * fb) / 0.0011);
  const fold = Math.max(Math.exp(-((fa / 0.011) ** 2)), Math.exp(-((fb / 0.011) ** 2)));
  return 0.04 * button + 0.018 * fold;
};

/** An upholstered block on legs: welted sides, a deep-buttoned top. */
export const tufted = (piece: Piece, kit: Kit, order: Order, cloth: Material): void => {
  const { width: w, depth: d, height: h } = order;
  const lift = 0.13;
  const cord = shaded(cloth, 0.9);
  const low = h - lift - 0.1;
  put(piece, boxed(w, low, d, { crown: [0.008, 0, 0.008], slack: 0.003, edge: 0.03, mid: 6, arc: 3 }), cloth, {
    at: [0, lift + low / 2, 0],
  });
  put(piece, boxed(w, 0.08, d, { crown: [0.012, 0, 0.012], slack: 0.002, edge: 0.032, mid: 6, arc: 3 }), cloth, {
    at: [0, lift + low + 0.045, 0],
  });
  const columns = Math.max(3, Math.round(w / 0.19));
  const step = w / columns;
  const top = h - 0.018;
  const [nu, nv] = [Math.round(w * 64), Math.round(d * 64)];
  const mesh = sheet(nu, nv, (u, v) => {
    // v runs from the front to the back, so that the sheet looks up.
    const x = (u - 0.5) * (w - 0.028);
    const z = (0.5 - v) * (d - 0.028);
    const rim = Math.min(1, Math.min(w / 2 - 0.014 - Math.abs(x), d / 2 - 0.014 - Math.abs(z)) / 0.07);
    const dome = Math.sqrt(Math.max(0, 1 - (1 - rim) ** 2));
    return [x, top + dome * (0.03 - drawn(x, z, step)), z];
  });
  put(piece, mesh, cloth);
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
      if (Math.abs(x) > w / 2 - 0.07 || Math.abs(z) > d / 2 - 0.07) continue;
      put(piece, knob, cord, { at: [x, top + 0.03 - drawn(x, z, step) - 0.002, z] });
    }
  }
  feet(piece, kit, w, d, lift, 0.06);
};
