import { SURFACES } from '#engines/dusk/sun/surfaces.ts';
import { boxBlur, softBlur } from '#engines/raster/blur.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';
import { growPlane } from '#engines/raster/resize.ts';
import { clamp, ease, mix, quantile } from '#engines/raster/scalar.ts';

/** Cells between two places that are compared: over a shadow's border, mostly on one paint. */
const APART = 5;
/** Cells beyond them at which the wall must still be the same, and the stops by which it may differ. */
const BEYOND = 4;
const ALIKE = 0.35;
/** Stops of sun by which they must differ. */
const DIFFERENT = 0.3;
/** Stops of light to one of sun within which a border may be a shadow's, beyond them it is paint. */
const SHADOW = [0.25, 2] as const;
/** Share of the sun on the lit side that the other may still have: over trim on a lit wall both have all of it. */
const STILL_LIT = 0.5;
/** Borders below which a photo tells nothing. */
const ENOUGH = 30;
/** Distance of hue, in stops of red and blue against green, up to which both places may be of one paint; more where the lit one is bleached, log2 of its light. */
const ONE_PAINT = 0.6;
/** Less of a distance where the shade is bluer and less red than what is lit: so the sky's light differs from the sun's. */
const SKYWARD = 0.6;
const BLEACHED = [-1.2, -0.2] as const;
const BLEACH = 0.9;
/** Cells around from which a place learns, and the evidence (stops squared per cell) that weighs as much as knowing nothing. */
const AROUND = 24;
const NOTHING = 0.006;
/** Evidence, stops squared, of a paint in the whole photo that weighs as much as knowing nothing; and the cells over which a paint's own hue is evened. */
const UNTOLD = 15;
const BOARDS = 3;
/** How far the network's stops are corrected on walls, roofs, garage doors and the ground, and its hues: stops of red and blue to one of sun. */
const LEAST = 0.55;
const MOST = [1.35, 2, 1.35, 1.35] as const;
const HUE = 0.5;
/** Stops of light to one of sun over a border that is a shadow's alone. */
const AS_LIGHT = [0.75, 1.2] as const;
/** How far from what the borders around tell, in stops of red and blue to one of sun, one may be: farther off there is a frame, or another paint. */
const TELLS = 0.3;

/** The photo as it is compared: stops of sun, log light, red and blue against green, what is plain, and one number per kind of surface, as a roof is not compared with the wall below it. */
export type Lit = {
  readonly sun: Plane;
  readonly light: Plane;
  readonly hues: readonly [Plane, Plane];
  readonly plain: Plane;
  readonly kinds: Uint8Array;
};

/** Whether two places can be of one paint: what the sun bleaches keeps its hue in the shade, and more of it. */
const onePaint = (red: number, blue: number, redder: number, bluer: number, light: number): boolean => {
  const u = red - redder;
  const v = blue - bluer;
  const far = (Math.abs(u) + Math.abs(v)) * (u > 0 && v < 0 ? SKYWARD : 1);
  const more = red * redder + blue * bluer > red * red + blue * blue;
  return far < ONE_PAINT + (more ? BLEACH * ease(BLEACHED[0], BLEACHED[1], light) : 0);
};

/** Whether a place and one beyond it lie alike: no frame, no eave and no line. */
const even = ({ sun, light, plain, kinds }: Lit, i: number, beyond: number, most: number): boolean =>
  kinds[i] === kinds[beyond] &&
  plain.data[beyond]! > 0.7 &&
  Math.abs(light.data[i]! - light.data[beyond]!) < ALIKE &&
  Math.abs(sun.data[i]! - sun.data[beyond]!) < most;

