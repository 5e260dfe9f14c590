import type { Raster } from '#engines/raster/raster.ts';

/** Pixels around a tuft that it is measured against: three or four tufts of a carpet a few metres away. */
const AROUND = 7;
/** How many times its surroundings' usual difference a tuft stands out at most. */
const MOST = 2.2;

/** How high the photo's tufts stand at each pixel of the furniture layer, 0..255: light ones catch the light because they are high, dark ones are the gaps between. */
export const tuftsOf = (photo: Raster, width: number, height: number): Uint8Array => {
  const own = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = Math.min(photo.height - 1, Math.floor(((y + 0.5) * photo.height) / height)) * photo.width;
    for (let x = 0; x < width; x++) {
      const i = (row + Math.min(photo.width - 1, Math.floor(((x + 0.5) * photo.width) / width))) * 3;
      own[y * width + x] = photo.data[i]! + 2 * photo.data[i + 1]! + photo.data[i + 2]!;
    }
  }
  const clump = mean(own, width, 1);
  const around = mean(own, width, AROUND);
  const usual = mean(
    clump.map((v, i) => Math.abs(v - around[i]!)),
    width,
    2 * AROUND,
  );
  const out = new Uint8Array(new SharedArrayBuffer(width * height));
  for (let i = 0; i < out.length; i++) {
    const off = (clump[i]! - around[i]!) / (usual[i]! + 2);
    out[i] = Math.round(127.5 * (1 + Math.max(-1, Math.min(1, off / MOST))));
  }
  return out;
};

/** Box mean by running sums; the picture's rim counts again and again. */
const mean = (from: Float32Array, width: number, reach: number): Float32Array => {
  const height = from.length / width;
  const pass = (data: Float32Array, lines: number, next: number, count: number, step: number): Float32Array => {
    const out = new Float32Array(data.length);
    for (let l = 0; l < lines; l++) {
      const at = (k: number) => data[l * next + Math.max(0, Math.min(count - 1, k)) * step]!;
      let sum = 0;
      for (let k = -reach; k <= reach; k++) sum += at(k);
      for (let k = 0; k < count; k++) {
        out[l * next + k * step] = sum / (2 * reach + 1);
        sum += at(k + reach + 1) - at(k - reach);
      }
    }
    return out;
  };
  return pass(pass(from, height, width, width, 1), width, 1, height, width);
};
