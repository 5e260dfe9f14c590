import { pushPull } from '#engines/clearing/push-pull.ts';
import { BACK, CEILING, FLOOR, type Surfaces } from '#engines/clearing/surfaces.ts';
import {
  type ClassName,
  EMPTY_ROOM_CLASSES,
  type EmptyRoom,
  type EmptyRoomClass,
  type Segmentation,
} from '#engines/ports.ts';
import { type Mask, newPlane, type Plane } from '#engines/raster/raster.ts';
import { growPlane, shrinkPlane } from '#engines/raster/resize.ts';
import { probabilityOf } from '#engines/vision/index.ts';

/** What probably lies under the mask: the classes around it carried inwards, at the network's size. */
export type Guess = {
  readonly floor: Plane;
  readonly wall: Plane;
  readonly ceiling: Plane;
  readonly structure: Plane;
  /**
   * How much of it is believed: 1 beside the mask, and under it where the empty-room network spoke (at .6 the box slid
   * off a floor that it had read rightly); without that network .25 where things must stand on the floor, 0 elsewhere.
   */
  readonly trust: Plane;
};

const STRUCTURE: readonly ClassName[] = [
  'window',
  'door',
  'fixture',
  'sky',
  'vegetation',
  'facade',
  'ground',
  'pane',
  'other',
];

const coverOf = (mask: Mask, width: number, height: number): Plane => {
  const whole = newPlane(mask.width, mask.height);
  for (let i = 0; i < whole.data.length; i++) if (mask.data[i]! > 127) whole.data[i] = 1;
  return shrinkPlane(whole, width, height);
};

export const guessUnder = (seen: Segmentation, mask: Mask): Guess => {
  const { width, height } = seen;
  const cover = coverOf(mask, width, height);
  const movable = probabilityOf(seen, 'movable').data;
  const weight = newPlane(width, height);
  for (let i = 0; i < weight.data.length; i++)
    weight.data[i] = cover.data[i]! > 0.02 ? 0 : Math.max(0.02, 1 - movable[i]!);
  const feet = feetOf(cover, weight);
  const carried = (...names: readonly ClassName[]): Plane => {
    const values = probabilityOf(seen, ...names);
    const isFloor = names.includes('floor');
    for (const i of feet) values.data[i] = isFloor ? 0.9 : 0.02;
    return pushPull(values, weight);
  };
  return {
    floor: carried('floor'),
    wall: carried('wall'),
    ceiling: carried('ceiling'),
    structure: carried(...STRUCTURE),
    trust: weight,
  };
};

/** Classes as seen beside the mask, and under it as the empty-room network reads them. */
export const guessBehind = (seen: Segmentation, mask: Mask, empty: EmptyRoom): Guess => {
  const { width, height } = seen;
  const cover = coverOf(mask, width, height);
  const behind = (...names: readonly EmptyRoomClass[]): Float32Array => {
    const sum = newPlane(empty.width, empty.height);
    for (const name of names) {
      const own = empty.probabilities[EMPTY_ROOM_CLASSES.indexOf(name)]!.data;
      for (let i = 0; i < own.length; i++) sum.data[i]! += own[i]!;
    }
    return (empty.width === width && empty.height === height ? sum : growPlane(sum, width, height)).data;
  };
  const movable = probabilityOf(seen, 'movable').data;
  const trust = newPlane(width, height);
  trust.data.fill(1);
  const joined = (hidden: Float32Array, ...names: readonly ClassName[]): Plane => {
    const values = probabilityOf(seen, ...names);
    for (let i = 0; i < hidden.length; i++) {
      const unseen = cover.data[i]! > 0.02 ? 1 : movable[i]!;
      values.data[i] = Math.min(1, values.data[i]! * (1 - unseen) + hidden[i]! * unseen);
    }
    return values;
  };
  return {
    floor: joined(behind('floor'), 'floor'),
    wall: joined(behind('wall', 'trim', 'movable'), 'wall'),
    ceiling: joined(behind('ceiling'), 'ceiling'),
    structure: joined(behind('window', 'door', 'fixture'), ...STRUCTURE),
    trust,
  };
};

