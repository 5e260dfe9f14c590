import { dyed, type Maker, put } from './piece.ts';
import { putCushion } from './plump.ts';
import { lathe, tube } from './shapes.ts';
import { shell } from './shells.ts';

/** Facets of a slim leg: each narrower than a pixel, so that the whole leg shares its light; with ten, sunlit legs were candy sticks. */
const AROUND = 28;

export const barStool: Maker = (piece, order, kit) => {
  const { width: w, depth: d, height: h } = order;
  const seat = Math.min(0.68, h - 0.2);
  const cloth = dyed(kit.m.base, order);
  putCushion(
    piece,
    cloth,
    [w - 0.03, 0.095, d - 0.06],
    { crown: 0.034, bow: 0.012, sat: 0.004, slack: 0.003, seed: 2, round: 0.06 },
    { at: [0, seat - 0.02, 0.02] },
  );
  put(piece, shell(w - 0.04, seat + 0.06, h, -d / 2 + 0.06, 1.2, 0.06), cloth);
  const legs: readonly [number, number][] = [
    [-1, 1],
    [1, 1],
    [-1, -1],
    [1, -1],
  ];
  const material = kit.palette.metal === 'black' && kit.style !== 'modern' ? kit.wood(1) : kit.m.metal;
  for (const [sx, sz] of legs)
    put(
      piece,
      tube(
        [
          [sx * (w / 2 - 0.02), 0, sz * (d / 2 - 0.03)],
          [sx * (w / 2 - 0.07), seat - 0.05, sz * (d / 2 - 0.09)],
        ],
        0.012,
        AROUND,
      ),
      material,
    );
  for (const sz of [-1, 1])
    put(
      piece,
      tube(
        [
          [-w / 2 + 0.04, 0.22, sz * (d / 2 - 0.05)],
          [w / 2 - 0.04, 0.22, sz * (d / 2 - 0.05)],
        ],
        0.009,
      ),
      material,
    );
};

export const stool: Maker = (piece, order, kit) => {
  const { width: w, height: h } = order;
  put(
    piece,
    lathe(
      [
        [0, h - 0.035],
        [w / 2 - 0.02, h - 0.035],
        [w / 2, h - 0.02],
        [w / 2 - 0.01, h - 0.004],
        [w / 4, h - 0.008],
        [0, h - 0.01],
      ],
      30,
    ),
    dyed(kit.wood(0), order),
  );
  for (let i = 0; i < 3; i++) {
    const a = i * 2.094 + 0.4;
    put(
      piece,
      tube(
        [
          [0.46 * w * Math.cos(a), 0, 0.46 * w * Math.sin(a)],
          [0.32 * w * Math.cos(a), h - 0.03, 0.32 * w * Math.sin(a)],
        ],
        (t) => 0.013 + 0.006 * t,
      ),
      kit.wood(1),
    );
  }
};
