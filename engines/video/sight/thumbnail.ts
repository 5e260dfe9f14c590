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
      let [r, g, b] = [0, 0, 0];
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
  const across = new Float32Array(plane.length);
  const both = new Float32Array(plane.length);
  blurLines(plane, across, { lines: height, length: width, stride: 1, next: width, radius });
  blurLines(across, both, { lines: width, length: height, stride: width, next: 1, radius });
  return both;
}

function blurLines(
  from: Float32Array,
  to: Float32Array,
  {
    lines,
    length,
    stride,
    next,
    radius,
  }: { lines: number; length: number; stride: number; next: number; radius: number },
): void {
  const share = 1 / (2 * radius + 1);
  for (let line = 0; line < lines; line++) {
    const start = line * next;
    const value = (i: number) => from[start + Math.min(length - 1, Math.max(0, i)) * stride]!;
    let sum = 0;
    for (let i = -radius; i <= radius; i++) sum += value(i);
    for (let i = 0; i < length; i++) {
      to[start + i * stride] = sum * share;
      sum += value(i + radius + 1) - value(i - radius);
    }
  }
}
