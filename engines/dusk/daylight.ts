import type { Surface, Surfaces } from '#engines/dusk/surfaces.ts';
import { boxBlur } from '#engines/raster/blur.ts';
import { close, open } from '#engines/raster/morphology.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';
import { growPlane } from '#engines/raster/resize.ts';
import { clamp } from '#engines/raster/scalar.ts';

/** Stops that the network says where there is no sun at all, and the most that a sun adds in a photo. */
const NONE = 0.1;
const MOST = 3.2;
/** How many cells a thing may be thick to be trim or a mullion and no shadow. */
const THIN = 5;
/** Without the network: where the shade lies among the cells of a surface, and how fully what stands above it is taken for sun. */
const SHADE: Readonly<Record<Surface, number>> = {
  house: 0.3,
  roof: 0.3,
  garage: 0.35,
  leaf: 0.3,
  lawn: 0.2,
  paving: 0.2,
};
const TAKEN = 0.95;

/** Stops of sun in every cell, as the network sees them. */
export const sunSeen = (sun: Plane, width: number, height: number): Plane => {
  const out = growPlane(sun, width, height);
  for (let i = 0; i < out.data.length; i++) out.data[i] = clamp(out.data[i]! - NONE, 0, MOST);
  return out;
};

/** Stops of sun by rule: what is broad and brighter than the shade of its kind of surface. */
export const sunGuessed = (
  broad: Plane,
  surfaces: Surfaces,
  levelOf: (name: Surface, share: number) => number,
): Plane => {
  const out = newPlane(broad.width, broad.height);
  for (const name of Object.keys(SHADE) as Surface[]) {
    const level = levelOf(name, SHADE[name]);
    const { data } = surfaces[name];
    for (let i = 0; i < data.length; i++) out.data[i]! += data[i]! * clamp(TAKEN * (broad.data[i]! - level), 0, MOST);
  }
  return out;
};

/** Log light as bytes, thin bright and thin dark things taken out, and back. */
export const withoutThin = ({ width, height, data }: Plane): Plane => {
  const bytes = new Uint8Array(data.length);
  for (let i = 0; i < bytes.length; i++) bytes[i] = Math.min(255, Math.max(0, (data[i]! + 8) * 31.875));
  const plain = open(close(bytes, width, height, THIN), width, height, THIN);
  const out = newPlane(width, height);
  for (let i = 0; i < bytes.length; i++) out.data[i] = plain[i]! / 31.875 - 8;
  return out;
};

/**
 * `goal` as slope x light + offset around every cell (a guided filter), so that it can be read at full size with the photo's own
 * edges. Only the weighted cells count: the sky must not light the roof.
 */
export const guide = (
  light: Plane,
  goal: Plane,
  share: Plane,
  radius: number,
  epsilon: number,
): { slope: Plane; offset: Plane } => {
  const { width, height } = light;
  const n = width * height;
  const [w, v, p, vp, vv] = [0, 1, 2, 3, 4].map(() => newPlane(width, height)) as [Plane, Plane, Plane, Plane, Plane];
  for (let i = 0; i < n; i++) {
    const weight = share.data[i]! + 1e-4;
    const a = light.data[i]!;
    const b = goal.data[i]!;
    w.data[i] = weight;
    v.data[i] = a * weight;
    p.data[i] = b * weight;
    vp.data[i] = a * b * weight;
    vv.data[i] = a * a * weight;
  }
  const [mw, mv, mp, mvp, mvv] = [w, v, p, vp, vv].map((plane) => boxBlur(plane, radius).data) as Float32Array[];
  for (let i = 0; i < n; i++) {
    const mean = mv![i]! / mw![i]!;
    const wanted = mp![i]! / mw![i]!;
    const variance = Math.max(0, mvv![i]! / mw![i]! - mean * mean);
    const a = Math.min(1, Math.max(0, (mvp![i]! / mw![i]! - mean * wanted) / (variance + epsilon)));
    v.data[i] = a;
    p.data[i] = wanted - a * mean;
  }
  return { slope: boxBlur(v, radius), offset: boxBlur(p, radius) };
};
