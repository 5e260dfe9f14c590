import { fileMakeOf } from '#engines/dusk/evening/weak-file.ts';
import { dullBlueGaps } from '#engines/dusk/sky/blue-gaps.ts';
import type { Borders } from '#engines/dusk/sky/borders.ts';
import { evenContours } from '#engines/dusk/sky/contour.ts';
import { clearFront } from '#engines/dusk/sky/front.ts';
import { clearRests, openHalos } from '#engines/dusk/sky/halo-rims.ts';
import { keepHills } from '#engines/dusk/sky/hills.ts';
import { dropIslands } from '#engines/dusk/sky/islands.ts';
import { dropLettering } from '#engines/dusk/sky/lettering.ts';
import type { SkyLook } from '#engines/dusk/sky/look.ts';
import { type CutSky, showAtMost, thinOf } from '#engines/dusk/sky/matte.ts';
import { clearOpenAir } from '#engines/dusk/sky/open-air.ts';
import { keepPaleStrips } from '#engines/dusk/sky/pale-strips.ts';
import { type Part, partsOf, SQUARE, someSky, unsureCells } from '#engines/dusk/sky/parts.ts';
import { keepPlate, keepPrint } from '#engines/dusk/sky/plate.ts';
import { blendSeams, layPart, seenOf } from '#engines/dusk/sky/reading.ts';
import type { SkyRegion } from '#engines/dusk/sky/region.ts';
import { dropSeamless } from '#engines/dusk/sky/seamless.ts';
import { keepSilver } from '#engines/dusk/sky/silver.ts';
import { keepSnow } from '#engines/dusk/sky/snow.ts';
import { dropSpecks } from '#engines/dusk/sky/specks.ts';
import { straightenEdges } from '#engines/dusk/sky/straight-edges.ts';
import { tangleIn } from '#engines/dusk/sky/tangle.ts';
import { keepWarmThings } from '#engines/dusk/sky/warm-things.ts';
import { keepWhiteWalls } from '#engines/dusk/sky/white-walls.ts';
import { mendFineWires } from '#engines/dusk/sky/wires.ts';
import type { SkylineReader } from '#engines/ports.ts';
import { close, dilate, erode, open } from '#engines/raster/morphology.ts';
import { type Mask, newMask, type Plane, type Raster } from '#engines/raster/raster.ts';
import { rowSampler } from '#engines/raster/row-sampler.ts';
import { ease } from '#engines/raster/scalar.ts';

/** Where neither cells nor the network see more sky than this there is none, and from where all may be sky. */
const NONE = 0.25;
const ALL = 0.6;
/** Cells around those with sky in which there may be some: gaps between fronds and posts are finer than cells. */
const AROUND = 13;

/** Where neither cells nor the vision network see sky there is none, whatever was read. */
const holdToCells = (
  alpha: Mask,
  own: Uint8Array,
  photo: Raster,
  read: Uint8Array,
  look: SkyLook,
  near: Uint8Array,
  region: SkyRegion,
): void => {
  const { width, height, data } = alpha;
  const across = Math.ceil(width / SQUARE);
  const { width: w, height: h } = look;
  const some = new Float32Array(near);
  const chance = region.chance?.data;
  if (chance) for (let i = 0; i < some.length; i++) some[i] = region.hill[i] ? 0 : Math.max(some[i]!, chance[i]!);
  const someAt = rowSampler({ width: w, height: h, data: some }, width, height);
  for (let y = 0, i = 0; y < height; y++) {
    const hint = someAt(y);
    const square = Math.floor(y / SQUARE) * across;
    for (let x = 0; x < width; x++, i++)
      if (data[i] && read[square + Math.floor(x / SQUARE)])
        showAtMost(data, own, photo.data, i, 255 * ease(NONE, ALL, hint[x]!));
  }
};

/** Pixels within which a colour is still tinged by the sky beside it. */
const TINGED = 7;
/** Bytes of sky within that reach between which the network's colours come to count: a gap of a few pixels tinges the leaves around it as much as open sky does. */
const TINGES = [8, 64] as const;

