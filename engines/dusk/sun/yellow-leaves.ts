import { chanceOf } from '#engines/dusk/sight.ts';
import { giveToLeaves, type Surfaces } from '#engines/dusk/sun/surfaces.ts';
import type { Segmentation } from '#engines/ports.ts';
import { boxBlur } from '#engines/raster/blur.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';
import { growPlane } from '#engines/raster/resize.ts';
import { ease } from '#engines/raster/scalar.ts';

/** Stops of blue under green between which a thing begins to be yellow, and is as no paint is; and of red over green between which it is wood or brick, and is not. */
const YELLOW = [-1.2, -1.9] as const;
const WOODEN = [1, 0.75] as const;
/** Cells around in which the crown is looked for, and its share of them. */
const AROUND = 22;
const SOME = [0.03, 0.1] as const;
/** Stops of blue by which it is yellower than the walls around between which it is their paint, and is not. */
const THEIR_PAINT = [0.7, 1.3] as const;
/** Cells over which leaflets and the wall between them are one frond. */
const FROND = 2;

/** Stops of blue over green on the walls around each cell; 0, as on grey ones, where there are none. */
const wallBlue = (seen: Segmentation, cool: Plane): Float32Array => {
  const { width, height } = cool;
  const walls = growPlane(chanceOf(seen, 'facade', 'wall'), width, height);
  const blue = newPlane(width, height);
  for (let i = 0; i < blue.data.length; i++) {
    walls.data[i] = ease(0.5, 0.8, walls.data[i]!);
    blue.data[i] = walls.data[i]! * cool.data[i]!;
  }
  const [sums, around] = [boxBlur(blue, AROUND).data, boxBlur(walls, AROUND).data];
  for (let i = 0; i < sums.length; i++) sums[i]! /= around[i]! + 0.01;
  return sums;
};

/** Gives the leaves what hangs as yellow from a crown as leaves alone are: fronds of a palm before a wall were lit as the wall, and stood grey around a dark heart. */
export const yellowLeaves = (surfaces: Surfaces, seen: Segmentation, warm: Plane, cool: Plane): void => {
  const { leaf, house, roof } = surfaces;
  const { width, height } = leaf;
  const crowns = boxBlur(growPlane(chanceOf(seen, 'vegetation'), width, height), AROUND).data;
  const wall = wallBlue(seen, cool);
  const yellow = newPlane(width, height);
  for (let i = 0; i < crowns.length; i++)
    if (crowns[i]! > SOME[0])
      yellow.data[i] =
        ease(YELLOW[0], YELLOW[1], cool.data[i]!) *
        ease(WOODEN[0], WOODEN[1], warm.data[i]!) *
        ease(THEIR_PAINT[0], THEIR_PAINT[1], wall[i]! - cool.data[i]!) *
        ease(SOME[0], SOME[1], crowns[i]!);
  const others = [house.data, roof.data];
  const fronds = boxBlur(yellow, FROND).data;
  for (let i = 0; i < fronds.length; i++) {
    const part = Math.max(yellow.data[i]!, ease(0.2, 0.6, fronds[i]!));
    giveToLeaves(leaf.data, others, i, part);
  }
};
