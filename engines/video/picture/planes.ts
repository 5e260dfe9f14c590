import type { Raster } from '#engines/raster/raster.ts';
import type { Kernel } from '#engines/video/kernel/kernel.ts';
import { reducingTaps, type Taps } from '#engines/video/picture/taps.ts';

/** An I420 picture in the kernel's memory: Y, then U, then V without gaps. Sides are even. Chroma sits in the middle of its four pixels. */
export type Planes = { readonly at: number; readonly width: number; readonly height: number };

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export const planeBytes = (width: number, height: number): number => (width * height * 3) / 2;

export const newPlanes = (kernel: Kernel, width: number, height: number): Planes => ({
  at: kernel.heap.reserve(planeBytes(width, height)),
  width,
  height,
});

export const freePlanes = (kernel: Kernel, planes: Planes): void => kernel.heap.release(planes.at);

/** The three planes as {address, width, height, divisor of the luma grid}. */
export const eachPlane = ({ at, width, height }: Planes) => {
  const size = width * height;
  return [
    { at, width, height, by: 1 },
    { at: at + size, width: width / 2, height: height / 2, by: 2 },
    { at: at + size + size / 4, width: width / 2, height: height / 2, by: 2 },
  ] as const;
};

/** Rows at a time: the RGB of a whole 50-megapixel photo never lies in the kernel's memory. */
const BAND = 64;

/** Copies an even-sided part of a photo into planes of the same size. */
export function toPlanes(kernel: Kernel, photo: Raster, part: Box): Planes {
  const planes = newPlanes(kernel, part.width, part.height);
  const [y, u, v] = eachPlane(planes);
  const stride = part.width * 3;
  const band = kernel.heap.reserve(stride * BAND);
  for (let row = 0; row < part.height; row += BAND) {
    const rows = Math.min(BAND, part.height - row);
    const bytes = kernel.heap.bytes(band, stride * BAND);
    for (let j = 0; j < rows; j++) {
      const start = ((part.y + row + j) * photo.width + part.x) * 3;
      bytes.set(photo.data.subarray(start, start + stride), j * stride);
    }
    const chroma = (row / 2) * u.width;
    kernel.toPlanes(band, stride, part.width, rows, y.at + row * part.width, u.at + chroma, v.at + chroma);
  }
  kernel.heap.release(band);
  return planes;
}

/** A smaller copy by a filter as wide as the reduction. */
export function reducePlanes(kernel: Kernel, source: Planes, width: number, height: number): Planes {
  const planes = newPlanes(kernel, width, height);
  const from = eachPlane(source);
  const tables = [1, 2].map((by) => ({
    x: reducingTaps({ count: width / by, origin: 0, step: source.width / width, size: source.width / by }),
    y: reducingTaps({ count: height / by, origin: 0, step: source.height / height, size: source.height / by }),
  }));
  eachPlane(planes).forEach((plane, index) => {
    const { x, y } = tables[plane.by - 1]!;
    resampleOnce(kernel, from[index]!, plane, x, y);
  });
  return planes;
}

/** V8 runs a first call in its quick, slow code and only later ones in optimised code: one call a plane took five times as long. */
const ROWS_A_CALL = 32;

type Plane = { at: number; width: number; height: number };

function resampleOnce(kernel: Kernel, src: Plane, dst: Plane, x: Taps, y: Taps): void {
  const { heap } = kernel;
  const parts = [x.first, x.weights, y.first, y.weights].map((table) => {
    const at = heap.reserve(table.byteLength);
    heap.bytes(at, table.byteLength).set(new Uint8Array(table.buffer, table.byteOffset, table.byteLength));
    return at;
  });
  const row = heap.reserve(src.width * 2 + 16);
  const [xFirst, xWeights, yFirst, yWeights] = parts as [number, number, number, number];
  for (let top = 0; top < dst.height; top += ROWS_A_CALL) {
    const height = Math.min(ROWS_A_CALL, dst.height - top);
    const into = dst.at + top * dst.width;
    const columns = [xFirst, xWeights, x.taps] as const;
    const rows = [yFirst + top * 4, yWeights + top * y.taps * 2, y.taps] as const;
    kernel.resample(src.at, src.width, into, dst.width, dst.width, height, ...columns, ...rows, src.width, row);
  }
  for (const at of [...parts, row]) heap.release(at);
}
