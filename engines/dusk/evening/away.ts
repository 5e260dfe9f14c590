import { chanceOf } from '#engines/dusk/sight.ts';
import type { Segmentation } from '#engines/ports.ts';
import { close } from '#engines/raster/morphology.ts';
import { placesIn } from '#engines/raster/places.ts';
import { type Mask, newPlane, type Plane } from '#engines/raster/raster.ts';
import { labelRegions } from '#engines/raster/regions.ts';
import { growPlane } from '#engines/raster/resize.ts';
import { ease, exp2, mix } from '#engines/raster/scalar.ts';

/** Stops that the foreground and what stands beside the house lose: a photographer's evening is brightest at the house. */
const FOREGROUND = 0.4;
const BESIDE = 1;
/** And what a neighbour's house loses that is told from it: nobody lights it. */
const NEIGHBOUR = 1.2;
const NEIGHBOUR_REACH = 0.07;
/** Shares of the picture over which they are lost. */
const FOREGROUND_REACH = 0.4;
const BESIDE_REACH = 0.2;
/** Share of the width from the middle beyond which a house is a neighbour's. */
const MIDDLE = 0.3;

/** Where the house stands, in shares of the picture: its middle and half its width, the row below which little of it is, and the columns beyond which the neighbours' are. */
export type House = {
  readonly middle: number;
  readonly half: number;
  readonly bottom: number;
  readonly span: readonly [number, number];
};

/** Stops lost by hills in the haze behind everything: at dusk they are darker than the sky, and blue. */
const HILL = 1.7;
/** Cells of theirs over which a wire or a pole before them does not count, and the chance from which a place is built or ground: a white board is as pale as haze, concrete in the shade as blue. */
const BEFORE = 11;
const BUILT = [0.4, 0.6] as const;

/** Share of the photo's width that a range of hills takes at least, and of it that is told to be hill, where the network's word for a house does not count. */
const RANGE = 0.25;
const WHOLE = 0.75;

/** 1 on ranges of hills that are broad and told nearly all over: rocks in the sun are told in patches. */
const wholeOf = ({ width, height, data }: Mask, joined: Uint8Array): Uint8Array => {
  const { labels, regions } = labelRegions(joined, width, height);
  const told = new Uint32Array(regions.length);
  for (let i = 0; i < labels.length; i++) if (labels[i] && data[i]) told[labels[i]! - 1]!++;
  const whole = regions.map(({ left, right, area }, n) => right - left > RANGE * width && told[n]! > WHOLE * area);
  return placesIn(labels, whole);
};

/** Takes it where hills were seen, at any size. */
export const darkenHills = (away: Plane, hills: Mask, seen: Segmentation): void => {
  const { width, height } = away;
  const grown = (data: Uint8Array): Float32Array =>
    growPlane({ width: hills.width, height: hills.height, data: new Float32Array(data) }, width, height).data;
  const joined = close(hills.data, hills.width, hills.height, BEFORE);
  const own = grown(wholeOf(hills, joined));
  const soft = grown(joined);
  const ground = growPlane(chanceOf(seen, 'ground', 'floor'), width, height).data;
  const house = growPlane(chanceOf(seen, 'facade', 'wall', 'roof', 'pane', 'window'), width, height).data;
  for (let i = 0; i < soft.length; i++)
    // A hill is a house to the network now and then; what stands before one is not.
    away.data[i]! += HILL * soft[i]! * ease(BUILT[1], BUILT[0], ground[i]! + house[i]! * (1 - own[i]!));
};

/** Stops that a wooden fence or shed beside the house loses besides, where the network sees neither house nor ground nor leaves: nobody lights it. Stops of red over green between which a thing is grey, as snow is, and wood. */
const FENCE = 0.6;
const FENCED = [0.3, 0.9] as const;
const WOOD = [0.3, 0.6] as const;

/** Takes them at any size. */
export const darkenFences = (away: Plane, seen: Segmentation, warm: Plane): void => {
  const other = growPlane(chanceOf(seen, 'other'), away.width, away.height).data;
  for (let i = 0; i < other.length; i++) {
    const fence = ease(0.5, 0.8, other[i]!) * ease(WOOD[0], WOOD[1], warm.data[i]!);
    if (fence > 0) away.data[i]! += FENCE * fence * ease(FENCED[0], FENCED[1], away.data[i]!);
  }
};

