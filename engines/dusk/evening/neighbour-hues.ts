import { nextDoor } from '#engines/dusk/evening/away.ts';
import { boxBlurOver } from '#engines/raster/blur.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';
import { clamp, ease, exp2, mix, quantile } from '#engines/raster/scalar.ts';

/** Share of the photo's width over which the light on a wall has one colour. */
const AROUND = 0.03;
/** How much of what it is off the colour of most of that house goes, and at most so many stops: more is another paint. */
const EVENED = 0.8;
const MOST = 0.4;
/** Stops by which a place differs from them by day between which it begins to be of another stuff, and is: clay tiles next to a tan wall were grey. */
const OTHER = [0.4, 0.7] as const;
/** How far that colour is the one of the day: with the sun's hue gone altogether tan boards were grey. */
const BY_DAY = 0.8;
/** How surely a place is a neighbour's wall for it to tell, one place in so many, and those that tell it at least. */
const SURE = 0.5;
const STEP = 3;
const ENOUGH = 30;

type Side = readonly [left: number, right: number];
/** A gain, the stops that the day has, and those that the hour's own light has more than that of dusk. */
type Stops = readonly [gain: Plane, day: Float32Array, hour: number];

/** Evens the stops of red or blue against green on the walls of one side. */
const evenSide = ([gain, day, hour]: Stops, green: Plane, walls: Plane, [left, right]: Side): void => {
  if (right <= left) return;
  const { width, height } = gain;
  const [sums, weights] = [newPlane(width, height), newPlane(width, height)];
  const [now, before]: [number[], number[]] = [[], []];
  for (let y = 0; y < height; y++)
    for (let x = left; x < right; x++) {
      const i = y * width + x;
      const wall = walls.data[i]!;
      if (wall === 0) continue;
      const own = day[i]! + Math.log2(gain.data[i]! / (green.data[i]! + 1e-6) + 1e-6);
      sums.data[i] = wall * own;
      weights.data[i] = wall;
      if (wall <= SURE || i % STEP > 0) continue;
      now.push(own);
      before.push(day[i]! + hour);
    }
  if (now.length < ENOUGH) return;
  const byDay = quantile(before, 0.5);
  const usual = mix(quantile(now, 0.5), byDay, BY_DAY);
  const radius = Math.max(1, Math.round(AROUND * width));
  const [sum, all] = [boxBlurOver(sums, radius), boxBlurOver(weights, radius)];
  for (let y = 0; y < height; y++)
    for (let x = left; x < right; x++) {
      const i = y * width + x;
      const wall = walls.data[i]!;
      if (wall === 0) continue;
      const alike = ease(OTHER[1], OTHER[0], Math.abs(day[i]! + hour - byDay));
      gain.data[i]! *= exp2(EVENED * alike * wall * clamp(usual - sum[i]! / (all[i]! + 1e-6), -MOST, MOST));
    }
};

/** Brings the light on the walls of each neighbour to one colour: where the sun was taken off a part of one, that part stood in another hue. */
export const evenNeighbours = (
  [red, green, blue]: readonly [Plane, Plane, Plane],
  [dayRed, dayBlue]: readonly [Float32Array, Float32Array],
  walls: Plane,
  /** Columns between which the house for sale stands, as shares of the width. */
  span: readonly [number, number],
  [hourRed, hourBlue]: readonly [number, number] = [0, 0],
): void => {
  const { width, height } = red;
  const beside = newPlane(width, height);
  const next = nextDoor(span, width);
  for (let i = 0; i < beside.data.length; i++) beside.data[i] = walls.data[i]! * next[i % width]!;
  const sides: readonly Side[] = [
    [0, Math.round(span[0] * width)],
    [Math.round(span[1] * width), width],
  ];
  for (const side of sides) {
    evenSide([red, dayRed, hourRed], green, beside, side);
    evenSide([blue, dayBlue, hourBlue], green, beside, side);
  }
};
