import { close, open } from '#engines/raster/morphology.ts';
import { ease } from '#engines/raster/scalar.ts';

/** A piece of the photo's luma around one window. */
export type LumaCrop = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly luma: Uint8Array;
};

const BINS = 48;

/**
 * Frames and muntins: thin, lighter or darker than the glass, and running the whole way across. Reflections of twigs
 * are thin too but run nowhere. Returns 0..1 for a pixel of the crop at (u, v) of the window.
 */
export const barsIn = (crop: LumaCrop, uv: Float32Array): ((i: number) => number) => {
  const { width, height, luma } = crop;
  const size = Math.max(3, Math.min(19, Math.round(Math.min(width, height) * 0.15))) | 1;
  const opened = open(luma, width, height, size);
  const closed = close(luma, width, height, size);
  const thin = new Float32Array(width * height);
  const hits = [new Float32Array(BINS), new Float32Array(BINS)];
  const totals = [new Float32Array(BINS), new Float32Array(BINS)];
  for (let i = 0; i < thin.length; i++) {
    thin[i] = Math.max(luma[i]! - opened[i]!, (closed[i]! - luma[i]!) * 0.8) / 255;
    for (let axis = 0; axis < 2; axis++) {
      const place = uv[i * 2 + axis]!;
      if (place < 0 || place >= 1 || uv[i * 2 + 1 - axis]! < 0.08 || uv[i * 2 + 1 - axis]! > 0.92) continue;
      const bin = Math.floor(place * BINS);
      totals[axis]![bin]!++;
      if (thin[i]! > 0.05) hits[axis]![bin]!++;
    }
  }
  const runs = hits.map((axis, n) => axis.map((v, bin) => ease(0.4, 0.7, v / Math.max(1, totals[n]![bin]!))));
  return (i) => {
    let run = 0;
    for (let axis = 0; axis < 2; axis++) {
      const bin = Math.floor(uv[i * 2 + axis]! * BINS);
      for (let b = Math.max(0, bin - 1); b <= Math.min(BINS - 1, bin + 1); b++) run = Math.max(run, runs[axis]![b]!);
    }
    return run * ease(0.025, 0.08, thin[i]!);
  };
};
