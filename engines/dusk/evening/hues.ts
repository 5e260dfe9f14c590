import type { Cells } from '#engines/dusk/lamps/light-cells.ts';
import type { DaySun } from '#engines/dusk/sun/day-sun.ts';
import type { LevelIn } from '#engines/dusk/sun/surface-levels.ts';
import type { Surfaces } from '#engines/dusk/sun/surfaces.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';
import { ease, exp2 } from '#engines/raster/scalar.ts';

/** How far a lawn is drawn to one green: in a shadow it is blue, in the sun yellow. */
const ONE_GREEN = 0.6;
/** And a garage door on which the sun lies to one paint. */
const ONE_PAINT = 0.8;
/** Stops of red that yellowed grass loses: under a blue sky it is green again. */
const STRAW = 0.35;
/** How far grey paving gives up the red and blue it has over green: under a blue sky they turn it mauve. */
const MAUVE = 0.8;

/** Log light by day between which a place has no hue to tell, only the camera's noise, and how much of it goes: bare soil turned violet. */
const BLACK = [-4.6, -5.8] as const;
const NOISE = 0.8;

/** The sky by day is bluer than the evening's light: how much of the sun's hue, as paving in the sun has it, all gets back. */
const NEUTRAL = 0.7;
const giveBack = (hue: Plane, day: Float32Array, paving: Float32Array): number => {
  let [sum, n] = [0, 1];
  for (let i = 0; i < day.length; i++) {
    sum += paving[i]! * (day[i]! - hue.data[i]!);
    n += paving[i]!;
  }
  return (NEUTRAL * sum) / n;
};

/** Factors of red and blue against green that take the sun's hue out, and with it what would be a stain under the evening sky. */
export const eveningHues = (
  { light, warm, cool }: Cells,
  { sun, dayHues, plain, dappled }: DaySun,
  surfaces: Surfaces,
  levelIn: LevelIn,
): readonly [red: Plane, blue: Plane] => {
  const { width, height } = sun;
  const [redder, bluer] = [newPlane(width, height), newPlane(width, height)];
  const [grassRed, grassBlue] = [levelIn(warm, 'lawn', 0.5), levelIn(cool, 'lawn', 0.5)];
  const [doorRed, doorBlue] = [levelIn(warm, 'garage', 0.5), levelIn(cool, 'garage', 0.5)];
  const sunnyDoor = ONE_PAINT * ease(0.4, 1, levelIn(sun, 'garage', 0.8));
  const [backRed, backBlue] = [
    giveBack(warm, dayHues[0], surfaces.paving.data),
    giveBack(cool, dayHues[1], surfaces.paving.data),
  ];
  for (let i = 0; i < sun.data.length; i++) {
    const [u, v] = [warm.data[i]!, cool.data[i]!];
    const grass = ONE_GREEN * surfaces.lawn.data[i]!;
    const door = Math.max(dappled.data[i]!, sunnyDoor * surfaces.garage.data[i]! * plain.data[i]!);
    const grey = surfaces.paving.data[i]! * ease(0.7, 0.4, Math.abs(u) + Math.abs(v) * 0.7);
    const [red, blue] = [u - dayHues[0][i]! + backRed, v - dayHues[1][i]! + backBlue];
    const noise = NOISE * (1 - surfaces.leaf.data[i]!) * ease(BLACK[0], BLACK[1], light.data[i]!);
    redder.data[i] = exp2(
      red -
        noise * u -
        STRAW * surfaces.lawn.data[i]! * ease(-0.4, 0.1, u) +
        grass * (grassRed - u) +
        door * (doorRed - u) -
        grey * MAUVE * Math.max(0, u),
    );
    bluer.data[i] = exp2(
      blue - noise * v + grass * (grassBlue - v) + door * (doorBlue - v) - grey * MAUVE * Math.max(0, v - 0.12),
    );
  }
  return [redder, bluer];
};
