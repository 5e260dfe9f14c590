import { dilate } from '#engines/raster/morphology.ts';
import { placesAbove, placesIn } from '#engines/raster/places.ts';
import type { Plane } from '#engines/raster/raster.ts';
import { labelRegions } from '#engines/raster/regions.ts';

/** Chance of a car from which a place counts to one, and cells around that go with it. */
const SOME = 0.25;
const RIM = 9;
/** Share of the height below a car within which ground is seen, its chance, and the share of the columns in which that must be: a hedge hides some of its wheels. */
const FOOT = 0.03;
const GROUND = 0.4;
const STANDS = 0.2;

/** Lowest row of each column of every piece that has one, as the columns that are there and those that stand on ground. */
const feetOf = (labels: Int32Array, ground: Plane, count: number): readonly [Float64Array, Float64Array] => {
  const { width, height, data } = ground;
  const [columns, standing] = [new Float64Array(count), new Float64Array(count)];
  const reach = Math.ceil(FOOT * height);
  for (let x = 0; x < width; x++)
    for (let y = 0, i = x; y < height; y++, i += width) {
      const label = labels[i]!;
      if (label === 0 || (y + 1 < height && labels[i + width] === label)) continue;
      columns[label - 1]!++;
      for (let k = 0; k <= reach; k++)
        if (y + k >= height || data[i + k * width]! > GROUND) {
          standing[label - 1]!++;
          break;
        }
    }
  return [columns, standing];
};

/** How far a place is read as a car that stands on no ground, 0..1: the beam of a porch with its dark below is the roof of a car over its window to the network, and was flattened as paving is. */
export const floatingCars = (cars: Plane, ground: Plane): Float32Array => {
  const { width, height, data } = cars;
  const { labels, regions } = labelRegions(placesAbove(data, SOME), width, height);
  const [columns, standing] = feetOf(labels, ground, regions.length);
  const floats = regions.map((_, n) => standing[n]! < STANDS * columns[n]!);
  const around = dilate(placesIn(labels, floats), width, height, RIM);
  const out = new Float32Array(data.length);
  for (let i = 0; i < out.length; i++) if (around[i]) out[i] = data[i]!;
  return out;
};
