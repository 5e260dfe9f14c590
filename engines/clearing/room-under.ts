import { type Lens, lensOf, rescale } from '#domain/scene/camera.ts';
import { boxUnder } from '#engines/clearing/box-under.ts';
import {
  agreement,
  agreementUnder,
  type Guess,
  guessBehind,
  guessUnder,
  sidesByClass,
} from '#engines/clearing/guess.ts';
import { haloOf } from '#engines/clearing/halo.ts';
import type { Bareness } from '#engines/clearing/shade.ts';
import {
  BACK,
  type BoxRoom,
  CEILING,
  cornersOf,
  FLOOR,
  type Surfaces,
  surfacesOf,
} from '#engines/clearing/surfaces.ts';
import { tautEdge } from '#engines/clearing/taut-edge.ts';
import type { EmptyRoom, Segmentation } from '#engines/ports.ts';
import type { Mask, Plane, Raster } from '#engines/raster/raster.ts';
import { growMask, growPlane } from '#engines/raster/resize.ts';
import { probabilityOf } from '#engines/vision/index.ts';
import type { FloorCorners } from '#engines/vision/room/from-corners.ts';
import { gatherLines } from '#engines/vision/room/read-room.ts';

/** The room as it would be without what is cleared. */
export type RoomUnder = {
  readonly surfaces: Surfaces;
  /** Missing where the room is no box: then the floor keeps its shade but gets no boards. */
  readonly lens: Lens | undefined;
  /** The box itself, where it is one. */
  readonly box?: BoxRoom;
  /** The floor's corners where the box is right to the pixel. */
  readonly corners?: FloorCorners;
  /** Height in metres where the box is known. */
  readonly ceiling: number | undefined;
  readonly bare: Bareness;
  readonly guess: Guess;
  /** Share of the visible surface that the box explains. */
  readonly fit: number;
  /** The same of what lies under the mask, by the empty-room network. */
  readonly hidden: number;
  /** 255 where things left a shadow or a glow on the walls beside the mask. */
  readonly halo: Uint8Array;
  /** The empty-room network was asked what lies under the mask. */
  readonly asked: boolean;
};

/** Under this the box is wrong (a corridor, an open plan) and classes alone decide what is floor. */
const BOX_FITS = 0.88;
/** The same under the mask, by the empty-room network. */
const HIDDEN_FITS = 0.93;
/** From here the box is right to the pixel, and the classes' blurred edge would only eat into it. */
export const BOX_SURE = 0.95;

const chanceBySide = (planes: readonly Plane[]): Bareness => {
  return (side, x, y) => {
    const plane = planes[side === FLOOR ? 0 : side === CEILING ? 2 : 1]!;
    const row = Math.min(plane.height - 1, Math.floor(y * plane.height));
    return plane.data[row * plane.width + Math.min(plane.width - 1, Math.floor(x * plane.width))]!;
  };
};

const barenessOf = (seen: Segmentation): Bareness =>
  chanceBySide([probabilityOf(seen, 'floor'), probabilityOf(seen, 'wall'), probabilityOf(seen, 'ceiling')]);

/** Baseboard and cornice are wall by class but not of the wall's colour: they must not shade it. */
const TRIM = 0.2;
const withoutTrim = (bare: Bareness, surfaces: Surfaces, ceiling: number): Bareness => {
  const { width, height, side: sides, b } = surfaces;
  return (side, x, y) => {
    if (side !== FLOOR && side !== CEILING) {
      const i = Math.min(height - 1, Math.floor(y * height)) * width + Math.min(width - 1, Math.floor(x * width));
      if (sides[i] === side && (b[i]! < TRIM || ceiling - b[i]! < TRIM)) return 0;
    }
    return bare(side, x, y);
  };
};

