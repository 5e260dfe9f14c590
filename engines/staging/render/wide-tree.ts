import type { Tree } from './tree.ts';

/** Words of a node: six rows of four bounds, then four links. */
export const WIDE = 28;
/** Metres by which boxes are widened: rays test them in single precision, which loses a hundredth of this in a room. */
const LOOSE = 1e-5;
/** Where no child is: a point that no ray reaches, and no triangles. */
const NOWHERE = 1e30;
const NOTHING = -1;

/** A tree of two children a node as one of up to four: a ray tests four boxes in the time of one. */
export const widen = ({ bounds, links }: Tree): Float32Array => {
  const count = links.length / 2;
  const nodes = new Float32Array(count * WIDE);
  const goesOn = new Int32Array(nodes.buffer);
  const area = (slot: number): number => {
    const o = slot * 6;
    const x = bounds[o + 3]! - bounds[o]!;
    const y = bounds[o + 4]! - bounds[o + 1]!;
    const z = bounds[o + 5]! - bounds[o + 2]!;
    return x * y + y * z + z * x;
  };
  /** Slots of `bounds` that become the children of the node made of a binary one: the largest is opened until there are four. */
  const slotsOf = (node: number): number[] => {
    const slots = [node * 2, node * 2 + 1];
    while (slots.length < 4) {
      let largest = -1;
      for (const [k, slot] of slots.entries())
        if (links[slot]! >= 0 && (largest < 0 || area(slot) > area(slots[largest]!))) largest = k;
      if (largest < 0) break;
      const inner = links[slots[largest]!]!;
      slots.splice(largest, 1, inner * 2, inner * 2 + 1);
    }
    return slots;
  };
  let made = 0;
  const build = (node: number): number => {
    const own = made++;
    const o = own * WIDE;
    nodes.fill(NOWHERE, o, o + 24);
    goesOn.fill(NOTHING, o + 24, o + 28);
    for (const [k, slot] of slotsOf(node).entries()) {
      for (let a = 0; a < 3; a++) {
        nodes[o + a * 4 + k] = bounds[slot * 6 + a]! - LOOSE;
        nodes[o + 12 + a * 4 + k] = bounds[slot * 6 + 3 + a]! + LOOSE;
      }
      const link = links[slot]!;
      goesOn[o + 24 + k] = link >= 0 ? build(link) : link;
    }
    return own;
  };
  build(0);
  return nodes.subarray(0, made * WIDE);
};
