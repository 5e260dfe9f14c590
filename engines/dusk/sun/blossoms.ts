import { giveToLeaves, type Surfaces } from '#engines/dusk/sun/surfaces.ts';
import { boxBlur } from '#engines/raster/blur.ts';
import type { Plane } from '#engines/raster/raster.ts';
import { ease } from '#engines/raster/scalar.ts';

/** Stops of red over green between which a thing begins to be redder than brick and wood, and is as blossoms are. */
const RED = [0.9, 1.3] as const;
/** And of blue against green between which it is brown stucco or brick in the shade, and a blossom: red ones are no less blue than green. */
const BROWN = [-0.9, -0.5] as const;
/** Cells around in which their leaves are looked for, and the share of them. */
const AROUND = 12;
const SOME = [0.1, 0.25] as const;
/** Share of leaves in a cell from which brown is an autumn's. */
const LEAF = [0.2, 0.5] as const;

/** Gives the leaves the red blossoms among them: read as a wall in the sun, they glowed before a porch like lamps. */
export const takeBlossoms = ({ leaf, house, roof, garage }: Surfaces, warm: Plane, cool: Plane): void => {
  const others = [house.data, roof.data, garage.data];
  const around = boxBlur(leaf, AROUND).data;
  for (let i = 0; i < around.length; i++) {
    if (around[i]! < SOME[0]) continue;
    const part =
      ease(RED[0], RED[1], warm.data[i]!) *
      Math.max(ease(BROWN[0], BROWN[1], cool.data[i]!), ease(LEAF[0], LEAF[1], leaf.data[i]!)) *
      ease(SOME[0], SOME[1], around[i]!);
    giveToLeaves(leaf.data, others, i, part);
  }
};
