import type { Raster } from '#engines/raster/raster.ts';

/** How the photo was taken and worked over: what is laid into it must be grained, sharp and black as it is. */
export type Manner = { readonly grain: number; readonly edge: number; readonly black: number };

export const mannerOf = (photo: Raster): Manner => ({
  grain: grainOf(photo),
  edge: focusOf(photo),
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

/** Share of a neighbour for `focused`, from how fast the photo's strong edges rise: all within two pixels is crisp. */
const focusOf = (photo: Raster): number => {
  const { width: w, height: h, data } = photo;
  const steep: number[] = [];
  for (let y = 4; y < h - 4; y += 3) {
    for (let x = 4; x < w - 4; x++) {
      const i = (y * w + x) * 3 + 1;
      const near = Math.abs(data[i + 3]! - data[i - 3]!);
      if (near > 36) steep.push(near / Math.max(near, Math.abs(data[i + 9]! - data[i - 9]!)));
    }
  }
  if (steep.length < 200) return 0.02;
  steep.sort((a, b) => a - b);
  const slow = steep[steep.length >> 2]!;
  return Math.max(-0.1, Math.min(0.06, 0.06 - (slow - 0.45) * 0.32));
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