/** Where the classes around contradict the box clearly, they are right: a sloping ceiling, a second room behind. */
const correctSides = (surfaces: Surfaces, mask: Mask, guess: Guess, floorToo: boolean): void => {
  const { width, height, side } = surfaces;
  const floor = growPlane(guess.floor, width, height).data;
  const ceiling = growPlane(guess.ceiling, width, height).data;
  for (let i = 0; i < side.length; i++) {
    if (!mask.data[i]) continue;
    const wall = 1 - floor[i]! - ceiling[i]!;
    if (side[i] === CEILING && ceiling[i]! < 0.5) side[i] = BACK;
    else if (floorToo && side[i] === FLOOR && floor[i]! < 0.06 && wall > 0.85) side[i] = BACK;
  }
};

/** Under the mask floor and ceiling end where the empty-room network reads it, in straight lines; which wall it is the box says. */
const readSides = (surfaces: Surfaces, mask: Mask, guess: Guess): void => {
  const { width, height, side } = surfaces;
  const floor = tautEdge(guess.floor, true, width);
  const ceiling = tautEdge(guess.ceiling, false, width);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (!mask.data[i]) continue;
      const at = (y + 0.5) / height;
      if (at > floor[x]!) side[i] = FLOOR;
      else if (at < ceiling[x]!) side[i] = CEILING;
      else if (side[i] === FLOOR || side[i] === CEILING) side[i] = BACK;
    }
};

/** The room's box by what is seen beside the furniture; where no box explains it, what the classes around say. */
export const roomUnder = (
  photo: Raster,
  mask: Mask,
  seen: Segmentation,
  empty?: EmptyRoom,
  focalLength35?: number,
): RoomUnder => {
  const guess = empty ? guessBehind(seen, mask, empty) : guessUnder(seen, mask);
  const bare = barenessOf(seen);
  const box = boxUnder(photo, mask, gatherLines(photo), guess, focalLength35);
  const surfaces = box && surfacesOf(box);
  const fit = surfaces ? agreement(surfaces, seen, mask) : 0;
  const hidden = surfaces && empty ? agreementUnder(surfaces, guess, mask) : 1;
  const asked = empty !== undefined;
  if (!box || !surfaces || fit < BOX_FITS || hidden < HIDDEN_FITS) {
    const byClass = sidesByClass(guess, photo.width, photo.height);
    if (empty) readSides(byClass, mask, guess);
    const halo = haloOf(photo, mask, byClass, bare, guess.structure);
    return { surfaces: byClass, lens: undefined, ceiling: undefined, bare, guess, fit, hidden, halo, asked };
  }
  correctSides(surfaces, mask, guess, fit < BOX_SURE);
  const plain = withoutTrim(bare, surfaces, box.ceiling);
  return {
    surfaces,
    box,
    lens: lensOf(box.camera),
    ceiling: box.ceiling,
    ...(fit >= BOX_SURE ? { corners: cornersOf(box) } : {}),
    bare: plain,
    halo: haloOf(photo, mask, surfaces, plain, guess.structure),
    guess,
    fit,
    hidden,
    asked,
  };
};

/** The same room on a larger copy of its photo, `mask` being that copy's. */
export const roomAt = (room: RoomUnder, mask: Mask): RoomUnder => {
  const { width, height } = mask;
  const { width: w, height: h } = room.surfaces;
  if (w === width && h === height) return room;
  const halo = growMask({ width: w, height: h, data: room.halo }, width, height).data;
  if (!room.box) {
    const byClass = sidesByClass(room.guess, width, height);
    if (room.asked) readSides(byClass, mask, room.guess);
    return { ...room, surfaces: byClass, halo };
  }
  const box = { ...room.box, camera: rescale(room.box.camera, width, height) };
  const surfaces = surfacesOf(box);
  correctSides(surfaces, mask, room.guess, room.fit < BOX_SURE);
  const corners = room.corners ? { corners: cornersOf(box) } : {};
  return { ...room, surfaces, box, lens: lensOf(box.camera), ...corners, halo };
};
