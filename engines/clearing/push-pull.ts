import { newPlane, type Plane } from '#engines/raster/raster.ts';

/** Carries known values into the unknown smoothly: means down a pyramid, interpolation back up (Burt 1988). */
export const pushPull = (values: Plane, weight: Plane): Plane => {
  if (values.width <= 1 && values.height <= 1) return values;
  const w = (values.width + 1) >> 1;
  const h = (values.height + 1) >> 1;
  const small = newPlane(w, h);
  const smallWeight = newPlane(w, h);
  for (let y = 0; y < values.height; y++)
    for (let x = 0; x < values.width; x++) {
      const i = y * values.width + x;
      const k = weight.data[i]!;
      if (k === 0) continue;
      const j = (y >> 1) * w + (x >> 1);
      small.data[j]! += values.data[i]! * k;
      smallWeight.data[j]! += k;
    }
  for (let j = 0; j < w * h; j++) {
    const k = smallWeight.data[j]!;
    if (k > 0) small.data[j]! /= k;
    smallWeight.data[j] = Math.min(1, k);
  }
  const coarse = pushPull(small, smallWeight);
  const out = newPlane(values.width, values.height);
  for (let y = 0; y < values.height; y++) {
    const fy = Math.max(0, Math.min(h - 1, (y - 0.5) / 2));
    const y0 = Math.floor(fy);
    const y1 = Math.min(h - 1, y0 + 1);
    const v = fy - y0;
    for (let x = 0; x < values.width; x++) {
      const i = y * values.width + x;
      const k = weight.data[i]!;
      if (k >= 1) {
        out.data[i] = values.data[i]!;
        continue;
      }
      const fx = Math.max(0, Math.min(w - 1, (x - 0.5) / 2));
      const x0 = Math.floor(fx);
      const x1 = Math.min(w - 1, x0 + 1);
      const u = fx - x0;
      const { data } = coarse;
      const top = data[y0 * w + x0]! * (1 - u) + data[y0 * w + x1]! * u;
      const bottom = data[y1 * w + x0]! * (1 - u) + data[y1 * w + x1]! * u;
      out.data[i] = values.data[i]! * k + (top * (1 - v) + bottom * v) * (1 - k);
    }
  }
  return out;
};
