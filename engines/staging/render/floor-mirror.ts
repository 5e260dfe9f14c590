import { project } from '#domain/scene/camera.ts';
import { exposed } from './curve.ts';
import { polishOf } from './floor-gleam.ts';
import type { Bench } from './surface.ts';

/** Height up to which a floor mirrors a piece, metres: rough boards blur what is higher beyond telling. */
const HIGHEST = 0.85;
/** Share of a piece's light that polish sends on: seen from above, and what a flat view adds. Varnish alone gives a third of the first; listing photos are lifted there. */
const STEEP = 0.26;
const FLAT = 1.1;
const MOST = 0.5;
const RAYS = 5;
/** Light on a face that the camera does not see, as a share of what reaches the floor before it. */
const UNSEEN = 0.5;

/**
 * Polished floors mirror what stands on them: a piece's own light comes on top of the floor's colour, and the gleam of
 * what it hides (a window, a white wall) goes. A face is as bright in the floor as the picture has it above: by the
 * room's mean light alone a pale leg left nothing. Keeps the image's light and the share of the view that it fills.
 */
export const makeFloorMirror = (bench: Bench) => {
  const { job, lens, rays, point, look } = bench;
  const { placement } = job.geometry;
  const { white, ambient } = job.light;
  const polish = polishOf(job.gloss);
  const tone = ambient.map((v) => v / Math.max(1e-3, ambient[1]));
  /** Light on `point`, exposed as the picture is. */
  const level = (triangle: number, left: number): number => {
    const [u, v] = project(lens, point.x, point.y, point.z);
    const [i, j] = [Math.floor(u / 2), Math.floor(v / 2)];
    const k = j * job.halfWidth + i;
    const inside = i >= 0 && j >= 0 && i < job.halfWidth && j < job.halfHeight;
    const id = inside ? job.halfIds[k]! : 0;
    if (!id || placement[id - 1] !== placement[triangle] || point.gy < -0.5) return UNSEEN * left * ambient[1];
    return white * exposed(job.halfLight[k * 3 + 1]! / Math.max(1e-3, white));
  };
  return (
    o: number,
    x: number,
    y: number,
    z: number,
    vx: number,
    vy: number,
    vz: number,
    fade: number,
    row: number,
  ): void => {
    const strength = fade * job.gloss ** 3 * Math.min(MOST, STEEP + FLAT * (1 - Math.abs(vy)) ** 5);
    const rough = 0.02 + 0.07 * (1 - job.gloss);
    const sum = [0, 0, 0, 0] as [number, number, number, number];
    for (let s = 0; s < RAYS; s++) {
      // The boards tilt this way and that: seen aslant, that draws an image out towards the viewer and leaves its sides sharp.
      // The same tilts in every column, dealt out over four rows that the blur joins again: by chance they drew a comb.
      const n = (row & 3) + 4 * s;
      const tilt = rough * Math.sqrt(-2 * Math.log(1 - (0.98 * (n + 0.5)) / (4 * RAYS)));
      const turn = 6.283185307 * ((n * 0.618034) % 1);
      const a = tilt * Math.cos(turn);
      const b = tilt * Math.sin(turn);
      const k = (2 * (vx * a + vy + vz * b)) / (1 + a * a + b * b);
      const rx = vx - k * a;
      const ry = vy - k;
      const rz = vz - k * b;
      if (ry < 0.01) continue;
      if (!rays.nearest(x, y, z, rx, ry, rz, HIGHEST / ry)) continue;
      const { triangle, t } = rays.hit;
      const up = (t * ry) / HIGHEST;
      const share = (1 - up) ** 1.1;
      bench.meet(triangle, x, y, z, rx, ry, rz);
      bench.paint(0.02, true);
      const lit = share * level(triangle, job.ground[o + 1]!);
      sum[0] += look.r * lit * tone[0]!;
      sum[1] += look.g * lit * tone[1]!;
      sum[2] += look.b * lit * tone[2]!;
      // A mirror hides to the piece's very top what stands behind it.
      sum[3] += share + polish * (1 - up ** 3 - share);
    }
    for (let k = 0; k < 3; k++) job.ground[o + 3 + k] = (strength * sum[k as 0]!) / RAYS;
    job.ground[o + 6] = (fade * Math.min(1, 1.6 * job.gloss) * sum[3]) / RAYS;
  };
};
