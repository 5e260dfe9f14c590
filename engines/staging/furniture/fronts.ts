import type { Kit } from '../look/kit.ts';
import type { Material } from '../render/material.ts';
import { hash } from '../render/noise.ts';
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

const JOINT = 0.004;
/** Share of the wood's own light that comes back out of a joint, and from under a handle. */
const DEPTH = 0.16;
const UNDER = 0.5;

/** The same wood from another place of the log: each front has its own figure and tone. */
const cutAgain = (body: Material, which: number, upright: boolean): Material => ({
  ...shaded(body, 0.93 + 0.12 * hash(which, body.seed ?? 0, 31)),
  seed: (body.seed ?? 0) + 5 * which,
  ...(body.kind === 'wood' && upright ? { axis: 1 as const } : {}),
});

/**
 * Doors or drawers: thin leaves on one face, with dark joints laid between them. Real gaps a few millimetres deep are
 * thinner than a pixel, and their lit and unlit sides came out as dashes.
 */
export const fronts = (piece: Piece, kit: Kit, body: Material, face: Face): void => {
  const { x, y, z, width: w, height: h, columns, rows } = face;
  put(piece, roundBox(w, h, 0.018, 0.003), body, { at: [x, y, z] });
  const doors = rows === 1 && columns > 1;
  const joint = shaded(body, DEPTH);
  const line = (cx: number, cy: number, lw: number, lh: number) =>
    put(piece, roundBox(lw, lh, 0.002, 0.0004), joint, { at: [cx, cy, z + 0.0096] });
  for (let i = 0; i <= columns; i++) line(x - w / 2 + (w * i) / columns, y, JOINT, h + JOINT);
  for (let j = 0; j <= rows; j++) line(x, y - h / 2 + (h * j) / rows, w + JOINT, JOINT);
  for (let i = 0; i < columns; i++) {
    for (let j = 0; j < rows; j++) {
      const cx = x - w / 2 + (w / columns) * (i + 0.5);
      const cy = y - h / 2 + (h / rows) * (j + 0.5);
      const leaf = cutAgain(body, i + 3 * j, doors);
      put(piece, roundBox(w / columns, h / rows, 0.003, 0.0006), leaf, { at: [cx, cy, z + 0.0085] });
      if (kit.style === 'farmhouse')
        put(piece, roundBox(w / columns - 0.11, h / rows - 0.1, 0.006, 0.002), leaf, { at: [cx, cy, z + 0.0095] });
      const side = rows > 1 || columns === 1 ? 0 : i % 2 ? -1 : 1;
      const [hx, hy] = [cx + side * (w / columns / 2 - 0.045), cy + (side ? (h / rows) * 0.12 : 0)];
      const [hw, hh] = side ? [0.012, 0.15] : [0.14, 0.012];
      put(piece, roundBox(hw, hh, 0.014, 0.005), kit.m.metal, { at: [hx, hy, z + 0.03] });
      for (const s of [-1, 1])
        put(piece, roundBox(0.01, 0.01, 0.024, 0.002), kit.m.metal, {
          at: [hx + (side ? 0 : s * 0.05), hy + (side ? s * 0.055 : 0), z + 0.018],
        });
      put(piece, roundBox(hw, hh, 0.001, 0.0003), shaded(leaf, UNDER), {
        at: [hx + 0.006, hy - 0.01, z + 0.0103],
      });
    }
  }
};
