import { bordersOf, CYCLES, stepsWeighed } from '#engines/dusk/sun/sun-borders.ts';
import { boxBlurOver, softBlur, softBlurOf } from '#engines/raster/blur.ts';
import { someAbove } from '#engines/raster/places.ts';
import { planeOfSteps } from '#engines/raster/poisson.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';
import { clamp, ease } from '#engines/raster/scalar.ts';

/** Stops of red or blue to one of sun that a step over a shadow's border may have, redder and less blue in the sun; from twice as many it is paint. */
const MOST_HUE = 0.32;
/** And the other way round, where too much of the sun's hue was taken, or warm stucco lights its own shade. */
const BACK = 0.2;
/** Cells to either side of a step over which that is seen: hues are softer in a file than light. */
const ACROSS = 2;

/** How far a step of hue over so many stops of sun is paint, from 0 to 1 and beyond. */
const paintOf = (step: number, stops: number): number =>
  Math.abs(step) / ((step * stops > 0 ? MOST_HUE : BACK) * Math.abs(stops) + 1e-6) - 1;

const hueSteps = (
  by: number,
  hue: Float32Array,
  /** The same by day. */
  day: Float32Array,
  /** 1 for red, which the sun adds, -1 for blue. */
  redder: 1 | -1,
  sun: Float32Array,
  plain: Float32Array,
  border: Float32Array,
  kinds: Uint8Array,
): Float32Array => {
  const size = new Float32Array(hue.length);
  for (let i = 0, j = by; j < hue.length; i++, j++) {
    if (kinds[i] !== kinds[j]) continue;
    const share = plain[i]! * plain[j]! * 0.5 * (border[i]! + border[j]!);
    if (share === 0) continue;
    const from = i - ACROSS * by;
    const to = j + ACROSS * by;
    const inside = from >= 0 && to < hue.length;
    const wide = inside && kinds[from] === kinds[i] && kinds[to] === kinds[i] && plain[from]! * plain[to]! > 0.5;
    const p = wide ? from : i;
    const q = wide ? to : j;
    const stops = redder * (sun[q]! - sun[p]!);
    // What was no step by day, taking the sun's hue has made: in a recess of warm stucco the shade is as warm as what is lit.
    const paint = Math.min(paintOf(hue[q]! - hue[p]!, stops), paintOf(day[q]! - day[p]!, stops));
    size[i] = share * (hue[j]! - hue[i]!) * clamp(1 - paint);
  }
  return size;
};

const subtract = (from: Float32Array, values: Float32Array): void => {
  for (let i = 0; i < from.length; i++) from[i]! -= values[i]!;
};

/** Takes out of red and blue what still changes over the borders of shadows, and with them on either side: one wall has one paint. */
export const evenHues = (
  [warm, cool]: readonly [Plane, Plane],
  [dayRed, dayBlue]: readonly [Float32Array, Float32Array],
  sun: Plane,
  light: Plane,
  plain: Plane,
  kinds: Uint8Array,
  weights = stepsWeighed(plain, kinds),
): void => {
  const border = bordersOf(sun, light, plain, kinds).data;
  const even = ({ data }: Plane, day: Float32Array, redder: 1 | -1): void => {
    const steps = (by: number) => hueSteps(by, data, day, redder, sun.data, plain.data, border, kinds);
    subtract(data, planeOfSteps(weights, steps(1), steps(sun.width), CYCLES).data);
  };
  even(warm, dayRed, 1);
  even(cool, dayBlue, -1);
};

/** Stops of sun between which a wall lies in the shade, and in it; the cells around whose lit places tell the hue of those in the shade, and the share of them that is enough. */
const IN_SUN = [0, 0.5] as const;
const AROUND = 70;
const ENOUGH = [0.005, 0.02] as const;

/** The mean of what is weighed around. */
const meanAround = (hue: Plane, weight: Plane, around: Float32Array): Float32Array => {
  const { data } = softBlurOf(hue, weight, AROUND);
  for (let i = 0; i < data.length; i++) data[i]! /= around[i]! + 1e-4;
  return data;
};

/** Stops of blue that a lit place lacks between which it is white trim and coloured paint, and a lit wall as a whole; and those that its shade lacks besides between which it is the same paint made strong, and another one. */
const OF_COLOUR = [-0.3, -0.6] as const;
const COLOURED = [-0.5, -0.9] as const;
const STRONGER = [0.2, 0.5] as const;
const ANOTHER = [4.5, 3] as const;
const WEAKENED = 0.7;

