import type { Vec3 } from '#domain/scene/camera.ts';
import type { Kit } from '../look/kit.ts';
import { joined, type Mesh, moved } from './mesh.ts';
import { type Piece, put } from './piece.ts';
import { disc, rod, tube } from './shapes.ts';

/** Half width at the foot and at the rim, height, ribs and half their width. */
const [FOOT, RIM, TALL, RIBS, RIB] = [0.029, 0.036, 0.086, 44, 0.0006];

/** A ribbed tumbler. Pictures here know no clear faces: ribs thinner than a pixel let through what lies between them. */
const tumbler: Mesh = joined([
  disc(FOOT, 0.006, 0.002, 24),
  tube(
    Array.from({ length: 33 }, (_, i): Vec3 => {
      const a = (i / 32) * 2 * Math.PI;
      return [RIM * Math.cos(a), TALL, RIM * Math.sin(a)];
    }),
    0.0011,
    6,
  ),
  ...Array.from({ length: RIBS }, (_, i) =>
    moved(moved(rod(RIB, RIB, TALL, 4), { at: [FOOT, 0, 0], leanZ: Math.atan2(FOOT - RIM, TALL) }), {
      turnY: (i / RIBS) * 2 * Math.PI,
    }),
  ),
]);

export const tumblerAt = (piece: Piece, kit: Kit, at: Vec3): void => put(piece, tumbler, kit.m.crystal, { at });
