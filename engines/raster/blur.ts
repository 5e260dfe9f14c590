import { placesOf, rasterKernel } from '#engines/raster/kernel/kernel.ts';
import { type Plane, unfilled } from '#engines/raster/raster.ts';

/**
 * Running means over (2r+1) squares, one after another; at the border over what is inside. Costs the same for every radius. `times` is
 * multiplied where it is blurred, and the means go to `out`: a plane is made anew in a third of the time of a blur.
 */
const boxes = (
  { width, height, data }: Plane,
  radii: readonly number[],
  times: Float32Array | undefined,
  out: Float32Array,
): Plane => {
  const count = width * height;
  const [first, tmp, second, sums, end] = placesOf(count * 4, count * 4, count * 4, width * 8 + 32);
  const kernel = rasterKernel(end);
  const { buffer } = kernel.memory;
  new Float32Array(buffer, first, count).set(data.subarray(0, count));
  if (times) {
    new Float32Array(buffer, tmp, count).set(times.subarray(0, count));
    kernel.multiply(first, tmp, count);
  }
  let [from, to] = [first, second];
  for (const radius of radii) {
    kernel.boxBlur(from, tmp, to, sums, width, height, Math.max(1, Math.round(radius)));
    [from, to] = [to, from];
  }
  out.set(new Float32Array(buffer, from, count));
  return { width, height, data: out };
};

const newFor = ({ width, height }: Plane): Float32Array => unfilled(width * height);

export const boxBlur = (plane: Plane, radius: number): Plane => boxes(plane, [radius], undefined, newFor(plane));

/** Two boxes: close to a Gaussian of the same reach. */
export const softBlur = (plane: Plane, radius: number): Plane =>
  boxes(plane, [radius / 2, radius / 2], undefined, newFor(plane));

/** The same of the product of two planes. */
export const boxBlurOf = (plane: Plane, times: Plane, radius: number): Plane =>
  boxes(plane, [radius], times.data, newFor(plane));
export const softBlurOf = (plane: Plane, times: Plane, radius: number): Plane =>
  boxes(plane, [radius / 2, radius / 2], times.data, newFor(plane));

/** The same of a plane that nobody needs any more, in its place. */
export const boxBlurOver = (plane: Plane, radius: number): Float32Array =>
  boxes(plane, [radius], undefined, plane.data).data;

/** The sum of planes of one size. */
export const sumOfPlanes = (planes: readonly Float32Array[], count: number): Float32Array => {
  const [sum, next, end] = placesOf(count * 4, count * 4);
  const kernel = rasterKernel(end);
  const { buffer } = kernel.memory;
  const held = new Float32Array(buffer, sum, count);
  if (planes[0]) held.set(planes[0]);
  else held.fill(0);
  const more = new Float32Array(buffer, next, count);
  for (const plane of planes.slice(1)) {
    more.set(plane);
    kernel.add(sum, next, count);
  }
  return held.slice();
};
