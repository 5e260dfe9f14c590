import type { Raster } from '#engines/raster/raster.ts';

/** How the photo was taken and worked over: what is laid into it must be grained and black as it is. */
export type Manner = { readonly grain: number; readonly black: number };

export const mannerOf = (photo: Raster): Manner => ({
  grain: grainOf(photo),
  black: blackOf(photo),
});

/** A thousandth of a photo is as dark as its blacks get. A white hall shows none: no more than this is believed, in 8-bit steps. */
const DARKEST = 0.001;
const MOST_BLACK = 16;

const blackOf = ({ data }: Raster): number => {
  const counts = new Uint32Array(256);
  for (let i = 0; i < data.length; i += 21) counts[Math.max(data[i]!, data[i + 1] ?? 0, data[i + 2] ?? 0)]!++;
  let left = (DARKEST * data.length) / 21;
  let level = 0;
  while (level < 255 && left > counts[level]!) left -= counts[level++]!;
  return Math.min(MOST_BLACK, 0.5 * level);
};

/** Standard deviation of the photo's noise in its calm parts, in 8-bit steps. */
const grainOf = (photo: Raster): number => {
  const rest: number[] = [];
  const { width: w, height: h, data } = photo;
  const step = Math.max(5, Math.round(Math.sqrt((w * h) / 40000)));
  for (let y = 2; y < h - 2; y += step) {
    for (let x = 2; x < w - 2; x += step) {
      const i = (y * w + x) * 3 + 1;
      rest.push(Math.abs(data[i]! - 0.25 * (data[i - 3]! + data[i + 3]! + data[i - w * 3]! + data[i + w * 3]!)));
    }
  }
  rest.sort((a, b) => a - b);
  return Math.max(0.35, Math.min(3.5, (rest[Math.floor(rest.length * 0.4)] ?? 0.5) * 1.6));
};
