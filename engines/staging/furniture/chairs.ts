import { colour, type Material } from '../render/material.ts';
import { legOf } from './legs.ts';
import { dyed, type Maker, type Piece, put } from './piece.ts';
import { putCushion } from './plump.ts';
import { cushion, lathe, roundBox, tube } from './shapes.ts';
import { shell } from './shells.ts';

/** Milk paint, a little worn in its sheen. */
const PAINTED: Material = { kind: 'plain', colour: colour('#2d2b29'), shine: 0.03, rough: 0.45 };

/** Facets of a slim leg: each narrower than a pixel, so that the whole leg shares its light; with ten, sunlit legs were candy sticks. */
const AROUND = 28;

/** Slim legs that taper and stand out, one at each corner of the seat. */
const taperedLegs = (piece: Piece, material: Material, w: number, d: number, top: number): void => {
  for (const sx of [-1, 1])
    for (const sz of [-1, 1])
      put(
        piece,
        tube(
          [
            [sx * (w / 2 - 0.025), 0, sz * (d / 2 - 0.04)],
            [sx * (w / 2 - 0.07), top, sz * (d / 2 - 0.1)],
          ],
          (t) => 0.0085 + 0.0065 * t,
          AROUND,
        ),
        material,
      );
};

export const diningChair: Maker = (piece, order, kit) => {
  const { width: w, depth: d, height: h } = order;
  const seat = 0.46;
  const design = (order.design + kit.design) % 3;
  const cloth = dyed(design === 1 ? kit.m.second : kit.m.base, order);
  if (kit.style === 'farmhouse' || (kit.style === 'scandinavian' && design !== 1)) {
    // Painted for the farmhouse: in the table's own wood the set was one orange block.
    const painted = kit.style === 'farmhouse';
    const frame = painted ? PAINTED : kit.wood(1);
    const pad = painted ? kit.m.soft : cloth;
    put(piece, roundBox(w - 0.06, 0.034, d - 0.12, 0.014, { mid: 3 }), painted ? PAINTED : kit.wood(2), {
      at: [0, seat - 0.017, 0.03],
    });
    put(piece, cushion(w - 0.1, 0.035, d - 0.16, { radius: 0.015, bulge: 0.014, seed: 3 }), pad, {
      at: [0, seat + 0.016, 0.03],
    });
    const legs: readonly [number, number][] = [
      [-1, 1],
      [1, 1],
      [-1, -1],
      [1, -1],
    ];
    for (const [sx, sz] of legs)
      put(
        piece,
        tube(
          [
            [sx * (w / 2 - 0.025), 0, sz * (d / 2 - 0.04) + 0.02],
            [sx * (w / 2 - 0.06), seat - 0.02, sz * (d / 2 - 0.09) + 0.02],
          ],
          (t) => 0.012 + 0.007 * t,
          AROUND,
        ),
        frame,
      );
    for (const sx of [-1, 1])
      put(
        piece,
        tube(
          [
            [sx * (w / 2 - 0.05), seat - 0.03, -d / 2 + 0.1],
            [sx * (w / 2 - 0.045), seat + 0.22, -d / 2 + 0.06],
            [sx * (w / 2 - 0.055), h - 0.03, -d / 2 + 0.015],
          ],
          0.013,
        ),
        frame,
      );
    if (kit.style === 'farmhouse') {
      for (let i = 0; i < 5; i++)
        put(
          piece,
          tube(
            [
              [(i - 2) * 0.066, seat, -d / 2 + 0.1],
              [(i - 2) * 0.07, h - 0.05, -d / 2 + 0.024],
            ],
            0.0075,
          ),
          frame,
        );
      put(piece, roundBox(w - 0.07, 0.075, 0.022, 0.009), frame, { at: [0, h - 0.03, -d / 2 + 0.02], tiltX: -0.14 });
    } else {
      put(piece, shell(w - 0.06, h - 0.13, h, -d / 2 - 0.005, 0.9, 0.022), kit.wood(0));
      put(piece, shell(w - 0.07, h - 0.27, h - 0.2, -d / 2 + 0.02, 0.9, 0.016), kit.wood(0));
    }
    return;
  }
  // Upholstered: a sewn seat and a wrapping back.
  putCushion(
    piece,
    cloth,
    [w - 0.02, 0.11, d - 0.07],
    { crown: 0.036, bow: 0.014, sat: 0.006, slack: 0.004, seed: 2, round: 0.06 },
    { at: [0, seat - 0.035, 0.035] },
  );
  const channels = kit.style === 'luxury' ? 5 : 0;
  put(piece, shell(w - 0.01, seat - 0.03, h, -d / 2 + 0.06, design === 2 ? 1.9 : 1.15, 0.075, { channels }), cloth);
  taperedLegs(piece, legOf(kit), w, d, seat - 0.07);
};

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
