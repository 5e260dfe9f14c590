import type { Surfaces } from '#engines/dusk/sun/surfaces.ts';
import { boxBlur, boxBlurOf, boxBlurOver } from '#engines/raster/blur.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';
import { clamp, ease } from '#engines/raster/scalar.ts';

/** Where thin spots of light can be the sun's, 0..1: paving, and roofs but for the boards along them. Walls have trim and siding of that size. */
const BOARD = 5;
const INSIDE = [0.7, 0.9] as const;
export const dappleOn = ({ roof, paving }: Surfaces): Plane => {
  const out = boxBlur(roof, BOARD);
  for (let i = 0; i < out.data.length; i++)
    out.data[i] = paving.data[i]! + roof.data[i]! * ease(INSIDE[0], INSIDE[1], out.data[i]!);
  return out;
};

/** Cells around that tell how light a roof is, and the stops by which a tile may be lighter: their joints are darker. */
const AROUND = 12;
const TILE = 0.35;
/** Stops of light to one of sun that the network sees in a fleck, at most: of the sun on dark tiles it reads a part, between leaves still less. And the stops that go. */
const UNREAD = 6;
const MOST = 1.2;

const over = (sums: Float32Array, weights: Float32Array): Float32Array => {
  for (let i = 0; i < sums.length; i++) sums[i]! /= weights[i]! + 1e-3;
  return sums;
};

/** Takes the flecks of sun between leaves that are left on a roof, by as much as the network can have missed of them: slates shone in the dusk. */
export const dimFlecks = (sun: Plane, light: Plane, seen: Plane, roofs: Plane): void => {
  const left = newPlane(sun.width, sun.height);
  for (let i = 0; i < left.data.length; i++) left.data[i] = roofs.data[i]! * (light.data[i]! - sun.data[i]!);
  const n = boxBlur(roofs, AROUND).data;
  const [level, stops] = [over(boxBlurOver(left, AROUND), n), over(boxBlurOf(seen, roofs, AROUND).data, n)];
  for (let i = 0; i < n.length; i++) {
    const most = UNREAD * (seen.data[i]! - stops[i]!);
    if (most <= 0 || roofs.data[i]! < 0.01) continue;
    sun.data[i]! += roofs.data[i]! * clamp(light.data[i]! - sun.data[i]! - level[i]! - TILE, 0, Math.min(MOST, most));
  }
};
