import { chanceOf } from '#engines/dusk/sight.ts';
import type { SkyLook } from '#engines/dusk/sky/look.ts';
import type { SkyRegion } from '#engines/dusk/sky/region.ts';
import type { Segmentation } from '#engines/ports.ts';
import { CLASS_NAMES } from '#engines/ports.ts';
import { growPlane } from '#engines/raster/resize.ts';
import { ease, quantile } from '#engines/raster/scalar.ts';

/** What decides between a picture, a question and a refusal. */
export type SkyFacts = {
  /** Share of the photo that is open sky. */
  readonly share: number;
  readonly skyLuma: number;
  readonly skyBlue: number;
  readonly restLuma: number;
  readonly green: number;
  /** Chance that the photo shows a house from outside; from the network where there is one, else from colours. */
  readonly outdoors: number;
  /** Share of the sky's border that lies on no edge of the photo: sky that was left over. */
  readonly softBorder: number;
  /** Agreement of the open sky with the ones flooded under a tighter and a looser tolerance: a leak moves it. */
  readonly stability: number;
  readonly leaked: number;
  /** The network's mean chance of sky where flooding says that it is open: a parasol that reaches the upper border floods as sky does. */
  readonly agreed: number;
  /** Share of the photo in which the network thinks of sky: some below a parasol is no less open. */
  readonly perhaps: number;
  /** Share of the network's sky that is pink or orange: 0 in all day photos measured, 0.3 and more at sunset. */
  readonly afterglow: number;
};

const INDOORS = ['floor', 'ceiling', 'movable', 'fixture', 'wall', 'door'] as const;
const OUTDOORS = ['sky', 'facade', 'roof', 'vegetation', 'ground', 'water'] as const;

const meanOf = (values: Float32Array): number => {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i]!;
  return sum / values.length;
};

/** Mean probability of the outdoor classes against the indoor ones, and the network's own word on the scene. */
export const outdoorsBySight = (seen: Segmentation): number => {
  const mean = (names: readonly string[]): number =>
    names.reduce((sum, name) => {
      const plane = seen.probabilities[CLASS_NAMES.indexOf(name as (typeof CLASS_NAMES)[number])];
      return plane ? sum + meanOf(plane.data) : sum;
    }, 0);
  const outside = mean(OUTDOORS);
  const byClass = outside / (outside + mean(INDOORS) + 1e-6);
  const byHead = seen.scene.exterior;
  return byHead === undefined ? byClass : (byClass + byHead) / 2;
};

/** Ceilings are white or warm; skies are blue, or blown out over a darker ground, or grey over greenery. */
const outdoorsByColour = (blue: number, sky: number, rest: number, green: number): number =>
  Math.max(
    ease(0.03, 0.1, blue),
    ease(0.94, 0.985, sky) * ease(0.12, 0.25, sky - rest),
    ease(0.12, 0.2, green) * ease(0.14, 0.22, sky - rest),
  );

const overlap = (a: Uint8Array, b: Uint8Array): number => {
  let both = 0;
  let either = 0;
  for (let i = 0; i < a.length; i++) {
    if (a[i] && b[i]) both++;
    if (a[i] || b[i]) either++;
  }
  return either > 0 ? both / either : 1;
};

const softBorderOf = (look: SkyLook, region: SkyRegion): number => {
  const { width, height, mean } = look;
  let border = 0;
  let soft = 0;
  for (let y = 2; y < height - 2; y++)
    for (let x = 2; x < width - 2; x++) {
      const i = y * width + x;
      if (!region.cells[i] || (region.cells[i + 1] && region.cells[i + width] && region.cells[i - 1])) continue;
      border++;
      let low = 2;
      let high = -1;
      for (let j = -2; j <= 2; j++)
        for (let k = -2; k <= 2; k++) {
          const v = mean.luma[i + j * width + k]!;
          if (v < low) low = v;
          if (v > high) high = v;
        }
      if (high - low < 0.06) soft++;
    }
  return border > 0 ? soft / border : 1;
};

const agreedOf = ({ open, chance }: SkyRegion): number => {
  if (!chance) return 1;
  let [all, sum] = [0, 0];
  for (let i = 0; i < open.length; i++)
    if (open[i]) {
      all++;
      sum += chance.data[i]!;
    }
  return all > 0 ? sum / all : 1;
};

/** The network's chance from which it thinks of sky. */
const THINKS = 0.3;

const perhapsOf = (seen: Segmentation | undefined): number => {
  if (!seen) return 0;
  const { data } = chanceOf(seen, 'sky');
  let some = 0;
  for (let i = 0; i < data.length; i++) if (data[i]! > THINKS) some++;
  return some / data.length;
};

