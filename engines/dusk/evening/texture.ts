import type { Surfaces } from '#engines/dusk/sun/surfaces.ts';
import { ease, mix } from '#engines/raster/scalar.ts';

/** How much steeper texture is than by day, against the light of so many cells around: dark, it would go flat. Not in a small photo, of so many pixels: its maker has sharpened it. */
const TEXTURE = 0.18;
const SMALL = [1000, 1600] as const;
export const AROUND = 3;
/** Stops of sun between which it lay on a place, which then is no steeper: the sun has drawn its relief already. */
const RAKING = [0.4, 1.2] as const;
/** How much flatter a lawn is then: at noon each blade has its own black shadow beside it. Cells around whose sun tells that for grass: in dapple it was steeper in every spot of shade. */
const BLADES = 0.45;
export const TURF = 20;
const IN_DAPPLE = [0.15, 0.5] as const;
/** How much calmer walls are in the shade of a sunny small photo: what the camera left there is the blocks of its file, and the evening's curve nearly doubles them. Stops from what is around between which a thing is a board or a frame, and stays. */
const CALM = 0.4;
const BOARD = [0.6, 0.3] as const;

/** How much steeper texture is in a photo, and how much calmer on its walls in the shade. */
export type Texture = { readonly steeper: number; readonly calm: number };

export const keepTexture = (
  sun: Float32Array,
  day: Float32Array,
  slope: Float32Array,
  /** Log light without the sun, and its mean around: borders of shadows are no texture. */
  shade: Float32Array,
  around: Float32Array,
  { house, leaf, lawn }: Surfaces,
  /** Mean sun around. */
  turf: Float32Array,
  { steeper, calm }: Texture,
): void => keepIn(sun, day, slope, shade, around, house.data, leaf.data, lawn.data, turf, steeper, calm);

const keepIn = (
  sun: Float32Array,
  day: Float32Array,
  slope: Float32Array,
  shade: Float32Array,
  around: Float32Array,
  house: Float32Array,
  leaf: Float32Array,
  lawn: Float32Array,
  turf: Float32Array,
  steeper: number,
  calm: number,
): void => {
  for (let i = 0; i < slope.length; i++) {
    const own = ease(RAKING[0], RAKING[1], day[i]!);
    const lit = Math.max(own, lawn[i]! * ease(IN_DAPPLE[0], IN_DAPPLE[1], turf[i]!));
    const off = around[i]! - shade[i]!;
    const calmer = calm * house[i]! * (1 - own) * ease(BOARD[0], BOARD[1], Math.abs(off));
    const more = (mix(steeper, -BLADES * lawn[i]!, lit) - calmer) * (1 - leaf[i]!) * (1 - slope[i]!);
    slope[i]! -= more;
    sun[i]! += more * off;
  }
};

/** That for a photo of so many pixels along its longer side, and so sunny, 0..1. */
export const textureOf = (side: number, sunny: number): Texture => {
  const large = ease(SMALL[0], SMALL[1], side);
  return { steeper: TEXTURE * large, calm: CALM * sunny * (1 - large) };
};
