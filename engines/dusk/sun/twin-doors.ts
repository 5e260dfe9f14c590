import { MOSTLY, NEAR, spottedBy } from '#engines/dusk/sun/dappled-doors.ts';
import { open } from '#engines/raster/morphology.ts';
import { placesAbove } from '#engines/raster/places.ts';
import type { Plane } from '#engines/raster/raster.ts';
import { filledBy, labelRegions, type Region, regionsIn } from '#engines/raster/regions.ts';
import { quantile } from '#engines/raster/scalar.ts';

/** Stops by which a door in shade and sun may be lighter than most of the one beside it, and by which its red and blue against green may differ. */
const LIGHTER = 0.6;
const HUE = 0.4;
/** Widths of the first door within which another stands beside it, the shares of its height by which their ends may differ, and of its own upright box that it fills. */
const BESIDE = 1;
const ENDS = 0.25;
const FILLED = 0.7;
/** How wide to its height a garage door is at least, seen from the side: doors for people are narrower. */
const WIDE = 0.6;

/** Cells across below which what is of its paint is a frame or a shadow that runs on from it. */
const FRAME = 7;

/** Cells from a door at which its wall is looked at, and the share of them that must be wall: a porch with white posts beside a white door is none. */
const ASIDE = 4;
const WALL = 0.5;

const tall = ({ top, bottom }: Region): number => bottom - top + 1;
const wide = ({ left, right }: Region): number => right - left + 1;

const isTwin = (door: Region, other: Region): boolean => {
  const ends = ENDS * tall(door);
  return (
    Math.max(other.left - door.right, door.left - other.right) < BESIDE * wide(door) &&
    Math.abs(other.top - door.top) < ends &&
    Math.abs(other.bottom - door.bottom) < ends &&
    wide(other) > WIDE * tall(other) &&
    wide(other) < 1.5 * wide(door) &&
    filledBy(other) > FILLED
  );
};

/** Middle of a plane over one region. */
const middleIn = (data: Float32Array, labels: Int32Array, label: number): number => {
  const own: number[] = [];
  for (let i = 0; i < labels.length; i++) if (labels[i] === label) own.push(data[i]!);
  return quantile(own, 0.5);
};

/** Where the paint of a door stands in walls beside it. */
const alikeBeside = (
  door: Region,
  labels: Int32Array,
  { width, height, data: house }: Plane,
  light: Float32Array,
  most: number,
  [warm, cool]: readonly [Float32Array, Float32Array],
): Uint8Array => {
  const out = new Uint8Array(house.length);
  const [red, blue] = [middleIn(warm, labels, door.label), middleIn(cool, labels, door.label)];
  const [from, to] = [Math.max(0, door.top - tall(door)), Math.min(height, door.bottom + tall(door))];
  for (let i = from * width; i < to * width; i++)
    if (house[i]! > 0.5 && light[i]! < most && Math.abs(warm[i]! - red) < HUE && Math.abs(cool[i]! - blue) < HUE)
      out[i] = 1;
  return open(out, width, height, FRAME);
};

/** Share of the cells right beside a door and over it that are of another, lighter paint: it stands in a wall. */
const inWall = ({ left, top, right, bottom }: Region, light: Float32Array, width: number, most: number): number => {
  let [lighter, n] = [0, 1];
  const look = (x: number, y: number): void => {
    if (x < 0 || x >= width || y < 0) return;
    n++;
    if (light[y * width + x]! > most) lighter++;
  };
  for (let y = top; y <= bottom; y++) {
    look(left - ASIDE, y);
    look(right + ASIDE, y);
  }
  for (let x = left; x <= right; x++) look(x, top - ASIDE);
  return lighter / n;
};

/** Mean of a plane within a door, away from its rim: there the wall beside it is another light. */
const meanInside = (values: Float32Array, { left, top, right, bottom }: Region, width: number): number => {
  let [sum, n] = [0, 0];
  for (let y = top + NEAR; y <= bottom - NEAR; y++)
    for (let i = y * width + left + NEAR; i <= y * width + right - NEAR; i++) {
      sum += values[i]!;
      n++;
    }
  return n > 0 ? sum / n : 0;
};

/** Spots of sun have a hue of their own: all that is no wall in its box is the door. But not a cell with some of the wall beside it: the even door would take that with it. */
const fillDoor = ({ width, data }: Plane, door: Region, light: Float32Array, most: number): void => {
  for (let y = door.top; y <= door.bottom; y++)
    for (let x = door.left, i = y * width + x; x <= door.right; x++, i++)
      if (Math.max(light[i]!, light[i - 1]!, light[i + 1]!, light[i - width]!, light[i + width]!) < most) data[i] = 1;
};

/** A door in dapple, and the garage door of its paint beside it. */
export type Twin = { readonly door: Region; readonly first: Region };

/** Sets `dappled` on doors beside a garage door, of its paint, that lie in dapple: the second of two is read as wall, and kept its shadows of leaves. */
export const addTwins = (
  dappled: Plane,
  garage: Plane,
  house: Plane,
  sun: Plane,
  light: Plane,
  /** Red and blue against green by day. */
  hues: readonly [Float32Array, Float32Array],
): readonly Twin[] => {
  const { width, height } = garage;
  const twins: Twin[] = [];
  const doors = labelRegions(placesAbove(garage.data, 0.5), width, height);
  if (doors.regions.length === 0) return twins;
  const spots = spottedBy(sun, light);
  for (const door of doors.regions) {
    const most = middleIn(light.data, doors.labels, door.label) + LIGHTER;
    const alike = alikeBeside(door, doors.labels, house, light.data, most, hues);
    const regions = regionsIn(alike, width, height);
    for (const other of regions) {
      if (!isTwin(door, other) || inWall(other, light.data, width, most) < WALL) continue;
      if (meanInside(spots, other, width) < MOSTLY) continue;
      fillDoor(dappled, other, light.data, most);
      twins.push({ door: other, first: door });
    }
  }
  return twins;
};

/** Share of what is finer than a cell that goes from such a door with its dapple: its panels are drawn in that, and went with all of it. */
const FINE = 0.7;

/** Mean light of a door without what is taken from it, away from its rim. */
const shadeInside = (goal: Plane, light: Float32Array, door: Region): number =>
  meanInside(light, door, goal.width) - meanInside(goal.data, door, goal.width);

/** Gives every such door the light that the first keeps: its own boards are means of spots, and were streaks darker than the door beside it. */
export const lightTwins = (goal: Plane, light: Float32Array, dappled: Float32Array, twins: readonly Twin[]): void => {
  const { width, data } = goal;
  for (const { door, first } of twins) {
    const level = shadeInside(goal, light, first);
    for (let y = door.top; y <= door.bottom; y++)
      for (let i = y * width + door.left; i <= y * width + door.right; i++)
        data[i]! += dappled[i]! * (light[i]! - data[i]! - level);
  }
};

/** Leaves such a door nearly half of what is finer than a cell. */
export const drawTwins = ({ width, data }: Plane, twins: readonly Twin[]): void => {
  for (const { door } of twins)
    for (let y = door.top; y <= door.bottom; y++)
      for (let i = y * width + door.left; i <= y * width + door.right; i++) data[i] = Math.min(data[i]!, FINE);
};
