import type { ClearLevel } from '#engines/clearing/parameters.ts';
import { withoutHoles } from '#engines/clearing/pockets.ts';
import { thinParts } from '#engines/clearing/thin-parts.ts';
import { wholeThings } from '#engines/clearing/whole-things.ts';
import type { Hangings } from '#engines/clearing/window-hangings.ts';
import type { Segmentation } from '#engines/ports.ts';
import { close, dilate, erode, without } from '#engines/raster/morphology.ts';
import type { Mask, Plane, Raster } from '#engines/raster/raster.ts';
import { labelRegions, type Region } from '#engines/raster/regions.ts';
import { growPlane } from '#engines/raster/resize.ts';
import { lightPlane, sharpened } from '#engines/vision/full-size.ts';
import { probabilityOf } from '#engines/vision/index.ts';

export type Found = {
  /** The network's chance of a thing, settled to whole things and without what stays; its own grid. */
  readonly chance: Plane;
  readonly mask: Mask;
  /** Share of the photo. */
  readonly share: number;
  readonly pieces: number;
  /** Mean probability of 'movable' inside, 0..1. */
  readonly sureness: number;
};

/** A thing smaller than this share of the photo is clutter; a chair is larger. */
const CLUTTER = 0.012;
/** A small piece that is less certain than this is a part of something: half a lamp, the edge of a stool. */
const CLUTTER_SURE = 0.72;
const SPECK = 0.0003;
/**
 * A white panelled door reads as a thing with a fifth of its chances on 'door'; furniture of 12 rooms has at most .04. Taking a door out
 * would be a lie about the house, leaving a wardrobe in is a stroke of the brush.
 */
const DOOR_DOUBT = 0.1;

const unit = (photo: Raster): number => Math.max(photo.width, photo.height) / 1000;
const odd = (size: number): number => Math.max(3, Math.round(size) | 1);

/** Grown by what the network's edge can be off, and further downwards, where things throw their shadow. */
const withShadow = (map: Uint8Array, photo: Raster, floor: Plane): Uint8Array => {
  const { width, height } = photo;
  const u = unit(photo);
  const grown = dilate(map, width, height, odd(15 * u));
  const reach = Math.round(16 * u);
  const out = grown.slice();
  for (let y = reach; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (!out[i] && grown[i - reach * width] && floor.data[i]! > 0.4) out[i] = 255;
    }
  return out;
};

/** A logo burned into a corner reads as a thing: what is as small as one and lies wholly in a corner stays. */
const isLogo = ({ left, right, top, bottom }: Region, width: number, height: number): boolean =>
  (right < width * 0.15 || left > width * 0.85) && (bottom < height * 0.09 || top > height * 0.91);

/** Movable things by the network, at the photo's size and with its edges. */
export const findMovable = (photo: Raster, seen: Segmentation, level: ClearLevel, { stays }: Hangings): Found => {
  const { width, height } = photo;
  const things = wholeThings(photo, seen, stays);
  const chance = sharpened(lightPlane(photo), things);
  const coarse = growPlane(things, width, height);
  const floor = growPlane(probabilityOf(seen, 'floor'), width, height);
  const first = new Uint8Array(width * height);
  const keep = growPlane({ width: seen.width, height: seen.height, data: new Float32Array(stays) }, width, height).data;
  // Doors, windows and fixtures stay: where the network wavers between one of them and a thing, it is no thing.
  const fixed = growPlane(probabilityOf(seen, 'door', 'window'), width, height);
  for (let i = 0; i < first.length; i++)
    first[i] =
      (chance.data[i]! > 0.36 || coarse.data[i]! > 0.42) && coarse.data[i]! > fixed.data[i]! * 0.8 && keep[i]! < 0.5
        ? 255
        : 0;
  const solid = close(first, width, height, odd(9 * unit(photo)));
  const { labels, regions } = labelRegions(solid, width, height);
  const door = growPlane(probabilityOf(seen, 'door'), width, height);
  const doors = new Float64Array(regions.length);
  const sums = new Float64Array(regions.length);
  for (let i = 0; i < labels.length; i++) {
    if (!labels[i]) continue;
    doors[labels[i]! - 1]! += door.data[i]!;
    sums[labels[i]! - 1]! += coarse.data[i]!;
  }
  const kept = regions.map(
    (region, at) =>
      region.area > SPECK * first.length &&
      doors[at]! < DOOR_DOUBT * region.area &&
      !isLogo(region, width, height) &&
      (level === 'empty' || (region.area < CLUTTER * first.length && sums[at]! > CLUTTER_SURE * region.area)),
  );
  const map = new Uint8Array(width * height);
  let sum = 0;
  let count = 0;
  for (let i = 0; i < map.length; i++) {
    if (!labels[i] || !kept[labels[i]! - 1]) continue;
    map[i] = 255;
    sum += coarse.data[i]!;
    count++;
  }
  const building = new Uint8Array(map.length);
  const fixture = growPlane(probabilityOf(seen, 'fixture'), width, height).data;
  for (let i = 0; i < map.length; i++)
    if (keep[i]! > 0.5 || fixed.data[i]! > 0.4 || (fixture[i]! > 0.4 && coarse.data[i]! < 0.4)) building[i] = 1;
  const stems =
    level === 'empty'
      ? thinParts(photo, map, probabilityOf(seen, 'movable'), probabilityOf(seen, 'floor'), building)
      : undefined;
  if (stems) for (let i = 0; i < map.length; i++) if (stems[i]) map[i] = 255;
  // A window goes on behind what stood before it: a rim of sofa left on its glass would not.
  const glass = growPlane(probabilityOf(seen, 'window'), width, height).data;
  const firm = new Uint8Array(map.length);
  for (let i = 0; i < firm.length; i++) if (building[i] && (glass[i]! < 0.4 || keep[i]! > 0.5)) firm[i] = 1;
  const untouched = without(erode(firm, width, height, odd(9 * unit(photo))), map);
  const grown = without(withShadow(map, photo, floor), untouched);
  const data = withoutHoles(photo, grown, building, floor.data, coarse.data);
  let taken = 0;
  for (let i = 0; i < data.length; i++) if (data[i]) taken++;
  return {
    chance: things,
    mask: { width, height, data },
    share: taken / data.length,
    pieces: kept.filter(Boolean).length,
    sureness: count > 0 ? sum / count : 0,
  };
};