const afterglowOf = ({ mean, width, height }: SkyLook, seen: Segmentation | undefined): number => {
  if (!seen) return 0;
  const sky = growPlane(chanceOf(seen, 'sky'), width, height).data;
  let all = 1;
  let pink = 0;
  for (let i = 0; i < sky.length; i++) {
    if (sky[i]! < 0.7) continue;
    all++;
    if (mean.r[i]! - mean.g[i]! > 0.03) pink++;
  }
  return pink / all;
};

/** Sorts the light of the open sky, its blueness and the light of the rest; counts cells of sky and green ones of the rest. */
const sortTones = (
  r: Float32Array,
  g: Float32Array,
  b: Float32Array,
  luma: Float32Array,
  open: Uint8Array,
  sky: Float32Array,
  blue: Float32Array,
  rest: Float32Array,
): readonly [above: number, green: number] => {
  let above = 0;
  let below = 0;
  let green = 0;
  for (let i = 0; i < open.length; i++) {
    if (open[i]) {
      sky[above] = luma[i]!;
      blue[above++] = b[i]! - r[i]!;
    } else {
      rest[below++] = luma[i]!;
      if (2 * g[i]! - r[i]! - b[i]! > 0.04) green++;
    }
  }
  return [above, green];
};

/** Light and blueness of the open sky, light of the rest, and the share of that which is green. */
const tonesOf = ({ r, g, b, luma }: SkyLook['mean'], open: Uint8Array) => {
  const list = (): Float32Array => new Float32Array(open.length);
  const [sky, blue, rest] = [list(), list(), list()];
  const [above, green] = sortTones(r, g, b, luma, open, sky, blue, rest);
  const below = open.length - above;
  return {
    share: above / open.length,
    skyLuma: quantile(sky.subarray(0, above), 0.5),
    skyBlue: quantile(blue.subarray(0, above), 0.5),
    restLuma: quantile(rest.subarray(0, below), 0.5),
    green: green / Math.max(1, below),
  };
};

export const checkSky = (
  look: SkyLook,
  region: SkyRegion,
  others: readonly Uint8Array[],
  seen: Segmentation | undefined,
): SkyFacts => {
  const { share, skyLuma, skyBlue, restLuma, green } = tonesOf(look.mean, region.open);
  return {
    share,
    skyLuma,
    skyBlue,
    restLuma,
    green,
    outdoors: seen ? outdoorsBySight(seen) : outdoorsByColour(skyBlue, skyLuma, restLuma, green),
    softBorder: softBorderOf(look, region),
    leaked: region.leaked,
    agreed: agreedOf(region),
    perhaps: perhapsOf(seen),
    afterglow: afterglowOf(look, seen),
    stability: others.reduce((least, other) => Math.min(least, overlap(region.flooded, other)), 1),
  };
};

/** Chance of being outside below which a photo shows a room, and below which no closer look at it would say otherwise. */
const INSIDE = 0.4;
export const SURELY_INSIDE = INSIDE / 2;

/** Share of the photo that sky takes at least. Where flooding finds less, but the network thinks of some in as much as this, the person is asked. */
const LEAST = 0.03;
const PERHAPS = 0.01;

/** Words for the person when this photo cannot become a dusk picture at all. */
export const refusalOf = (facts: SkyFacts): string | undefined => {
  if (facts.share >= LEAST && facts.skyLuma < 0.42 && facts.restLuma < 0.35)
    return 'This photo was already taken at dusk or at night. Choose one taken by day.';
  if (facts.share >= LEAST && facts.outdoors >= INSIDE && facts.afterglow > 0.08)
    return 'This photo was already taken at sunset or dusk. Choose one taken by day.';
  if (facts.outdoors < INSIDE)
    return 'This looks like a room, not a house seen from outside. Day to dusk needs an outdoor photo with sky.';
  if (facts.share < LEAST && facts.perhaps < PERHAPS)
    return 'There is no open sky in this photo. Day to dusk needs a photo that shows some sky.';
  return undefined;
};

/** 0..1; under ASK_BELOW the person is shown the mask first. */
export const confidenceOf = (facts: SkyFacts): number =>
  ease(0.4, 0.75, facts.outdoors) *
  (1 - 0.6 * ease(0.03, 0.1, facts.softBorder)) *
  (0.3 + 0.7 * ease(0.7, 0.93, facts.stability)) *
  (1 - 0.7 * ease(0.003, 0.02, facts.leaked)) *
  ease(0.15, 0.35, facts.agreed) *
  ease(0.02, 0.06, facts.share);

export const ASK_BELOW = 0.45;