/** The photo with the network's colours where sky is mixed in or near. */
const frontOf = (
  photo: Raster,
  luma: Uint8Array,
  own: Uint8Array,
  alpha: Mask,
  rows: number,
): { front: Raster; frontLuma: Uint8Array } => {
  const { width, height } = photo;
  const data = photo.data.slice();
  const frontLuma = luma.slice();
  const near = dilate(alpha.data.subarray(0, rows * width), width, rows, TINGED);
  for (let i = 0, p = 0; i < near.length; i++, p += 3) {
    if (near[i]! < TINGES[0] || alpha.data[i]! > 252) continue;
    const k = ease(TINGES[0], TINGES[1], near[i]!);
    const r = data[p]! + (own[p]! - data[p]!) * k;
    const g = data[p + 1]! + (own[p + 1]! - data[p + 1]!) * k;
    const b = data[p + 2]! + (own[p + 2]! - data[p + 2]!) * k;
    data[p] = r;
    data[p + 1] = g;
    data[p + 2] = b;
    frontLuma[i] = (r * 77 + g * 151 + b * 28 + 128) >> 8;
  }
  return { front: { width, height, channels: 3, data }, frontLuma };
};

const lastRow = ({ data, width, height }: Mask): number => {
  for (let i = data.length - 1; i >= 0; i--) if (data[i]) return Math.min(height, Math.floor(i / width) + 8);
  return 0;
};

/** 255 in cells of sky, before anything is read at full size. */
const openSky = (cells: Uint8Array, look: SkyLook, { width, height }: Raster): Mask => {
  const alpha = newMask(width, height);
  const column = Int32Array.from({ length: width }, (_, x) => Math.floor(((x + 0.5) * look.width) / width));
  for (let y = 0, i = 0; y < height; y++) {
    const row = Math.floor(((y + 0.5) * look.height) / height) * look.width;
    for (let x = 0; x < width; x++, i++) if (cells[row + column[x]!]) alpha.data[i] = 255;
  }
  return alpha;
};

/** The chance from which the vision network is sure of sky, and cells from the border at which nothing else is. */
const SURE = 0.5;
const INSIDE = 7;
/** The chance of leaves up to which there are no twigs: there clouds are sky up to the border, but for strips so many cells across, which are the edge of a wall, and so are rims of clouds, at the same from it. */
const BARE = 0.1;
const STRIP = 3;
const RIM = 7;
const BY_RIM = 5;

/** The chance of sky from which what is flooded and so smooth is sky, and by how much no pixel of it may be darker: wires, poles and tips of leaves have sharp edges, a contrail and the rim of a cloud have not. */
const SOME_CHANCE = 0.1;
const SMOOTH = 0.03;
const DIM = 0.08;

/** Where there is nothing but sky for each cell: 1 but for wires and poles, 2 where none can be. */
const openAir = (
  { width, height, mean, dark, texture }: SkyLook,
  region: SkyRegion,
  leafy: Float32Array,
): Float32Array => {
  const chance = region.chance?.data;
  const seen = new Uint8Array(region.open.length);
  const smooth = new Uint8Array(region.open.length);
  for (let i = 0; i < seen.length; i++) {
    if (!region.open[i] || !chance) continue;
    if (chance[i]! > SOME_CHANCE && texture[i]! < SMOOTH && mean.luma[i]! - dark.luma[i]! < DIM) smooth[i] = 1;
    if (smooth[i] || chance[i]! > SURE) seen[i] = 1;
  }
  const out = new Float32Array(erode(seen, width, height, INSIDE));
  const plain = open(seen, width, height, STRIP);
  const rims = erode(close(seen, width, height, RIM), width, height, BY_RIM);
  for (let i = 0; i < out.length; i++) if (leafy[i]! < BARE && (plain[i] || rims[i])) out[i] = 1;
  const even = open(smooth, width, height, STRIP);
  for (let i = 0; i < out.length; i++) if (even[i]) out[i] = 2;
  return out;
};

/** What is left of shares where others are not. */
const besides = (shares: Float32Array, others: Float32Array): Float32Array => {
  const out = new Float32Array(shares.length);
  for (let i = 0; i < out.length; i++) out[i] = shares[i]! * (1 - others[i]!);
  return out;
};

