import { chanceOf } from '#engines/dusk/sight.ts';
import { floatingCars } from '#engines/dusk/sun/floating-cars.ts';
import type { Segmentation } from '#engines/ports.ts';
import { boxBlur, boxBlurOf, boxBlurOver } from '#engines/raster/blur.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';
import { filledBy, labelRegions } from '#engines/raster/regions.ts';
import { growPlane } from '#engines/raster/resize.ts';
import { ease } from '#engines/raster/scalar.ts';

/**
 * What dusk treats alike: the house stays readable, trees and lawns sink into the dark, roof and paving lie between; a garage door is one
 * plain surface, and whatever is brighter on it is sun.
 */
export const SURFACES = ['house', 'roof', 'garage', 'leaf', 'lawn', 'paving', 'water'] as const;
export type Surface = (typeof SURFACES)[number];
export type Surfaces = Readonly<Record<Surface, Plane>>;

/** How green a colour is, 0..1: grass and leaves by day, also yellowish ones. */
export const greenness = (r: number, g: number, b: number): number =>
  ease(0.015, 0.09, (g - Math.max(r * 0.97, b)) / (r + g + b + 12)) * ease(0.02, 0.1, (g - b) / (r + g + b + 12));

/** Grass that the summer has yellowed, on the ground: earth and wood are redder, paving is greyer. In a dull photo it is nearly grey, and no redder than green. */
export const straw = (r: number, g: number, b: number): number => {
  const yellow = (Math.min(r, g) - b) / (r + g + b + 12);
  const red = r / (g + 1);
  return Math.max(ease(0.1, 0.18, yellow) * ease(1.2, 1.1, red), ease(0.04, 0.08, yellow) * ease(1.05, 0.99, red));
};

/** Cells over which the chances of doors are evened, and around which a garage door reaches; and the chances between which it does. */
const AROUND = 2;
const REACH = 8;
const NEAR = [0.08, 0.16] as const;
const DOOR = [0.08, 0.22] as const;

/** Share of the picture, and of the upright box around it, that a garage door fills: a porch behind a bush and a patch of wall are none. */
const LEAST_DOOR = 0.004;
const FILLED = 0.65;
const keepWholeDoors = (chances: Float32Array, width: number, height: number): void => {
  const door = new Uint8Array(chances.length);
  for (let i = 0; i < door.length; i++) if (chances[i]! > 0.5) door[i] = 1;
  const { labels, regions } = labelRegions(door, width, height);
  const whole = regions.map((region) => region.area > LEAST_DOOR * width * height && filledBy(region) > FILLED);
  const kept = newPlane(width, height);
  for (let i = 0; i < labels.length; i++) if (labels[i]! > 0 && whole[labels[i]! - 1]) kept.data[i] = 1;
  const near = boxBlurOver(kept, AROUND);
  for (let i = 0; i < labels.length; i++) chances[i]! *= ease(0, 0.1, near[i]!);
};

/** Garage doors, 0..1: in dapple parts of one are read as other doors. */
const doorsOf = (seen: Segmentation, width: number, height: number): Float32Array => {
  const garage = growPlane(chanceOf(seen, 'garage'), width, height);
  const [own, near] = [boxBlur(garage, AROUND).data, boxBlur(garage, REACH).data];
  const other = boxBlurOver(growPlane(chanceOf(seen, 'entrance', 'door'), width, height), AROUND);
  for (let i = 0; i < own.length; i++) {
    const around = ease(NEAR[0], NEAR[1], near[i]!);
    own[i] = Math.max(around * ease(DOOR[0], DOOR[1], own[i]! + other[i]!), Math.min(1, 1.3 * garage.data[i]!));
  }
  keepWholeDoors(own, width, height);
  return own;
};

/** Chance of being no sky below which the rest tells nothing, and cells around that tell it instead. */
const LEAST_SOLID = 0.2;
const TOLD_AROUND = 12;

