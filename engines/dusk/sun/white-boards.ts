import type { Surfaces } from '#engines/dusk/sun/surfaces.ts';
import { boxBlur, boxBlurOver } from '#engines/raster/blur.ts';
import { someAbove } from '#engines/raster/places.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';
import { labelRegions } from '#engines/raster/regions.ts';
import { ease } from '#engines/raster/scalar.ts';

/** Stops above the roof's own shade from which a place is no shingle, and from which it is surely trim. */
const TRIM = [1.1, 1.7] as const;
/** Cells around, and the share of roof among them from which a place lies inside of it: what is light there is tiles in the sun. */
const BOARD = 9;
const INSIDE = [0.85, 0.65] as const;

/** How far a place of a roof lies at its rim, 0..1. */
const atRim = (roof: Plane): Float32Array => {
  const { data } = boxBlur(roof, BOARD);
  for (let i = 0; i < data.length; i++) data[i] = ease(INSIDE[0], INSIDE[1], data[i]!);
  return data;
};

const giveLight = (
  roof: Float32Array,
  house: Float32Array,
  rim: Float32Array,
  shade: Float32Array,
  level: number,
): void => {
  for (let i = 0; i < rim.length; i++) {
    const given = roof[i]! * rim[i]! * ease(TRIM[0], TRIM[1], shade[i]! - level);
    roof[i]! -= given;
    house[i]! += given;
  }
};
const giveShare = (roof: Float32Array, house: Float32Array, rim: Float32Array, share: Float32Array): void => {
  for (let i = 0; i < rim.length; i++) {
    const given = roof[i]! * rim[i]! * share[i]!;
    roof[i]! -= given;
    house[i]! += given;
  }
};

/** Gives the wall what the network takes for roof and is far too light for it: a white board along a gable was darkened to the shingles' tone. */
export const giveTrim = ({ roof, house }: Surfaces, shade: Float32Array, level: number): void =>
  giveLight(roof.data, house.data, atRim(roof), shade, level);

/** And what is known to be trim; light tiles inside of a roof are none. */
export const giveBoards = ({ roof, house }: Surfaces, trim: Float32Array): void =>
  giveShare(roof.data, house.data, atRim(roof), trim);

/** Log2 of light by day and stops of sun between which what is called roof is white plaster in the sun (snow under a grey sky is as white), cells around, and the share of it among them: the front of a balcony or of a flat roof is broad, a board along a gable or tiles in the sun are not. */
const PLASTER = [-0.75, -0.4] as const;
const SUNLIT = [0.4, 0.8] as const;
const BROAD = 7;
const WALLED = [0.55, 0.8] as const;

/** Gives the wall broad white plaster that is called roof: half a balcony was as dark as tiles, and the border between was a smear. */
export const givePlaster = ({ roof, house }: Surfaces, light: Plane, sun: Plane): void => {
  const white = newPlane(light.width, light.height);
  let some = 0;
  for (let i = 0; i < white.data.length; i++) {
    white.data[i] = ease(PLASTER[0], PLASTER[1], light.data[i]!) * ease(SUNLIT[0], SUNLIT[1], sun.data[i]!);
    some += white.data[i]! * roof.data[i]!;
  }
  if (some < BROAD * BROAD) return;
  const around = boxBlur(white, BROAD).data;
  for (let i = 0; i < around.length; i++) {
    const given = roof.data[i]! * ease(WALLED[0], WALLED[1], around[i]!);
    roof.data[i]! -= given;
    house.data[i]! += given;
  }
};

/** Log2 of light by day and stops of sun from which what stands before the sky is a white board in the sun, and cells below the sky within which it begins. */
const WHITE = [-1.2, -0.8] as const;
const IN_SUN = [0.8, 1.2] as const;
const BELOW_SKY = 4;
/** Stops of sun between which its soffit lies in the shade; cells above and around in which the board is looked for, and its share of them. */
const IN_SHADE = [0.9, 0.5] as const;
const SOFFIT = 7;
const SOME = [0.03, 0.1] as const;
/** Cells over which board and soffit are joined, and the share of both among them: the border between them is neither. */
const BETWEEN = 2;
const MOSTLY = [0.15, 0.45] as const;
/** Cells along from which it is a board, with those around it counted in: a chimney is shorter. */
const ALONG = 34;

/** White boards in the sun before the sky, 0..1. */
const boardsIn = ({ roof, house }: Surfaces, share: Plane, light: Plane, sun: Plane): Plane => {
  const { width, height } = share;
  const sky = boxBlur(share, BELOW_SKY).data;
  const out = newPlane(width, height);
  for (let i = 0; i < sky.length; i++)
    out.data[i] =
      share.data[i]! *
      (roof.data[i]! + house.data[i]!) *
      ease(0.98, 0.8, sky[i]!) *
      ease(WHITE[0], WHITE[1], light.data[i]!) *
      ease(IN_SUN[0], IN_SUN[1], sun.data[i]!);
  return out;
};

/** Takes boards that are too short to have a soffit out of their share around. */
const onlyLong = (near: Float32Array, width: number, height: number): void => {
  const some = new Uint8Array(near.length);
  for (let i = 0; i < some.length; i++) if (near[i]! > SOME[0]) some[i] = 1;
  const { labels, regions } = labelRegions(some, width, height);
  for (let i = 0; i < labels.length; i++) {
    if (!labels[i]) continue;
    const { left, right, top, bottom } = regions[labels[i]! - 1]!;
    if (Math.max(right - left, bottom - top) < ALONG) near[i] = 0;
  }
};

/** Gives the wall a white board before the sky that is called roof, and what lies in the shade below it: the soffit of a gable, no tiles. Below a white chimney there are tiles: taken for a soffit they were a square darker than the roof. */
export const giveSoffits = (surfaces: Surfaces, share: Plane, light: Plane, sun: Plane): void => {
  const { roof, house } = surfaces;
  const boards = boardsIn(surfaces, share, light, sun);
  if (!someAbove(boards.data, 0)) return;
  const near = boxBlur(boards, SOFFIT).data;
  onlyLong(near, share.width, share.height);
  for (let i = SOFFIT * share.width, above = 0; i < near.length; i++, above++) {
    const soffit = ease(SOME[0], SOME[1], near[above]!) * ease(IN_SHADE[0], IN_SHADE[1], sun.data[i]!);
    if (soffit > boards.data[i]!) boards.data[i] = soffit;
  }
  const whole = boxBlurOver(boards, BETWEEN);
  for (let i = 0; i < whole.length; i++) {
    const given = roof.data[i]! * ease(MOSTLY[0], MOSTLY[1], whole[i]!);
    roof.data[i]! -= given;
    house.data[i]! += given;
  }
};
