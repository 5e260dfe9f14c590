import { lensOf, project } from '#domain/scene/camera.ts';
import { GROUND, type RenderJob } from './job.ts';

/** A floor this polished shows legs, and how high above it they are looked for, metres. */
const POLISHED = 0.4;
const LEG = 0.3;

/** Half-size pixels within reach of a frame on the wall, or where a polished floor mirrors a leg: these are never interpolated. On the floor contact.ts draws the narrow shadows. */
export const contactZone = (job: RenderJob): Uint8Array => {
  const { halfWidth: w, halfHeight: h } = job;
  const zone = new Uint8Array(w * h);
  const lens = lensOf(job.camera);
  const { corners: C, material, materials } = job.geometry;
  const { left, right, depth } = job.light;
  for (let k = 0; k < material.length; k++) {
    const o = k * 9;
    const x = C[o]!;
    const y = C[o + 1]!;
    const z = C[o + 2]!;
    const touches = x < -left + 0.03 || x > right - 0.03 || z > depth - 0.03;
    const mirrored = job.gloss > POLISHED && y < LEG;
    if (!(touches || mirrored) || materials[material[k]!]!.kind === 'rug') continue;
    const p = project(lens, x, touches ? y : -y, z);
    if (p[2] < 0.2) continue;
    const reach = Math.max(1, Math.min(14, ((touches ? 0.07 : 0.03) * job.camera.focal) / p[2] / 2));
    const cx = p[0] / 2;
    const cy = p[1] / 2;
    for (let v = Math.max(0, Math.floor(cy - reach * 0.6)); v <= Math.min(h - 1, cy + reach * 0.6); v++) {
      for (let u = Math.max(0, Math.floor(cx - reach)); u <= Math.min(w - 1, cx + reach); u++) zone[v * w + u] = 1;
    }
  }
  return zone;
};

/** Most that four corners may differ for the points between them to be interpolated. */
const SPREAD = 0.03;

/**
 * Shadow points of one level (grid step 4, 2 or 1): those not yet known whose surroundings on the coarser grid are uneven
 * or hidden. The others are interpolated in place. Returns how many were put on the job's list.
 */
export const planShadows = (job: RenderJob, step: 4 | 2 | 1, zone: Uint8Array): number => {
  const { halfWidth: w, halfHeight: h, groundPlane: plane, ground, list } = job;
  let count = 0;
  const coarse = step * 2;
  for (let y = 0; y < h; y += step) {
    for (let x = 0; x < w; x += step) {
      const i = y * w + x;
      if (plane[i]! < 0) continue;
      if (step < 4) {
        if (x % coarse === 0 && y % coarse === 0) continue;
        if (!zone[i] && between(x, y, coarse, i)) continue;
      }
      list[count++] = i;
    }
  }
  return count;

  function between(x: number, y: number, size: number, i: number): boolean {
    const x0 = x - (x % size);
    const y0 = y - (y % size);
    const x1 = Math.min(x0 + size, w - 1 - ((w - 1) % size));
    const y1 = Math.min(y0 + size, h - 1 - ((h - 1) % size));
    const corners = [y0 * w + x0, y0 * w + x1, y1 * w + x0, y1 * w + x1] as const;
    let low = 9;
    let high = -9;
    let shine = 0;
    let least = 1;
    let most = 0;
    for (const c of corners) {
      if (plane[c] !== plane[i]) return false;
      const v = ground[c * GROUND + 1]!;
      low = Math.min(low, v);
      high = Math.max(high, v);
      shine = Math.max(shine, ground[c * GROUND + 6]!);
      least = Math.min(least, ground[c * GROUND + 7]!);
      most = Math.max(most, ground[c * GROUND + 7]!);
    }
    // The sun's shadows are the sharpest.
    if (most - least > 0.1) return false;
    if (high - low > SPREAD * (size === 8 ? 0.7 : 1) || shine > 0.002) return false;
    const tx = x1 > x0 ? (x - x0) / (x1 - x0) : 0;
    const ty = y1 > y0 ? (y - y0) / (y1 - y0) : 0;
    for (let k = 0; k < GROUND; k++) {
      const top = ground[corners[0] * GROUND + k]! * (1 - tx) + ground[corners[1] * GROUND + k]! * tx;
      const bottom = ground[corners[2] * GROUND + k]! * (1 - tx) + ground[corners[3] * GROUND + k]! * tx;
      ground[i * GROUND + k] = top * (1 - ty) + bottom * ty;
    }
    return true;
  }
};
