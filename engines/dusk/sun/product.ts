import { type Plane, unfilledPlane } from '#engines/raster/raster.ts';

/** Two planes multiplied, cell by cell. */
export const product = (a: Plane, b: Plane): Plane => {
  const out = unfilledPlane(a.width, a.height);
  for (let i = 0; i < out.data.length; i++) out.data[i] = a.data[i]! * b.data[i]!;
  return out;
};
