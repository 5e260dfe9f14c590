import { bordersOf, CYCLES, stepsWeighed } from '#engines/dusk/sun/sun-borders.ts';
import { planeOfSteps } from '#engines/raster/poisson.ts';
import type { Plane } from '#engines/raster/raster.ts';
import { clamp } from '#engines/raster/scalar.ts';

/** Stops of red or blue to one of sun that a step over a shadow's border may have, redder and less blue in the sun; from twice as many it is paint. */
const MOST_HUE = 0.32;
/** And the other way round, where too much of the sun's hue was taken. */
const BACK = 0.12;
/** Cells to either side of a step over which that is seen: hues are softer in a file than light. */
const ACROSS = 2;

const hueSteps = (
  by: number,
  hue: Float32Array,
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
    const both = plain[i]! * plain[j]!;
    const [from, to] = [i - ACROSS * by, j + ACROSS * by];
    const wide = kinds[from] === kinds[i] && kinds[to] === kinds[i] && plain[from]! * plain[to]! > 0.5;
    const [p, q] = wide ? [from, to] : [i, j];
    const stops = redder * (sun[q]! - sun[p]!);
    const step = hue[q]! - hue[p]!;
    const paint = Math.abs(step) / ((step * stops > 0 ? MOST_HUE : BACK) * Math.abs(stops) + 1e-6) - 1;
    size[i] = both * 0.5 * (border[i]! + border[j]!) * (hue[j]! - hue[i]!) * clamp(1 - paint);
  }
  return size;
};

/** Takes out of red and blue what still changes over the borders of shadows, and with them on either side: one wall has one paint. */
export const evenHues = (
  [warm, cool]: readonly [Plane, Plane],
  sun: Plane,
  light: Plane,
  plain: Plane,
  kinds: Uint8Array,
): void => {
  const border = bordersOf(sun, light, plain, kinds).data;
  const weights = stepsWeighed(plain, kinds);
  const even = ({ data }: Plane, redder: 1 | -1): void => {
    const steps = (by: number) => hueSteps(by, data, redder, sun.data, plain.data, border, kinds);
    const off = planeOfSteps(weights, steps(1), steps(sun.width), CYCLES).data;
    for (let i = 0; i < off.length; i++) data[i]! -= off[i]!;
  };
  even(warm, 1);
  even(cool, -1);
};
