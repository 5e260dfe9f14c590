import type { Kit } from '../look/kit.ts';
import type { Material } from '../render/material.ts';
import type { Mesh } from './mesh.ts';
import { type Order, type Piece, put } from './piece.ts';
import { roundBox } from './shapes.ts';
import { sidePanel } from './side-panel.ts';
import { boxed, shaded } from './upholstery.ts';

/** Top of the base. */
export const RAIL = 0.3;
/** How far the mattress stands in from the outside of the bed: what the cover needs to hang. */
export const WITHIN = 0.046;
/** The base stands back behind the mattress' sides, so that the cover hangs free of it. */
const BACK = 0.012;
/** Under side of wooden rails, and the width of the posts that they are let into. */
const LOW = 0.1;
const POST = 0.07;

export const isWoodenBed = (kit: Kit): boolean =>
  kit.style === 'scandinavian' || kit.style === 'farmhouse' || (kit.style === 'minimalist' && kit.design !== 1);

type Board = (piece: Piece, kit: Kit, w: number, h: number, head: number) => void;

/** Slim uprights between two rails. */
const battens: Board = (piece, kit, w, h, head) => {
  const n = Math.round((w - 0.1) / 0.085);
  const each = (w - 0.1) / n;
  for (let i = 0; i < n; i++)
    put(piece, roundBox(each - 0.01, h - RAIL - 0.02, 0.022, 0.006), kit.wood(1), {
      at: [-(w - 0.1) / 2 + each * (i + 0.5), (h + RAIL) / 2 - 0.02, head + 0.036],
    });
  put(piece, roundBox(w - 0.09, h - RAIL - 0.06, 0.012, 0.003), shaded(kit.wood(0), 0.6), {
    at: [0, (h + RAIL) / 2 - 0.02, head + 0.018],
  });
  put(piece, roundBox(w - 0.02, 0.05, 0.042, 0.012, { arc: 3 }), kit.wood(0), { at: [0, h - 0.02, head + 0.034] });
};

/** A linen cushion in channels, held by a slim frame. */
const framedCushion: Board = (piece, kit, w, h, head) => {
  const n = 6;
  const each = (w - 0.12) / n;
  const tall = h - RAIL - 0.05;
  const panel = boxed(each - 0.002, tall, 0.045, { crown: [0, 0, 0.02], slack: 0.004, edge: 0.018, mid: 7 });
  for (let i = 0; i < n; i++)
    put(piece, panel, kit.m.sham, { at: [-(w - 0.12) / 2 + each * (i + 0.5), h - tall / 2 - 0.045, head + 0.04] });
  put(piece, roundBox(w - 0.02, 0.036, 0.05, 0.012, { arc: 3 }), kit.wood(0), { at: [0, h - 0.016, head + 0.034] });
};

/** Cane between stiles. */
const caned: Board = (piece, kit, w, h, head) => {
  const tall = h - RAIL - 0.06;
  put(piece, roundBox(w - 0.1, tall, 0.012, 0.003), kit.m.basket, { at: [0, h - tall / 2 - 0.05, head + 0.034] });
  for (const x of [-w / 6, w / 6])
    put(piece, roundBox(0.034, tall, 0.028, 0.008), kit.wood(1), { at: [x, h - tall / 2 - 0.05, head + 0.036] });
  put(piece, roundBox(w - 0.02, 0.055, 0.042, 0.014, { arc: 3 }), kit.wood(0), { at: [0, h - 0.026, head + 0.034] });
};

/** Boards across, with a cap. */
const boarded: Board = (piece, kit, w, h, head) => {
  const n = 4;
  const tall = (h - 0.2) / n;
  for (let i = 0; i < n; i++)
    put(piece, roundBox(w - 0.08, tall - 0.006, 0.028, 0.006), kit.wood(0), {
      at: [0, 0.2 + tall * (i + 0.5), head + 0.034],
    });
  put(piece, roundBox(w + 0.02, 0.04, 0.07, 0.009), kit.wood(0), { at: [0, h + 0.01, head + 0.038] });
};

const BOARDS: readonly Board[] = [battens, framedCushion, caned];

