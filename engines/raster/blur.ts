import { placesOf, rasterKernel } from '#engines/raster/kernel/kernel.ts';
import type { Plane } from '#engines/raster/raster.ts';

/** Running means over (2r+1) squares, one after another; at the border over what is inside. Costs the same for every radius. */
const boxes = ({ width, height, data }: Plane, radii: readonly number[]): Plane => {
  const count = width * height;
  const [first, tmp, second, sums, end] = placesOf(count * 4, count * 4, count * 4, width * 8);
  const kernel = rasterKernel(end);
  new Float32Array(kernel.memory.buffer, first, count).set(data.subarray(0, count));
  let [from, to] = [first, second];
  for (const radius of radii) {
    kernel.boxBlur(from, tmp, to, sums, width, height, Math.max(1, Math.round(radius)));
    [from, to] = [to, from];
  }
  return { width, height, data: new Float32Array(kernel.memory.buffer, from, count).slice() };
};

export const boxBlur = (plane: Plane, radius: number): Plane => boxes(plane, [radius]);

/** Two boxes: close to a Gaussian of the same reach. */
export const softBlur = (plane: Plane, radius: number): Plane => boxes(plane, [radius / 2, radius / 2]);