/** The light of the sky behind each cell, in bytes. */
const lightOf = ({ r, g, b }: SkyRegion['local'], { width, height }: SkyLook): Plane => {
  const data = new Float32Array(width * height);
  for (let i = 0; i < data.length; i++) data[i] = (0.3 * r[i]! + 0.59 * g[i]! + 0.11 * b[i]!) * 255;
  return { width, height, data };
};

/**
 * Full-size matte by the network, which reads the photo wherever cells leave open what is sky. Cells say where sky is at
 * all; rules keep hills, snow and print whole, and take specks out.
 */
export const cutSky = async (
  photo: Raster,
  luma: Uint8Array,
  look: SkyLook,
  region: SkyRegion,
  borders: Borders,
  skyline: SkylineReader,
  signal: AbortSignal,
): Promise<CutSky> => {
  const cells = unsureCells(look, region);
  const alpha = openSky(region.cells, look, photo);
  const own = photo.data.slice();
  const rules = new Float32Array(region.cells);
  const hints = [rules, region.chance?.data ?? rules];
  const across = Math.ceil(photo.width / SQUARE);
  const read = new Uint8Array(across * Math.ceil(photo.height / SQUARE));
  const parts: { part: Part; said: Float32Array }[] = [];
  for (const part of partsOf(cells, look, photo.width, photo.height)) {
    const said = await skyline.read(seenOf(photo, look, hints, part), signal);
    layPart(said, part, alpha, own);
    parts.push({ part, said });
    for (let y = part.y; y < part.y + part.height; y += SQUARE)
      for (let x = part.x; x < part.x + part.width; x += SQUARE) read[(y / SQUARE) * across + x / SQUARE] = 1;
  }
  for (const { part, said } of parts) blendSeams(said, part, alpha, own, read, SQUARE);
  const near = dilate(someSky(region), look.width, look.height, AROUND);
  holdToCells(alpha, own, photo, read, look, near, region);
  keepWhiteWalls(alpha, own, photo, look, region);
  keepSilver(photo, alpha, own, look, region, borders.leafy);
  keepHills(photo, luma, alpha, own, look, region);
  const sky = { width: look.width, height: look.height, data: region.cells };
  dropIslands(alpha, sky, region.chance?.data, { photo, local: region.local }, region.leaves);
  const rows = lastRow(alpha);
  dropSeamless(alpha, photo, rows);
  const light = lightOf(region.local, look);
  clearOpenAir(alpha, photo, luma, look, region, openAir(look, region, borders.leafy), rows);
  keepSnow(alpha, rows, region.snow, region.chance);
  keepPaleStrips(alpha, photo, luma, light, rows);
  const built = besides(borders.built, new Float32Array(region.hill));
  const smooth = besides(built, tangleIn(alpha, look, rows));
  // Sharpening has drawn rings beside the roofs of some files: they are no twigs, and mislead the network; elsewhere it reads boards and clouds better than colours do.
  const drawn = fileMakeOf(luma, alpha.data, photo.width).weak > 0.5;
  const straight = { ...sky, data: drawn ? built : smooth };
  if (drawn) openHalos(alpha, photo, luma, region.local, look, straight, rows);
  evenContours(alpha, straight, rows);
  straightenEdges(alpha, photo, luma, straight, rows);
  if (drawn) {
    // After the halos, which are as light as a pale chimney, and its outline, which would round it.
    keepWarmThings(alpha, own, photo, luma, region.local, look, { ...sky, data: smooth }, rows);
    clearRests(alpha, { ...sky, data: region.leaves }, rows);
  }
  mendFineWires(alpha, luma, rows);
  dropSpecks(alpha, rows, { luma, sky: light });
  const prints = dropLettering(alpha);
  const cut = { alpha, ...frontOf(photo, luma, own, alpha, rows) };
  clearFront(cut, photo, luma, alpha, rows, region.local, look, straight);
  dullBlueGaps(cut, look, region, borders);
  for (const print of prints) keepPrint(cut, photo, luma, print);
  keepPlate(cut, photo, luma);
  const { front, frontLuma } = cut;
  return { alpha, front, frontLuma, thin: thinOf(alpha, rows) };
};
