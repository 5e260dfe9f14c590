import type { Geometry } from './geometry.ts';

/** What a rug reaches beyond its own size, fringe and stray tufts, metres. */
const RIM = 0.03;
/** Over the deepest rug, metres. */
export const ABOVE_RUGS = 0.025;

/** Tells whether a rug lies at a place of the floor. */
export const makeOnRug = ({ material, materials, placement, placements }: Geometry) => {
  const rugs = new Map<number, number>();
  material.forEach((m, k) => {
    if (materials[m]!.kind === 'rug') rugs.set(placement[k]!, m);
  });
  return (x: number, z: number): boolean => {
    for (const [at, m] of rugs) {
      const p = placements[at]!;
      const { width: w = 0, depth: d = 0, round } = materials[m]!;
      const [px, pz] = [x - p.x, z - p.z];
      if (round) {
        if (Math.hypot(px, pz) < w / 2 + RIM) return true;
      } else if (Math.abs(px * p.cos - pz * p.sin) < w / 2 + RIM && Math.abs(px * p.sin + pz * p.cos) < d / 2 + RIM)
        return true;
    }
    return false;
  };
};