/** Furniture stands on the floor: the lower end of every masked column below the middle counts as floor, weakly. */
const feetOf = (cover: Plane, weight: Plane): number[] => {
  const { width, height } = cover;
  const feet: number[] = [];
  for (let x = 0; x < width; x++) {
    let bottom = -1;
    for (let y = height - 1; y >= 0; y--) {
      const inside = cover.data[y * width + x]! > 0.5;
      if (inside && bottom < 0) bottom = y;
      if ((inside && y > 0) || bottom < 0) continue;
      const run = bottom - y;
      if (bottom > height * 0.55 && run > height * 0.03)
        for (let j = bottom; j > bottom - run * (bottom >= height - 2 ? 0.4 : 0.25); j--) {
          const i = j * width + x;
          weight.data[i] = 0.25;
          feet.push(i);
        }
      bottom = -1;
    }
  }
  return feet;
};

/** The floor as evidence for the room's box: neutral (.5) where it was carried and not seen. */
export const floorSeen = ({ floor, trust }: Guess): Plane => ({
  ...floor,
  data: floor.data.map((v, i) => 0.5 + (v - 0.5) * trust.data[i]!),
});

/** Sides by class alone, for photos whose room is no box: floor, one wall, ceiling. */
export const sidesByClass = (guess: Guess, width: number, height: number): Surfaces => {
  const floor = growPlane(guess.floor, width, height).data;
  const wall = growPlane(guess.wall, width, height).data;
  const ceiling = growPlane(guess.ceiling, width, height).data;
  const structure = growPlane(guess.structure, width, height).data;
  const side = new Uint8Array(width * height);
  for (let i = 0; i < side.length; i++) {
    const upright = wall[i]! + structure[i]!;
    side[i] = floor[i]! >= upright && floor[i]! >= ceiling[i]! ? FLOOR : ceiling[i]! > upright ? CEILING : BACK;
  }
  const none = new Float32Array(0);
  return { width, height, side, a: none, b: none, distance: none };
};

/** Share of what lies under the mask that the box puts where the empty-room network reads it. */
export const agreementUnder = (surfaces: Surfaces, guess: Guess, mask: Mask): number => {
  const { width, height } = guess.floor;
  const cover = coverOf(mask, width, height).data;
  let right = 0;
  let total = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (cover[i]! < 0.5) continue;
      const at =
        Math.floor(((y + 0.5) / height) * surfaces.height) * surfaces.width +
        Math.floor(((x + 0.5) / width) * surfaces.width);
      const floor = guess.floor.data[i]!;
      if (floor > 0.3 && floor < 0.7) continue;
      total++;
      if (floor > 0.5 === (surfaces.side[at] === FLOOR)) right++;
    }
  return total > 20 ? right / total : 1;
};

/** Share of the visible bare surface that the box puts on the right side. */
export const agreement = (surfaces: Surfaces, seen: Segmentation, mask: Mask): number => {
  const { width, height } = seen;
  const cover = coverOf(mask, width, height).data;
  const [floor, wall, ceiling] = (['floor', 'wall', 'ceiling'] as const).map((name) => probabilityOf(seen, name).data);
  const right = [0, 0];
  const total = [0, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (cover[i]! > 0.02) continue;
      const at =
        Math.floor(((y + 0.5) / height) * surfaces.height) * surfaces.width +
        Math.floor(((x + 0.5) / width) * surfaces.width);
      const side = surfaces.side[at]!;
      const kind = floor![i]! > 0.6 ? 0 : wall![i]! > 0.6 || ceiling![i]! > 0.6 ? 1 : -1;
      if (kind < 0) continue;
      total[kind]!++;
      if (kind === 0 ? side === FLOOR : side !== FLOOR) right[kind]!++;
    }
  const share = (k: number): number => (total[k]! > 20 ? right[k]! / total[k]! : 1);
  return Math.min(share(0), share(1));
};
