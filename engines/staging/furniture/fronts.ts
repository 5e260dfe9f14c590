import type { Kit } from '../look/kit.ts';
import type { Material } from '../render/material.ts';
import { type Piece, put } from './piece.ts';
import { roundBox } from './shapes.ts';
import { shaded } from './upholstery.ts';

type Face = {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly rows: number;
};

const JOINT = 0.003;
/** Share of the wood's own light that comes back out of a joint: black ones read as drawn outlines. */
const DEPTH = 0.4;

/**
 * Doors or drawers: one smooth face with soft joints laid on it. Real gaps a few millimetres deep are thinner than a
 * pixel, and their lit and unlit sides came out as dashes.
 */
export const fronts = (piece: Piece, kit: Kit, body: Material, face: Face): void => {
  const { x, y, z, width: w, height: h, columns, rows } = face;
  put(piece, roundBox(w, h, 0.018, 0.003), body, { at: [x, y, z] });
  const joint = shaded(body, DEPTH);
  const line = (cx: number, cy: number, lw: number, lh: number) =>
    put(piece, roundBox(lw, lh, 0.002, 0.0004), joint, { at: [cx, cy, z + 0.0086] });
  for (let i = 0; i <= columns; i++) line(x - w / 2 + (w * i) / columns, y, JOINT, h + JOINT);
  for (let j = 0; j <= rows; j++) line(x, y - h / 2 + (h * j) / rows, w + JOINT, JOINT);
  for (let i = 0; i < columns; i++) {
    for (let j = 0; j < rows; j++) {
      const cx = x - w / 2 + (w / columns) * (i + 0.5);
      const cy = y - h / 2 + (h / rows) * (j + 0.5);
      if (kit.style === 'farmhouse')
        put(piece, roundBox(w / columns - 0.11, h / rows - 0.1, 0.006, 0.002), body, { at: [cx, cy, z + 0.009] });
      const side = rows > 1 || columns === 1 ? 0 : i % 2 ? -1 : 1;
      put(piece, roundBox(side ? 0.012 : 0.11, side ? 0.12 : 0.012, 0.022, 0.005), kit.m.metal, {
        at: [cx + side * (w / columns / 2 - 0.045), cy + (side ? (h / rows) * 0.12 : 0), z + 0.02],
      });
    }
  }
};
