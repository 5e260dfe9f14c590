import type { RenderJob } from './job.ts';

/** Pixels. */
const NARROW = 1.3;

/** What a triangle is in the picture and beside its neighbours. */
export const makeFaces = (job: RenderJob) => {
  const { screen: S } = job;
  /** Is a triangle that narrow? */
  const narrow = (triangle: number): boolean => {
    const o = triangle * 9;
    const [bx, by] = [S[o + 3]! - S[o]!, S[o + 4]! - S[o + 1]!];
    const [cx, cy] = [S[o + 6]! - S[o]!, S[o + 7]! - S[o + 1]!];
    const long = Math.max(bx * bx + by * by, cx * cx + cy * cy, (cx - bx) * (cx - bx) + (cy - by) * (cy - by));
    const area = bx * cy - by * cx;
    return area * area < NARROW * NARROW * long;
  };
  const { corners: C } = job.geometry;
  /** Do the planes of two triangles differ by more than about 30 degrees? */
  const bent = (a: number, b: number): boolean => {
    const o = a * 9;
    const q = b * 9;
    const ax = C[o + 4]! * C[o + 8]! - C[o + 5]! * C[o + 7]!;
    const ay = C[o + 5]! * C[o + 6]! - C[o + 3]! * C[o + 8]!;
    const az = C[o + 3]! * C[o + 7]! - C[o + 4]! * C[o + 6]!;
    const bx = C[q + 4]! * C[q + 8]! - C[q + 5]! * C[q + 7]!;
    const by = C[q + 5]! * C[q + 6]! - C[q + 3]! * C[q + 8]!;
    const bz = C[q + 3]! * C[q + 7]! - C[q + 4]! * C[q + 6]!;
    const dot = ax * bx + ay * by + az * bz;
    return dot < 0 || dot * dot < 0.75 * (ax * ax + ay * ay + az * az) * (bx * bx + by * by + bz * bz);
  };
  return { narrow, bent };
};
