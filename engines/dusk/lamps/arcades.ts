import { lampsUnder, type PorchPlace } from '#engines/dusk/lamps/porch-lamps.ts';
import type { Porch, PorchSight } from '#engines/dusk/lamps/porch-zones.ts';
import { boxBlurOver } from '#engines/raster/blur.ts';
import { open } from '#engines/raster/morphology.ts';
import { newPlane, type Plane, type Raster } from '#engines/raster/raster.ts';
import { labelRegions, type Region } from '#engines/raster/regions.ts';
import { quantile } from '#engines/raster/scalar.ts';

/** Share of the open wall's light below which a place lies behind an opening, and from which one is the wall around it. */
const DARK = 0.13;
const WALL = 0.28;
/** Levels by which red stands above the least channel from which it is a thing of colour before the opening: a parasol glowed orange. */
const COLOURED = 13;
/** Chances from which a place is leaves, roof, glass or a door, and no air. */
const OTHER = 0.6;
/** Cells across of what stands before it, as chairs do, and over its head and under its foot to where wall is looked for. */
const THIN = 3;
const BORDER = 4;
/** Shares of the height and width that an opening takes. */
const LOWEST = 0.06;
const HIGHEST = 0.3;
const NARROWEST = 0.018;
/** Shares of its columns that have wall over them at least, and below them at most: a window has a sill. */
const WALLED = 0.4;
const SILL = 0.3;
/** Of the feet of its columns, the one behind chairs. */
const FLOOR = 0.6;
/** Its light against that of a porch: what is so dark by day takes more to be seen. */
const LIGHT = 5;

/** Whether what lies in the middle of a cell is of a warm colour. */
const isColoured = (photo: Raster, { width, height }: Plane, i: number): boolean => {
  const x = Math.floor((((i % width) + 0.5) * photo.width) / width);
  const y = Math.floor(((Math.floor(i / width) + 0.5) * photo.height) / height);
  const [r, g, b] = photo.data.subarray(3 * (y * photo.width + x)) as unknown as readonly [number, number, number];
  return r - Math.min(g, b) > COLOURED;
};

/** Cells as dark as what lies behind an opening. */
const darkIn = (photo: Raster, sight: PorchSight, light: Plane, glass: Plane, wall: number): Uint8Array => {
  const { leaf, roof, pane, ground, door } = sight;
  const out = new Uint8Array(light.data.length);
  for (let i = 0; i < out.length; i++) {
    if (light.data[i]! > DARK * wall || glass.data[i]! > 0.1 || ground.data[i]! > 0.5) continue;
    if (Math.max(leaf.data[i]!, roof.data[i]!, pane.data[i]!, door?.data[i] ?? 0) > OTHER) continue;
    if (!isColoured(photo, light, i)) out[i] = 1;
  }
  return out;
};

/** Head and foot of a dark place, column by column. */
const placeOf = (labels: Int32Array, id: number, { left, right, top, bottom }: Region, width: number): PorchPlace => {
  const [ceiling, floor] = [new Int32Array(width), new Int32Array(width)];
  for (let x = left; x <= right; x++) {
    let [first, last] = [-1, top];
    for (let y = top; y <= bottom; y++) {
      if (labels[y * width + x] !== id) continue;
      if (first < 0) first = y;
      last = y + 1;
    }
    [ceiling[x], floor[x]] = [first, last];
  }
  const end = quantile(floor.subarray(left, right + 1), FLOOR);
  for (let x = left; x <= right; x++) floor[x] = Math.min(floor[x]!, Math.max(end, ceiling[x]!));
  return { left, right: right + 1, ceiling, floor };
};

/** Share of a place's columns that have wall in the light so many cells below a row of theirs. */
const walledAt = (
  { left, right }: PorchPlace,
  rows: Int32Array,
  off: number,
  { house }: PorchSight,
  light: Plane,
  wall: number,
): number => {
  let n = 0;
  for (let x = left; x < right; x++) {
    const i = Math.min(light.height - 1, Math.max(0, rows[x]! + off)) * light.width + x;
    if (house.data[i]! > 0.5 && light.data[i]! > WALL * wall) n++;
  }
  return n / (right - left);
};

/** Cells from its highest head to its lowest foot. */
const tallIn = ({ left, right, ceiling, floor }: PorchPlace): number =>
  Math.max(...floor.subarray(left, right)) - Math.min(...ceiling.subarray(left, right));

/** Whether a dark place is an opening in a wall that reaches down to the ground. */
const isOpening = (place: PorchPlace, sight: PorchSight, light: Plane, wall: number): boolean => {
  const tall = tallIn(place);
  return (
    tall >= LOWEST * light.height &&
    tall <= HIGHEST * light.height &&
    walledAt(place, place.ceiling, -BORDER, sight, light, wall) >= WALLED &&
    walledAt(place, place.floor, BORDER, sight, light, wall) <= SILL
  );
};

/** Its cells, by their light. */
const bareIn = ({ left, right, ceiling, floor }: PorchPlace, labels: Int32Array, id: number, size: Plane): Plane => {
  const out = newPlane(size.width, size.height);
  for (let x = left; x < right; x++)
    for (let y = ceiling[x]!; y < floor[x]!; y++)
      if (labels[y * size.width + x] === id) out.data[y * size.width + x] = LIGHT;
  boxBlurOver(out, 1);
  return out;
};

/**
 * Arches and deep entries in a wall between two columns, as shares of the width, that are as dark as night by day: black holes in a lit
 * house. Lamps hang behind them as in a porch.
 */
export const arcadesIn = (
  photo: Raster,
  sight: PorchSight,
  light: Plane,
  glass: Plane,
  wall: number,
  [from, to]: readonly [number, number],
): Porch[] => {
  const { width, height } = light;
  const dark = open(darkIn(photo, sight, light, glass, wall), width, height, THIN);
  const { labels, regions } = labelRegions(dark, width, height);
  return regions.flatMap((region, n) => {
    const { left, right } = region;
    if (right - left < NARROWEST * width || right < from * width || left > to * width) return [];
    const place = placeOf(labels, n + 1, region, width);
    if (!isOpening(place, sight, light, wall)) return [];
    const deep = new Float32Array(width).fill(1, place.left, place.right);
    return [{ ...place, lamps: lampsUnder(place, deep), bare: bareIn(place, labels, n + 1, light) }];
  });
};