/** Share of trees in what is no sky around every cell: a silver frond that the network takes for sky is a leaf, and no wall. */
const treesAround = (trees: Float32Array, sky: Float32Array, width: number, height: number): Float32Array => {
  const solid = newPlane(width, height);
  for (let i = 0; i < sky.length; i++) solid.data[i] = 1 - sky[i]!;
  const out = boxBlur({ width, height, data: trees }, TOLD_AROUND).data;
  const all = boxBlurOver(solid, TOLD_AROUND);
  for (let i = 0; i < out.length; i++) out[i]! /= all[i]! + 1e-3;
  return out;
};

const floatsIn = (seen: Segmentation, width: number, height: number): Float32Array => {
  const data = floatingCars(chanceOf(seen, 'vehicle'), chanceOf(seen, 'ground', 'floor'));
  return growPlane({ width: seen.width, height: seen.height, data }, width, height).data;
};

/** Shares of the surfaces at any size, summing to 1. Without a network colour alone tells leaves from the rest. */
export const surfacesOf = (seen: Segmentation | undefined, green: Plane, lawn: Plane, horizon: number): Surfaces => {
  const { width, height } = green;
  const grown = (...names: Parameters<typeof chanceOf>[1][]): Float32Array | undefined =>
    seen && growPlane(chanceOf(seen, ...names), width, height).data;
  const sky = grown('sky');
  const trees = grown('vegetation');
  const near = sky && trees && treesAround(trees, sky, width, height);
  const roofs = grown('roof');
  const garages = seen && doorsOf(seen, width, height);
  const ground = grown('ground', 'floor', 'vehicle', 'water', 'movable');
  const floating = seen && floatsIn(seen, width, height);
  const out: Surfaces = {
    house: newPlane(width, height),
    roof: newPlane(width, height),
    garage: newPlane(width, height),
    leaf: newPlane(width, height),
    lawn: newPlane(width, height),
    paving: newPlane(width, height),
    water: newPlane(width, height),
  };
  const { house: houses, roof: tiles, garage: doors, leaf: leaves, lawn: lawns, paving: pavings } = out;
  for (let i = 0; i < width * height; i++) {
    const grass = green.data[i]!;
    const low = sky ? 0 : ease(horizon, horizon + 0.3, Math.floor(i / width) / height);
    // What is cut out before the sky is none: along the skyline the rest of the chances tells.
    const solid = sky ? 1 / Math.max(LEAST_SOLID, 1 - sky[i]! - floating![i]!) : 1;
    const told = sky ? Math.min(1, (1 - sky[i]!) / LEAST_SOLID) : 1;
    const tree = trees ? trees[i]! * solid + (1 - told) * near![i]! : grass * (1 - low);
    const floor = ground ? (ground[i]! - floating![i]!) * solid : low;
    const house = Math.max(0, 1 - tree - floor);
    leaves.data[i] = tree + house * grass;
    lawns.data[i] = floor * lawn.data[i]!;
    pavings.data[i] = floor * (1 - lawn.data[i]!);
    const roof = roofs ? Math.min(house, roofs[i]! * solid) : 0;
    tiles.data[i] = roof * (1 - grass);
    const door = garages ? (house - roof) * garages[i]! : 0;
    doors.data[i] = door * (1 - grass);
    houses.data[i] = (house - roof - door) * (1 - grass);
  }
  return out;
};

/** Chances of wall between which one may show through leaves; cells around that tell how it looks; and the stops of light, and of red and blue together, between which a place there looks otherwise, and as it does. */
const THROUGH = [0.08, 0.25] as const;
const WALL_REACH = 12;
const WALL_LIGHT = [0.9, 0.5] as const;
const WALL_HUE = [0.4, 0.2] as const;

/** Means of a plane over the walls around every cell. */
const overWalls = (walls: Plane, around: Float32Array, plane: Plane): Float32Array => {
  const sums = boxBlurOf(plane, walls, WALL_REACH).data;
  for (let i = 0; i < sums.length; i++) sums[i]! /= around[i]! + 1e-3;
  return sums;
};

/** Chances of wall as shares of it. */
const wallsIn = ({ width, height, data }: Plane): Plane => {
  const out = newPlane(width, height);
  for (let i = 0; i < data.length; i++) out.data[i] = ease(0.5, 0.8, data[i]!);
  return out;
};

