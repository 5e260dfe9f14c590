import type { RenderJob } from './job.ts';

/** Places on each side of a place whose light is taken together, and how far apart, in pixels of a glimpse 1200 wide: a hand's breadth of wall. */
const REACH = 2;
const STEP = 4;
/** Least and most of the usual light. */
const LEAST = 0.75;
const MOST = 1.8;

/**
 * What hangs flat on a wall has the light of the wall that it covers, and the photo shows that: a patch of sun goes on over
 * a print, and a print beside a lamp is brighter on that side. Light there over the print's mean; 1 for everything else.
 */
export const makeArtLight = (job: RenderJob) => {
  const { material, materials, placement } = job.geometry;
  const { width: w, height: h, bright } = job.light.glimpse;
  // With mat and frame.
  const hung = new Set(placement.filter((_, k) => materials[material[k]!]!.kind === 'art'));
  const level = (u: number, v: number): number => {
    const [cx, cy] = [Math.floor(u * w), Math.floor(v * h)];
    let sum = 0;
    for (let j = -REACH; j <= REACH; j++) {
      const row = Math.max(0, Math.min(h - 1, cy + j * STEP)) * w;
      for (let i = -REACH; i <= REACH; i++) {
        const own = bright[row + Math.max(0, Math.min(w - 1, cx + i * STEP))]!;
        sum += own * own;
      }
    }
    return sum / ((2 * REACH + 1) ** 2 * 65025) + 0.01;
  };
  const means = new Map<number, { sum: number; count: number }>();
  if (hung.size)
    for (let k = 0; k < job.halfIds.length; k++) {
      const id = job.halfIds[k]!;
      if (!id || !hung.has(placement[id - 1]!)) continue;
      const own = means.get(placement[id - 1]!) ?? { sum: 0, count: 0 };
      own.sum += level(
        ((k % job.halfWidth) + 0.5) / job.halfWidth,
        (Math.floor(k / job.halfWidth) + 0.5) / job.halfHeight,
      );
      own.count++;
      means.set(placement[id - 1]!, own);
    }
  return (half: number, u: number, v: number): number => {
    const id = job.halfIds[half]!;
    const mean = id && hung.size ? means.get(placement[id - 1]!) : undefined;
    return mean ? Math.max(LEAST, Math.min(MOST, (level(u, v) * mean.count) / mean.sum)) : 1;
  };
};
