import { LEAFLESS } from '#domain/scene/catalogue.ts';
import type { Kit } from '../look/kit.ts';
import type { Material } from '../render/material.ts';
import { type Mesh, type Move, moved } from './mesh.ts';

/** A piece under construction: meshes with their materials; a trim has its thickness, and is left out where that cannot be seen. */
export type Piece = { readonly parts: { readonly mesh: Mesh; readonly material: Material; readonly trim?: number }[] };
export const newPiece = (): Piece => ({ parts: [] });
export const put = (piece: Piece, mesh: Mesh, material: Material, move?: Move, trim?: number): void => {
  piece.parts.push({ mesh: move ? moved(mesh, move) : mesh, material, ...(trim && { trim }) });
};

/** What a maker is told: the size it must fill, which design, and the person's colour. */
export type Order = {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly design: number;
  readonly seed: number;
  readonly tint?: Material['colour'] | undefined;
};
export type Maker = (piece: Piece, order: Order, kit: Kit) => void;

/** Has the piece its branches, or only the vase? */
export const leafy = (order: Order): boolean => order.design < LEAFLESS;

/** A cloth or paint in the person's colour, where they chose one. */
export const dyed = (material: Material, order: Order): Material =>
  order.tint ? { ...material, colour: order.tint } : material;
