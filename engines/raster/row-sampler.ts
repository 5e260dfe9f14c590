import type { Plane } from '#engines/raster/raster.ts';

/**
 * Reads a small plane as if it had the size of the photo, one row at a time: the bilinear picture never exists whole.
 * The returned buffer is reused by the next call.
 */
export const rowSampler = (plane: Plane, width: number, height: number): ((y: number) => Float32Array) => {
  const row = new Float32Array(width);
  const column = new Int32Array(width);
  const share = new Float32Array(width);
  for (let x = 0; x < width; x++) {
    const t = Math.min(plane.width - 1, Math.max(0, ((x + 0.5) * plane.width) / width - 0.5));
    column[x] = Math.min(Math.max(0, plane.width - 2), Math.floor(t));
    share[x] = t - column[x]!;
  }
  const next = plane.width > 1 ? 1 : 0;
  const line = new Float32Array(plane.width);
  return (y) => {
    const t = Math.min(plane.height - 1, Math.max(0, ((y + 0.5) * plane.height) / height - 0.5));
    const j = Math.min(Math.max(0, plane.height - 2), Math.floor(t));
    const below = plane.height > 1 ? plane.width : 0;
    const k = t - j;
    for (let x = 0, i = j * plane.width; x < plane.width; x++, i++)
      line[x] = plane.data[i]! + (plane.data[i + below]! - plane.data[i]!) * k;
    for (let x = 0; x < width; x++) {
      const c = column[x]!;
      row[x] = line[c]! + (line[c + next]! - line[c]!) * share[x]!;
    }
    return row;
  };
};
