import { boxBlur } from '#engines/raster/blur.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';
import { ease, quantile } from '#engines/raster/scalar.ts';

/** Share of the lamplight that slate swallows: as much of it as on white stone beside it made charcoal beige. */
const SWALLOWED = 0.7;
/** Stops by which it is darker than the house's white, and those of blue against red that it has more. */
const DARKER = [0.6, 1.2] as const;
const COLDER = [0.15, 0.4] as const;
/** Share of walls that are darker than their white, and how surely a place is wall for its paint to count. */
const WHITE = 0.85;
const SURE = 0.7;
/** One place in so many tells the white. */
const STEP = 7;
/** Cells over which that is told: cell by cell, it was a stain wherever a file keeps colours in blocks. */
const AROUND = 2;

type Hues = readonly [red: Float32Array, blue: Float32Array];

/** Log light of a house's white, and its stops of blue against red. */
const whiteOf = (
  shade: Float32Array,
  [red, blue]: Hues,
  house: Float32Array,
  share: Float32Array,
): readonly [number, number] | undefined => {
  const [light, hue] = [new Float32Array(house.length / STEP + 1), new Float32Array(house.length / STEP + 1)];
  let n = 0;
  for (let i = 0; i < house.length; i += STEP)
    if (house[i]! * share[i]! > SURE) {
      light[n] = shade[i]!;
      hue[n++] = blue[i]! - red[i]!;
    }
  if (n === 0) return undefined;
  const white = quantile(light.subarray(0, n), WHITE);
  return [
    white,
    quantile(
      hue.subarray(0, n).filter((_, k) => light[k]! >= white),
      0.5,
    ),
  ];
};

/** Share of the lamplight that does not come back from dark, cold paint on a house that has white beside it. */
export const slateOf = (
  hues: Hues,
  shade: Plane,
  house: Plane,
  /** What of each place is no sky. */
  share: Plane,
): Plane => {
  const out = newPlane(shade.width, shade.height);
  const told = whiteOf(shade.data, hues, house.data, share.data);
  if (!told) return out;
  const [white, hue] = told;
  const [red, blue] = hues;
  for (let i = 0; i < out.data.length; i++) {
    const wall = house.data[i]!;
    if (wall < 0.02) continue;
    const cold = ease(COLDER[0], COLDER[1], blue[i]! - red[i]! - hue);
    out.data[i] = SWALLOWED * wall * cold * ease(DARKER[0], DARKER[1], white - shade.data[i]!);
  }
  return boxBlur(out, AROUND);
};
