import type { RenderJob } from './job.ts';

/** Pixels. */
const NARROW = 1.3;
/** Metres between two faces of one piece from which one hides the other and does not go on into it. */
const BEHIND = 0.008;

const squared = (v: Float64Array): number => v[0]! * v[0]! + v[1]! * v[1]! + v[2]! * v[2]!;

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
  /** Plane of a triangle into `out`, as long as its area. */
  const plane = (triangle: number, out: Float64Array): void => {
    const o = triangle * 9;
    out[0] = C[o + 4]! * C[o + 8]! - C[o + 5]! * C[o + 7]!;
    out[1] = C[o + 5]! * C[o + 6]! - C[o + 3]! * C[o + 8]!;
    out[2] = C[o + 3]! * C[o + 7]! - C[o + 4]! * C[o + 6]!;
  };
  const one = new Float64Array(3);
  const other = new Float64Array(3);
  /** Do the planes of two triangles differ by more than the angle of this squared cosine? */
  const turned = (a: number, b: number, least: number): boolean => {
    plane(a, one);
    plane(b, other);
    const dot = one[0]! * other[0]! + one[1]! * other[1]! + one[2]! * other[2]!;
    return dot < 0 || dot * dot < least * squared(one) * squared(other);
  };
  /** Are two triangles no one face: do their planes differ by more than about 30 degrees, or does one lie behind the other? */
  const parted = (a: number, b: number): boolean => {
    if (turned(a, b, 0.75)) return true;
    const [o, q] = [a * 9, b * 9];
    const [ax, ay, az] = one as unknown as [number, number, number];
    // The nearest of the other's corners: a long triangle reaches far from the plane of its neighbour round a bend.
    const off = (x: number, y: number, z: number) => Math.abs(x * ax + y * ay + z * az);
    const [px, py, pz] = [C[q]! - C[o]!, C[q + 1]! - C[o + 1]!, C[q + 2]! - C[o + 2]!];
    const least = Math.min(
      off(px, py, pz),
      off(px + C[q + 3]!, py + C[q + 4]!, pz + C[q + 5]!),
      off(px + C[q + 6]!, py + C[q + 7]!, pz + C[q + 8]!),
    );
    return least * least > BEHIND * BEHIND * squared(one);
  };
  return { narrow, parted, turned };
};
