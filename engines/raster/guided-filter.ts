import { boxBlur } from '#engines/raster/blur.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';
import { growPlane, shrinkPlane } from '#engines/raster/resize.ts';

/**
 * Guided filter (He 2010) with the fast subsampling of He 2015: smooths `input` but keeps the edges of `guide`.
 * `epsilon` is the variance of the guide below which everything is flat. `step` is the subsampling.
 */
export const guidedFilter = (guide: Plane, input: Plane, radius: number, epsilon: number, step = 1): Plane => {
  const { width, height } = guide;
  const w = Math.ceil(width / step);
  const h = Math.ceil(height / step);
  const i = step === 1 ? guide : shrinkPlane(guide, w, h);
  const p = step === 1 ? input : guide === input ? i : shrinkPlane(input, w, h);
  const r = Math.max(1, Math.round(radius / step));
  const n = w * h;
  const ip = newPlane(w, h);
  const ii = newPlane(w, h);
  for (let t = 0; t < n; t++) {
    ip.data[t] = i.data[t]! * p.data[t]!;
    ii.data[t] = i.data[t]! * i.data[t]!;
  }
  const meanI = boxBlur(i, r).data;
  const meanP = guide === input ? meanI : boxBlur(p, r).data;
  const meanIp = boxBlur(ip, r).data;
  const meanIi = guide === input ? meanIp : boxBlur(ii, r).data;
  const a = newPlane(w, h);
  const b = newPlane(w, h);
  for (let t = 0; t < n; t++) {
    a.data[t] = (meanIp[t]! - meanI[t]! * meanP[t]!) / (meanIi[t]! - meanI[t]! * meanI[t]! + epsilon);
    b.data[t] = meanP[t]! - a.data[t]! * meanI[t]!;
  }
  const slope = step === 1 ? boxBlur(a, r) : growPlane(boxBlur(a, r), width, height);
  const offset = step === 1 ? boxBlur(b, r) : growPlane(boxBlur(b, r), width, height);
  for (let t = 0; t < width * height; t++) slope.data[t] = slope.data[t]! * guide.data[t]! + offset.data[t]!;
  return slope;
};