/** Adds two places, and stops of light to one of sun between them, where they lie on both sides of a shadow's border. */
const compare = (lit: Lit, a: number, b: number, by: number, borders: number[], ratios: number[]): void => {
  const { sun, light, plain, kinds } = lit;
  if (kinds[a] !== kinds[b] || plain.data[a]! * plain.data[b]! < 0.5) return;
  const first = sun.data[a]! > sun.data[b]!;
  const i = first ? a : b;
  const j = first ? b : a;
  const out = first ? -by : by;
  const stops = sun.data[i]! - sun.data[j]!;
  if (stops < DIFFERENT || sun.data[j]! > STILL_LIT * sun.data[i]!) return;
  const from = i + out;
  const to = j - out;
  if (!even(lit, i, from, 0.3 * sun.data[i]!) || !even(lit, j, to, 0.3 * sun.data[i]!)) return;
  const step = sun.data[from]! - sun.data[to]!;
  if (step < DIFFERENT) return;
  const ratio = (light.data[from]! - light.data[to]!) / step;
  if (ratio < SHADOW[0] || ratio > SHADOW[1]) return;
  const [warm, cool] = lit.hues;
  if (!onePaint(warm.data[from]!, cool.data[from]!, warm.data[to]!, cool.data[to]!, light.data[from]!)) return;
  borders.push(from, to);
  ratios.push(ratio);
};

/** Places on both sides of what may be a shadow's border, the lit one first, and stops of light to one of sun over it. */
const bordersIn = (lit: Lit): readonly [Int32Array, Float32Array] => {
  const { width, height } = lit.sun;
  const borders: number[] = [];
  const ratios: number[] = [];
  const reach = APART + BEYOND;
  for (let y = BEYOND; y + reach < height; y += 2)
    for (let x = BEYOND, i = y * width + BEYOND; x + reach < width; x++, i++) {
      compare(lit, i, i + APART, BEYOND, borders, ratios);
      compare(lit, i, i + APART * width, BEYOND * width, borders, ratios);
    }
  if (ratios.length < ENOUGH) return [new Int32Array(0), new Float32Array(0)];
  return [Int32Array.from(borders), Float32Array.from(ratios)];
};

/** How often a place looks again at the borders around, how far from what they tell one must be to count half, and how much one counts whose shade is not bluer. */
const ROUNDS = 3;
const OFF = 0.25;
const OTHERWISE = 0.3;
/** Cells in a square of those in which it is told. */
const SQUARE = 4;
/** Kinds of surface that learn from one another: on dark roofs the network reads half of the sun. */
const ALIKE_KINDS = SURFACES.map(
  (name) => ({ house: 0, roof: 1, garage: 2, leaf: 3, lawn: 3, paving: 3, water: 3 })[name],
);

const learnt = (plane: Plane): Float32Array => softBlur(plane, AROUND / SQUARE).data;

/** Stops of light to one of sun around every square of cells, as most of the borders of one kind tell. */
const ratiosAround = (
  { sun, hues: [warm, cool], kinds }: Lit,
  borders: Int32Array,
  ratios: Float32Array,
  kind: number,
  usual: number,
): Plane => {
  const near = newPlane(Math.ceil(sun.width / SQUARE), Math.ceil(sun.height / SQUARE));
  near.data.fill(usual);
  const squareOf = (i: number): number =>
    Math.floor(i / sun.width / SQUARE) * near.width + Math.floor((i % sun.width) / SQUARE);
  for (let round = 0; round < ROUNDS; round++) {
    const [seen, fall] = [newPlane(near.width, near.height), newPlane(near.width, near.height)];
    for (let k = 0; k < ratios.length; k++) {
      const i = borders[2 * k]!;
      const j = borders[2 * k + 1]!;
      if (ALIKE_KINDS[kinds[i]!] !== kind) continue;
      const stops = sun.data[i]! - sun.data[j]!;
      const at = squareOf(i);
      const off = (ratios[k]! - near.data[at]!) / OFF;
      const skyward = warm.data[i]! > warm.data[j]! && cool.data[i]! < cool.data[j]! ? 1 : OTHERWISE;
      const weight = (skyward * stops * stops) / (1 + off * off);
      seen.data[at]! += weight;
      fall.data[at]! += weight * ratios[k]!;
    }
    const [n, f] = [learnt(seen), learnt(fall)];
    const nothing = NOTHING * SQUARE * SQUARE;
    for (let i = 0; i < near.data.length; i++) near.data[i] = (f[i]! + nothing * usual) / (n[i]! + nothing);
  }
  return near;
};

/**
 * Corrects what the network says of the sun by what the photo shows over the borders of its shadows, around every cell: editors take out a
 * part of the sun. Without it a shadow leaves a ghost, darker or paler than the wall around it. False where there are no such borders.
 */
