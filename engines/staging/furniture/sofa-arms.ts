import type { Kit } from '../look/kit.ts';
import type { Material } from '../render/material.ts';
import { type Piece, put } from './piece.ts';
import { putCushion } from './plump.ts';
import { lathe } from './shapes.ts';
import { sidePanel } from './side-panel.ts';

export type Arm = 'track' | 'slim' | 'roll' | 'block';
export const armOf = (kit: Kit, design: number): Arm => {
  const own: Record<Kit['style'], readonly Arm[]> = {
    modern: ['track', 'slim', 'block'],
    contemporary: ['block', 'track', 'slim'],
    scandinavian: ['slim', 'track', 'slim'],
    farmhouse: ['roll', 'track', 'roll'],
    luxury: ['track', 'block', 'track'],
    minimalist: ['block', 'slim', 'block'],
  };
  return own[kit.style][(kit.design + design) % 3]!;
};
export const LIFT = { track: 0.12, slim: 0.15, roll: 0.1, block: 0.09 } as const;
export const ARM_WIDTH = { track: 0.14, slim: 0.11, roll: 0.17, block: 0.22 } as const;
const ARM_HEIGHT = { track: 0.61, slim: 0.57, roll: 0.6, block: 0.59 } as const;
/** Radius of the cord in the seams. */
export const CORD = 0.0048;
/** How an arm is filled: it stands square on the rail's line, because a round lower edge turned into the dark and came out as teeth. */
const ARM = { crown: 0.01, bow: 0.004, sat: 0, slack: 0.0015, round: 0.045, square: true, cord: CORD } as const;

/** From an arm's top down to the seam of its outer panel, and from its back and front to the panel's: the strip behind goes round the sofa's back. */
const SEAM = { track: 0.052, slim: 0.05, roll: 0.1, block: 0.06 } as const;
const BEHIND = 0.11;
const BEFORE = 0.018;

const rolledArm = (piece: Piece, cloth: Material, [x, y]: readonly [number, number], d: number) => {
  const r = 0.1;
  const roll = lathe(
    [
      [0, -d / 2 + 0.004],
      [r - 0.012, -d / 2],
      [r, -d / 2 + 0.014],
      [r, d / 2 - 0.014],
      [r - 0.012, d / 2],
      [0, d / 2 - 0.004],
    ],
    28,
  );
  put(piece, roll, cloth, { at: [x, y, 0], tiltX: Math.PI / 2 });
};

/** The arm on side `s` of a seat, its middle at `x`, as deep as `d`. */
export const putArm = (piece: Piece, cloth: Material, arm: Arm, s: -1 | 1, x: number, d: number): void => {
  const [wide, top, foot] = [ARM_WIDTH[arm], ARM_HEIGHT[arm], LIFT[arm] + 0.002];
  // An arm is a cushion on end: its front is a panel with a cord round it, its top and sides are one band that bulges.
  putCushion(
    piece,
    cloth,
    [wide - 0.016, d - 0.01, top - foot],
    { ...ARM, seed: s + 3 },
    { at: [x, (foot + top) / 2, 0.002] },
    true,
  );
  put(piece, sidePanel(top - SEAM[arm] - foot, d - BEHIND - BEFORE, s + 5), cloth, {
    at: [x + s * (wide / 2 - 0.009), foot, (BEHIND - BEFORE) / 2],
    turnY: s > 0 ? 0 : Math.PI,
  });
  if (arm === 'roll') rolledArm(piece, cloth, [x + s * 0.012, top - 0.02], d);
};

/** Course of a throw from the seat over an arm and down its outer side, outward from `inner`, the arm's inner face: [out, height]. */
export const overArm = (arm: Arm, seatY: number, inner: number): [number, number][] => {
  const [top, outer] = [ARM_HEIGHT[arm], inner + ARM_WIDTH[arm]];
  const round: [number, number][] =
    arm === 'roll'
      ? [
          [inner - 0.022, top - 0.04],
          [inner + 0.01, top + 0.052],
          [(inner + outer) / 2 + 0.012, top + 0.084],
          [outer + 0.012, top + 0.05],
          [outer + 0.034, top - 0.03],
          [outer + 0.03, top - 0.1],
        ]
      : [
          [inner - 0.004, top - 0.05],
          [inner + 0.02, top - 0.005],
          [(inner + outer) / 2, top + 0.006],
          [outer - 0.02, top - 0.003],
          [outer + 0.006, top - 0.05],
          [outer + 0.013, top - 0.12],
        ];
  return [
    [inner - 0.2, seatY + 0.014],
    [inner - 0.07, seatY + 0.014],
    [inner - 0.02, seatY + 0.034],
    ...round,
    [outer + 0.016, top - 0.22],
    [outer + 0.014, top - 0.33],
  ];
};
