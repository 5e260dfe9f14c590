import { newPlane, type Plane } from '#engines/raster/raster.ts';

/** Running mean over a (2r+1) square; at the border over what is inside. Costs the same for every radius. */
export const boxBlur = (plane: Plane, radius: number): Plane => {
  const { width, height, data } = plane;
  const r = Math.max(1, Math.round(radius));
  const rows = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const o = y * width;
    let sum = 0;
    let n = 0;
    for (let x = 0; x < Math.min(r, width); x++, n++) sum += data[o + x]!;
    for (let x = 0; x < width; x++) {
      if (x + r < width) {
        sum += data[o + x + r]!;
        n++;
      }
      if (x - r - 1 >= 0) {
        sum -= data[o + x - r - 1]!;
        n--;
      }
      rows[o + x] = sum / n;
    }
  }
  const out = newPlane(width, height);
  const sums = new Float64Array(width);
  let n = 0;
  for (let y = 0; y < Math.min(r, height); y++, n++) for (let x = 0; x < width; x++) sums[x]! += rows[y * width + x]!;
  for (let y = 0; y < height; y++) {
    if (y + r < height) {
      const o = (y + r) * width;
      for (let x = 0; x < width; x++) sums[x]! += rows[o + x]!;
      n++;
    }
    if (y - r - 1 >= 0) {
      const o = (y - r - 1) * width;
      for (let x = 0; x < width; x++) sums[x]! -= rows[o + x]!;
      n--;
    }
    const o = y * width;
    const k = 1 / n;
    for (let x = 0; x < width; x++) out.data[o + x] = sums[x]! * k;
  }
  return out;
};

/** Two boxes: close to a Gaussian of the same reach. */
export const softBlur = (plane: Plane, radius: number): Plane => boxBlur(boxBlur(plane, radius / 2), radius / 2);
