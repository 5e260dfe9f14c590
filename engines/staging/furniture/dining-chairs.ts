import type { Kit } from '../look/kit.ts';
import { type Build, SEAT, splayed } from './chair-parts.ts';
import { legOf } from './legs.ts';
import { dyed, type Maker, put } from './piece.ts';
import { putCushion } from './plump.ts';
import { shell } from './shells.ts';
import { cantilever, hoop, saddler } from './steel-chairs.ts';
import { slatted, spindle, wishbone } from './wooden-chairs.ts';

/** A sewn seat and a wrapping back on slim legs. */
const wrapped: Build = (piece, order, kit) => {
  const { width: w, depth: d, height: h } = order;
  const cloth = dyed(kit.m.second, order);
  putCushion(
    piece,
    cloth,
    [w - 0.02, 0.11, d - 0.07],
    { crown: 0.036, bow: 0.014, sat: 0.006, slack: 0.004, seed: 2, round: 0.06 },
    { at: [0, SEAT - 0.03, 0.035] },
  );
  const channels = kit.style === 'luxury' ? 5 : 0;
  put(piece, shell(w - 0.01, SEAT - 0.025, h, -d / 2 + 0.06, 1.15, 0.075, { channels }), cloth);
  splayed(piece, legOf(kit), [w, d], SEAT - 0.065, 0.0085, 0.015);
};

const FORMS: Readonly<Record<Kit['style'], readonly [Build, Build, Build]>> = {
  modern: [hoop, saddler, spindle],
  contemporary: [wrapped, wishbone, cantilever],
  scandinavian: [slatted, wishbone, spindle],
  farmhouse: [spindle, spindle, slatted],
  luxury: [wrapped, wrapped, wrapped],
  minimalist: [cantilever, wishbone, spindle],
};

/** A listing's dining chairs: of another make than its easy chairs. */
export const diningChair: Maker = (piece, order, kit) =>
  FORMS[kit.style][(order.design + kit.design) % 3]!(piece, order, kit);
