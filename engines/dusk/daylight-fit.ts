import { boxBlur } from '#engines/raster/blur.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';
import { clamp, quantile } from '#engines/raster/scalar.ts';

/** Cells between two places that are compared: over a shadow's border, mostly on one paint. */
const APART = 5;
/** Stops of sun by which they must differ. */
const DIFFERENT = 0.3;
/** Stops of light to one of sun within which a border may be a shadow's, beyond them it is paint; and against the middle of the photo. */
const SHADOW = [0.25, 2] as const;
const NEAR_MIDDLE = [0.5, 1.25] as const;
/** Share of the sun on the lit side that the other may still have: over trim on a lit wall both have all of it. */
const STILL_LIT = 0.5;
/** Borders below which a photo tells nothing. */
const ENOUGH = 60;
/** Distance of hue, in stops of red and blue against green, up to which both places may be of one paint. */
const ONE_PAINT = 0.9;
/** Cells around from which a place learns, and the evidence (stops squared per cell) that weighs as much as knowing nothing. */
const AROUND = 24;
const NOTHING = 0.012;
/** How far the network's stops are corrected, and its hues: stops of red and blue to one of sun. */
const LEAST = 0.55;
const MOST = 1.35;
const HUE = 0.3;

/**
 * What the network says of the sun against what the photo shows over the borders of its shadows, around every cell: editors take out a part of
 * the sun, and a wall lends its shade its own colour. Without it a shadow leaves a ghost, darker or paler than the wall around it. Corrects the
 * stops and returns what each of them adds to red and blue besides.
 */
export const fitSun = (
  sun: Plane,
  light: Plane,
  [warm, cool]: readonly [Plane, Plane],
  plain: Plane,
  /** Where hues are corrected: paving and lawns are of many. */
  walls: Plane,
  /** One number per kind of surface: a roof is not compared with the wall below it. */
  kinds: Uint8Array,
): readonly [red: Plane, blue: Plane] => {
  const { width, height } = sun;
  const borders: number[] = [];
  const ratios: number[] = [];
  const compare = (i: number, j: number): void => {
    const stops = sun.data[i]! - sun.data[j]!;
    if (Math.abs(stops) < DIFFERENT || kinds[i] !== kinds[j] || plain.data[i]! * plain.data[j]! < 0.5) return;
    if (Math.min(sun.data[i]!, sun.data[j]!) > STILL_LIT * Math.max(sun.data[i]!, sun.data[j]!)) return;
    const ratio = (light.data[i]! - light.data[j]!) / stops;
    if (ratio < SHADOW[0] || ratio > SHADOW[1]) return;
    const hue = Math.abs(warm.data[i]! - warm.data[j]!) + Math.abs(cool.data[i]! - cool.data[j]!);
    if (hue > ONE_PAINT) return;
    borders.push(i, j);
    ratios.push(ratio);
  };
  for (let y = 0; y + APART < height; y++)
    for (let x = 0, i = y * width; x + APART < width; x++, i++) {
      compare(i, i + APART);
      compare(i, i + APART * width);
    }
  if (ratios.length < ENOUGH) return [newPlane(width, height), newPlane(width, height)];
  const middle = quantile(ratios, 0.5);
  const learnt = [0, 1, 2, 3, 4].map(() => newPlane(width, height)) as [Plane, Plane, Plane, Plane, Plane];
  const [seen, fall, wall, red, blue] = learnt;
  for (let k = 0; k < ratios.length; k++) {
    const ratio = ratios[k]!;
    if (ratio < NEAR_MIDDLE[0] * middle || ratio > NEAR_MIDDLE[1] * middle) continue;
    const [i, j] = [borders[2 * k]!, borders[2 * k + 1]!];
    const stops = sun.data[i]! - sun.data[j]!;
    seen.data[i]! += stops * stops;
    fall.data[i]! += stops * stops * ratio;
    if (walls.data[i]! < 0.5) continue;
    wall.data[i]! += stops * stops;
    red.data[i]! += stops * (warm.data[i]! - warm.data[j]!);
    blue.data[i]! += stops * (cool.data[i]! - cool.data[j]!);
  }
  const [n, f, m, r, b] = learnt.map((plane) => boxBlur(boxBlur(plane, AROUND / 2), AROUND / 2)) as typeof learnt;
  const usual = clamp(middle, 0.8, 1.1);
  for (let i = 0; i < sun.data.length; i++) {
    sun.data[i]! *= clamp((f.data[i]! + NOTHING * usual) / (n.data[i]! + NOTHING), LEAST, MOST);
    r.data[i] = walls.data[i]! * clamp(r.data[i]! / (m.data[i]! + NOTHING), -HUE, HUE);
    b.data[i] = walls.data[i]! * clamp(b.data[i]! / (m.data[i]! + NOTHING), -HUE, HUE);
  }
  return [r, b];
};
