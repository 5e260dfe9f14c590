import { type Kernel, placesOf, rasterKernel } from '#engines/raster/kernel/kernel.ts';
import { type Mask, newPlane, newRaster, type Plane, type Raster, unfilled } from '#engines/raster/raster.ts';

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
  const data = unfilled(width * height);
  growRows(plane, width, height, 0, height, data);
  return { width, height, data };
};

/** A mask at a larger size with an outline as smooth as it was: the nearest pixel would make stairs of it. */
export const growMask = (mask: Mask, width: number, height: number): Mask => {
  if (mask.width === width && mask.height === height) return mask;
  const soft = growPlane(
    { width: mask.width, height: mask.height, data: new Float32Array(mask.data) },
    width,
    height,
  ).data;
  const data = new Uint8Array(width * height);
  for (let i = 0; i < data.length; i++) if (soft[i]! > 127.5) data[i] = 255;
  return { width, height, data };
};

/** Some rows of the grown plane alone: only what they lie between is copied to the kernel. */
export const growRows = (
  plane: Plane,
  width: number,
  height: number,
  from: number,
  to: number,
  rows: Float32Array,
): void => {
  const made = width * (to - from);
  const [src, dst, scratch, end] = placesOf(plane.data.length * 4, made * 4, growScratch(width));
  const kernel = rasterKernel(end);
  growIn(kernel, plane, width, height, [from, to], [src, dst, scratch]);
  rows.set(new Float32Array(kernel.memory.buffer, dst, made));
};

/** Bytes that growing to this width needs beside the plane and its rows. */
export const growScratch = (width: number): number => 4 * (width * 4 + 16);

/** The same in the kernel's own memory, from `src` to `dst`: nobody else has to read the rows. */
export const growIn = (
  kernel: Kernel,
  { width: w, height: h, data }: Plane,
  width: number,
  height: number,
  [from, to]: readonly [number, number],
  [src, dst, scratch]: readonly [number, number, number],
): void => {
  const top = Math.max(0, Math.min(h - 2, sourceRow(from, h, height)));
  const bottom = Math.min(h, Math.max(0, sourceRow(to - 1, h, height)) + 2);
  new Float32Array(kernel.memory.buffer, src, w * (bottom - top)).set(data.subarray(w * top, w * bottom));
  kernel.grow(src, w, h, top, dst, width, height, from, to, scratch);
};

const sourceRow = (y: number, from: number, to: number): number => Math.floor(((y + 0.5) * from) / to - 0.5);

/** Area average of a picture down to a smaller size; a picture that is small enough comes back as it is. */
export const shrinkRaster = (photo: Raster, width: number, height: number): Raster => {
  if (photo.width <= width && photo.height <= height) return photo;
  const out = newRaster(width, height);
  const columns = Int32Array.from({ length: width + 1 }, (_, x) => Math.floor((x * photo.width) / width));
  for (let y = 0; y < height; y++) {
    const top = Math.floor((y * photo.height) / height);
    const bottom = Math.max(top + 1, Math.floor(((y + 1) * photo.height) / height));
    shrinkRow(photo, columns, top, bottom, out.data, y * width * 3);
  }
  return out;
};

/** One row of it, into the bytes from `start` on. */
const shrinkRow = (
  { width, data }: Raster,
  columns: Int32Array,
  top: number,
  bottom: number,
  out: Uint8Array,
  start: number,
): void => {
  for (let x = 0, o = start; x + 1 < columns.length; x++, o += 3) {
    const left = columns[x]!;
    const right = Math.max(left + 1, columns[x + 1]!);
    const n = (bottom - top) * (right - left);
    if (n === 1) {
      const p = (top * width + left) * 3;
      out[o] = data[p]!;
      out[o + 1] = data[p + 1]!;
      out[o + 2] = data[p + 2]!;
      continue;
    }
    let r = 0;
    let g = 0;
    let b = 0;
    for (let j = top; j < bottom; j++)
      for (let p = (j * width + left) * 3, end = (j * width + right) * 3; p < end; p += 3) {
        r += data[p]!;
        g += data[p + 1]!;
        b += data[p + 2]!;
      }
    out[o] = r / n + 0.5;
    out[o + 1] = g / n + 0.5;
    out[o + 2] = b / n + 0.5;
  }
};

/** Area mean of a picture at any smaller size: red, green and blue as planes of 0..255, one after the other. */
export const squeezedPlanes = (photo: Raster, width: number, height: number): Float32Array => {
  const [src, dst, sums, end] = placesOf(photo.data.length, width * height * 12, photo.width * 12);
  const kernel = rasterKernel(end);
  const { buffer } = kernel.memory;
  new Uint8Array(buffer, src, photo.data.length).set(photo.data);
  kernel.squeeze(src, photo.width, photo.height, dst, width, height, sums);
  return new Float32Array(buffer, dst, width * height * 3).slice();
};

/** The same as a picture: every pixel counts by how much of it lies inside, where `shrinkRaster` takes whole ones. */
export const squeezedRaster = (photo: Raster, width: number, height: number): Raster => {
  if (photo.width <= width && photo.height <= height) return photo;
  const planes = squeezedPlanes(photo, width, height);
  const count = width * height;
  const out = newRaster(width, height);
  for (let i = 0; i < count; i++) for (let c = 0; c < 3; c++) out.data[i * 3 + c] = planes[c * count + i]! + 0.5;
  return out;
};

/** The size whose longer side is at most `side`. */
export const fitted = (width: number, height: number, side: number): { width: number; height: number } => {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};
