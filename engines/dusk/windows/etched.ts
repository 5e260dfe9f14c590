import type { FileMake } from '#engines/dusk/evening/weak-file.ts';
import type { Surfaces } from '#engines/dusk/sun/surfaces.ts';
import { boxBlurOf } from '#engines/raster/blur.ts';
import type { Plane } from '#engines/raster/raster.ts';
import { ease, mix } from '#engines/raster/scalar.ts';

/** Leaves that sun and sharpening have etched: stops of spread from which they are, and how much of it goes. */
const ETCHED = [0.5, 1.1] as const;
const SOFTER = 0.45;
/** And of what is finer than a cell, in all leaves: by day every one glitters, at dusk a crown is one mass. */
const GLITTER = 0.22;
/** And of tiles, which the sun has striped: the sky lights their edges and faces alike. */
const TILES = 0.5;

/** Stops of spread from which what sharpening has drawn in a weak file is softened, on the ground sooner, and by how much: dusk makes dark contours darker, and blocks of the file are scratches on a drive. */
const DRAWN = [0.15, 0.6] as const;
const DRAWN_GROUND = [0.04, 0.2] as const;
const DRAWN_SOFTER = 0.5;
/** Stops of spread between which it is no sharpening any more, but the border of two things: softened, twigs before a white wall and the wall between them ran into each other. */
const EDGE = [1.7, 1] as const;
/** How much of what is finer than a cell goes where a file is sharpened to the pixel: its bricks and rims stand as if drawn with a pen. */
const CRISP_SOFTER = 0.45;
/** Stops of spread below which the blades of a lawn and the grit of a road are drawn steeper, and by how much: dark, they are a smooth sheet. */
const SMOOTH = [0.26, 0.1] as const;
const STEEPER = 0.35;

/** Makes stops of sun into what stands beside slope x log light, and softens leaves and tiles on the way, and steepens smooth ground. */
export const softenEtched = (
  sun: Plane,
  slope: Plane,
  light: Plane,
  /** The same without the sun, and its mean of so many cells around: the border of a shadow is not drawn. */
  shade: Plane,
  mean: Float32Array,
  reach: number,
  { leaf, roof, lawn, paving }: Pick<Surfaces, 'leaf' | 'roof' | 'lawn' | 'paving'>,
  /** How weak the photo's file is, and how far it is sharpened to the pixel, 0..1. */
  { weak, crisp }: FileMake,
): void => {
  const squares = boxBlurOf(shade, shade, reach).data;
  softenCells(
    sun.data,
    slope.data,
    light.data,
    shade.data,
    mean,
    squares,
    leaf.data,
    roof.data,
    lawn.data,
    paving.data,
    weak,
    crisp,
  );
};

const softenCells = (
  sun: Float32Array,
  slope: Float32Array,
  light: Float32Array,
  shade: Float32Array,
  mean: Float32Array,
  squares: Float32Array,
  leaf: Float32Array,
  roof: Float32Array,
  lawn: Float32Array,
  paving: Float32Array,
  weak: number,
  crisp: number,
): void => {
  for (let i = 0; i < sun.length; i++) {
    const spread = Math.sqrt(Math.max(0, squares[i]! - mean[i]! * mean[i]!));
    const etched = SOFTER * leaf[i]! + TILES * roof[i]!;
    const below = lawn[i]! + paving[i]!;
    const ground = STEEPER * (1 - weak) * below * ease(SMOOTH[0], SMOOTH[1], spread);
    const soft =
      (Math.max(
        etched * ease(ETCHED[0], ETCHED[1], spread),
        weak > 0
          ? weak *
              DRAWN_SOFTER *
              mix(
                ease(DRAWN[0], DRAWN[1], spread) * ease(EDGE[0], EDGE[1], spread),
                ease(DRAWN_GROUND[0], DRAWN_GROUND[1], spread),
                Math.min(1, below),
              )
          : 0,
      ) -
        ground) *
      (1 - slope[i]!);
    const fine = Math.max(GLITTER * leaf[i]!, CRISP_SOFTER * crisp) * (1 - slope[i]! - soft);
    sun[i]! -= (slope[i]! + fine) * light[i]! + soft * (light[i]! - shade[i]! + mean[i]!);
    slope[i]! += soft + fine;
  }
};
