import type { Material } from './material.ts';

/** A place where an asset stands: textures live in its own axes. */
export type Placement = {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly cos: number;
  readonly sin: number;
};

/** Triangles of the whole scene in room metres, in the order of the tree's leaves. */
export type Geometry = {
  /** Nine floats a triangle: corner, edge, edge. */
  readonly corners: Float32Array;
  readonly normals: Float32Array;
  /** Light left at each of a triangle's corners, LIT for all of it. */
  readonly tones: Uint8Array;
  readonly material: Uint16Array;
  readonly placement: Uint16Array;
  /** The tree over them, as wide-tree.ts makes it. A leaf's link is -(1 + first * 8 + count). */
  readonly nodes: Float32Array;
  readonly materials: readonly Material[];
  readonly placements: readonly Placement[];
};

/** Light left as a byte: a cord may catch a little more than its cloth. */
export const LIT = 200;

const shared = (bytes: number): SharedArrayBuffer => new SharedArrayBuffer(bytes);
export const sharedFloats = (n: number): Float32Array => new Float32Array(shared(n * 4));
export const sharedBytes = (n: number): Uint8Array => new Uint8Array(shared(n));
export const sharedInts = (n: number): Int32Array => new Int32Array(shared(n * 4));
