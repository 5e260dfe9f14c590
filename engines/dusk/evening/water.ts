import { type EveningTone, levelAt } from '#engines/dusk/evening/exposure.ts';
import type { Mood } from '#engines/dusk/evening/mood.ts';
import type { Cells } from '#engines/dusk/lamps/light-cells.ts';
import type { Lights } from '#engines/dusk/lamps/lights.ts';
import { chanceOf } from '#engines/dusk/sight.ts';
import type { PaintedSky } from '#engines/dusk/sky/paint.ts';
import { SURFACES, type Surfaces } from '#engines/dusk/sun/surfaces.ts';
import { encodeEmitted } from '#engines/dusk/windows/light.ts';
import type { Segmentation } from '#engines/ports.ts';
import { boxBlur } from '#engines/raster/blur.ts';
import { LINEAR } from '#engines/raster/colour.ts';
import { close } from '#engines/raster/morphology.ts';
import { newPlane, type Plane, type Raster } from '#engines/raster/raster.ts';
import { labelRegions, membersOf } from '#engines/raster/regions.ts';
import { growPlane } from '#engines/raster/resize.ts';
import { clamp, ease, exp2, mix, quantile } from '#engines/raster/scalar.ts';

/** Stops of red that water takes from the light at least, and of blue that it takes at most: both against green. */
const RED_TAKEN = -0.7;
const BLUE_TAKEN = -0.35;
/** Stops of blue that it has for one of red that it lacks, at most, and how many more where the network is sure of it: concrete in the shade under a blue sky has more. */
const SKYLIT = 0.45;
const SURE_SKYLIT = 0.05;
/** Chance from which a piece is water at all, and the share of its cells that have it; and the same in a photo that has some of it for sure, of this share of the picture at least: beside a pool the spa was a car. */
const SEEN = 0.5;
const SEEN_SHARE = 0.12;
const BESIDE = 0.1;
const ENOUGH = 0.004;
/** Least cells of a piece, and those across over which rails and ladders before it do not divide it. */
const PIECE = 60;
const RAILS = 3;
/** Cells around that tell the colour of rippled water. */
const RIPPLES = 2;

const isWater = (red: number, blue: number, chance: number): boolean =>
  red < RED_TAKEN && blue > BLUE_TAKEN && blue < -red * (SKYLIT + SURE_SKYLIT * chance);

/** Cells below the horizon that look like water and that the network does not call a house or the sky. */
const watery = (
  chance: Float32Array,
  built: Float32Array,
  warm: Float32Array,
  cool: Float32Array,
  from: number,
): Uint8Array => {
  const out = new Uint8Array(chance.length);
  for (let i = from; i < out.length; i++) if (built[i]! < 0.5 && isWater(warm[i]!, cool[i]!, chance[i]!)) out[i] = 1;
  return out;
};

const seenIn = (labels: Int32Array, pieces: number, chance: Float32Array, least: number): Int32Array => {
  const out = new Int32Array(pieces);
  for (let i = 0; i < labels.length; i++) if (labels[i] && chance[i]! > least) out[labels[i]! - 1]!++;
  return out;
};

/** Stops of blue against green, in the middle of a piece, between which it shows its own colour, or the bottom's, and mirrors a blue sky. */
const BLUE = [0.5, 0.9] as const;
/** Part of a piece of water that is darker than those that tell how light it is. */
const BRIGHT = 0.8;

/** Where water lies, 0..1, and how much of it mirrors the sky; and the light by day of its brighter places, by which the rest is told. */
export type Water = { readonly share: Plane; readonly mirrors: Plane; readonly bright: number };

const middleOf = (values: Float32Array, places: readonly number[], part: number): number =>
  quantile(
    Float32Array.from(places, (i) => values[i]!),
    part,
  );

