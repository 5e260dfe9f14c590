import type { Surfaces } from '#engines/dusk/sun/surfaces.ts';
import { boxBlur } from '#engines/raster/blur.ts';
import { someAbove } from '#engines/raster/places.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';
import { ease } from '#engines/raster/scalar.ts';

/** Cells from the sky within which the network's sun is half the sky's, that is none; and from which a roof is told by itself. */
const RIM = 4;
/** Cells around in which that roof is looked for, its share of them from which it tells, and its share of what is built there. */
const REACH = 12;
const SOME = [0.02, 0.08] as const;
const MOSTLY = [0.6, 0.85] as const;
/** Stops of sun between which tiles begin to tell it, and do: those below an eave know nothing of it. */
const SUNNY = [0.4, 0.9] as const;
/** Stops below the light of the roof between which a rim lies in the shade, and in its sun; and above it, between which it has its paint, and is a board. */
const SHADED = [-0.9, -0.5] as const;
const PAINTED = [1.25, 0.95] as const;

const weighed = (plane: Plane, weight: Plane): Float32Array => {
  const out = newPlane(plane.width, plane.height);
  for (let i = 0; i < out.data.length; i++) out.data[i] = plane.data[i]! * weight.data[i]!;
  return boxBlur(out, REACH).data;
};

/**
 * Gives the tiles before the sky the sun of those below them: the network is coarse and reads none in the sky, so that a ridge as light as its
 * roof was taken for white trim, and stood around it as a pale rim.
 */
export const sunOnRidges = (sun: Plane, light: Plane, share: Plane, { roof, house }: Surfaces): void => {
  const { width, height } = sun;
  const solid = boxBlur(share, RIM).data;
  const [tiles, built] = [newPlane(width, height), newPlane(width, height)];
  for (let i = 0; i < solid.length; i++) {
    const inside = ease(0.85, 1, solid[i]!);
    tiles.data[i] = inside * ease(0.5, 0.8, roof.data[i]!) * ease(SUNNY[0], SUNNY[1], sun.data[i]!);
    built.data[i] = inside * (roof.data[i]! + house.data[i]!) * ease(SUNNY[0], SUNNY[1], sun.data[i]!);
  }
  if (!someAbove(tiles.data, 0)) return;
  const [own, all] = [boxBlur(tiles, REACH).data, boxBlur(built, REACH).data];
  const [suns, lights] = [weighed(sun, tiles), weighed(light, tiles)];
  for (let i = 0; i < solid.length; i++) {
    if (solid[i]! > 0.99 || own[i]! < SOME[0] || share.data[i]! < 0.05) continue;
    const lighter = light.data[i]! - lights[i]! / own[i]!;
    const alike = ease(SHADED[0], SHADED[1], lighter) * ease(PAINTED[0], PAINTED[1], lighter);
    const part = alike * ease(SOME[0], SOME[1], own[i]!) * ease(MOSTLY[0], MOSTLY[1], own[i]! / (all[i]! + 1e-3));
    const given = part * house.data[i]!;
    roof.data[i]! += given;
    house.data[i]! -= given;
    const more = suns[i]! / own[i]! - sun.data[i]!;
    if (more > 0) sun.data[i]! += part * more;
  }
};
