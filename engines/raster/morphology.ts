/** The greater or the smaller of two runs of bytes. One loop each: a choice inside it costs half the time again. */
const extremes = (
  from: Uint8Array,
  to: Uint8Array,
  here: number,
  there: number,
  count: number,
  highest: boolean,
): void => {
  if (highest)
    for (let k = 0; k < count; k++) {
      const a = from[here + k]!;
      const b = from[there + k]!;
      to[here + k] = a > b ? a : b;
    }
  else
    for (let k = 0; k < count; k++) {
      const a = from[here + k]!;
      const b = from[there + k]!;
      to[here + k] = a < b ? a : b;
    }
};

/** One step of doubling: every pixel takes the extreme of itself and the one `hop` further on. Rows stay contiguous. */
const widen = (
  from: Uint8Array,
  to: Uint8Array,
  width: number,
  height: number,
  hop: number,
  down: boolean,
  highest: boolean,
): void => {
  for (let y = 0; y < height; y++) {
    const row = y * width;
    if (down) {
      extremes(from, to, row, Math.min(height - 1, y + hop) * width, width, highest);
      continue;
    }
    const inside = Math.max(0, width - hop);
    extremes(from, to, row, row + hop, inside, highest);
    const last = from[row + width - 1]!;
    for (let i = row + inside; i < row + width; i++)
      to[i] = highest ? Math.max(from[i]!, last) : Math.min(from[i]!, last);
  }
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
  // Two buffers in turn: a new one for every step kept the collector busy for a tenth of a run.
  const buffers = [new Uint8Array(bytes.length), new Uint8Array(bytes.length)] as const;
  let current = bytes;
  let turn: 0 | 1 = 0;
  for (let reach = 1; reach < size; ) {
    const hop = Math.min(reach, size - reach);
    widen(current, buffers[turn], width, height, hop, down, highest);
    current = buffers[turn];
    turn = turn === 0 ? 1 : 0;
    reach += hop;
  }
  // Centre the window: every entry now covers itself and size - 1 further on.
  const shift = (size - 1) >> 1;
  const out = buffers[turn];
  for (let y = 0; y < height; y++) {
    const row = y * width;
    if (down) {
      const from = Math.max(0, y - shift) * width;
      out.set(current.subarray(from, from + width), row);
    } else {
      const edge = Math.min(shift, width);
      out.fill(current[row]!, row, row + edge);
      out.set(current.subarray(row, row + width - edge), row + edge);
    }
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
