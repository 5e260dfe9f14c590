import type { Cells } from '#engines/dusk/lamps/light-cells.ts';
import type { Quad } from '#engines/dusk/parameters.ts';
import { chanceOf } from '#engines/dusk/sight.ts';
import { varianceAround } from '#engines/dusk/sun/variance.ts';
import { cutParts } from '#engines/dusk/windows/glass-parts.ts';
import type { Segmentation } from '#engines/ports.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';
import { filledBy, type Labelling, labelRegions } from '#engines/raster/regions.ts';
import { growPlane } from '#engines/raster/resize.ts';
import { ease, mix } from '#engines/raster/scalar.ts';

/** Chances between which a place begins to be glass, and is: half glass is a stain. */
const GLASS = [0.4, 0.7] as const;
/** Stops of blue against green between which dark glass mirrors nothing of a blue sky, and is a wall in the shade. */
const BROWN = [-0.25, 0.05] as const;
/** Cells around within which a window shows its frame or its bars, and the variances of light between which there is only plaster. */
const AROUND = 4;
const PLASTER = [0.03, 0.08] as const;
/** Share of a piece of glass that must have a frame near, and that must mirror a blue sky. */
const FRAMED = [0.25, 0.4] as const;
const BLUE = [0.4, 0.65] as const;
/** The share that must have a frame near where little of a piece is blue: shaded stucco beside a sunny corner is framed by its shadow. */
const FRAMED_BROWN = [0.5, 0.7] as const;
const LITTLE_BLUE = [0.4, 0.28] as const;
/** Mean chance from which a piece needs less of a frame, how much, and the share of the upright box around it that it fills then: a drawn blind is as plain as plaster. */
const BLIND = [0.75, 0.85] as const;
const AROUND_BLIND = [0.12, 0.22] as const;
const FILLED = [0.75, 0.85] as const;
/** Chances between which the surest place of a piece leaves it a stretch of wall, and tells a window. */
const SURE = [0.85, 0.94] as const;

/** Log2 of light by day between which glass is dark and mirrors the sky, and is a white post, a blind or a curtain behind it: bluer, they were slates. */
const DARK = [-1.6, -2.6] as const;

/** The mean of `told` over every piece of glass: half a pane would be a patch. */
const overPieces = ({ labels, regions }: Labelling, told: Float32Array): readonly number[] => {
  const sums = new Float64Array(regions.length + 1);
  for (let i = 0; i < labels.length; i++) sums[labels[i]!]! += told[i]!;
  return regions.map(({ label, area }) => sums[label]! / area);
};

/** The most of `told` in every piece of glass. */
const mostInPieces = ({ labels, regions }: Labelling, told: Float32Array): readonly number[] => {
  const most = new Float64Array(regions.length + 1);
  for (let i = 0; i < labels.length; i++) if (told[i]! > most[labels[i]!]!) most[labels[i]!] = told[i]!;
  return regions.map(({ label }) => most[label]!);
};

const easeAll = (values: Float32Array, [from, to]: readonly [number, number]): void => {
  for (let i = 0; i < values.length; i++) values[i] = ease(from, to, values[i]!);
};

const aboveNone = (values: Float32Array): Uint8Array => {
  const some = new Uint8Array(values.length);
  for (let i = 0; i < some.length; i++) if (values[i]! > 0) some[i] = 1;
  return some;
};

const weighPieces = (
  labels: Int32Array,
  glass: Float32Array,
  mirror: Float32Array,
  kept: readonly number[],
  mirrored: readonly number[],
  light: Float32Array,
): void => {
  for (let i = 0; i < labels.length; i++) {
    const piece = labels[i]! - 1;
    if (piece < 0) continue;
    glass[i]! *= kept[piece]!;
    mirror[i] = glass[i]! * mirrored[piece]! * ease(DARK[0], DARK[1], light[i]!);
  }
};

/** Glass of windows, 0..1, and of it what is dark and mirrors the sky: a stretch of bare wall in the shade is read as a pane, and would be stained. */
export const glassOf = (
  seen: Segmentation,
  { light, warm, cool }: Pick<Cells, 'light' | 'warm' | 'cool'>,
  /** Windows that were found. */
  windows: readonly Quad[] = [],
): readonly [glass: Plane, mirror: Plane] => {
  const { width, height } = light;
  const glass = growPlane(chanceOf(seen, 'pane', 'window'), width, height);
  const chance = glass.data.slice();
  const [framed, blue, mirror] = [varianceAround(light, AROUND), cool.data.slice(), newPlane(width, height)];
  easeAll(framed, PLASTER);
  easeAll(blue, BROWN);
  easeAll(glass.data, GLASS);
  const pieces = labelRegions(aboveNone(glass.data), width, height);
  const [frames, blues, surest] = [overPieces(pieces, framed), overPieces(pieces, blue), mostInPieces(pieces, chance)];
  const chances = overPieces(pieces, chance);
  const blinds = pieces.regions.map(
    (region, k) =>
      ease(BLIND[0], BLIND[1], chances[k]!) *
      ease(AROUND_BLIND[0], AROUND_BLIND[1], frames[k]!) *
      ease(FILLED[0], FILLED[1], filledBy(region)),
  );
  const kept = frames.map((frame, k) => {
    const framed = mix(
      ease(FRAMED[0], FRAMED[1], frame),
      ease(FRAMED_BROWN[0], FRAMED_BROWN[1], frame),
      ease(LITTLE_BLUE[0], LITTLE_BLUE[1], blues[k]!),
    );
    return Math.max(blinds[k]!, framed) * ease(SURE[0], SURE[1], surest[k]!);
  });
  const walls = growPlane(chanceOf(seen, 'facade', 'wall'), width, height);
  cutParts(glass, pieces, blue, windows, { light, warm, cool }, walls);
  const mirrored = blues.map((part) => ease(BLUE[0], BLUE[1], part));
  weighPieces(pieces.labels, glass.data, mirror.data, kept, mirrored, light.data);
  return [glass, mirror];
};