/** Whole pieces of water's colour in which the network sees some. */
const piecesIn = (seen: Segmentation, warm: Plane, cool: Plane, horizon: number): readonly (readonly number[])[] => {
  const { width, height } = warm;
  const chance = growPlane(chanceOf(seen, 'water'), width, height).data;
  const built = growPlane(chanceOf(seen, 'facade', 'wall', 'roof', 'pane', 'window', 'sky'), width, height).data;
  const [red, blue] = [boxBlur(warm, RIPPLES).data, boxBlur(cool, RIPPLES).data];
  const cells = close(watery(chance, built, red, blue, Math.floor(horizon * height) * width), width, height, RAILS);
  const { labels, regions } = labelRegions(cells, width, height);
  const sure = seenIn(labels, regions.length, chance, SEEN);
  const some = seenIn(labels, regions.length, chance, BESIDE);
  const isSure = regions.map(({ area }, k) => area >= PIECE && sure[k]! > SEEN_SHARE * area);
  const all = regions.reduce((sum, { area }, k) => sum + (isSure[k] ? area : 0), 0);
  if (all < ENOUGH * width * height) return [];
  const isWet = regions.map(({ area }, k) => isSure[k]! || (area >= PIECE && some[k]! > SEEN_SHARE * area));
  return membersOf(labels, regions.length).filter((_, k) => isWet[k]);
};

export const waterIn = (seen: Segmentation, { light, warm, cool }: Cells, horizon: number): Water | undefined => {
  const { width, height } = warm;
  const pieces = piecesIn(seen, warm, cool, horizon);
  if (pieces.length === 0) return undefined;
  const [share, mirrors] = [newPlane(width, height), newPlane(width, height)];
  for (const piece of pieces) {
    const mirrored = ease(BLUE[0], BLUE[1], middleOf(cool.data, piece, 0.5));
    for (const i of piece) {
      share.data[i] = 1;
      mirrors.data[i] = mirrored;
    }
  }
  const bright = 2 ** middleOf(light.data, pieces.flat(), BRIGHT);
  return { share: boxBlur(share, 1), mirrors: boxBlur(mirrors, 1), bright };
};

/** Makes water what lies in its colour, whatever else the network has called it: by halves, a pool was a meadow and a car. */
export const takeWater = (surfaces: Surfaces, { share: { data: wet } }: Water): void => {
  for (const name of SURFACES) {
    const { data } = surfaces[name];
    for (let i = 0; i < data.length; i++) data[i] = name === 'water' ? wet[i]! : data[i]! * (1 - wet[i]!);
  }
};

/** Log2 of the evening's light that the middle of it has, and how far it is brought there: by what was read of the sun in it, one pool was a lamp and the next one black. */
const LEVEL = -3.8;
const BROUGHT = 0.8;
export const levelWater = (tone: EveningTone, { share }: Water, exposure: number, mood: Mood): void => {
  const { data } = tone.arriving;
  const levels: number[] = [];
  for (let i = 0; i < data.length; i += 3) if (share.data[i]! > 0.9) levels.push(levelAt(tone, i));
  if (levels.length === 0) return;
  const level = LEVEL + Math.log2(mood.exposure / exposure);
  const stops = mood.depth * BROUGHT * (level - quantile(Float32Array.from(levels), 0.5));
  for (let i = 0; i < data.length; i++) if (share.data[i]! > 0) data[i]! *= exp2(stops * share.data[i]!);
};

/** Share of the sky's light that still water gives back where by day it was brightest. */
const MIRRORED = 0.62;
/** The lens of a listing: its focal length as a share of the picture's longer side. Share of what smooth water would mirror that a rippled pool does. */
const LENS = 0.7;
const RIPPLED = 0.8;
/** Share of the light that water mirrors from so many rows, as shares of the height, below the horizon (Schlick). */
const mirroredAt = (below: number, width: number, height: number): number => {
  const slope = (Math.max(0, below) * height) / (LENS * Math.max(width, height));
  return 0.02 + 0.98 * (1 - slope / Math.hypot(1, slope)) ** 5;
};

