import { newPlane, newRaster, type Plane, type Raster } from '#engines/raster/raster.ts';

/** Area average down to any smaller size. */
export const shrinkPlane = (plane: Plane, width: number, height: number): Plane => {
  const out = newPlane(width, height);
  const { data } = plane;
  for (let y = 0; y < height; y++) {
    const y0 = Math.floor((y * plane.height) / height);
    const y1 = Math.max(y0 + 1, Math.floor(((y + 1) * plane.height) / height));
    for (let x = 0; x < width; x++) {
      const x0 = Math.floor((x * plane.width) / width);
      const x1 = Math.max(x0 + 1, Math.floor(((x + 1) * plane.width) / width));
      let sum = 0;
      for (let j = y0; j < y1; j++) for (let i = j * plane.width + x0; i < j * plane.width + x1; i++) sum += data[i]!;
      out.data[y * width + x] = sum / ((y1 - y0) * (x1 - x0));
    }
  }
  return out;
};

/** Bilinear to any larger (or equal) size, pixel centres aligned. */
export const growPlane = (plane: Plane, width: number, height: number): Plane => {
  const out = newPlane(width, height);
  const columns = new Int32Array(width);
  const shares = new Float32Array(width);
  const step = plane.width > 1 ? 1 : 0;
  for (let x = 0; x < width; x++) {
    const t = Math.min(plane.width - 1, Math.max(0, ((x + 0.5) * plane.width) / width - 0.5));
    columns[x] = Math.min(Math.max(0, plane.width - 2), Math.floor(t));
    shares[x] = t - columns[x]!;
  }
  for (let y = 0; y < height; y++) {
    const t = Math.min(plane.height - 1, Math.max(0, ((y + 0.5) * plane.height) / height - 0.5));
    const j = Math.min(Math.max(0, plane.height - 2), Math.floor(t));
    const down = t - j;
    const above = j * plane.width;
    const below = plane.height > 1 ? above + plane.width : above;
    const { data } = plane;
    for (let x = 0, o = y * width; x < width; x++, o++) {
      const i = columns[x]!;
      const g = shares[x]!;
      const p = data[above + i]! + (data[above + i + step]! - data[above + i]!) * g;
      const q = data[below + i]! + (data[below + i + step]! - data[below + i]!) * g;
      out.data[o] = p + (q - p) * down;
    }
  }
  return out;
};

/** Area average of a picture down to a smaller size; a picture that is small enough comes back as it is. */
export const shrinkRaster = (photo: Raster, width: number, height: number): Raster => {
  if (photo.width <= width && photo.height <= height) return photo;
  const out = newRaster(width, height);
  for (let y = 0; y < height; y++) {
    const y0 = Math.floor((y * photo.height) / height);
    const y1 = Math.max(y0 + 1, Math.floor(((y + 1) * photo.height) / height));
    for (let x = 0; x < width; x++) {
      const x0 = Math.floor((x * photo.width) / width);
      const x1 = Math.max(x0 + 1, Math.floor(((x + 1) * photo.width) / width));
      let r = 0;
      let g = 0;
      let b = 0;
      for (let j = y0; j < y1; j++)
        for (let p = (j * photo.width + x0) * 3, end = (j * photo.width + x1) * 3; p < end; p += 3) {
          r += photo.data[p]!;
          g += photo.data[p + 1]!;
          b += photo.data[p + 2]!;
        }
      const n = (y1 - y0) * (x1 - x0);
      const o = (y * width + x) * 3;
      out.data[o] = r / n + 0.5;
      out.data[o + 1] = g / n + 0.5;
      out.data[o + 2] = b / n + 0.5;
    }
  }
  return out;
};

/** The size whose longer side is at most `side`. */
export const fitted = (width: number, height: number, side: number): { width: number; height: number } => {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};
