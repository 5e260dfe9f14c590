import { dyed, type Maker, put } from './piece.ts';
import { disc, lathe, rod } from './shapes.ts';

export const floorLamp: Maker = (piece, order, kit) => {
  const design = (order.design + kit.pick(5, 3)) % 3;
  const h = order.height;
  const metal = dyed(kit.m.metal, order);
  if (design === 0) {
    for (let i = 0; i < 3; i++) {
      const a = i * 2.094 + 0.3;
      const lean = Math.atan2(0.23, h - 0.34);
      put(piece, rod(0.013, 0.011, (h - 0.34) / Math.cos(lean), 10), kit.wood(1), {
        at: [0.24 * Math.cos(a), 0, 0.24 * Math.sin(a)],
        leanZ: lean,
        turnY: -a,
      });
    }
    put(
      piece,
      lathe(
        [
          [0.21, 0],
          [0.165, 0.28],
          [0.162, 0.28],
          [0.207, 0],
        ],
        32,
      ),
      kit.m.shade,
      { at: [0, h - 0.32, 0] },
    );
    return;
  }
  put(piece, disc(0.14, 0.022, 0.008), metal);
  put(piece, rod(0.011, 0.01, h - 0.2, 10), metal);
  if (design === 1)
    put(
      piece,
      lathe(
        [
          [0.2, 0],
          [0.17, 0.26],
          [0.167, 0.26],
          [0.197, 0],
        ],
        32,
      ),
      kit.m.shade,
      { at: [0, h - 0.28, 0] },
    );
  else {
    put(
      piece,
      lathe(
        [
          [0.16, 0],
          [0.15, 0.06],
          [0.09, 0.13],
          [0.02, 0.16],
          [0.015, 0.158],
          [0.085, 0.125],
          [0.145, 0.055],
          [0.155, 0],
        ],
        28,
      ),
      metal,
      { at: [0.06, h - 0.2, 0.06] },
    );
    put(
      piece,
      lathe(
        [
          [0, -0.01],
          [0.05, 0],
          [0.055, 0.03],
          [0.02, 0.07],
          [0, 0.07],
        ],
        16,
      ),
      kit.m.shade,
      { at: [0.06, h - 0.19, 0.06] },
    );
  }
};

/** Hangs from the ceiling: the item's height reaches from the shade's bottom to the ceiling. */
export const pendant: Maker = (piece, order, kit) => {
  const r = order.width / 2;
  const design = (order.design + kit.design) % 3;
  put(piece, rod(0.003, 0.003, Math.max(0.05, order.height - r * 0.7), 6), kit.m.black, { at: [0, r * 0.7, 0] });
  put(piece, disc(0.05, 0.02, 0.005, 20), kit.m.metal, { at: [0, order.height - 0.02, 0] });
  if (design === 0)
    put(
      piece,
      lathe(
        [
          [r, 0],
          [r * 0.96, r * 0.3],
          [r * 0.7, r * 0.62],
          [r * 0.1, r * 0.78],
          [r * 0.08, r * 0.76],
          [r * 0.66, r * 0.58],
          [r * 0.92, r * 0.28],
          [r * 0.97, 0],
        ],
        32,
      ),
      dyed(kit.m.metal, order),
    );
  else if (design === 1)
    put(
      piece,
      lathe(
        [
          [r * 0.9, 0],
          [r, r * 0.4],
          [r * 0.72, r * 0.75],
          [r * 0.68, r * 0.73],
          [r * 0.95, r * 0.4],
          [r * 0.86, 0.004],
        ],
        32,
      ),
      kit.m.basket,
    );
  else
    put(
      piece,
      lathe(
        [
          [r, 0],
          [r, r * 0.6],
          [r * 0.985, r * 0.6],
          [r * 0.985, 0],
        ],
        36,
      ),
      kit.m.shade,
    );
  put(
    piece,
    lathe(
      [
        [0, 0],
        [0.04, 0.015],
        [0.045, 0.045],
        [0.02, 0.09],
        [0, 0.1],
      ],
      16,
    ),
    kit.m.shade,
    { at: [0, r * 0.2, 0] },
  );
};