// Planes alone: an object of surfaces lives as long as its photo, and what was compiled for its shape goes with it.
const giveAlike = (
  leaf: Float32Array,
  house: Float32Array,
  chance: Float32Array,
  around: Float32Array,
  own: readonly Float32Array[],
  walls: readonly Float32Array[],
): void => {
  const [light, warm, cool] = own as [Float32Array, Float32Array, Float32Array];
  const [lights, reds, blues] = walls as [Float32Array, Float32Array, Float32Array];
  for (let i = 0; i < chance.length; i++) {
    if (chance[i]! < THROUGH[0] || leaf[i]! < 0.01) continue;
    const hue = Math.abs(warm[i]! - reds[i]!) + Math.abs(cool[i]! - blues[i]!);
    const alike =
      ease(WALL_LIGHT[0], WALL_LIGHT[1], Math.abs(light[i]! - lights[i]!)) *
      ease(WALL_HUE[0], WALL_HUE[1], hue) *
      ease(0.02, 0.08, around[i]!);
    const given = leaf[i]! * alike * ease(THROUGH[0], THROUGH[1], chance[i]!);
    leaf[i]! -= given;
    house[i]! += given;
  }
};

/** Gives the wall what looks as it does among the leaves before it: darkened as leaves are, by chances as soft as clouds, it stood there as a ghost. */
export const bareWalls = (
  { leaf, house }: Pick<Surfaces, 'leaf' | 'house'>,
  seen: Segmentation,
  { light, warm, cool }: Readonly<Record<'light' | 'warm' | 'cool', Plane>>,
): void => {
  const chance = growPlane(chanceOf(seen, 'facade', 'wall'), leaf.width, leaf.height);
  const walls = wallsIn(chance);
  const around = boxBlur(walls, WALL_REACH).data;
  const own = [light, warm, cool];
  const means = own.map((plane) => overWalls(walls, around, plane));
  giveAlike(
    leaf.data,
    house.data,
    chance.data,
    around,
    own.map(({ data }) => data),
    means,
  );
};

/** Hue, as stops of red and half of those of blue against green, between which ground is grey and is earth or grass; and the cells over which those two blend. */
const EARTH = [0.5, 0.9] as const;
/** Stops of blue against green between which a thing is neither: a blue car that was read as ground took half a lawn's green. */
const BLUE = [0.1, 0.3] as const;
const BLEND = 8;

/** Grass and bare earth between it take the evening's light together: told cell by cell, soil stood pale in dark grass and one tuft was cut in two. */
export const blendEarth = ({ lawn, paving }: Surfaces, warm: Plane, cool: Plane): void => {
  const [earth, grass] = [newPlane(lawn.width, lawn.height), newPlane(lawn.width, lawn.height)];
  for (let i = 0; i < earth.data.length; i++) {
    const hue = Math.abs(warm.data[i]!) + 0.5 * Math.abs(cool.data[i]!);
    const bare = ease(EARTH[0], EARTH[1], hue) * ease(BLUE[1], BLUE[0], cool.data[i]!);
    earth.data[i] = bare * (lawn.data[i]! + paving.data[i]!);
    grass.data[i] = bare * lawn.data[i]!;
  }
  const [around, turf] = [boxBlur(earth, BLEND).data, boxBlur(grass, BLEND).data];
  for (let i = 0; i < around.length; i++) {
    if (earth.data[i]! < 1e-3) continue;
    const shared = earth.data[i]! * (turf[i]! / (around[i]! + 1e-3)) - grass.data[i]!;
    lawn.data[i]! += shared;
    paving.data[i]! -= shared;
  }
};

/** Gives the leaves a part of what a cell is of other surfaces. */
export const giveToLeaves = (leaf: Float32Array, others: readonly Float32Array[], i: number, part: number): void => {
  if (part < 0.01) return;
  for (const other of others) {
    leaf[i]! += part * other[i]!;
    other[i]! *= 1 - part;
  }
};
