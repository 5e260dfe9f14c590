import { placesOf, rasterKernel } from '#engines/raster/kernel/kernel.ts';
import type { Plane } from '#engines/raster/raster.ts';

type Axis = 'across' | 'down';
/** One extreme: over a square, or along one axis alone. */
type Step = { readonly size: number; readonly highest: boolean; readonly axis?: Axis };

/** Extremes over windows, one after another without leaving the kernel's memory: the same cost for every content. */
const extremes = (bytes: Uint8Array, width: number, height: number, steps: readonly Step[]): Uint8Array => {
  const count = width * height;
  const widest = Math.max(...steps.map(({ size }) => size));
  if (widest < 2 || count === 0) return bytes;
  const [first, tmp, second, line, end] = placesOf(count, count, count, width + 2 * widest);
  const kernel = rasterKernel(end);
  new Uint8Array(kernel.memory.buffer, first, count).set(bytes.subarray(0, count));
  let [from, to] = [first, second];
  for (const { size, highest, axis } of steps) {
    if (axis !== 'down') kernel.across(from, axis ? to : tmp, line, width, height, size, highest);
    if (axis !== 'across') kernel.down(axis ? from : tmp, to, width, height, size, highest);
    [from, to] = [to, from];
  }
  return new Uint8Array(kernel.memory.buffer, from, count).slice();
};

/** Square window of odd `size`. */
export const dilate = (bytes: Uint8Array, width: number, height: number, size: number): Uint8Array =>
  extremes(bytes, width, height, [{ size: size | 1, highest: true }]);

export const erode = (bytes: Uint8Array, width: number, height: number, size: number): Uint8Array =>
  extremes(bytes, width, height, [{ size: size | 1, highest: false }]);

/** Thin dark things (wires, twigs, muntins) vanish. */
export const close = (bytes: Uint8Array, width: number, height: number, size: number): Uint8Array =>
  extremes(bytes, width, height, [
    { size: size | 1, highest: true },
    { size: size | 1, highest: false },
  ]);

/** Thin bright things vanish. */
export const open = (bytes: Uint8Array, width: number, height: number, size: number): Uint8Array =>
  extremes(bytes, width, height, [
    { size: size | 1, highest: false },
    { size: size | 1, highest: true },
  ]);

/** Both along one axis alone: what is longer than `size` that way stays, however thin it is the other way. */
export const closeAlong = (bytes: Uint8Array, width: number, height: number, size: number, axis: Axis): Uint8Array =>
  extremes(bytes, width, height, [
    { size, highest: true, axis },
    { size, highest: false, axis },
  ]);

export const openAlong = (bytes: Uint8Array, width: number, height: number, size: number, axis: Axis): Uint8Array =>
  extremes(bytes, width, height, [
    { size, highest: false, axis },
    { size, highest: true, axis },
  ]);

/** The greatest or the least of the nine values around each. */
export const ofNine = ({ width, height, data }: Plane, highest: boolean): Plane => {
  const count = width * height;
  const [tmp, src, dst, end] = placesOf(count * 4, count * 4, count * 4);
  const kernel = rasterKernel(end);
  const { buffer } = kernel.memory;
  new Float32Array(buffer, src, count).set(data);
  kernel.ofNine(src, tmp, dst, width, height, highest);
  return { width, height, data: new Float32Array(buffer, dst, count).slice() };
};

/** 255 where either is set: a loop, since a closure a byte takes ten times as long. */
export const eitherOf = (a: Uint8Array, b: Uint8Array): Uint8Array => {
  const out = new Uint8Array(a.length);
  for (let i = 0; i < out.length; i++) if (a[i] || b[i]) out[i] = 255;
  return out;
};

/** 255 where the first is set and the second is not. */
export const without = (a: Uint8Array, b: Uint8Array): Uint8Array => {
  const out = new Uint8Array(a.length);
  for (let i = 0; i < out.length; i++) if (a[i] && !b[i]) out[i] = 255;
  return out;
};
