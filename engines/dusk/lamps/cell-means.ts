import { newPlane, type Plane } from '#engines/raster/raster.ts';

const addRow = (
  out: Float32Array,
  row: number,
  columns: Int32Array,
  bytes: Uint8Array,
  start: number,
  worth: Float32Array,
): void => {
  for (let x = 0; x < columns.length; ) {
    const column = columns[x]!;
    // A cell's run of pixels at once, added in single precision as its plane would hold it.
    let sum = out[row + column]!;
    for (; x < columns.length && columns[x] === column; x++) sum = Math.fround(sum + worth[bytes[start + x]!]!);
    out[row + column] = sum;
  }
};

/** Mean of a byte's worth over the cells of the network. */
export const meanIn = (
  bytes: Uint8Array,
  photo: { readonly width: number; readonly height: number },
  size: Plane,
  worth: Float32Array,
): Plane => {
  const out = newPlane(size.width, size.height);
  const counts = new Float32Array(out.data.length);
  const columns = new Int32Array(photo.width);
  const wide = new Uint32Array(size.width);
  for (let x = 0; x < photo.width; x++) {
    columns[x] = Math.floor((x * size.width) / photo.width);
    wide[columns[x]!]!++;
  }
  for (let y = 0; y < photo.height; y++) {
    const row = Math.floor((y * size.height) / photo.height) * size.width;
    addRow(out.data, row, columns, bytes, y * photo.width, worth);
    for (let x = 0; x < wide.length; x++) counts[row + x]! += wide[x]!;
  }
  for (let i = 0; i < counts.length; i++) {
    if (counts[i]) {
      out.data[i]! /= counts[i]!;
      continue;
    }
    // A photo smaller than the network's picture: the pixel that lies there.
    const [x, y] = [i % size.width, Math.floor(i / size.width)];
    const row = Math.floor((y * photo.height) / size.height) * photo.width;
    out.data[i] = worth[bytes[row + Math.floor((x * photo.width) / size.width)]!]!;
  }
  return out;
};