export const fitSun = (lit: Lit): boolean => {
  const { sun, kinds } = lit;
  const [borders, ratios] = bordersIn(lit);
  if (ratios.length === 0) return false;
  const middle = quantile(ratios, 0.5);
  const usual = clamp(middle, 0.8, 1.1);
  const near = MOST.map(
    (_, kind) => growPlane(ratiosAround(lit, borders, ratios, kind, usual), sun.width, sun.height).data,
  );
  for (let i = 0; i < kinds.length; i++) {
    const kind = ALIKE_KINDS[kinds[i]!]!;
    sun.data[i]! *= clamp(near[kind]![i]!, LEAST, MOST[kind]!);
  }
  return true;
};

/** What every border tells of the hue of a stop of sun: where, how firmly, red and blue. */
type Told = { readonly i: number; readonly weight: number; readonly red: number; readonly blue: number };

/** Paints are told apart by their blue against green: stops from the yellowest, steps to a stop, and how many. */
const YELLOW = -3;
const STEPS = 4;
const PAINTS = 16;
const paintOf = (cool: number): number => clamp((cool - YELLOW) * STEPS, 0, PAINTS - 1.001);

/** What is told of every paint. */
type Paints = { readonly red: Float64Array; readonly blue: Float64Array };

const paintsIn = (told: readonly Told[], cool: Float32Array): Paints => {
  const [seen, red, blue] = [0, 1, 2].map(() => new Float64Array(PAINTS)) as [Float64Array, Float64Array, Float64Array];
  for (const { i, weight, red: u, blue: v } of told) {
    const paint = paintOf(cool[i]!);
    const [k, part] = [Math.floor(paint), paint % 1];
    for (const [at, share] of [
      [k, 1 - part],
      [k + 1, part],
    ] as const) {
      seen[at]! += share * weight;
      red[at]! += share * weight * u;
      blue[at]! += share * weight * v;
    }
  }
  for (let k = 0; k < PAINTS; k++) {
    red[k] = clamp(red[k]! / (seen[k]! + UNTOLD), -HUE, HUE);
    blue[k] = clamp(blue[k]! / (seen[k]! + UNTOLD), -HUE, HUE);
  }
  return { red, blue };
};

const toldOf = (values: Float64Array, cool: number): number => {
  const paint = paintOf(cool);
  const k = Math.floor(paint);
  return mix(values[k]!, values[k + 1]!, paint - k);
};

/** What each stop of sun adds to red and blue on walls besides what was taken out: a wall lends its shade its own colour, and the sun bleaches it. One answer for a paint, wherever it is: told by place, walls had stains. */
export const fitHues = (
  lit: Lit,
  /** Where: paving and lawns are of many hues. */
  walls: Plane,
): readonly [red: Plane, blue: Plane] => {
  const {
    sun,
    hues: [warm, cool],
  } = lit;
  const [borders, ratios] = bordersIn(lit);
  const told: Told[] = [];
  for (let k = 0; k < ratios.length; k++) {
    const [i, j] = [borders[2 * k]!, borders[2 * k + 1]!];
    if (walls.data[i]! < 0.5 || ratios[k]! < AS_LIGHT[0] || ratios[k]! > AS_LIGHT[1]) continue;
    const stops = sun.data[i]! - sun.data[j]!;
    const [red, blue] = [(warm.data[i]! - warm.data[j]!) / stops, (cool.data[i]! - cool.data[j]!) / stops];
    told.push({ i, weight: stops * stops, red, blue });
  }
  if (told.length === 0) return [newPlane(sun.width, sun.height), newPlane(sun.width, sun.height)];
  const first = paintsIn(told, cool.data);
  const like = told.filter(({ i, red, blue }) => {
    const own = cool.data[i]!;
    return Math.abs(red - toldOf(first.red, own)) + Math.abs(blue - toldOf(first.blue, own)) < TELLS;
  });
  const paints = paintsIn(like, cool.data);
  const own = boxBlur(cool, BOARDS).data;
  const [red, blue] = [newPlane(sun.width, sun.height), newPlane(sun.width, sun.height)];
  for (let i = 0; i < own.length; i++) {
    red.data[i] = walls.data[i]! * toldOf(paints.red, own[i]!);
    blue.data[i] = walls.data[i]! * toldOf(paints.blue, own[i]!);
  }
  return [red, blue];
};
