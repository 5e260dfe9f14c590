/** One step of doubling: every pixel takes the extreme of itself and the one `hop` further on. Rows stay contiguous. */
const widen = (
  from: Uint8Array,
  width: number,
  height: number,
  hop: number,
  down: boolean,
  highest: boolean,
): Uint8Array => {
  const to = new Uint8Array(from.length);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const other = down ? Math.min(height - 1, y + hop) * width : row;
    for (let x = 0; x < width; x++) {
      const a = from[row + x]!;
      const b = from[other + (down ? x : x + hop < width ? x + hop : width - 1)]!;
      to[row + x] = a > b === highest ? a : b;
    }
  }
  return to;
};

/** Running extreme over `size` pixels along one axis in log2(size) steps: the same cost for every content. */
const along = (
  bytes: Uint8Array,
  width: number,
  height: number,
  size: number,
  down: boolean,
  highest: boolean,
): Uint8Array => {
  let current = bytes;
  for (let reach = 1; reach < size; ) {
    const hop = Math.min(reach, size - reach);
    current = widen(current, width, height, hop, down, highest);
    reach += hop;
  }
  // Centre the window: every entry now covers itself and size - 1 further on.
  const shift = (size - 1) >> 1;
  const out = new Uint8Array(bytes.length);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const from = down ? Math.max(0, y - shift) * width : row;
    for (let x = 0; x < width; x++) out[row + x] = current[from + (down ? x : x > shift ? x - shift : 0)]!;
  }
  return out;
};

const extreme = (bytes: Uint8Array, width: number, height: number, size: number, highest: boolean): Uint8Array =>
  size < 2 ? bytes : along(along(bytes, width, height, size, false, highest), width, height, size, true, highest);

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
