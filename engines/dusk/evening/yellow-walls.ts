import type { Cells } from '#engines/dusk/lamps/light-cells.ts';
import { boxBlur, boxBlurOf } from '#engines/raster/blur.ts';
import { someAbove } from '#engines/raster/places.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';
import { clamp, ease, exp2 } from '#engines/raster/scalar.ts';

/** Red against green, in stops to one of blue that is lacking, from which paint is tan and no yellow; and the most that yellow is given of it. */
const TAN = 0.65;
const GIVEN = 0.42;
/** Stops of blue that white lacks, and yellow; and stops of red that sage lacks, which is green by day too, and cream. */
const YELLOW = [-0.15, -0.35] as const;
const SAGE = [-0.12, 0.1] as const;

/** Stops of red that a wall of this hue is given. */
export const redForYellow = (red: number, blue: number): number =>
  clamp(-TAN * blue - red, 0, GIVEN) * ease(YELLOW[0], YELLOW[1], blue) * ease(SAGE[0], SAGE[1], red);

/** Stops of blue that a place itself lacks by day from which it is of the wall's paint, and surely: white posts before a yellow wall were pink. */
const PAINTED = [-0.12, -0.4] as const;

/** Share of the photo's width over which a wall is one paint: where the hue of each cell told, a wall between yellow and sage was a patchwork. */
const ONE_PAINT = 1 / 16;

/** What is sky is of no kind, and house as likely as anything: blue, it told a gable that it is no yellow. */
const withoutSky = ({ width, height, data }: Plane, share: Plane): Plane => {
  const out = newPlane(width, height);
  for (let i = 0; i < data.length; i++) out.data[i] = data[i]! * share.data[i]!;
  return out;
};

/** Gives yellow walls red: dark yellow is olive to the eye, the more so beside a rose sky, and a sun that burns the red of a photo has left less of it than the paint has. */
export const warmYellows = (
  redder: Plane,
  { warm, cool, share }: Cells,
  house: Plane,
  /** Blue against green as the day has it. */
  dayBlue: Float32Array,
): void => {
  const across = Math.max(1, Math.round(ONE_PAINT * house.width));
  const own = withoutSky(house, share);
  const [reds, blues, walls] = [boxBlurOf(warm, own, across), boxBlurOf(cool, own, across), boxBlur(own, across)];
  giveRed(redder.data, own.data, dayBlue, [reds.data, blues.data, walls.data]);
};

const giveRed = (
  redder: Float32Array,
  own: Float32Array,
  dayBlue: Float32Array,
  [reds, blues, walls]: readonly [Float32Array, Float32Array, Float32Array],
): void => {
  for (let i = 0; i < redder.length; i++) {
    const part = own[i]!;
    if (part <= 0.01) continue;
    const given = part * redForYellow(reds[i]! / walls[i]!, blues[i]! / walls[i]!);
    if (given > 0) redder[i]! *= exp2(given * ease(PAINTED[0], PAINTED[1], dayBlue[i]!));
  }
};

/** Stops of red that yellow lines on the road are given, and of blue that they lose: without, they are olive, or orange. */
const LINE_RED = 0.34;
const LINE_BLUE = 0.3;

/** Stops of blue that paint of a line lacks by day, its rim less, and cells around that tell how its paint came out there. */
const CORE = [-0.8, -1.1] as const;
const NEARBY = 8;

/** Stops by which a line's hue is drawn to that of all of them at most. */
const DRAWN = 0.5;

/** Log2 of a hue by day and of what it is multiplied by. */
const inStops = (day: Float32Array, { data }: Plane): Float32Array =>
  day.map((stops, i) => stops + Math.log2(data[i]!));

/** Stops by which the hue of the lines' middles is less all along than near each place. */
const unevenOn = (hue: Float32Array, core: Plane, near: Float32Array): Float32Array => {
  const sums = boxBlurOf({ ...core, data: hue }, core, NEARBY).data;
  let [sum, all] = [0, 1e-6];
  for (let i = 0; i < hue.length; i++) {
    sum += core.data[i]! * hue[i]!;
    all += core.data[i]!;
  }
  return sums.map((here, i) => (near[i]! > 0.01 ? clamp(sum / all - here / near[i]!, -DRAWN, DRAWN) : 0));
};

/** Keeps yellow lines on the road yellow, and of one paint: where the sun burns the red of a photo they are paler by day, and beside that the rest is orange. */
export const paintLines = (
  [redder, bluer]: readonly [Plane, Plane],
  line: Plane,
  [dayRed, dayBlue]: readonly [Float32Array, Float32Array],
): void => {
  if (!someAbove(line.data, 0)) return;
  const core = { ...line, data: line.data.map((share, i) => share * ease(CORE[0], CORE[1], dayBlue[i]!)) };
  const near = boxBlur(core, NEARBY).data;
  const red = unevenOn(inStops(dayRed, redder), core, near);
  const blue = unevenOn(inStops(dayBlue, bluer), core, near);
  for (let i = 0; i < core.data.length; i++) {
    const share = line.data[i]!;
    if (share === 0) continue;
    redder.data[i]! *= exp2(share * (LINE_RED + red[i]!));
    bluer.data[i]! *= exp2(share * (blue[i]! - LINE_BLUE));
  }
};
