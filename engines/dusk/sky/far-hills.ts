import { lumaAt } from '#engines/dusk/sky/behind.ts';
import type { LocalColour } from '#engines/dusk/sky/colour.ts';
import type { SkyLook } from '#engines/dusk/sky/look.ts';
import { growBelow, ridgeOf } from '#engines/dusk/sky/ridge.ts';
import { close, dilate, open } from '#engines/raster/morphology.ts';
import { labelRegions } from '#engines/raster/regions.ts';
import { quantile } from '#engines/raster/scalar.ts';

/** A hill in the haze: how much bluer than red and darker than the sky nearby it is at least, the share of the sky's light that haze leaves it, and its texture. */
const HILL_BLUE = 0.1;
const HILL_DARKER = 0.1;
const HAZE = 0.55;
const HILL_SMOOTH = 0.05;
/** The same share for nearer ones below the first ridge. */
const NEARER = 0.3;
/** How much bluer than any of the sky, and darker, the palest one is. */
const BLUER = 0.05;
const PALE_DARKER = 0.07;
/** Chance of sky from which it is none, mean chance of a house up to which it is one, its least cells of any breadth, and those from the sky's end within which it begins: its ridge is an edge. */
const NO_HILL = 0.8;
const HOUSE = 0.4;
const LEAST = 60;
const RIDGE = 9;
/** Cells across of what is too little of a hill to be told between things before it: those of broad ones count. */
const STRIP = 5;
/** Chance of sky from which the network is sure of it, and how dark its darkest is among cells of one height, of which so many tell. */
const SURE_SKY = 0.9;
const DARKEST = 0.05;
const TELLING = 12;
const DEEPEST = 0.9;

/** What is known of the photo's cells when hills are looked for. */
type HillView = {
  readonly look: SkyLook;
  /** Chances of sky and of a house. */
  readonly sky: Float32Array;
  readonly built: Float32Array;
  readonly flooded: Uint8Array;
  readonly local: LocalColour;
  /** The cell from which on hills stand. */
  readonly foot: number;
};

/** The darkest light that the sky has at each height, where enough of it is seen there: a gap between clouds is as dark as the next one, a hill is darker. */
const darkestSky = ({ width, height, mean }: SkyLook, sky: Float32Array, flooded: Uint8Array): Float32Array => {
  const out = new Float32Array(height).fill(1);
  for (let y = 0; y < height; y++) {
    const lumas: number[] = [];
    for (let i = y * width; i < (y + 1) * width; i++) if (flooded[i] && sky[i]! > SURE_SKY) lumas.push(mean.luma[i]!);
    if (lumas.length >= TELLING) out[y] = quantile(lumas, DARKEST);
  }
  return out;
};

// Loops over planes alone: the shape of a view dies with its photo, and both were compiled twice for every one.

const layHaze = (
  out: Uint8Array,
  from: number,
  sky: Float32Array,
  texture: Float32Array,
  [r, g, b, luma]: readonly [Float32Array, Float32Array, Float32Array, Float32Array],
  local: LocalColour,
  darkest: Float32Array,
  deepest: number,
): void => {
  const width = out.length / darkest.length;
  for (let i = from; i < out.length; i++) {
    if (texture[i]! > HILL_SMOOTH || sky[i]! > SURE_SKY || luma[i]! >= darkest[Math.floor(i / width)]!) continue;
    const blue = b[i]! - r[i]!;
    const light = lumaAt(local, i);
    const darker = light - luma[i]!;
    if (blue > deepest && darker > PALE_DARKER) out[i] = 1;
    else if (sky[i]! < NO_HILL && blue > HILL_BLUE && b[i]! > g[i]! && darker > HILL_DARKER && luma[i]! > HAZE * light)
      out[i] = 1;
  }
};

