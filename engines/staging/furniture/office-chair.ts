import { dyed, type Maker, put } from './piece.ts';
import { putCushion } from './plump.ts';
import { lathe, rod, roundBox, tube } from './shapes.ts';
import { shell } from './shells.ts';

/** A desk chair on castors: a thick seat with a seam round its front, a ribbed back that stands free of it, padded arms. */
export const officeChair: Maker = (piece, order, kit) => {
  const cloth = dyed(kit.style === 'luxury' || kit.style === 'farmhouse' ? kit.m.leather : kit.m.deep, order);
  for (let i = 0; i < 5; i++) {
    const a = i * 1.2566 + 0.3;
    put(
      piece,
      tube(
        [
          [0, 0.1, 0],
          [0.16 * Math.cos(a), 0.085, 0.16 * Math.sin(a)],
          [0.28 * Math.cos(a), 0.062, 0.28 * Math.sin(a)],
        ],
        (t) => 0.02 - 0.007 * t,
      ),
      kit.m.metal,
    );
    put(
      piece,
      lathe(
        [
          [0, -0.012],
          [0.022, -0.012],
          [0.026, 0],
          [0.022, 0.012],
          [0, 0.012],
        ],
        14,
      ),
      kit.m.black,
      { at: [0.28 * Math.cos(a), 0.026, 0.28 * Math.sin(a)], tiltX: 1.57, turnY: -a },
    );
  }
  put(piece, rod(0.03, 0.024, 0.36), kit.m.metal, { at: [0, 0.05, 0] });
  put(piece, roundBox(0.26, 0.03, 0.3, 0.01), kit.m.black, { at: [0, 0.405, -0.02] });
  putCushion(
    piece,
    cloth,
    [0.5, 0.11, 0.48],
    { crown: 0.045, bow: 0.016, sat: 0.01, slack: 0.008, round: 0.09, seed: order.seed },
    { at: [0, 0.472, 0.02] },
  );
  put(piece, shell(0.47, 0.56, order.height, -0.23, 0.9, 0.1, { ribs: 4 }), cloth);
  // A flat bar under the seat and up behind the back.
  put(
    piece,
    tube(
      [
        [0, 0.41, -0.1],
        [0, 0.415, -0.24],
        [0, 0.45, -0.3],
        [0, 0.56, -0.33],
        [0, 0.72, -0.335],
      ],
      0.022,
      10,
    ),
    kit.m.black,
    { scale: [1.5, 1, 1] },
  );
  for (const s of [-1, 1]) {
    put(
      piece,
      tube(
        [
          [s * 0.18, 0.415, -0.02],
          [s * 0.27, 0.425, -0.02],
          [s * 0.295, 0.5, -0.02],
          [s * 0.295, 0.655, -0.02],
        ],
        0.013,
        10,
      ),
      kit.m.black,
    );
    putCushion(
      piece,
      cloth,
      [0.07, 0.035, 0.26],
      { crown: 0.014, bow: 0.004, sat: 0, slack: 0.002, round: 0.03, seed: 3 + s },
      { at: [s * 0.295, 0.67, 0.02] },
    );
  }
};
