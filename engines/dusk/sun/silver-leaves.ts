import { chanceOf } from '#engines/dusk/sight.ts';
import { giveToLeaves, type Surfaces } from '#engines/dusk/sun/surfaces.ts';
import type { Segmentation } from '#engines/ports.ts';
import { boxBlur, boxBlurOf, boxBlurOver } from '#engines/raster/blur.ts';
import { someAbove } from '#engines/raster/places.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';
import { growPlane } from '#engines/raster/resize.ts';
import { ease } from '#engines/raster/scalar.ts';

/** Shares of leaves between which the network begins to see some in what it takes for the house, and chances of glass between which it is a window: glass mirrors the sky, as cool as a silver leaf. */
const SOME = [0.04, 0.1] as const;
const GLASS = [0.6, 0.4] as const;
/** Shares of walls between which it begins to be taken for one, and is: a ridge before trees is cool too, and read as a roof and leaves. */
const WALL = [0.06, 0.15] as const;
/** Stops of red over green between which a thing may be of a red or tan house, and is not; and those between which the house around is white or grey, and red or tan. */
const RED = [0.05, -0.08] as const;
const HOUSE_RED = [0.2, 0.35] as const;
/** Cells around that tell how red the house is, and how grey the crown. */
const AROUND = 28;
/** Stops of blue under green between which leaves are silver, and green; the share of leaves around, and of silver ones among them, between which it hangs from a silver crown: beside green ones it is a painted door. */
const GREEN = [-0.6, -0.9] as const;
const LEAVES = [0.02, 0.06] as const;
const OF_THEM = [0.15, 0.3] as const;
/** Cells over which leaflets and the roof between them are one frond, and the share of them between which they are. */
const FROND = 3;
const MOSTLY = [0.35, 0.55] as const;

/** Stops of red over green on walls and roofs around each cell; 0, as on grey ones, where there are none. */
const houseRed = ({ house, roof }: Pick<Surfaces, 'house' | 'roof'>, warm: Plane): Float32Array => {
  const built = newPlane(warm.width, warm.height);
  for (let i = 0; i < built.data.length; i++) built.data[i] = ease(0.92, 0.98, house.data[i]! + roof.data[i]!);
  const sums = boxBlurOf(warm, built, AROUND).data;
  const around = boxBlur(built, AROUND).data;
  for (let i = 0; i < sums.length; i++) sums[i]! /= around[i]! + 0.01;
  return sums;
};

/** How far the leaves around each cell are those of a silver crown, 0..1. */
const crownIn = (leaf: Plane, warm: Float32Array, cool: Float32Array): Float32Array => {
  const [leaves, grey] = [newPlane(leaf.width, leaf.height), newPlane(leaf.width, leaf.height)];
  for (let i = 0; i < warm.length; i++) {
    leaves.data[i] = ease(0.7, 0.9, leaf.data[i]!);
    grey.data[i] = leaves.data[i]! * ease(RED[0], RED[1], warm[i]!) * ease(GREEN[1], GREEN[0], cool[i]!);
  }
  const all = boxBlurOver(leaves, AROUND);
  const out = boxBlurOver(grey, AROUND);
  for (let i = 0; i < out.length; i++)
    out[i] = ease(LEAVES[0], LEAVES[1], all[i]!) * ease(OF_THEM[0], OF_THEM[1], out[i]! / (all[i]! + 1e-3));
  return out;
};

const silverIn = (
  leaf: Float32Array,
  house: Float32Array,
  glass: Float32Array,
  warm: Float32Array,
  red: Float32Array,
  out: Float32Array,
): void => {
  for (let i = 0; i < warm.length; i++) {
    if (out[i]! < 1e-3) continue;
    out[i]! *=
      ease(SOME[0], SOME[1], leaf[i]!) *
      ease(WALL[0], WALL[1], house[i]!) *
      ease(RED[0], RED[1], warm[i]!) *
      ease(HOUSE_RED[0], HOUSE_RED[1], red[i]!) *
      ease(GLASS[0], GLASS[1], glass[i]!);
  }
};

const giveLeaves = (leaf: Float32Array, others: readonly Float32Array[], fronds: Float32Array): void => {
  for (let i = 0; i < fronds.length; i++) {
    const part = Math.min(ease(MOSTLY[0], MOSTLY[1], fronds[i]!), ease(SOME[0], SOME[1], leaf[i]!));
    giveToLeaves(leaf, others, i, part);
  }
};

/** Gives the leaves what is greyer than a red or tan house and half seen as leaves: silver fronds before a roof were lit as walls are, and shone beside the crown that they hang from. */
export const silverLeaves = (surfaces: Surfaces, seen: Segmentation, warm: Plane, cool: Plane): void => {
  const { leaf, house, roof } = surfaces;
  const { width, height } = leaf;
  const silver = crownIn(leaf, warm.data, cool.data);
  if (!someAbove(silver, 0)) return;
  const glass = growPlane(chanceOf(seen, 'pane', 'window'), width, height).data;
  silverIn(leaf.data, house.data, glass, warm.data, houseRed(surfaces, warm), silver);
  giveLeaves(leaf.data, [house.data, roof.data], boxBlurOver({ width, height, data: silver }, FROND));
};
