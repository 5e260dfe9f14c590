import type { Kit } from '../look/kit.ts';
import type { Material } from '../render/material.ts';
import { feet } from './legs.ts';
import type { Order, Piece } from './piece.ts';
import { putCushion } from './plump.ts';

type Block = {
  readonly width: number;
  readonly depth: number;
  /** Height of its top and of its underside. */
  readonly top: number;
  readonly foot: number;
  /** Thickness of the cushion that lies on its frame, and how full it is. */
  readonly pad: number;
  readonly crown: number;
};

/** How far the frame stands in behind the cushion, and the cushion reaches into it. */
const STEP = 0.012;
const SUNK = 0.02;

/** A cushion with a corded seam over an upholstered frame. */
export const paddedBlock = (piece: Piece, cloth: Material, { seed }: Order, block: Block): void => {
  const { width, depth, top, foot, pad, crown } = block;
  const low = top - pad - foot + SUNK;
  const still = { sat: 0, slack: 0.004, round: 0.035, cord: 0.0045 };
  putCushion(
    piece,
    cloth,
    [width - 2 * STEP, low, depth - 2 * STEP],
    { ...still, crown: 0.008, bow: 0.003, seed: seed + 3 },
    { at: [0, foot + low / 2, 0] },
  );
  putCushion(piece, cloth, [width, pad, depth], { ...still, crown, bow: 0.006, seed }, { at: [0, top - pad / 2, 0] });
};

const STOOL = { foot: 0.12, pad: 0.14, crown: 0.024 } as const;

/** A stool or a soft table: smooth enough that a tray lies level on it. */
export const paddedStool = (piece: Piece, kit: Kit, order: Order, cloth: Material): void => {
  const { width, depth, height: top } = order;
  paddedBlock(piece, cloth, order, { width: width - 0.016, depth: depth - 0.016, top, ...STOOL });
  feet(piece, kit, width, depth, STOOL.foot, 0.06);
};
