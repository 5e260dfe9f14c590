import { openKernel } from '../kernel/kernel.ts';
import type { Geometry } from './geometry.ts';

/** What the last ray met. One per thread: rays are the hot loop, and an object a ray costs a third of the rate. */
type Hit = { t: number; triangle: number };

export type Rays = {
  readonly hit: Hit;
  /** Nearest triangle before `far`. */
  nearest(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, far: number): boolean;
  /** Is anything between? */
  blocked(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, far: number): boolean;
};

/** Three children wait at each of some forty levels at most. */
const STACK = 2048;

/** Rays through the scene. Each thread has its own copy of the tree and the triangles, some 50 bytes a triangle. */
export const makeRays = ({ nodes, corners }: Geometry): Rays => {
  const cornersAt = Math.ceil(nodes.byteLength / 16) * 16;
  const stackAt = cornersAt + Math.ceil(corners.byteLength / 16) * 16;
  const hitAt = stackAt + STACK;
  const { kernel, memory } = openKernel(hitAt + 32);
  // Links among the floats: copied as whole numbers, or one that is no float comes out as another.
  new Int32Array(memory.buffer, 0, nodes.length).set(new Int32Array(nodes.buffer, nodes.byteOffset, nodes.length));
  new Float32Array(memory.buffer, cornersAt, corners.length).set(corners);
  kernel.place(0, cornersAt, stackAt, hitAt);
  const found = new Float64Array(memory.buffer, hitAt, 1);
  const hit: Hit = { t: 0, triangle: -1 };
  const { nearest, blocked } = kernel;
  return {
    hit,
    nearest: (ox, oy, oz, dx, dy, dz, far) => {
      hit.triangle = nearest(ox, oy, oz, dx, dy, dz, far);
      hit.t = found[0]!;
      return hit.triangle >= 0;
    },
    blocked: (ox, oy, oz, dx, dy, dz, far) => blocked(ox, oy, oz, dx, dy, dz, far) !== 0,
  };
};
