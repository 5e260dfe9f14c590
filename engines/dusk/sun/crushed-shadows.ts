import type { Surfaces } from '#engines/dusk/sun/surfaces.ts';
import { boxBlur } from '#engines/raster/blur.ts';
import { ofNine } from '#engines/raster/morphology.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';
import { ease, exp2 } from '#engines/raster/scalar.ts';

/** Log2 of light by day below which the ground of a sunny photo lies in a shadow that its file shows black, and the share of what it lacks to that which it gets. */
const CRUSHED = -4.5;
const GIVEN = 0.9;
/** Cells around which must be as dark: a tyre and the gap under a step are black of their own. */
const AROUND = 4;
/** Shares of the height below the horizon between which the ground before the house begins. */
const BELOW = [0.05, 0.15] as const;
/** Chances of leaves between which it is a bush, and dark within. */
const LEAVES = [0.4, 0.9] as const;
/** Chances of a car between which its dark paint stays as it is: a bed of soil was a car by .67, a navy one is by .95. */
const CAR = [0.75, 0.9] as const;
/** Share of its colour that a stop of that takes, and stops of blue of what is left, less than the grade gives to what is dark: in a black that is the grain of the camera. */
const GREYER = 0.9;
const BLUE = -0.1;

/** The same up to the border of the shadow: what is as dark there gets as much as the darkness beside it. Without, a bed had a rim of black, as if drawn around it. */
const withRims = (given: Plane, light: Plane, shares: Float32Array): Plane => {
  let grown = given;
  for (let k = 0; k < AROUND; k++) grown = ofNine(grown, true);
  const data = given.data.slice();
  for (let i = 0; i < data.length; i++)
    if (grown.data[i]! > data[i]!)
      data[i] = Math.max(data[i]!, Math.min(grown.data[i]!, shares[i]! * (CRUSHED - light.data[i]!)));
  return { ...given, data };
};

/** Gives the ground in hard shadows some of the evening's light: with the sun gone all around, one was a black hole with a border of noon. Stops that each place gains. */
export const raiseCrushed = (
  goal: Plane,
  light: Plane,
  { house, garage, roof, water, leaf }: Surfaces,
  horizon: number,
  sunny: number,
  /** Chance of a car at every place. */
  cars?: Float32Array,
): Float32Array | undefined => {
  if (sunny === 0) return undefined;
  const { width, height } = light;
  const broad = boxBlur(light, AROUND).data;
  // What glitters in the sun lies in none of it: raised, chips of bark were gravel.
  const lightest = ofNine(ofNine(light, true), true).data;
  const given = newPlane(width, height);
  const shares = new Float32Array(given.data.length);
  for (let y = Math.floor((horizon + BELOW[0]) * height); y < height; y++) {
    const share = sunny * GIVEN * ease(BELOW[0], BELOW[1], y / height - horizon);
    for (let i = y * width; i < (y + 1) * width; i++) {
      if (light.data[i]! >= CRUSHED) continue;
      const built = house.data[i]! + garage.data[i]! + roof.data[i]! + water.data[i]!;
      const dark = ease(LEAVES[0], LEAVES[1], leaf.data[i]!) + (cars ? ease(CAR[0], CAR[1], cars[i]!) : 0);
      shares[i] = share * Math.max(0, 1 - built - dark);
      given.data[i] = shares[i]! * Math.max(0, CRUSHED - Math.max(broad[i]!, lightest[i]!));
    }
  }
  const soft = boxBlur(withRims(given, light, shares), 1).data;
  for (let i = 0; i < soft.length; i++) goal.data[i]! -= soft[i]!;
  return soft;
};

/** Takes its colour from what was raised so. */
export const greyCrushed = (
  [red, green, blue]: readonly [Plane, Plane, Plane],
  [dayRed, dayBlue]: readonly [Float32Array, Float32Array],
  raised: Float32Array,
  /** Stops of red and of blue that the hour's own light has more than that of dusk. */
  [hourRed, hourBlue]: readonly [number, number] = [0, 0],
): void => {
  for (let i = 0; i < raised.length; i++) {
    const share = Math.min(1, GREYER * raised[i]!);
    if (share < 0.01) continue;
    const own = Math.log2(green.data[i]! + 1e-6);
    red.data[i]! *= exp2(-share * (dayRed[i]! + Math.log2(red.data[i]! + 1e-6) - own - hourRed));
    blue.data[i]! *= exp2(-share * (dayBlue[i]! + Math.log2(blue.data[i]! + 1e-6) - own - hourBlue - BLUE));
  }
};
