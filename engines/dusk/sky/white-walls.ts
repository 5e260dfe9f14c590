import type { SkyLook } from '#engines/dusk/sky/look.ts';
import type { SkyRegion } from '#engines/dusk/sky/region.ts';
import { dilate, open } from '#engines/raster/morphology.ts';
import type { Mask, Raster } from '#engines/raster/raster.ts';
import { rowSampler } from '#engines/raster/row-sampler.ts';
import { ease } from '#engines/raster/scalar.ts';

/** Blue over red, 0..1, that a sky has at least for white paint to be told from its clouds, and by how many bytes paint is no bluer than it is red. */
const COOL_SKY = 0.06;
const NO_BLUER = 0;
/** Bytes of light from which paint is white, and at which a cloud is bleached and has no hue to tell. */
const WHITE = 200;
const BLEACHED = 250;
/** The vision network's chance of sky from which it is believed. */
const LIKELY = 0.5;
/** Pixels across of the smallest piece: leaves glitter in smaller ones. And across which the same wall goes on around it, between leaves as well. */
const PIECE = 7;
const AROUND = 41;
/** Bytes of blue over red between which there is paint, and sky, around such a piece. */
const SKY = [2, 16] as const;

/** 255 where white paint, warm beside the sky, is taken for it, in one row. */
const whiteRow = (
  out: Uint8Array,
  start: number,
  photo: Uint8Array,
  alpha: Uint8Array,
  chance: Float32Array,
  red: Float32Array,
  blue: Float32Array,
): void => {
  for (let x = 0, i = start, p = 3 * i; x < chance.length; x++, i++, p += 3) {
    if (alpha[i]! < 128 || chance[x]! > LIKELY || blue[x]! - red[x]! < COOL_SKY) continue;
    const [r, g, b] = [photo[p]!, photo[p + 1]!, photo[p + 2]!];
    if (b - r <= NO_BLUER && Math.min(r, g) > WHITE && b < BLEACHED) out[i] = 255;
  }
};

/**
 * Keeps white walls that were cut as sky: below a parapet, beside a pale sky, they are as light as clouds. But a cloud in a blue sky is
 * cool, paint is warm, and where cells hold no sky and the vision network doubts it, that tells.
 */
export const keepWhiteWalls = (
  alpha: Mask,
  own: Uint8Array,
  photo: Raster,
  look: SkyLook,
  { local, chance }: Pick<SkyRegion, 'local' | 'chance'>,
): void => {
  if (!chance) return;
  const { width, height, data } = alpha;
  const at = (plane: Float32Array) =>
    rowSampler({ width: look.width, height: look.height, data: plane }, width, height);
  const [chanceAt, redAt, blueAt] = [at(chance.data), at(local.r), at(local.b)];
  const white = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) whiteRow(white, y * width, photo.data, data, chanceAt(y), redAt(y), blueAt(y));
  const pieces = open(white, width, height, PIECE);
  if (!pieces.includes(255)) return;
  const walls = dilate(pieces, width, height, AROUND);
  for (let y = 0, i = 0; y < height; y++) {
    const likely = chanceAt(y);
    for (let x = 0, p = 3 * i; x < width; x++, i++, p += 3) {
      if (!walls[i] || !data[i] || likely[x]! > LIKELY) continue;
      const share = ease(SKY[0], SKY[1], photo.data[p + 2]! - photo.data[p]!);
      if (data[i]! <= 255 * share) continue;
      data[i] = 255 * share;
      for (let c = p; c < p + 3; c++) own[c] = own[c]! + (photo.data[c]! - own[c]!) * (1 - share);
    }
  }
};