/** Gives a coloured wall in the shade the hue that it has in the sun around: a wall lends its shade its own colour, a camera's curve makes that stronger, and a porch came out brown over a yellow foot. */
export const evenShade = ([warm, cool]: readonly [Plane, Plane], sun: Plane, walls: Plane): void => {
  const lit = newPlane(sun.width, sun.height);
  for (let i = 0; i < lit.data.length; i++)
    lit.data[i] =
      walls.data[i]! * ease(IN_SUN[0], IN_SUN[1], sun.data[i]!) * ease(OF_COLOUR[0], OF_COLOUR[1], cool.data[i]!);
  const around = softBlur(lit, AROUND).data;
  // Few houses have a wall of colour in the sun.
  if (!someAbove(around, ENOUGH[0])) return;
  const [red, blue] = [meanAround(warm, lit, around), meanAround(cool, lit, around)];
  for (let i = 0; i < around.length; i++) {
    const shaded = walls.data[i]! * (1 - ease(IN_SUN[0], IN_SUN[1], sun.data[i]!));
    if (shaded < 0.01) continue;
    const [u, v] = [red[i]! - warm.data[i]!, blue[i]! - cool.data[i]!];
    const sure =
      ease(ENOUGH[0], ENOUGH[1], around[i]!) *
      ease(COLOURED[0], COLOURED[1], blue[i]!) *
      ease(STRONGER[0], STRONGER[1], v) *
      ease(ANOTHER[0], ANOTHER[1], v);
    warm.data[i]! += WEAKENED * sure * shaded * Math.min(0, u);
    cool.data[i]! += WEAKENED * sure * shaded * v;
  }
};

/** Log light by day between which a file begins to tell a wall's hue in steps of its own, and tells little else. */
const DARK = [-3.4, -5] as const;
/** Pairs of cells around whose dark walls tell the hue of one: more than a block of a file's colours. And the share of them that is enough. */
const BLOCKS = 8;
const SOME = 0.02;
/** Spread of light, in stops squared, from which two paints are told by it. */
const TWO_PAINTS = 0.06;

const darkOf = (light: Float32Array, walls: Float32Array): Float32Array => {
  const out = new Float32Array(light.length);
  for (let i = 0; i < out.length; i++) if (walls[i]! > 0.01) out[i] = walls[i]! * ease(DARK[0], DARK[1], light[i]!);
  return out;
};

/** Sums over squares of two cells, by how dark each is: of that, of values, and of values times light. */
const addPairs = (
  [all, once, twice]: readonly [Float32Array | undefined, Float32Array, Float32Array],
  dark: Float32Array,
  values: Float32Array,
  shade: Float32Array,
  width: number,
): void => {
  const pairs = (width + 1) >> 1;
  for (let i = 0; i < dark.length; i++) {
    const part = dark[i]!;
    if (part < 0.01) continue;
    const y = Math.floor(i / width);
    const o = (y >> 1) * pairs + ((i - y * width) >> 1);
    if (all) all[o]! += part / 4;
    once[o]! += (part * values[i]!) / 4;
    twice[o]! += (part * values[i]! * shade[i]!) / 4;
  }
};

/** Gives a dark wall the hue that it has around, its boards and its casings each their own as light tells them apart: a file keeps colours in blocks, and raised or lit each of them was a blotch. */
export const evenDark = (hues: readonly [Plane, Plane], light: Plane, shade: Plane, walls: Plane): void => {
  const { width, height } = light;
  const [w, h] = [(width + 1) >> 1, (height + 1) >> 1];
  const dark = darkOf(light.data, walls.data);
  const around = (values: Float32Array, all?: Plane): readonly [Float32Array, Float32Array] => {
    const [once, twice] = [newPlane(w, h), newPlane(w, h)];
    addPairs([all?.data, once.data, twice.data], dark, values, shade.data, width);
    return [boxBlurOver(once, BLOCKS), boxBlurOver(twice, BLOCKS)];
  };
  const all = newPlane(w, h);
  const lights = around(shade.data, all);
  const weights = boxBlurOver(all, BLOCKS);
  for (const { data } of hues) drawToLight(data, dark, shade.data, weights, lights, around(data), width);
};

/** Light, hue, and stops of hue to one of light around each pair. */
const pairsOf = (
  weights: Float32Array,
  [lights, squares]: readonly [Float32Array, Float32Array],
  [hues, both]: readonly [Float32Array, Float32Array],
): readonly [Float64Array, Float64Array, Float64Array] => {
  const n = weights.length;
  const [means, usual, perStop] = [new Float64Array(n), new Float64Array(n), new Float64Array(n)];
  for (let o = 0; o < n; o++) {
    const all = weights[o]!;
    if (all < SOME) continue;
    const [mean, hue] = [lights[o]! / all, hues[o]! / all];
    means[o] = mean;
    usual[o] = hue;
    perStop[o] = (both[o]! / all - hue * mean) / (Math.max(0, squares[o]! / all - mean * mean) + TWO_PAINTS);
  }
  return [means, usual, perStop];
};

const drawToLight = (
  hue: Float32Array,
  dark: Float32Array,
  shade: Float32Array,
  weights: Float32Array,
  lights: readonly [Float32Array, Float32Array],
  hues: readonly [Float32Array, Float32Array],
  width: number,
): void => {
  const [means, usual, perStop] = pairsOf(weights, lights, hues);
  const pairs = (width + 1) >> 1;
  for (let i = 0, row = 0, odd = 0; i < hue.length; row += odd ? pairs : 0, odd ^= 1)
    for (let x = 0; x < width; x++, i++) {
      const o = row + (x >> 1);
      if (dark[i]! < 0.01 || weights[o]! < SOME) continue;
      hue[i]! += dark[i]! * (usual[o]! + perStop[o]! * (shade[i]! - means[o]!) - hue[i]!);
    }
};