const at = ({ width, data }: Plane, x: number, y: number): number => data[y * width + x]!;
/** A plane that reaches so many cells further. */
const rimmed = (plane: Plane): Plane => {
  const out = boxBlur(plane, RIM);
  for (let i = 0; i < out.data.length; i++) out.data[i] = Math.max(plane.data[i]!, Math.min(1, 6 * out.data[i]!));
  return out;
};
const nearest = (plane: Plane, u: number, v: number): number =>
  at(plane, Math.floor(u * plane.width), Math.floor(v * plane.height));
/** A plane at a place between its cells. */
const between = (plane: Plane, u: number, v: number): number => {
  const x = clamp(u * plane.width - 0.5, 0, plane.width - 1.001);
  const y = clamp(v * plane.height - 0.5, 0, plane.height - 1.001);
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const upper = mix(at(plane, left, top), at(plane, left + 1, top), x - left);
  return mix(upper, mix(at(plane, left, top + 1), at(plane, left + 1, top + 1), x - left), y - top);
};

/** Of linear light, red and blue against green between which a pixel is a rail or a leaf before the water, and is water; and blue between which it mirrors a tree, and the sky. */
const RED_OF = [0.75, 0.55] as const;
const BLUE_OF = [0.6, 0.8] as const;
const SKY_OF = [0.95, 1.35] as const;
/** Cells around a piece in which its pixels are looked for. */
const RIM = 8;

/** The sky's light row by row: ripples draw its clouds out, and laid as they are they were stains on a pool. */
const rowsOf = ({ width, height, data }: Plane): Float32Array =>
  Float32Array.from(
    { length: height },
    (_, y) => data.subarray(y * width, (y + 1) * width).reduce((sum, light) => sum + light, 0) / width,
  );

/** How far a pixel is water, and how far the sky in it, 0..1, by its own colour. */
const ownOf = (red: number, green: number, blue: number): readonly [water: number, sky: number] => [
  ease(RED_OF[0], RED_OF[1], red / green) * ease(BLUE_OF[0], BLUE_OF[1], blue / green),
  ease(SKY_OF[0], SKY_OF[1], blue / green),
];

/** Lays the evening sky on water: a pond under an orange sky was as blue as at noon. What it mirrors besides, trees and walls, is darker in the photo and stays. */
export const mirrorOnWater = (
  { share, mirrors, bright }: Water,
  { width, height, data }: Raster,
  luma: Uint8Array,
  sky: PaintedSky,
  /** Row share where the sky ends. */
  horizon: number,
  { emitted, glass }: Pick<Lights, 'emitted' | 'glass'>,
): void => {
  const colours = [rowsOf(sky.red), rowsOf(sky.green), rowsOf(sky.blue)] as const;
  const [wide, blue] = [rimmed(share), rimmed(mirrors)];
  for (let y = Math.floor(horizon * height); y < height; y++) {
    const v = (y + 0.5) / height;
    const fresnel = RIPPLED * mirroredAt(v - horizon, width, height);
    const row = Math.floor(Math.max(0, 2 * horizon - v) * sky.red.height);
    for (let x = 0, i = y * width; x < width; x++, i++) {
      const u = (x + 0.5) / width;
      if (nearest(wide, u, v) === 0) continue;
      const [wet, skyward] = ownOf(LINEAR[data[i * 3]!]!, LINEAR[data[i * 3 + 1]!]! + 1e-3, LINEAR[data[i * 3 + 2]!]!);
      const own = wet * between(wide, u, v);
      const mirror = Math.min(own, skyward * between(blue, u, v));
      const lit = Math.min(1, LINEAR[luma[i]!]! / bright);
      const part = lit * (mirror * MIRRORED + (own - mirror) * fresnel);
      for (let k = 0, p = i * 3; k < 3; k++, p++)
        emitted[p] = Math.max(emitted[p]!, encodeEmitted(part * colours[k]![row]!));
      glass[i] = Math.max(glass[i]!, 255 * mirror);
    }
  }
};
