import type { Vec3 } from '#domain/scene/camera.ts';
import type { Kit } from '../look/kit.ts';
import { colour, type Material } from '../render/material.ts';
import { stems } from './foliage.ts';
import { type Maker, type Piece, put } from './piece.ts';
import { lathe, rounded } from './shapes.ts';

type Profile = readonly (readonly [number, number])[];
/** Half profiles of about a hand's height; the last points are the inside of the neck. */
const SHAPES: readonly Profile[] = [
  [
    [0.045, 0],
    [0.07, 0.05],
    [0.078, 0.11],
    [0.055, 0.17],
    [0.03, 0.2],
    [0.034, 0.225],
    [0.028, 0.225],
    [0.024, 0.2],
  ],
  [
    [0.05, 0],
    [0.056, 0.01],
    [0.05, 0.2],
    [0.055, 0.24],
    [0.05, 0.24],
    [0.045, 0.2],
  ],
  [
    [0.04, 0],
    [0.085, 0.06],
    [0.09, 0.09],
    [0.06, 0.14],
    [0.032, 0.16],
    [0.036, 0.18],
    [0.03, 0.18],
    [0.026, 0.16],
  ],
  // A bottle with a long neck.
  [
    [0.05, 0],
    [0.066, 0.03],
    [0.062, 0.09],
    [0.03, 0.14],
    [0.019, 0.18],
    [0.019, 0.26],
    [0.023, 0.275],
    [0.018, 0.275],
    [0.015, 0.24],
  ],
  // A wide pot with a shoulder.
  [
    [0.05, 0],
    [0.062, 0.02],
    [0.085, 0.12],
    [0.088, 0.15],
    [0.07, 0.175],
    [0.052, 0.18],
    [0.056, 0.2],
    [0.05, 0.2],
    [0.046, 0.18],
  ],
  // An hourglass.
  [
    [0.058, 0],
    [0.06, 0.012],
    [0.034, 0.1],
    [0.032, 0.13],
    [0.056, 0.225],
    [0.058, 0.235],
    [0.052, 0.235],
    [0.03, 0.15],
  ],
];
/** Dried stems: straw and faded eucalyptus. */
const DRY: Material = { kind: 'leaf', colour: colour('#97805c'), second: colour('#b09a78') };
const FADED: Material = { kind: 'leaf', colour: colour('#7d8f84'), second: colour('#9fac9d') };

export const vaseAt = (piece: Piece, kit: Kit, [x, y, z]: Vec3, size: number, design: number, filled = true): void => {
  const own = kit.pick(4, SHAPES.length) + design;
  const shape: Profile = [[0, 0], ...SHAPES[own % SHAPES.length]!, [0, 0.15]];
  const glaze = [kit.m.pot, kit.m.ceramic, kit.m.black, kit.m.white][(own + kit.pick(6, 4)) % 4]!;
  put(piece, lathe(rounded(shape), 32), glaze, { at: [x, y, z], scale: [size, size, size] });
  const leaves = [kit.m.leaf2, FADED, kit.m.leaf, DRY][(design + kit.pick(8, 4)) % 4]!;
  if (filled) stems(piece, leaves, x, y + 0.17 * size, z, 0.32 * size, 17 + own);
};

export const vase: Maker = (piece, order, kit) => vaseAt(piece, kit, [0, 0, 0], order.height / 0.5, order.design);
