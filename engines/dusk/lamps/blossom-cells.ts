import { boxBlur } from '#engines/raster/blur.ts';
import { LINEAR } from '#engines/raster/colour.ts';
import { type Plane, type Raster, unfilledPlane } from '#engines/raster/raster.ts';

/** How many times as red as green a blossom is at least, and how much of its green its blue is: brick and cedar have less. */
const RED = 2;
const BLUE = 0.65;
/** Cells around in which its leaves are looked for, and their share. */
const AROUND = 8;
const SOME = 0.15;

/** Whether what lies in the middle of a cell is as red as a blossom. */
const isRed = ({ width, height, data }: Raster, size: Plane, i: number): boolean => {
  const x = Math.floor((((i % size.width) + 0.5) * width) / size.width);
  const y = Math.floor(((Math.floor(i / size.width) + 0.5) * height) / size.height);
  const p = 3 * (y * width + x);
  const [r, g, b] = [LINEAR[data[p]!]!, LINEAR[data[p + 1]!]!, LINEAR[data[p + 2]!]!];
  return r > RED * g && b > BLUE * g;
};

/** The chance of leaves, and of the red blossoms among them: to the network they are the wall behind, and shone in the light of a porch that they stand before. */
export const withBlossoms = (photo: Raster, leaf: Plane): Plane => {
  const out = unfilledPlane(leaf.width, leaf.height);
  const around = boxBlur(leaf, AROUND).data;
  for (let i = 0; i < around.length; i++)
    out.data[i] = leaf.data[i]! < 0.9 && around[i]! > SOME && isRed(photo, leaf, i) ? 1 : leaf.data[i]!;
  return out;
};
