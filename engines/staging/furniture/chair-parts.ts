import type { Vec3 } from '#domain/scene/camera.ts';
import type { Kit } from '../look/kit.ts';
import type { Material } from '../render/material.ts';
import { bar, bent } from './bent.ts';
import { type Order, type Piece, put } from './piece.ts';

/** How a chair for a table is put together. */
export type Build = (piece: Piece, order: Order, kit: Kit) => void;

/** Height of a chair's seat. */
export const SEAT = 0.455;
export const SIDES = [-1, 1] as const;

/** A round bar through places, bent where there are more than two. */
export const stick = (
  piece: Piece,
  material: Material,
  through: readonly Vec3[],
  radius: number | ((t: number) => number),
): void => put(piece, bar(through.length > 2 ? bent(through) : through, radius), material);

/** The same twice, mirrored left and right. */
export const pair = (
  piece: Piece,
  material: Material,
  through: readonly Vec3[],
  radius: number | ((t: number) => number),
): void => {
  for (const s of SIDES)
    stick(
      piece,
      material,
      through.map(([x, y, z]): Vec3 => [s * x, y, z]),
      radius,
    );
};

/** Four legs that taper down and stand out, one at each corner of the seat. */
export const splayed = (
  piece: Piece,
  material: Material,
  [w, d]: readonly [number, number],
  top: number,
  foot = 0.009,
  head = 0.014,
): void => {
  for (const s of SIDES)
    pair(
      piece,
      material,
      [
        [w / 2 - 0.025, 0, s * (d / 2 - 0.04)],
        [w / 2 - 0.07, top, s * (d / 2 - 0.1)],
      ],
      (t) => foot + (head - foot) * t,
    );
};
