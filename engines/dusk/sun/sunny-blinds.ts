import { boxBlur, boxBlurOf } from '#engines/raster/blur.ts';
import type { Plane } from '#engines/raster/raster.ts';
import { ease } from '#engines/raster/scalar.ts';

/** Cells around from which a blind learns how much of the sun goes from its wall: half of a wide window. */
const REACH = 32;
/** Share of the cells there that must be wall. */
const SOME = 0.05;
/** Log2 of light by day between which glass is dark, and shows a pale blind or curtain. */
const PALE = [-2, -1.3] as const;
/** Its own share of the wall's sun between which it lies in a shadow, and in the sun. */
const LIT = [0.45, 0.65] as const;

/** Blinds in the sun lose as much of it as the wall around them: behind glass less is read of it, and they were lighter than all else, as if the sun still lay on them. */
export const dimBlinds = (sun: Plane, light: Plane, walls: Plane, glass: Plane): void => {
  const [n, stops] = [boxBlur(walls, REACH).data, boxBlurOf(sun, walls, REACH).data];
  for (let i = 0; i < n.length; i++) {
    if (glass.data[i]! < 0.01 || n[i]! < SOME) continue;
    const own = sun.data[i]!;
    const lacking = stops[i]! / n[i]! - own;
    if (lacking <= 0) continue;
    const blind = glass.data[i]! * ease(PALE[0], PALE[1], light.data[i]!);
    sun.data[i] = own + blind * ease(LIT[0], LIT[1], own / (own + lacking)) * lacking;
  }
};
