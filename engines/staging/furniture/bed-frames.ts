import type { Kit } from '../look/kit.ts';
import type { Material } from '../render/material.ts';
import { type Order, type Piece, put } from './piece.ts';
import { rod, roundBox } from './shapes.ts';
import { boxed, shaded } from './upholstery.ts';

/** Top of the rails. */
export const RAIL = 0.3;
/** How far a mattress stands in from the outside of padded and of wooden rails: their thickness, and a thumb's breadth of dark. */
export const WITHIN_PADDED = 0.086;
export const WITHIN_WOODEN = 0.06;
/** Under side of wooden rails. */
const LOW = 0.16;

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

/** Slim rails on legs that stand back: with posts at the foot the bed was a box in the foreground. */
export const woodenFrame = (piece: Piece, kit: Kit, { width: w, depth: d, height: h }: Order): void => {
  const head = -d / 2;
  const farm = kit.style === 'farmhouse';
  const top = farm ? h : h - 0.1;
  (farm ? boarded : BOARDS[kit.design % BOARDS.length]!)(piece, kit, w, top, head);
  for (const s of [-1, 1]) {
    put(piece, roundBox(0.05, top, 0.05, 0.01, { arc: 3 }), kit.wood(1), {
      at: [s * (w / 2 - 0.025), top / 2, head + 0.034],
    });
    put(piece, roundBox(0.028, RAIL - LOW, d - 0.08, 0.008, { arc: 3 }), kit.wood(2), {
      at: [s * (w / 2 - 0.016), (RAIL + LOW) / 2, 0.02],
    });
    put(piece, rod(0.022, 0.034, LOW + 0.02, 16), kit.wood(1), {
      at: [s * (w / 2 - 0.11), 0, d / 2 - 0.12],
      leanZ: s * 0.06,
      tiltX: -0.06,
    });
  }
  put(piece, roundBox(w - 0.008, RAIL - LOW, 0.028, 0.009, { arc: 3 }), kit.wood(0), {
    at: [0, (RAIL + LOW) / 2, d / 2 - 0.016],
  });
  // What would be seen below the rails: slats in shadow.
  put(piece, roundBox(w - 0.07, 0.08, d - 0.09, 0.004), kit.m.gap, { at: [0, LOW + 0.08, 0] });
};

/** Columns and rows of a padded headboard: channels for luxury, else by design. */
const PANELS = [
  [6, 2],
  [4, 1],
  [8, 1],
] as const;

/** Rails down to the floor in cloth, a headboard of panels. */
export const paddedFrame = (
  piece: Piece,
  kit: Kit,
  { width: w, depth: d, height: h }: Order,
  cloth: Material,
): void => {
  const head = -d / 2;
  const low = 0.025;
  const tall = RAIL - low;
  const thick = 0.055;
  const soft = { crown: [0.006, 0.006, 0.009], slack: 0.005, edge: 0.018, mid: 10, arc: 3 } as const;
  // They end within the rail at the foot: as long as it they came out beside it as posts.
  for (const s of [-1, 1])
    put(piece, boxed(thick - 0.004, tall - 0.002, d - 0.1, { ...soft, seed: 3 + s }), cloth, {
      at: [s * (w / 2 - thick / 2 - 0.002), low + tall / 2, 0.01],
    });
  put(piece, boxed(w, tall, thick, soft), cloth, { at: [0, low + tall / 2, d / 2 - thick / 2] });
  // Two fingers above the floor on a plinth that steps back: a hand's breadth above it the whole bed hovered.
  put(piece, roundBox(w - 0.06, low + 0.02, d - 0.08, 0.004), kit.m.black, { at: [0, (low + 0.02) / 2, 0] });
  put(piece, roundBox(w - 0.02, 0.012, d - 0.04, 0.002), kit.m.black, { at: [0, low + 0.012, 0] });
  put(piece, roundBox(w - 0.07, 0.02, d - 0.08, 0.002), kit.m.gap, { at: [0, RAIL - 0.07, 0] });
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