/** Rails let into posts at the foot, no higher than the mattress' lower edge: with posts above it the bed was a box in the foreground. */
export const woodenFrame = (piece: Piece, kit: Kit, { width: w, depth: d, height: h }: Order): void => {
  const head = -d / 2;
  const farm = kit.style === 'farmhouse';
  const top = farm ? h : h - 0.1;
  (farm ? boarded : BOARDS[kit.design % BOARDS.length]!)(piece, kit, w, top, head);
  const [out, end] = [w / 2 - WITHIN - BACK, d / 2 - WITHIN - BACK];
  for (const s of [-1, 1]) {
    put(piece, roundBox(0.05, top, 0.05, 0.01, { arc: 3 }), kit.wood(1), {
      at: [s * (w / 2 - 0.025), top / 2, head + 0.034],
    });
    put(piece, roundBox(0.028, RAIL - LOW, end - head - POST, 0.006, { arc: 3 }), kit.wood(2), {
      at: [s * (out - 0.02), (RAIL + LOW) / 2, (end - POST + head) / 2],
    });
    put(piece, roundBox(POST, RAIL, POST, 0.007, { arc: 3 }), kit.wood(1), {
      at: [s * (out - POST / 2), RAIL / 2, end - POST / 2],
    });
  }
  put(piece, roundBox(2 * (out - POST) + 0.004, RAIL - LOW, 0.028, 0.006, { arc: 3 }), kit.wood(0), {
    at: [0, (RAIL + LOW) / 2, end - 0.02],
  });
  // What would be seen below the rails: slats in shadow.
  put(piece, roundBox(2 * out - 0.07, 0.08, d - 0.14, 0.004), kit.m.gap, { at: [0, LOW + 0.1, 0] });
};

/** Columns and rows of a padded headboard: channels for luxury, else by design. */
const PANELS = [
  [6, 2],
  [4, 1],
  [8, 1],
] as const;

/** Heights above a panel's foot between which the cover's hem takes its light, and what is left above. */
const HEM = [0.08, 0.18] as const;
const LEFT = 0.5;

/** A panel in the shadow of the cover that hangs before it. */
const underHem = (panel: Mesh): Mesh => {
  const shade = panel.shade!.map((v, k) => {
    const t = Math.max(0, Math.min(1, (panel.positions[k * 3 + 1]! - HEM[0]) / (HEM[1] - HEM[0])));
    return v * (1 - (1 - LEFT) * t * t);
  });
  return { ...panel, shade };
};

/** A base down to the floor in panels of cloth, sewn at its corners; a headboard of panels. */
export const paddedFrame = (
  piece: Piece,
  kit: Kit,
  { width: w, depth: d, height: h }: Order,
  cloth: Material,
): void => {
  const head = -d / 2;
  const low = 0.03;
  const tall = RAIL - low;
  const [out, end] = [w / 2 - WITHIN - 1.4 * BACK, d / 2 - WITHIN - 1.4 * BACK];
  put(piece, roundBox(2 * out, tall, end - head - 0.05, 0.012, { arc: 3 }), cloth, {
    at: [0, low + tall / 2, (end + head + 0.05) / 2],
  });
  const side = underHem(sidePanel(tall, end - head - 0.07, 3));
  for (const s of [-1, 1])
    put(piece, side, cloth, { at: [s * (out - 0.002), low, (end + head + 0.05) / 2], turnY: s > 0 ? 0 : Math.PI });
  put(piece, underHem(sidePanel(tall, 2 * out - 0.02, 5)), cloth, { at: [0, low, end - 0.002], turnY: -Math.PI / 2 });
  // Two fingers above the floor on a plinth that steps back: a hand's breadth above it the whole bed hovered.
  put(piece, roundBox(2 * out - 0.03, low + 0.02, d - 0.16, 0.004), kit.m.black, { at: [0, (low + 0.02) / 2, 0] });
  const back = { at: [0, h / 2, head + 0.045] as const };
  put(
    piece,
    boxed(w + 0.04, h, 0.085, { crown: [0.004, 0.006, 0.004], slack: 0.003, edge: 0.03, mid: 8, arc: 3 }),
    cloth,
    back,
  );
  const [columns, rows] = kit.style === 'luxury' ? ([11, 1] as const) : PANELS[kit.design % PANELS.length]!;
  const from = RAIL + 0.02;
  const [pw, ph] = [(w - 0.02) / columns, (h - from - 0.03) / rows];
  const panel = boxed(pw - 0.003, ph - 0.003, 0.05, { crown: [0, 0, 0.03], slack: 0.004, edge: 0.022, mid: 7 });
  for (let i = 0; i < columns; i++)
    for (let j = 0; j < rows; j++)
      put(piece, panel, cloth, { at: [-(w - 0.02) / 2 + pw * (i + 0.5), from + ph * (j + 0.5), head + 0.1] });
  put(piece, roundBox(w - 0.04, h - from - 0.06, 0.02, 0.002), shaded(cloth, 0.5), {
    at: [0, (h + from) / 2, head + 0.095],
  });
};
