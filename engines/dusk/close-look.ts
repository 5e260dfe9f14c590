import { outdoorsBySight, SURELY_INSIDE } from '#engines/dusk/sky/check.ts';
import { CLASS_NAMES, type ClassName, type Segmentation, type Segmenter } from '#engines/ports.ts';
import { newRaster, type Raster, unfilled } from '#engines/raster/raster.ts';
import { growPlane, growRows } from '#engines/raster/resize.ts';

/** The merged answer's longer side: a tile's cell is about this fine. */
const SIDE = 512;
const HOUSE: readonly ClassName[] = ['facade', 'roof', 'pane', 'entrance', 'garage', 'window', 'door'];
/** A house narrower than this share of the photo fits one tile. */
const ONE_TILE = 0.5;
/** Neighbouring tiles share this much of their width, and a tile's word fades in over this share of it. */
const OVERLAP = 0.16;
const FADE = 0.08;

type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

const sumOf = (seen: Segmentation, names: readonly ClassName[]): Float32Array => {
  const out = new Float32Array(seen.width * seen.height);
  for (const name of names) {
    const { data } = seen.probabilities[CLASS_NAMES.indexOf(name)]!;
    for (let i = 0; i < out.length; i++) out[i]! += data[i]!;
  }
  return out;
};

/** Where the house stands, in fractions of the photo, with some air around it. */
export const houseBox = (seen: Segmentation): Box | undefined => {
  const house = sumOf(seen, HOUSE);
  const columns = new Uint32Array(seen.width);
  const rows = new Uint32Array(seen.height);
  let total = 0;
  for (let i = 0; i < house.length; i++)
    if (house[i]! > 0.5) {
      columns[i % seen.width]!++;
      rows[Math.floor(i / seen.width)]!++;
      total++;
    }
  if (total < house.length * 0.01) return undefined;
  const reach = (counts: Uint32Array): [number, number] => {
    const cut = total * 0.01;
    let sum = 0;
    let from = 0;
    let to = counts.length - 1;
    while (sum + counts[from]! < cut) sum += counts[from++]!;
    sum = 0;
    while (sum + counts[to]! < cut) sum += counts[to--]!;
    return [from / counts.length, (to + 1) / counts.length];
  };
  const [left, right] = reach(columns);
  const [top, bottom] = reach(rows);
  return {
    left: Math.max(0, left - 0.04),
    right: Math.min(1, right + 0.04),
    top: Math.max(0, top - 0.08),
    bottom: Math.min(1, bottom + 0.06),
  };
};

export const tilesOf = (box: Box): Box[] => {
  const width = box.right - box.left;
  if (width < ONE_TILE) return [box];
  const half = (width * (1 + OVERLAP)) / 2;
  return [
    { ...box, right: box.left + half },
    { ...box, left: box.right - half },
  ];
};

export const cut = (photo: Raster, box: Box): Raster => {
  const left = Math.floor(box.left * photo.width);
  const top = Math.floor(box.top * photo.height);
  const out = newRaster(
    Math.ceil(box.right * photo.width) - left,
    Math.min(photo.height, Math.ceil(box.bottom * photo.height)) - top,
  );
  for (let y = 0; y < out.height; y++) {
    const from = ((top + y) * photo.width + left) * 3;
    out.data.set(photo.data.subarray(from, from + out.width * 3), y * out.width * 3);
  }
  return out;
};

export const mergedSize = ({ width, height }: Raster) => {
  const scale = SIDE / Math.max(width, height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};

/** Where a tile lies in the merged answer. */
export const placeOf = (tile: Box, width: number, height: number) => {
  const [left, top] = [Math.floor(tile.left * width), Math.floor(tile.top * height)];
  const w = Math.min(width, Math.ceil(tile.right * width)) - left;
  const h = Math.min(height, Math.ceil(tile.bottom * height)) - top;
  return { left, top, w, h };
};

/** A garage door or front door seen whole stays one, even where a tile shows nothing but its glass. */
const keepDoor = (own: Float32Array, pane: Float32Array, whole: Float32Array): void => {
  for (let i = 0; i < pane.length; i++) {
    const moved = pane[i]! * whole[i]!;
    pane[i]! -= moved;
    own[i]! += moved;
  }
};

/** What a tile is trusted, from its share of house: less towards its sides, but for those at the photo's own. */
const fadeOut = (
  house: Float32Array,
  w: number,
  h: number,
  [first, last]: readonly [boolean, boolean],
  [upper, lower]: readonly [boolean, boolean],
): void => {
  const fade = w * FADE;
  for (let y = 0, j = 0; y < h; y++) {
    const inY = Math.min(upper ? fade : y, lower ? fade : h - 1 - y);
    for (let x = 0; x < w; x++, j++) {
      const inX = Math.min(first ? fade : x, last ? fade : w - 1 - x);
      house[j] = Math.min(1, inX / fade, inY / fade) * Math.max(0.5, house[j]!);
    }
  }
};

const blend = (
  into: Float32Array,
  start: number,
  width: number,
  own: Float32Array,
  trust: Float32Array,
  w: number,
): void => {
  for (let j = 0, row = start; j < own.length; row += width)
    for (let i = row; i < row + w; i++, j++) into[i]! += (own[j]! - into[i]!) * trust[j]!;
};

/**
 * The network looks a second time at the house alone, in one or two pieces: windows of eight pixels in the whole photo
 * have twenty there, and a grey roof no longer passes for sky. What a piece is sure of as house counts; of the rest half.
 */
export const closeLook = async (
  photo: Raster,
  seen: Segmentation,
  segmenter: Segmenter,
  signal?: AbortSignal,
): Promise<Segmentation> => {
  // A room is refused by what the first look says; two more take as long again.
  const box = outdoorsBySight(seen) < SURELY_INSIDE ? undefined : houseBox(seen);
  if (!box) return seen;
  const { width, height } = mergedSize(photo);
  const merged = seen.probabilities.map((plane) => growPlane(plane, width, height));
  const chances = (name: ClassName): Float32Array => merged[CLASS_NAMES.indexOf(name)]!.data;
  const doors = (['garage', 'entrance'] as const).map((name) => ({ name, whole: chances(name).slice() }));
  for (const tile of tilesOf(box)) {
    const near = await segmenter.segment(cut(photo, tile), signal, true);
    const { left, top, w, h } = placeOf(tile, width, height);
    if (w < 2 || h < 2) continue;
    const house = growPlane({ width: near.width, height: near.height, data: sumOf(near, HOUSE) }, w, h).data;
    fadeOut(house, w, h, [left === 0, left + w >= width], [top === 0, top + h >= height]);
    const own = unfilled(w * h);
    for (const [id, plane] of merged.entries()) {
      growRows(near.probabilities[id]!, w, h, 0, h, own);
      blend(plane.data, top * width + left, width, own, house, w);
    }
  }
  for (const { name, whole } of doors) keepDoor(chances(name), chances('pane'), whole);
  return { width, height, probabilities: merged, scene: seen.scene };
};
