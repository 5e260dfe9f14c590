import { openKernel } from '../kernel/kernel.ts';

/** Bounds of a node's two children, twelve floats a node; an inner child's link is its node, a leaf's -(1 + first * 8 + count). */
export type Tree = { readonly order: Int32Array; readonly bounds: Float32Array; readonly links: Int32Array };

/** Binned surface-area tree over triangles given by their boxes (six floats each). Two children's boxes lie in the parent. */
export const buildTree = (boxes: Float32Array): Tree => {
  const n = boxes.length / 6;
  const orderAt = n * 24;
  const boundsAt = orderAt + n * 4;
  const linksAt = boundsAt + n * 48;
  // Eight numbers of every box, the bins, and sixteen bytes to start on a multiple of sixteen.
  const scratchAt = Math.ceil((linksAt + n * 8) / 16) * 16;
  const { kernel, memory } = openKernel(scratchAt + 2048 + n * 32 + 16);
  const { buffer } = memory;
  new Float32Array(buffer, 0, boxes.length).set(boxes);
  const nodes = n > 0 ? kernel.buildTree(0, n, orderAt, boundsAt, linksAt, scratchAt) : 0;
  const order = new Int32Array(buffer, orderAt, n).slice();
  if (nodes > 0)
    return {
      order,
      bounds: new Float32Array(buffer, boundsAt, nodes * 12).slice(),
      links: new Int32Array(buffer, linksAt, nodes * 2).slice(),
    };
  // Too few triangles to part: one leaf, and beside it a child where nothing is.
  const bounds = Float32Array.from({ length: 12 }, (_, k) => (k % 6 < 3 ? 1e30 : -1e30));
  for (let i = 0; i < n; i++)
    for (let a = 0; a < 3; a++) {
      bounds[a] = Math.min(bounds[a]!, boxes[i * 6 + a]!);
      bounds[3 + a] = Math.max(bounds[3 + a]!, boxes[i * 6 + 3 + a]!);
    }
  return { order, bounds, links: Int32Array.of(-(1 + n), -1) };
};
