/** Running extreme along one axis by doubling: log2(size) passes of pairwise max/min, no queue, same for every content. */
const extremeLine = (
  source: Uint8Array,
  count: number,
  lines: number,
  step: number,
  lineStep: number,
  size: number,
  highest: boolean,
): Uint8Array => {
  let current = source;
  let reach = 1;
  while (reach < size) {
    const hop = Math.min(reach, size - reach);
    const next = new Uint8Array(source.length);
    for (let line = 0; line < lines; line++) {
      const o = line * lineStep;
      for (let k = 0; k < count; k++) {
        const a = current[o + k * step]!;
        const b = current[o + Math.min(count - 1, k + hop) * step]!;
        next[o + k * step] = highest ? (a > b ? a : b) : a < b ? a : b;
      }
    }
    current = next;
    reach += hop;
  }
  // Centre the window: entry k now covers k..k+size-1.
  const shift = (size - 1) >> 1;
  const out = new Uint8Array(source.length);
  for (let line = 0; line < lines; line++) {
    const o = line * lineStep;
    for (let k = 0; k < count; k++) out[o + k * step] = current[o + Math.max(0, k - shift) * step]!;
  }
  return out;
};

const extreme = (bytes: Uint8Array, width: number, height: number, size: number, highest: boolean): Uint8Array =>
  size < 2
    ? bytes
    : extremeLine(extremeLine(bytes, width, height, 1, width, size, highest), height, width, width, 1, size, highest);

/** Square window of odd `size`. */
export const dilate = (bytes: Uint8Array, width: number, height: number, size: number): Uint8Array =>
  extreme(bytes, width, height, size | 1, true);

export const erode = (bytes: Uint8Array, width: number, height: number, size: number): Uint8Array =>
  extreme(bytes, width, height, size | 1, false);

/** Thin dark things (wires, twigs, muntins) vanish. */
export const close = (bytes: Uint8Array, width: number, height: number, size: number): Uint8Array =>
  erode(dilate(bytes, width, height, size), width, height, size);

/** Thin bright things vanish. */
export const open = (bytes: Uint8Array, width: number, height: number, size: number): Uint8Array =>
  dilate(erode(bytes, width, height, size), width, height, size);
