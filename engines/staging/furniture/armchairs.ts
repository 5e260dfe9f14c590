import type { Kit } from '../look/kit.ts';
import { barrel } from './barrel.ts';
import { feet } from './legs.ts';
import { paddedStool } from './padded.ts';
import { dyed, type Maker, type Order, type Piece, put } from './piece.ts';
import { putPillow } from './pillows.ts';
import { putCushion } from './plump.ts';
import { bank, chaise } from './seating.ts';
import { roundBox, tube } from './shapes.ts';
import { CORD } from './sofa-arms.ts';

type Build = (piece: Piece, order: Order, kit: Kit) => void;

/** Loose cushions in an open frame of round wood. */
const open: Build = (piece, order, kit) => {
  const cloth = dyed(kit.m.second, order);
  const { width: w, depth: d } = order;
  for (const s of [-1, 1]) {
    const x = s * (w / 2 - 0.03);
    put(
      piece,
      tube(
        [
          [x, 0, d / 2 - 0.06],
          [x, 0.3, d / 2 - 0.07],
          [x, 0.55, d / 2 - 0.09],
        ],
        0.018,
        20,
      ),
      kit.m.leg,
    );
    put(
      piece,
      tube(
        [
          [x, 0, -d / 2 + 0.06],
          [x, 0.3, -d / 2 + 0.1],
          [x, 0.55, -d / 2 + 0.13],
        ],
        0.018,
        20,
      ),
      kit.m.leg,
    );
    put(piece, roundBox(0.055, 0.028, d - 0.14, 0.012, { mid: 3 }), kit.wood(2), { at: [x, 0.565, 0], tiltX: 0.05 });
  }
  put(piece, roundBox(w - 0.06, 0.05, 0.03, 0.01), kit.wood(0), { at: [0, 0.28, d / 2 - 0.09] });
  put(piece, roundBox(w - 0.06, 0.05, 0.03, 0.01), kit.wood(0), { at: [0, 0.25, -d / 2 + 0.11] });
  putCushion(
    piece,
    cloth,
    [w - 0.13, 0.17, d - 0.14],
    { crown: 0.055, sat: 0.012, slack: 0.007, cord: CORD, seed: 4 },
    { at: [0, 0.375, 0.03], tiltX: 0.06 },
  );
  putCushion(
    piece,
    cloth,
    [w - 0.12, 0.17, 0.5],
    { crown: 0.07, slack: 0.009, cord: CORD, seed: 8 },
    { at: [0, 0.65, -d / 2 + 0.17], tiltX: -0.3 },
    true,
  );
  putPillow(piece, kit.m.soft, 'chairA', [0.03, 0.45, -d / 2 + 0.29]);
};

/** The sofa's own little sister: one seat between slim arms. */
const club: Build = (piece, order, kit) => {
  const cloth = dyed(kit.m.second, order);
  const { width: w, depth: d } = order;
  const { lift } = bank(
    piece,
    order,
    { w, d, x0: 0, arms: [-1, 1] },
    cloth,
    kit.style === 'farmhouse' ? 'track' : 'slim',
  );
  feet(piece, kit, w, d, lift);
  putPillow(piece, kit.m.accent, 'chairA', [0.02, lift + 0.32, -d / 2 + 0.38]);
};

/** One padded shell round the back and sides, a loose seat. */
const tub: Build = (piece, order, kit) => {
  const cloth = dyed(kit.m.second, order);
  const { width: w, depth: d } = order;
  const [thick, low] = [0.11, 0.14];
  const channel = kit.style === 'luxury' || kit.style === 'contemporary' ? 0.095 : 0.15;
  put(piece, barrel({ width: w, depth: d, low, arm: 0.57, back: 0.74, thick, channel }, order.seed), cloth);
  const inner = w - thick * 2 + 0.02;
  put(piece, roundBox(w - thick * 1.6, 0.3 - low, d * 0.6, 0.03, { mid: 3 }), cloth, {
    at: [0, (0.3 + low) / 2, d * 0.2 - 0.075],
  });
  putCushion(
    piece,
    cloth,
    [inner, 0.19, d - 0.15],
    { crown: 0.06, sat: 0.014, slack: 0.008, cord: CORD, seed: order.seed + 21 },
    { at: [0, 0.365, 0.055] },
  );
  feet(piece, kit, w - 0.08, d - 0.1, low, 0.08);
  putPillow(piece, kit.m.accent, 'chairA', [0.02, 0.455, -d / 2 + 0.2]);
};

/** Each style has its own three, so that two listings seldom show one chair. */
const FORMS: Readonly<Record<Kit['style'], readonly [Build, Build, Build]>> = {
  modern: [tub, open, club],
  contemporary: [open, tub, club],
  scandinavian: [tub, open, club],
  farmhouse: [open, club, tub],
  luxury: [club, tub, tub],
  minimalist: [open, tub, club],
};

export const armchair: Maker = (piece, order, kit) =>
  FORMS[kit.style][(kit.design + order.design) % 3]!(piece, order, kit);

/** As deep as a seat it is the sofa's own chaise, in its cloth; smaller, a padded stool. */
export const ottoman: Maker = (piece, order, kit) =>
  order.width > 0.85 && order.depth > 0.68
    ? chaise(piece, order, kit)
    : paddedStool(piece, kit, order, dyed(kit.m.second, order));
