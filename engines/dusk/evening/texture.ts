import type { Surfaces } from '#engines/dusk/sun/surfaces.ts';
import { ease, mix } from '#engines/raster/scalar.ts';

/** How much steeper texture is than by day, against the light of so many cells around: dark, it would go flat. Not in a small photo, of so many pixels: its maker has sharpened it. */
const TEXTURE = 0.18;
const SMALL = [1000, 1600] as const;
export const AROUND = 3;
/** How much flatter walls and roofs are where the sun lay, which has drawn their relief: stops of sun between which it did. */
const RELIEF = 0.25;
const RAKING = [0.4, 1.2] as const;
/** And a lawn: at noon each blade has its own black shadow beside it. Cells around whose sun tells that for grass: in dapple it was steeper in every spot of shade. */
const BLADES = 0.45;
export const TURF = 20;
const IN_DAPPLE = [0.15, 0.5] as const;
export const keepTexture = (
  sun: Float32Array,
  day: Float32Array,
  slope: Float32Array,
  /** Log light without the sun, and its mean around: borders of shadows are no texture. */
  shade: Float32Array,
  around: Float32Array,
  { leaf, lawn, paving }: Surfaces,
  /** Mean sun around. */
  turf: Float32Array,
  texture: number,
): void => {
  for (let i = 0; i < slope.length; i++) {
    const own = ease(RAKING[0], RAKING[1], day[i]!);
    const lit = Math.max(own, lawn.data[i]! * ease(IN_DAPPLE[0], IN_DAPPLE[1], turf[i]!));
    const relief = mix(RELIEF * (1 - paving.data[i]!), BLADES, lawn.data[i]!);
    const more = mix(texture, -relief, lit) * (1 - leaf.data[i]!) * (1 - slope[i]!);
    slope[i]! -= more;
    sun[i]! += more * (around[i]! - shade[i]!);
  }
};

/** That for a photo of so many pixels along its longer side. */
export const textureOf = (side: number): number => TEXTURE * ease(SMALL[0], SMALL[1], side);
