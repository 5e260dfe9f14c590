import { project } from '#domain/scene/camera.ts';
import type { makeDice } from './bounce.ts';
import { exposed } from './curve.ts';
import type { Bench } from './surface.ts';

/** Height up to which a floor mirrors a piece, metres, and the most of the floor that gives way to it. */
const HIGHEST = 0.9;
const MOST = 0.7;
const RAYS = 5;
/** Light on a face that the camera does not see, as a share of the room's mean. */
const UNSEEN = 0.5;

/**
 * Polished floors mirror the foot of a piece: weaker the higher the mirrored place, or the silhouette reads as a stain. A
 * face is as bright in the floor as the picture has it above: by the room's mean light alone a pale leg left nothing.
 */
export const makeFloorMirror = (bench: Bench) => {
  const { job, lens, rays, point, look } = bench;
  const { placement } = job.geometry;
  const { white, ambient } = job.light;
  const tone = ambient.map((v) => v / Math.max(1e-3, ambient[1]));
  /** Light on `point`, exposed as the picture is. */
  const level = (triangle: number): number => {
    const [u, v] = project(lens, point.x, point.y, point.z);
    const [i, j] = [Math.floor(u / 2), Math.floor(v / 2)];
    const k = j * job.halfWidth + i;
    const inside = i >= 0 && j >= 0 && i < job.halfWidth && j < job.halfHeight;
    const id = inside ? job.halfIds[k]! : 0;
    if (!id || placement[id - 1] !== placement[triangle] || point.gy < -0.5) return UNSEEN * ambient[1];
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
    dice: ReturnType<typeof makeDice>,
  ): void => {
    const strength = fade * Math.min(MOST, job.gloss ** 2 * (0.56 + 1.4 * (1 - Math.abs(vy)) ** 5));
    const rough = 0.012 + 0.07 * (1 - job.gloss);
    const sum = [0, 0, 0, 0] as [number, number, number, number];
    for (let s = 0; s < RAYS; s++) {
      // The boards tilt this way and that: seen aslant, that draws an image out towards the viewer and leaves its sides sharp.
      const tilt = rough * Math.sqrt(-2 * Math.log(1 - 0.98 * dice.roll()));
      const turn = 6.283185307 * dice.roll();
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
      const share = (1 - up) ** 1.3;
      bench.meet(triangle, x, y, z, rx, ry, rz);
      bench.paint(0.02, true);
      const lit = share * level(triangle);
      sum[0] += look.r * lit * tone[0]!;
      sum[1] += look.g * lit * tone[1]!;
      sum[2] += look.b * lit * tone[2]!;
      sum[3] += share;
    }
    for (let k = 0; k < 4; k++) job.ground[o + 3 + k] = (strength * sum[k as 0]!) / RAYS;
  };
};
