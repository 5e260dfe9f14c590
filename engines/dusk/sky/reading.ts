import type { SkyLook } from '#engines/dusk/sky/look.ts';
import { MARGIN, type Part } from '#engines/dusk/sky/parts.ts';
import type { SkylinePart } from '#engines/ports.ts';
import type { Mask, Raster } from '#engines/raster/raster.ts';

/** Cell and share of the next one for places along a side. */
const stepsOf = (
  count: number,
  pixelAt: (k: number) => number,
  cells: number,
  pixels: number,
): { at: Int32Array; share: Float32Array } => {
  const at = new Int32Array(count);
  const share = new Float32Array(count);
  for (let k = 0; k < count; k++) {
    const pixel = Math.min(pixels - 1, Math.max(0, pixelAt(k)));
    const v = Math.min(cells - 1, Math.max(0, ((pixel + 0.5) * cells) / pixels - 0.5));
    at[k] = Math.min(cells - 2, Math.floor(v));
    share[k] = v - at[k]!;
  }
  return { at, share };
};

/** Lays the pixels of a part, with the photo's outermost ones drawn on, into twelve planes of half its size. */
const layColours = (photo: Raster, part: Part, planes: Float32Array): void => {
  const [width, height] = [part.width + 2 * MARGIN, part.height + 2 * MARGIN];
  const across = width / 2;
  const size = (width * height) / 4;
  for (let y = 0; y < height; y++) {
    const row = Math.min(photo.height - 1, Math.max(0, part.y - MARGIN + y)) * photo.width;
    const first = (y >> 1) * across + 2 * (y & 1) * size;
    for (let x = 0; x < width; x++) {
      const p = (row + Math.min(photo.width - 1, Math.max(0, part.x - MARGIN + x))) * 3;
      const o = first + (x >> 1) + (x & 1) * size;
      planes[o] = photo.data[p]!;
      planes[o + 4 * size] = photo.data[p + 1]!;
      planes[o + 8 * size] = photo.data[p + 2]!;
    }
  }
};

/** What the network gets of a part: the photo, the cells of sky, and the chance of it. */
export const seenOf = (photo: Raster, look: SkyLook, hints: readonly Float32Array[], part: Part): SkylinePart => {
  const [width, height] = [part.width + 2 * MARGIN, part.height + 2 * MARGIN];
  const size = (width * height) / 4;
  const planes = new Float32Array(size * 16);
  layColours(photo, part, planes);
  const across = stepsOf(width / 2, (k) => part.x - MARGIN + 2 * k + 0.5, look.width, photo.width);
  const down = stepsOf(height, (k) => part.y - MARGIN + k, look.height, photo.height);
  for (let y = 0; y < height; y++) {
    const cell = down.at[y]! * look.width;
    const v = down.share[y]!;
    for (let k = 0; k < hints.length; k++) {
      const hint = hints[k]!;
      for (let x = 0, o = (12 + 2 * (y & 1) + k) * size + ((y >> 1) * width) / 2; x < width / 2; x++, o++) {
        const i = cell + across.at[x]!;
        const j = i + look.width;
        const u = across.share[x]!;
        const upper = hint[i]! + (hint[i + 1]! - hint[i]!) * u;
        planes[o] = upper + (hint[j]! + (hint[j + 1]! - hint[j]!) * u - upper) * v;
      }
    }
  }
  return { width, height, planes };
};

/** Takes the share of sky and the colours of what stands before it from what the network said of a part. */
export const layPart = (said: Float32Array, part: Part, alpha: Mask, own: Uint8Array): void => {
  const across = part.width / 2 + MARGIN;
  const size = across * (part.height / 2 + MARGIN);
  const { width } = alpha;
  const right = Math.min(part.width, width - part.x);
  for (let y = 0; y < Math.min(part.height, alpha.height - part.y); y++) {
    const first = ((y + MARGIN) >> 1) * across + MARGIN / 2 + 2 * (y & 1) * size;
    for (let x = 0, i = (part.y + y) * width + part.x, p = i * 3; x < right; x++, i++, p += 3) {
      const o = first + (x >> 1) + (x & 1) * size;
      alpha.data[i] = said[o + 12 * size]! + 0.5;
      own[p] = said[o]! + 0.5;
      own[p + 1] = said[o + 4 * size]! + 0.5;
      own[p + 2] = said[o + 8 * size]! + 0.5;
    }
  }
};

/** Pixels on both sides of the line between two parts within which they go over into one another. */
const SEAM = 12;

/**
 * Lets a part go over into those beside it, by what the network said of its margin: where it is unsure two parts differ, and a line ran
 * straight through the fronds of a palm.
 */
export const blendSeams = (
  said: Float32Array,
  part: Part,
  alpha: Mask,
  own: Uint8Array,
  /** Squares of so many pixels that any part has read, row by row: only places in another part change. */
  read: Uint8Array,
  square: number,
): void => {
  const across = part.width / 2 + MARGIN;
  const size = across * (part.height / 2 + MARGIN);
  const { width, height } = alpha;
  const squares = Math.ceil(width / square);
  const [right, bottom] = [part.x + part.width, part.y + part.height];
  for (let y = Math.max(0, part.y - SEAM); y < Math.min(height, bottom + SEAM); y++) {
    const dy = y < part.y ? part.y - y : y >= bottom ? y - bottom + 1 : 0;
    const v = y - part.y + MARGIN;
    const first = (v >> 1) * across + 2 * (v & 1) * size;
    for (let x = Math.max(0, part.x - SEAM); x < Math.min(width, right + SEAM); x++) {
      if (dy === 0 && x === part.x) x = right;
      if (x >= width) break;
      const away = Math.max(dy, x < part.x ? part.x - x : x >= right ? x - right + 1 : 0);
      if (!read[Math.floor(y / square) * squares + Math.floor(x / square)]) continue;
      const share = 0.5 * (1 - (away - 0.5) / SEAM);
      const u = x - part.x + MARGIN;
      const o = first + (u >> 1) + (u & 1) * size;
      const i = y * width + x;
      alpha.data[i] = alpha.data[i]! + (said[o + 12 * size]! - alpha.data[i]!) * share + 0.5;
      for (let c = 0; c < 3; c++)
        own[3 * i + c] = own[3 * i + c]! + (said[o + 4 * c * size]! - own[3 * i + c]!) * share + 0.5;
    }
  }
};
