import type { Mask } from '#engines/raster/raster.ts';

/** A mask that travels as JSON: lengths of runs in reading order, the first one outside. */
export type RunLengthMask = { readonly width: number; readonly height: number; readonly runs: readonly number[] };

export const encodeRuns = (mask: Mask): RunLengthMask => {
  const runs: number[] = [];
  let inside = false;
  let length = 0;
  for (const byte of mask.data) {
    if (byte > 127 !== inside) {
      runs.push(length);
      inside = !inside;
      length = 0;
    }
    length++;
  }
  runs.push(length);
  return { width: mask.width, height: mask.height, runs };
};

/** Throws a RangeError when the runs do not fill the size exactly. */
export const decodeRuns = (encoded: RunLengthMask): Mask => {
  const data = new Uint8Array(encoded.width * encoded.height);
  let at = 0;
  let inside = false;
  for (const run of encoded.runs) {
    if (!Number.isInteger(run) || run < 0 || at + run > data.length)
      throw new RangeError('mask runs do not fit its size');
    if (inside) data.fill(255, at, at + run);
    at += run;
    inside = !inside;
  }
  if (at !== data.length) throw new RangeError('mask runs do not fit its size');
  return { width: encoded.width, height: encoded.height, data };
};

/** Nearest-neighbour to another size. */
export const resizeMask = (mask: Mask, width: number, height: number): Mask => {
  if (mask.width === width && mask.height === height) return mask;
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = Math.min(mask.height - 1, Math.floor(((y + 0.5) * mask.height) / height)) * mask.width;
    for (let x = 0; x < width; x++)
      data[y * width + x] = mask.data[row + Math.min(mask.width - 1, Math.floor(((x + 0.5) * mask.width) / width))]!;
  }
  return { width, height, data };
};
