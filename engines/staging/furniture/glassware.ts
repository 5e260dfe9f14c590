import type { Vec3 } from '#domain/scene/camera.ts';
import type { Kit } from '../look/kit.ts';
import { joined, type Mesh } from './mesh.ts';
import { type Piece, put } from './piece.ts';
import { lathe, tube } from './shapes.ts';

/** Half width at the foot and at the rim, height, and how thick its wall and its foot are. */
const [FOOT, RIM, TALL, WALL, SOLE] = [0.029, 0.036, 0.092, 0.002, 0.009];
const AROUND = 56;

/** A plain tumbler: its outer side, the inner one down to a thick sole, and a rounded rim. */
const tumbler: Mesh = joined([
  lathe(
    [
      [0, 0.001],
      [FOOT - 0.002, 0.001],
      [FOOT, 0.003],
      [RIM, TALL - WALL / 2],
    ],
    AROUND,
  ),
  lathe(
    [
      [RIM - WALL, TALL - WALL / 2],
      [FOOT - WALL, SOLE + 0.003],
      [FOOT - WALL - 0.004, SOLE],
      [0, SOLE],
    ],
    AROUND,
  ),
  tube(
    Array.from({ length: AROUND + 1 }, (_, i): Vec3 => {
      const a = (i / AROUND) * 2 * Math.PI;
      return [(RIM - WALL / 2) * Math.cos(a), TALL - WALL / 2, (RIM - WALL / 2) * Math.sin(a)];
    }),
    WALL * 0.7,
    6,
  ),
]);

export const tumblerAt = (piece: Piece, kit: Kit, at: Vec3): void => put(piece, tumbler, kit.m.crystal, { at });