const layRow = (
  out: Float32Array,
  start: number,
  before: number,
  beside: Float32Array,
  next: Float32Array,
  ground: Float32Array | undefined,
): void => {
  for (let x = 0, i = start; x < beside.length; x++, i++)
    out[i] = before + Math.max(beside[x]!, ground ? next[x]! * (1 - ground[i]!) : next[x]!);
};

/** How far each column is a neighbour's, 0..1, past those between which the house for sale stands. */
export const nextDoor = ([from, to]: House['span'], width: number): Float32Array =>
  Float32Array.from({ length: width }, (_, column) =>
    ease(0, NEIGHBOUR_REACH, Math.max(from - column / width, column / width - to)),
  );

/** Stops lost at every place. */
export const awayFrom = (
  { middle, half, bottom, span }: House,
  width: number,
  height: number,
  /** What of it is ground, 0..1: a drive goes on before the house next door, and the sky lights all of it. */
  ground?: Float32Array,
): Plane => {
  const out = newPlane(width, height);
  const beside = Float32Array.from(
    { length: width },
    (_, column) => BESIDE * ease(0, BESIDE_REACH, Math.abs(column / width - middle) - half),
  );
  const next = nextDoor(span, width).map((share) => NEIGHBOUR * share);
  for (let y = 0; y < height; y++)
    layRow(out.data, y * width, FOREGROUND * ease(0, FOREGROUND_REACH, y / height - bottom), beside, next, ground);
  return out;
};

/** Stops by which a photographer burns the lower edge of the picture in, so that its own light leads to the house: by more, lawns and drives sank into a void. */
const BURNT = 0.3;
/** Share of that which the grass of a sunny photo loses: exposed for less already, it was black at the lower edge, where real dusks leave 36 to 47 of 255. */
const BURNT_GRASS = 0.5;

/** The evening's light that arrives once the ground before the house is burnt in; what lamps give stays. */
export const burnForeground = (arriving: Plane, bottom: number, depth: number, lawn: Plane, sunny: number): void => {
  const { width, height, data } = arriving;
  const stops = depth * BURNT;
  for (let y = Math.floor(bottom * height); y < height; y++) {
    const burnt = stops * ease(bottom, 1, y / height);
    const [share, grass] = [exp2(-burnt), exp2(-mix(1, BURNT_GRASS, sunny) * burnt)];
    for (let i = y * width; i < (y + 1) * width; i++) data[i]! *= mix(share, grass, lawn.data[i]!);
  }
};

/** Adds up weight, columns, rows and their squares of a row's cells that are likely house, as shares of the picture. */
const addHouse = (sums: Float64Array, chance: Float32Array, start: number, weight: Float32Array, y: number): void => {
  for (let column = 0, i = start; column < weight.length; column++, i++) {
    if (chance[i]! < 0.5) continue;
    const x = column / weight.length;
    const w = weight[column]!;
    sums[0]! += w;
    sums[1]! += w * x;
    sums[2]! += w * x * x;
    sums[3]! += w * y;
    sums[4]! += w * y * y;
  }
};

/** Without a network the house is taken to stand in the middle. */
export const houseIn = (
  seen: Segmentation | undefined,
  horizon: number,
  /** Columns between which it stands, as shares of the width. */
  span: readonly [number, number] = [0, 1],
): House => {
  if (!seen) return { middle: 0.5, half: 0.25, bottom: horizon + 0.1, span };
  const { width, height, data } = chanceOf(seen, 'facade', 'roof', 'pane', 'window', 'entrance', 'garage', 'door');
  // The house for sale stands in the middle: the neighbours' count less the further off they are.
  const weight = Float32Array.from({ length: width }, (_, x) =>
    x < span[0] * width || x > span[1] * width ? 0 : Math.exp(-(((x / width - 0.5) / MIDDLE) ** 2)),
  );
  const sums = Float64Array.of(1e-3, 0, 0, 0, 0);
  for (let y = 0; y < height; y++) addHouse(sums, data, y * width, weight, y / height);
  const [n, sx, sxx, sy, syy] = sums as unknown as readonly [number, number, number, number, number];
  const [x, y] = [sx / n, sy / n];
  return {
    middle: x,
    half: 1.4 * Math.sqrt(Math.max(0, sxx / n - x * x)),
    bottom: y + 1.4 * Math.sqrt(Math.max(0, syy / n - y * y)),
    span,
  };
};
