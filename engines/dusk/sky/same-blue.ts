import type { SkyLook } from '#engines/dusk/sky/look.ts';
import type { SkyRegion } from '#engines/dusk/sky/region.ts';
import { close, dilate, open as opened } from '#engines/raster/morphology.ts';
import type { Mask, Raster } from '#engines/raster/raster.ts';
import { labelRegions } from '#engines/raster/regions.ts';
import { rowSampler } from '#engines/raster/row-sampler.ts';
import { clamp, ease } from '#engines/raster/scalar.ts';

/** Blue over red from which a sky is blue, in shares: nothing that is built and no leaf has its colour. */
const BLUE = 0.12;
/** Distance from the sky's colour beside it, in bytes, up to which a pixel has that colour, and the share of its blue that it must have: rings of sharpening are greyer. */
const SAME = 40;
const ITS_BLUE = 0.5;
/** Share of sky, in bytes, up to which a pixel was kept, and pixels across of the smallest piece: wires are narrower. */
const KEPT = 200;
const PIECE = 5;
/** Share of its outline at which such a piece borders on sky: a grey wall behind a tree has its colour too, and touches a gap between needles. */
const BESIDE = 0.2;
/** What a pixel among leaves lacks of its share of sky, in bytes, before it is given: twigs lack little. */
const LACKS = 100;
/** Shares of the sky's blue over red, and of its light, between which light among leaves comes to be the sky's, and the share of its light by which something darker is none. */
const GLIMPSE = [0.35, 0.75] as const;
const DIM = 0.6;
/** Bytes of light that a cloud may be darker than the sky around, and how much bluer than that a darker pixel is where it is a gap between clouds. */
const DARKER = 8;
const GAP = 0.3;
/** Bytes from which there is nothing but sky, and from which something brighter beside a wire is cloud. */
const NEARLY = 225;
const FAINT = 60;
/** Pixels across that something dark has at least to be no wire, and by how many bytes a wire is darker than what lies on both sides of it. */
const THIN = 7;
const LINE = 8;

/** Where sky may be seen between leaves and where there is nothing but sky, 0..1 for each cell. */
export type SkyPlaces = { readonly leaves: Float32Array; readonly sure: Float32Array };

/** Gives a pixel a larger share of sky, and takes that much of the sky's colour out of what stands before it. */
const giveSky = (
  data: Uint8Array,
  own: Uint8Array,
  photo: Uint8Array,
  i: number,
  share: number,
  r: number,
  g: number,
  b: number,
): void => {
  if (share * 255 <= data[i]!) return;
  data[i] = share * 255;
  const rest = Math.max(0.1, 1 - share);
  const p = 3 * i;
  own[p] = clamp((photo[p]! / 255 - share * r) / rest) * 255;
  own[p + 1] = clamp((photo[p + 1]! / 255 - share * g) / rest) * 255;
  own[p + 2] = clamp((photo[p + 2]! / 255 - share * b) / rest) * 255;
};

/** 1 along thin dark lines. */
const linesIn = (luma: Uint8Array, width: number, rows: number): Uint8Array => {
  const filled = close(luma.subarray(0, rows * width), width, rows, THIN);
  for (let i = 0; i < filled.length; i++) filled[i] = filled[i]! - luma[i]! < LINE ? 0 : 1;
  return dilate(filled, width, rows, THIN);
};

/** One row: opens what is sky for certain, and marks in `same` what has its colour. */
const openRow = (
  data: Uint8Array,
  own: Uint8Array,
  photo: Uint8Array,
  lines: Uint8Array,
  same: Uint8Array,
  start: number,
  red: Float32Array,
  green: Float32Array,
  blues: Float32Array,
  leaves: Float32Array,
  sure: Float32Array,
): void => {
  for (let x = 0, i = start, p = 3 * start; x < red.length; x++, i++, p += 3) {
    if (data[i] === 255) continue;
    const sr = red[x]!;
    const sg = green[x]!;
    const sb = blues[x]!;
    const er = photo[p]! - 255 * sr;
    const eg = photo[p + 1]! - 255 * sg;
    const eb = photo[p + 2]! - 255 * sb;
    const blue = 255 * (sb - sr);
    const drop = -(0.3 * er + 0.59 * eg + 0.11 * eb);
    const bluer = drop < 4 * SAME && eb - er > GAP * drop;
    const cloud = data[i]! > NEARLY || (lines[i] ? drop < 0 && data[i]! > FAINT : drop < DARKER || bluer);
    if (sure[x]! > 0.9 && cloud) data[i] = 255;
    if (blue < 255 * BLUE) continue;
    const its = (blue + eb - er) / blue;
    if (data[i]! <= KEPT && its > ITS_BLUE && er * er + eg * eg + eb * eb < SAME * SAME) same[i] = 1;
    if (leaves[x]! < 0.5) continue;
    // Cameras store colour at half size: twigs have the sky's blue, and are darker.
    const light = 1 - drop / (DIM * 255 * (0.3 * sr + 0.59 * sg + 0.11 * sb));
    const share = Math.min(its, light);
    if (255 * share - data[i]! > LACKS) giveSky(data, own, photo, i, ease(GLIMPSE[0], GLIMPSE[1], share), sr, sg, sb);
  }
};

/**
 * What has the sky's own blue is sky: light between leaves, pieces that were kept as part of a roof beside them, and
 * where there is nothing but sky, clouds and the gaps between them.
 */
export const openSameBlue = (
  alpha: Mask,
  own: Uint8Array,
  photo: Raster,
  luma: Uint8Array,
  look: SkyLook,
  { local }: SkyRegion,
  places: SkyPlaces,
  rows: number,
): void => {
  const { width, height, data } = alpha;
  const at = (plane: Float32Array) =>
    rowSampler({ width: look.width, height: look.height, data: plane }, width, height);
  const [redAt, greenAt, blueAt] = [at(local.r), at(local.g), at(local.b)];
  const [leavesAt, sureAt] = [at(places.leaves), at(places.sure)];
  const lines = linesIn(luma, width, rows);
  const same = new Uint8Array(rows * width);
  for (let y = 0; y < rows; y++)
    openRow(data, own, photo.data, lines, same, y * width, redAt(y), greenAt(y), blueAt(y), leavesAt(y), sureAt(y));
  openPieces(data, same, width, rows);
};

/** Opens pieces beside the sky that have its colour. */
const openPieces = (data: Uint8Array, same: Uint8Array, width: number, rows: number): void => {
  const pieces = dilate(opened(same, width, rows, PIECE), width, rows, PIECE);
  for (let i = 0; i < pieces.length; i++) if (!same[i]) pieces[i] = 0;
  const { labels, regions } = labelRegions(pieces, width, rows);
  if (regions.length === 0) return;
  const [outline, open] = [new Uint32Array(regions.length + 1), new Uint32Array(regions.length + 1)];
  for (let i = width; i < labels.length - width; i++) {
    const label = labels[i]!;
    if (!label) continue;
    for (let way = 0; way < 4; way++) {
      const j = way === 0 ? i - 1 : way === 1 ? i + 1 : way === 2 ? i - width : i + width;
      if (labels[j] === label) continue;
      outline[label]!++;
      if (data[j]! > KEPT) open[label]!++;
    }
  }
  for (let i = 0; i < labels.length; i++)
    if (labels[i] && open[labels[i]!]! > BESIDE * outline[labels[i]!]!) data[i] = 255;
};
