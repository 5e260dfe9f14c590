import type { Foreground } from '../foreground.ts';
import type { RenderJob } from './job.ts';

/** How much a real thing hides what would be painted here: wholly when it stands nearer, not at all when the piece does. */
export const heldBack = (keep: Foreground, job: RenderJob, u: number, v: number, piece: boolean): number => {
  const x = Math.max(0, Math.min(keep.width - 1.001, u * keep.width - 0.5));
  const y = Math.max(0, Math.min(keep.height - 1.001, v * keep.height - 0.5));
  const k = (y | 0) * keep.width + (x | 0);
  const [fx, fy] = [x % 1, y % 1];
  const between = (from: ArrayLike<number>) =>
    (from[k]! * (1 - fx) + from[k + 1]! * fx) * (1 - fy) +
    (from[k + keep.width]! * (1 - fx) + from[k + keep.width + 1]! * fx) * fy;
  if (!piece) return between(keep.soft);
  const sure = Math.max(0, Math.min(1, (between(keep.data) / 255 - 0.3) / 0.4));
  if (sure === 0) return 0;
  const h =
    Math.min(job.halfHeight - 1, Math.floor(v * job.halfHeight)) * job.halfWidth +
    Math.min(job.halfWidth - 1, Math.floor(u * job.halfWidth));
  const thing = Math.max(keep.far[k]!, keep.far[k + 1]!, keep.far[k + keep.width]!, keep.far[k + keep.width + 1]!);
  return job.halfIds[h] && job.halfDepths[h]! < thing ? 0 : sure;
};
