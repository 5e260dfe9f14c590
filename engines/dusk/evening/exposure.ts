import type { Plane } from '#engines/raster/raster.ts';
import { clamp, exp2, quantile } from '#engines/raster/scalar.ts';

/** Log2 of light that the middle of the ground has in listings' dusks, and how far a darker or lighter one is brought there. */
const GROUND = -3.28;
const BROUGHT = 0.5;
/** Most and least stops that it gains. */
const MOST = 0.58;
const LEAST = 0;
/** Stops that a sunny photo gets less: darker, what could not be taken out of its sun is told less, and lamps and sky carry the picture. */
const SUNNY = 0.35;
/** Share of the height below which it is ground, and the share of a cell that must be no sky. */
const LOWER = 0.6;
const SOLID = 0.5;

/** What tells the evening's own light on a cell. */
type EveningTone = {
  readonly light: Plane;
  readonly share: Plane;
  readonly slope: Plane;
  readonly excess: Plane;
  readonly gain: Plane;
  readonly arriving: Plane;
};

/** A photographer exposes for the ground before the house: how much more light all but sky and lamps gets. `usual` is what the mood itself gives, `sunny` how sunny the day was, 0..1. */
export const eveningExposure = (
  { light, share, slope, excess, gain, arriving }: EveningTone,
  usual: number,
  sunny: number,
): number => {
  const { width, height } = light;
  const levels: number[] = [];
  for (let i = Math.floor(LOWER * height) * width; i < width * height; i++)
    if (share.data[i]! >= SOLID)
      levels.push(
        light.data[i]! * (1 - slope.data[i]!) - excess.data[i]! + Math.log2(gain.data[i]! * arriving.data[i]! + 1e-6),
      );
  if (levels.length === 0) return 1;
  const level = quantile(levels, 0.5) - Math.log2(usual);
  return exp2(clamp(BROUGHT * (GROUND - level), LEAST, MOST) - SUNNY * sunny);
};
