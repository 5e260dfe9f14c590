import { duskKernel } from '#engines/dusk/kernel/kernel.ts';
import { placesOf, rasterKernel } from '#engines/raster/kernel/kernel.ts';
import { noiseLattice } from '#engines/raster/noise.ts';

/** Noise of many places at once: `xs` and `ys` are written, then `noise` fills `out`. Holds until the raster's kernel is asked for anything else. */
export type NoiseRow = {
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  readonly out: Float64Array;
  noise(count: number, octaves: number): void;
};

/** Fractal noise of this seed in the kernel, for rows of up to so many places. */
export const noiseRow = (seed: number, width: number): NoiseRow => {
  const values = noiseLattice(seed);
  const [lattice, xs, ys, out, end] = placesOf(values.byteLength, width * 8, width * 8, width * 8);
  const { memory } = rasterKernel(end);
  const kernel = duskKernel(memory);
  const { buffer } = memory;
  new Float32Array(buffer, lattice, values.length).set(values);
  return {
    xs: new Float64Array(buffer, xs, width),
    ys: new Float64Array(buffer, ys, width),
    out: new Float64Array(buffer, out, width),
    noise: (count, octaves) => kernel.noise(lattice, xs, ys, out, count, octaves),
  };
};
