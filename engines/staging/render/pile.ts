import type { Bench } from './surface.ts';

/** The highest tufts over a carpet's mean. */
const TALLEST = 1.6;
/** A rug's binding beyond its cloth, metres. */
const RIM = 0.03;

/** What a fitted carpet's tufts hide of the pieces that stand in them. */
export const makePile = ({ job, point }: Bench) => {
  const { material, materials, placement, placements } = job.geometry;
  const rugs = new Map<number, number>();
  material.forEach((m, k) => {
    if (materials[m]!.kind === 'rug') rugs.set(placement[k]!, m);
  });
  /** Does a rug lie between `point` and the carpet? */
  const onRug = (): boolean => {
    for (const [at, m] of rugs) {
      const p = placements[at]!;
      const { width: w = 0, depth: d = 0 } = materials[m]!;
      const [px, pz] = [point.x - p.x, point.z - p.z];
      if (Math.abs(px * p.cos - pz * p.sin) < w / 2 + RIM && Math.abs(px * p.sin + pz * p.cos) < d / 2 + RIM)
        return true;
    }
    return false;
  };
  /** How far `point` stands out of a carpet's tufts, 0..1. The photo's own bright tufts stand high, its dark gaps let the piece be seen: any other pattern looked like bites, and a straight line laid on. */
  return (pixel: number): number => {
    if (point.y >= TALLEST * job.pile || point.material.kind === 'rug' || onRug()) return 1;
    const tall = job.tufts[pixel]! / 255;
    const t = point.y / (job.pile * (0.45 + (TALLEST - 0.45) * tall)) - 0.35;
    return t >= 0.65 ? 1 : t <= 0 ? 0 : (t / 0.65) ** 2 * (3 - (2 * t) / 0.65);
  };
};
