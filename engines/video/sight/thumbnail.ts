import type { Raster } from '#engines/raster/raster.ts';

/** A small copy in three opponent colours (0..1 luma; red-green; blue-yellow): enough to see where to look. */
export type Thumbnail = {
  readonly width: number;
  readonly height: number;
  readonly luma: Float32Array;
  readonly redGreen: Float32Array;
  readonly blueYellow: Float32Array;
};

const LONG_SIDE = 192;

/** Each small pixel is the mean of a 4x4 grid of samples of its area: a full mean of 12 megapixels would cost 50 ms more and show nothing else. */
export function thumbnail(photo: Raster): Thumbnail {
  const scale = Math.max(photo.width, photo.height) / LONG_SIDE;
  const width = Math.max(8, Math.round(photo.width / scale));
  const height = Math.max(8, Math.round(photo.height / scale));
  const size = width * height;
  const small = {
    width,
    height,
    luma: new Float32Array(size),
    redGreen: new Float32Array(size),
    blueYellow: new Float32Array(size),
  };
  const columns = Int32Array.from({ length: width * 4 }, (_, i) =>
    Math.min(photo.width - 1, Math.floor(((i + 0.5) / (width * 4)) * photo.width)),
  );
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      let r = 0;
      let g = 0;
      let b = 0;
      for (let j = 0; j < 4; j++) {
        const row = Math.min(photo.height - 1, Math.floor(((y * 4 + j + 0.5) / (height * 4)) * photo.height));
        for (let i = 0; i < 4; i++) {
          const pixel = (row * photo.width + columns[x * 4 + i]!) * 3;
          r += photo.data[pixel]!;
          g += photo.data[pixel + 1]!;
          b += photo.data[pixel + 2]!;
        }
      }
      small.luma[at] = (0.2126 * r + 0.7152 * g + 0.0722 * b) / 4080;
      small.redGreen[at] = (r - g) / 4080;
      small.blueYellow[at] = (b - (r + g) / 2) / 4080;
    }
  }
  return small;
}

/** Mean over a square of 2 * radius + 1, borders repeated, by running sums. */
export function boxBlur(plane: Float32Array, width: number, height: number, radius: number): Float32Array<ArrayBuffer> {
  const share = 1 / (2 * radius + 1);
  const across = new Float32Array(plane.length);
  for (let start = 0; start < plane.length; start += width) {
    const last = start + width - 1;
    let sum = plane[start]! * (radius + 1);
    for (let i = 1; i <= radius; i++) sum += plane[Math.min(last, start + i)]!;
    for (let at = start; at <= last; at++) {
      across[at] = sum * share;
      sum += plane[Math.min(last, at + radius + 1)]! - plane[Math.max(start, at - radius)]!;
    }
  }
  // Downwards whole rows at a time: one running sum a column.
  const both = new Float32Array(plane.length);
  const sums = new Float32Array(width);
  const add = (row: number, sign: number) => {
    const start = Math.min(height - 1, Math.max(0, row)) * width;
    for (let x = 0; x < width; x++) sums[x]! += sign * across[start + x]!;
  };
  for (let row = -radius; row <= radius; row++) add(row, 1);
  for (let y = 0; y < height; y++) {
    for (let x = 0, at = y * width; x < width; x++, at++) both[at] = sums[x]! * share;
    add(y + radius + 1, 1);
    add(y - radius, -1);
  }
  return both;
}
