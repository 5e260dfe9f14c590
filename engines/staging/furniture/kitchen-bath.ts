import { candleAt } from './decor.ts';
import { type Maker, put } from './piece.ts';
import { disc, lathe, roundBox } from './shapes.ts';
import { vaseAt } from './vases.ts';

/** Boards leaning on the wall, two jars, a herb pot: what a stager leaves on a counter. */
export const jars: Maker = (piece, order, kit) => {
  const w = order.width;
  put(piece, roundBox(0.24, 0.34, 0.018, 0.008), kit.wood(1), {
    at: [-w * 0.26, 0.17, -order.depth / 2 + 0.045],
    tiltX: -0.12,
  });
  put(piece, disc(0.12, 0.016, 0.005), kit.wood(0), {
    at: [-w * 0.05, 0.12, -order.depth / 2 + 0.05],
    tiltX: Math.PI / 2 - 0.14,
  });
  for (const [x, s] of [
    [w * 0.16, 1],
    [w * 0.34, 0.78],
  ] as const) {
    put(
      piece,
      lathe(
        [
          [0, 0],
          [0.055 * s, 0],
          [0.06 * s, 0.01],
          [0.06 * s, 0.13 * s],
          [0.05 * s, 0.15 * s],
          [0, 0.15 * s],
        ],
        24,
      ),
      kit.m.pot,
      { at: [x, 0, 0] },
    );
    put(piece, disc(0.056 * s, 0.02, 0.005, 24), kit.wood(0), { at: [x, 0.15 * s, 0] });
  }
  vaseAt(piece, kit, [w * 0.02, 0, 0.02], 0.55, 1);
};

/** Soap, a folded cloth and a candle on a small tray. */
export const bathTray: Maker = (piece, order, kit) => {
  const { width: w, depth: d } = order;
  put(piece, roundBox(w, 0.014, d, 0.006), kit.m.top, { at: [0, 0.007, 0] });
  put(
    piece,
    lathe(
      [
        [0, 0],
        [0.034, 0],
        [0.036, 0.005],
        [0.036, 0.11],
        [0.012, 0.13],
        [0.012, 0.16],
        [0, 0.16],
      ],
      20,
    ),
    kit.m.ceramic,
    { at: [-w * 0.3, 0.014, 0] },
  );
  put(piece, roundBox(0.05, 0.008, 0.012, 0.003), kit.m.metal, { at: [-w * 0.3 + 0.018, 0.172, 0] });
  candleAt(piece, kit, [-w * 0.06, 0.014, 0.03], 0.07);
  for (let i = 0; i < 3; i++)
    put(piece, roundBox(0.13, 0.03, 0.12, 0.013, { mid: 2 }), i % 2 ? kit.m.soft : kit.m.sheet, {
      at: [w * 0.26, 0.03 + i * 0.03, 0],
    });
};
