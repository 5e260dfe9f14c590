import type { Kit } from '../look/kit.ts';
import { colour, type Material } from '../render/material.ts';
import { stream } from '../render/noise.ts';
import { type Maker, type Piece, put } from './piece.ts';
import { lathe, rod, roundBox, rounded } from './shapes.ts';
import { vaseAt } from './vases.ts';

/** Skins of pears and limes. */
const PEARS = ['#8c9650', '#a3a25c', '#79854a'].map(
  (hex): Material => ({ kind: 'ceramic', colour: colour(hex), shine: 0.03, rough: 0.45 }),
);

type Spot = readonly [number, number, number];

/** Books lying on one another, each a little turned, pages showing. */
export const bookStack = (piece: Piece, kit: Kit, [x, y0, z]: Spot, count: number, turn = 0.1): number => {
  let y = y0;
  const covers = [kit.m.book1, kit.m.book3, kit.m.book2];
  for (let i = 0; i < count; i++) {
    const w = 0.27 - 0.025 * i;
    const d = 0.2 - 0.015 * i;
    const h = 0.024 + 0.008 * (i % 2);
    const turnY = turn + 0.14 * (i - 1);
    put(piece, roundBox(w, 0.003, d, 0.001), covers[i % 3]!, { at: [x, y + 0.0015, z], turnY });
    put(piece, roundBox(w, 0.003, d, 0.001), covers[i % 3]!, { at: [x, y + h - 0.0015, z], turnY });
    put(piece, roundBox(0.004, h, d, 0.001), covers[i % 3]!, {
      at: [x - (w / 2) * Math.cos(turnY), y + h / 2, z + (w / 2) * Math.sin(turnY)],
      turnY,
    });
    put(piece, roundBox(w - 0.008, h - 0.006, d - 0.008, 0.001), kit.m.paper, { at: [x, y + h / 2, z], turnY });
    y += h;
  }
  return y;
};

export const bowlAt = (piece: Piece, kit: Kit, [x, y, z]: Spot, radius: number, filled: boolean): void => {
  const r = radius;
  put(
    piece,
    lathe(
      [
        [0, 0],
        [r * 0.4, 0],
        [r * 0.45, 0.008],
        [r * 0.8, r * 0.28],
        [r, r * 0.5],
        [r * 0.985, r * 0.525],
        [r * 0.94, r * 0.525],
        [r * 0.74, r * 0.31],
        [0, 0.016 + r * 0.06],
      ],
      40,
    ),
    kit.m.pot,
    { at: [x, y, z] },
  );
  if (!filled) return;
  const roll = stream(77);
  for (let i = 0; i < 7; i++) {
    const a = roll() * 6.28;
    const d = r * 0.5 * Math.sqrt(roll());
    const f = 0.034;
    put(
      piece,
      lathe(
        rounded([
          [0, 0],
          [f * 0.6, f * 0.1],
          [f, f * 0.9],
          [f * 0.7, f * 1.65],
          [0.004, f * 1.8],
          [0, f * 1.75],
        ]),
        20,
      ),
      PEARS[i % 3]!,
      { at: [x + d * Math.cos(a), y + r * 0.28 + (i > 4 ? 0.03 : 0), z + d * Math.sin(a)] },
    );
  }
};

export const candleAt = (piece: Piece, kit: Kit, [x, y, z]: Spot, height: number): void => {
  put(piece, rod(0.034, 0.034, height, 20), kit.m.white, { at: [x, y, z] });
  put(piece, rod(0.0015, 0.001, 0.012, 6), kit.m.black, { at: [x, y + height, z] });
};

/** A tray with a candle, a small vase and a box: the finishing touch of a table or ottoman. */
export const trayAt = (
  piece: Piece,
  kit: Kit,
  [x, y, z]: Spot,
  w: number,
  d: number,
  design: number,
  green = true,
): void => {
  const wood =
    kit.style === 'luxury'
      ? kit.m.brass
      : kit.style === 'modern' || kit.style === 'minimalist'
        ? kit.m.black
        : kit.wood(0);
  put(piece, roundBox(w, 0.012, d, 0.005), wood, { at: [x, y + 0.006, z] });
  for (const s of [-1, 1]) {
    put(piece, roundBox(w, 0.03, 0.01, 0.004), wood, { at: [x, y + 0.02, z + s * (d / 2 - 0.005)] });
    put(piece, roundBox(0.01, 0.03, d, 0.004), wood, { at: [x + s * (w / 2 - 0.005), y + 0.02, z] });
  }
  candleAt(piece, kit, [x - w * 0.28, y + 0.012, z + d * 0.16], 0.09);
  candleAt(piece, kit, [x - w * 0.12, y + 0.012, z - d * 0.2], 0.06);
  if (green) vaseAt(piece, kit, [x + w * 0.22, y + 0.012, z - d * 0.05], 0.62, design, true);
  else bowlAt(piece, kit, [x + w * 0.2, y + 0.012, z - d * 0.04], 0.075, false);
};

export const books: Maker = (piece, order, kit) => void bookStack(piece, kit, [0, 0, 0], 3 + (order.design % 2));
export const bowl: Maker = (piece, order, kit) =>
  bowlAt(piece, kit, [0, 0, 0], order.width / 2, order.design % 2 === 0);
export const tray: Maker = (piece, order, kit) => trayAt(piece, kit, [0, 0, 0], order.width, order.depth, order.design);