/** Hills in the haze, below `foot`, are smooth and pale as the sky is, and blue, but darker than it is anywhere at their height. */
const hazeIn = ({ look, sky, flooded, local, foot }: HillView): Uint8Array => {
  const { r, g, b, luma } = look.mean;
  const out = new Uint8Array(flooded.length);
  const darkest = darkestSky(look, sky, flooded);
  const deepest = deepestOf(look, flooded) + BLUER;
  layHaze(out, Math.max(0, Math.ceil(foot)), sky, look.texture, [r, g, b, luma], local, darkest, deepest);
  return out;
};

/** Blue over red of the bluest of the sky. */
const deepestOf = ({ mean: { r, b } }: SkyLook, flooded: Uint8Array): number => {
  const blues: number[] = [];
  for (let i = 0; i < flooded.length; i += 3) if (flooded[i]) blues.push(b[i]! - r[i]!);
  return blues.length > 0 ? quantile(blues, DEEPEST) : 1;
};

/** Of each region: whether it rises to the sky, its cells of haze, the broad ones of those, and the chances of a house in it. */
const tally = (
  labels: Int32Array,
  count: number,
  haze: Uint8Array,
  broad: Uint8Array,
  near: Uint8Array,
  built: Float32Array,
) => {
  const high = new Uint8Array(count);
  const cells = new Uint32Array(count);
  const core = new Uint32Array(count);
  const houses = new Float32Array(count);
  for (let i = 0; i < haze.length; i++) {
    if (!labels[i]) continue;
    if (near[i]) high[labels[i]! - 1] = 1;
    if (!haze[i]) continue;
    cells[labels[i]! - 1]!++;
    if (broad[i]) core[labels[i]! - 1]!++;
    houses[labels[i]! - 1]! += built[i]!;
  }
  return { high, cells, core, houses };
};

const keepIn = (haze: Uint8Array, labels: Int32Array, hill: readonly boolean[]): void => {
  for (let i = 0; i < haze.length; i++) if (haze[i] && !hill[labels[i]! - 1]) haze[i] = 0;
};

/** Hills rise to the sky, which a pool in the shade does not, and are no house. */
const coresIn = (view: HillView): Uint8Array => {
  const { built, flooded } = view;
  const { width, height } = view.look;
  const haze = hazeIn(view);
  const broad = open(haze, width, height, STRIP);
  const { labels, regions } = labelRegions(close(haze, width, height, RIDGE), width, height);
  const near = dilate(flooded, width, height, RIDGE);
  const { high, cells, core, houses } = tally(labels, regions.length, haze, broad, near, built);
  const hill = regions.map((_, n) => high[n] === 1 && core[n]! >= LEAST && houses[n]! < HOUSE * cells[n]!);
  keepIn(haze, labels, hill);
  return haze;
};

/** What may be a hill by its colour alone: smooth, blue and of the light that haze leaves it. */
const hazyIn = ({ texture, mean: { r, g, b, luma } }: SkyLook, built: Float32Array, local: LocalColour): Uint8Array => {
  const out = new Uint8Array(built.length);
  for (let i = 0; i < out.length; i++)
    // A grey roof in the shade is as smooth and nearly as blue.
    if (
      texture[i]! <= HILL_SMOOTH &&
      b[i]! > g[i]! &&
      b[i]! - r[i]! > (built[i]! < HOUSE ? 0 : HILL_BLUE) &&
      luma[i]! > NEARER * lumaAt(local, i)
    )
      out[i] = 1;
  return out;
};

/** Hills in the haze, whole: of some the network is sure that they are sky, and at their foot they are as light as it is, but below a ridge there is no sky. */
export const hillsIn = (view: HillView): Uint8Array => {
  const { look, sky, built, flooded, local } = view;
  const cores = coresIn(view);
  if (!cores.includes(1)) return cores;
  const air = new Uint8Array(sky.length);
  for (let i = 0; i < air.length; i++) if (flooded[i] || sky[i]! > NO_HILL) air[i] = 1;
  const sides = { air, hazy: hazyIn(look, built, local) };
  return growBelow(look, cores, ridgeOf(look, cores, sides), sides);
};
