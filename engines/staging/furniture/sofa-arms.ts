import type { Vec3 } from '#domain/scene/camera.ts';
import type { Kit } from '../look/kit.ts';
import type { Material } from '../render/material.ts';
import { bar } from './bent.ts';
import { type Piece, put } from './piece.ts';
import { putCushion } from './plump.ts';
import { lathe } from './shapes.ts';
import { shaded } from './upholstery.ts';

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
const ARM = { crown: 0.01, bow: 0.004, sat: 0, slack: 0.0015, round: 0.03, square: true, cord: CORD } as const;

/** The cord between an arm's outer panel and its top, and the shadow that it lies in. */
const piped = (piece: Piece, cloth: Material, [x, y, d]: Vec3): void => {
  const along = (at: number, r: number) =>
    bar(
      [
        [x, at, d / 2 - 0.012],
        [x, at, 0.02 - d / 2],
      ],
      r,
    );
  put(piece, along(y - 0.003, CORD * 1.3), { ...shaded(cloth, 0.5), slim: true });
  put(piece, along(y, CORD * 1.2), { ...cloth, slim: true });
};

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
  if (arm === 'roll') rolledArm(piece, cloth, [x + s * 0.012, top - 0.02], d);
  else piped(piece, cloth, [x + s * (wide / 2 - 0.007), top - 0.034, d]);
};
