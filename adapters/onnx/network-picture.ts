import type { Raster } from '#engines/raster/raster.ts';

/** The longer side first; multiples of 32, as the network's five halvings need. */
export type NetworkSize = { readonly long: number; readonly short: number };

/** For each target place where its share of the source begins, and how much each source place lends: the shares add up to one. */
const lending = (from: number, to: number): { readonly first: Int32Array; readonly shares: Float32Array[] } => {
  const first = new Int32Array(to);
  const shares = Array.from({ length: to }, (_, place) => {
    const start = (place * from) / to;
    const end = ((place + 1) * from) / to;
    first[place] = Math.floor(start);
    const count = Math.min(from, Math.ceil(end)) - first[place];
    return Float32Array.from({ length: count }, (_, k) => {
      const at = first[place]! + k;
      return ((Math.min(at + 1, end) - Math.max(at, start)) * to) / from;
    });
  });
  return { first, shares };
};

/**
 * A photo squeezed to the network's size, planes of 0..255 one after the other. Area average: a photo is always larger. Across first,
 * row by row, then down: three fifths of the time that each place on its own took.
 */
export const networkPicture = (
  photo: Raster,
  { long, short }: NetworkSize,
): { width: number; height: number; planes: Float32Array } => {
  const upright = photo.height > photo.width;
  const width = upright ? short : long;
  const height = upright ? long : short;
  const size = width * height;
  const planes = new Float32Array(3 * size);
  const across = lending(photo.width, width);
  const down = lending(photo.height, height);
  const row = new Float32Array(3 * width);
  let held = -1;
  for (let y = 0; y < height; y++) {
    const shares = down.shares[y]!;
    for (let k = 0; k < shares.length; k++) {
      const j = down.first[y]! + k;
      if (j !== held) squeezeRow(photo, j, across, row);
      held = j;
      const share = shares[k]!;
      for (let x = 0, at = y * width; x < width; x++, at++) {
        planes[at]! += row[3 * x]! * share;
        planes[size + at]! += row[3 * x + 1]! * share;
        planes[2 * size + at]! += row[3 * x + 2]! * share;
      }
    }
  }
  return { width, height, planes };
};

const squeezeRow = (photo: Raster, j: number, across: ReturnType<typeof lending>, row: Float32Array): void => {
  const { data } = photo;
  for (let x = 0; x < across.first.length; x++) {
    const shares = across.shares[x]!;
    let p = (j * photo.width + across.first[x]!) * 3;
    let r = 0;
    let g = 0;
    let b = 0;
    for (let k = 0; k < shares.length; k++, p += 3) {
      const share = shares[k]!;
      r += data[p]! * share;
      g += data[p + 1]! * share;
      b += data[p + 2]! * share;
    }
    row[3 * x] = r;
    row[3 * x + 1] = g;
    row[3 * x + 2] = b;
  }
};
