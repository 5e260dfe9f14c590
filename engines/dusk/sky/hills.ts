import type { Colours, SkyLook } from '#engines/dusk/sky/look.ts';
import { showAtMost } from '#engines/dusk/sky/matte.ts';
import type { SkyRegion } from '#engines/dusk/sky/region.ts';
import type { Mask, Raster } from '#engines/raster/raster.ts';
import { ease, quantile } from '#engines/raster/scalar.ts';

/** Cells above and below a ridge in which the sky and the hill have their own colours, and in which the edge is sought. */
const NEAR = 3;
const FAR = 8;
const BAND = 5;
/** Pixels at 1600 over which a ridge is carried on behind a trunk or a pole, and that its line is smoothed over. */
const BEHIND = 200;
const SMOOTH = 15;
/** Pixels of a hill that are one, and the share of the light half way to the sky that haze leaves it. */
const SEEN = 3;
const HAZE = 0.6;
/** Pixels at 1600 on both sides in which a hill is met that is not in a column itself. */
const MET = 12;
/** Pixels over which an edge is soft, above it that are tinged by the hill, and the share of the way from the sky's light to the hill's up to which there is no wire. */
const SOFT = 1.4;
const RIM = 4;
const WIRE = 0.2;

type Ridge = { readonly row: number; readonly sky: readonly number[]; readonly hill: readonly number[] };

const meanIn = (plane: Float32Array, at: readonly number[]): number => {
  let sum = 0;
  for (let k = 0; k < at.length; k++) sum += plane[at[k]!]!;
  return sum / at.length;
};
const meanOf = ({ r, g, b }: Colours, at: readonly number[]): number[] => [meanIn(r, at), meanIn(g, at), meanIn(b, at)];

/** Places of a column from one to another that are some of these. */
const placesDown = (from: number, to: number, width: number, some: Uint8Array): number[] => {
  const at: number[] = [];
  for (let i = from; i <= to; i += width) if (some[i]) at.push(i);
  return at;
};

const firstDown = (hill: Uint8Array, x: number, width: number, height: number): number => {
  for (let y = FAR; y < height - FAR; y++) if (hill[y * width + x]) return y;
  return -1;
};

/** For each column of cells the row in which a hill begins, where open sky stands on it. */
const ridgesOf = ({ width, height, mean }: SkyLook, { cells, hill }: SkyRegion): (Ridge | undefined)[] => {
  const ridges: (Ridge | undefined)[] = [];
  for (let x = 0; x < width; x++) {
    const row = firstDown(hill, x, width, height);
    const i = row * width + x;
    const above = row < 0 ? [] : placesDown(i - FAR * width, i - NEAR * width, width, cells);
    const below = row < 0 ? [] : placesDown(i + width, i + (NEAR + 1) * width, width, hill);
    const open = above.length >= FAR - NEAR && below.length >= NEAR;
    ridges.push(open ? { row, sky: meanOf(mean, above), hill: meanOf(mean, below) } : undefined);
  }
  return ridges;
};

/** Row of the edge in each column of pixels, and NaN where something stands before it. */
const edgesOf = (photo: Raster, ridges: readonly (Ridge | undefined)[], cell: number): Float32Array => {
  const { width, height, data } = photo;
  const edges = new Float32Array(width).fill(Number.NaN);
  for (let x = 1; x < width - 1; x++) {
    const ridge = ridges[Math.min(ridges.length - 1, Math.floor(x / cell))];
    if (!ridge) continue;
    const way = ridge.hill.map((v, k) => v - ridge.sky[k]!);
    const length = way.reduce((sum, v) => sum + v * v, 0);
    const share = (y: number): number => {
      const p = (y * width + x) * 3;
      return (
        way.reduce(
          (sum, v, k) => sum + v * ((data[p + k - 3]! + data[p + k]! + data[p + k + 3]!) / 765 - ridge.sky[k]!),
          0,
        ) / length
      );
    };
    const last = Math.min(height - 4, Math.round((ridge.row + BAND) * cell));
    for (let y = Math.max(1, Math.round((ridge.row - BAND) * cell)); y < last; y++) {
      const here = share(y);
      if (here < 0.5 || share(y + 1) < 0.5 || share(y + 2) < 0.5) continue;
      // Far beyond the hill's own colour: the crown of a palm before it.
      if (here < 1.7 && share(y + 3) < 1.7) edges[x] = y;
      break;
    }
  }
  return edges;
};

/** The same line without jags, carried on behind narrow things. */
const smoothed = (edges: Float32Array, scale: number): Float32Array => {
  const reach = Math.round(SMOOTH * scale);
  const even = edges.map((_, x) => {
    const around = edges.subarray(Math.max(0, x - reach), x + reach + 1).filter((v) => !Number.isNaN(v));
    return around.length > reach / 2 ? quantile(around, 0.5) : Number.NaN;
  });
  let last = -1;
  for (let x = 0; x < even.length; x++) {
    if (Number.isNaN(even[x]!)) continue;
    if (last >= 0 && x - last > 1 && x - last < BEHIND * scale)
      for (let k = last + 1; k < x; k++) even[k] = even[last]! + ((even[x]! - even[last]!) * (k - last)) / (x - last);
    last = x;
  }
  return even.map((v, x) => {
    const around = even.subarray(Math.max(0, x - 3), x + 4).filter((n) => !Number.isNaN(n));
    return Number.isNaN(v) ? v : around.reduce((sum, n) => sum + n, 0) / around.length;
  });
};

const lightOf = ([r, g, b]: readonly number[]): number => (0.3 * r! + 0.59 * g! + 0.11 * b!) * 255;

/** Whether a pixel has the hue of haze and less than so many bytes of light. */
const isHazy = (photo: Uint8Array, p: number, luma: number, most: number): boolean =>
  luma <= most && luma > HAZE * most && photo[p + 2]! > photo[p + 1]! && photo[p + 2]! > photo[p]!;

/** The row from which there is no sky in each column: that of the edge, and where it is only carried on, and may run above the ridge, that in which a hill is met. */
const firstRows = (
  photo: Raster,
  luma: Uint8Array,
  edges: Float32Array,
  ridgeAt: RidgeAt,
  reach: number,
): Float32Array => {
  const { width, height, data } = photo;
  let middle = 0;
  const met = edges.map((edge, x) => {
    const ridge = ridgeAt(x);
    if (ridge) middle = (lightOf(ridge.sky) + lightOf(ridge.hill)) / 2;
    if (ridge || Number.isNaN(edge)) return edge;
    for (let y = Math.round(edge), seen = 0; y < height; y++) {
      const i = y * width + x;
      seen = isHazy(data, 3 * i, luma[i]!, middle) ? seen + 1 : 0;
      if (seen === SEEN) return Math.max(edge, y - SEEN);
    }
    return Number.POSITIVE_INFINITY;
  });
  // Behind a trunk or beside a roof it is met in the next column.
  return met.map((row, x) => {
    if (Number.isNaN(row) || row < height) return row;
    return Math.min(...met.subarray(Math.max(0, x - reach), x + reach + 1).filter((other) => !Number.isNaN(other)));
  });
};

type RidgeAt = (x: number) => Ridge | undefined;

/** Distant hills keep their whole outline: an even soft edge, nothing of the sky below it and nothing of them above. */
export const keepHills = (
  photo: Raster,
  luma: Uint8Array,
  alpha: Mask,
  own: Uint8Array,
  look: SkyLook,
  region: SkyRegion,
): void => {
  if (!region.hill.includes(1)) return;
  const { width, height } = photo;
  const cell = width / look.width;
  const scale = Math.max(width, height) / 1600;
  const ridges = ridgesOf(look, region);
  const ridgeAt = (x: number) => ridges[Math.min(ridges.length - 1, Math.floor(x / cell))];
  const edges = smoothed(edgesOf(photo, ridges, cell), scale);
  const first = firstRows(photo, luma, edges, ridgeAt, Math.round(MET * scale));
  for (let x = 0; x < width; x++) {
    if (Number.isNaN(first[x]!)) continue;
    const ridge = ridgeAt(x);
    if (ridge) clearAbove(alpha, luma, x, edges[x]!, BAND * cell, lightOf(ridge.sky), lightOf(ridge.hill));
    for (let y = Math.max(0, Math.ceil(first[x]! - SOFT)); y < height; y++) {
      const i = y * width + x;
      showAtMost(alpha.data, own, photo.data, i, alpha.data[i]! * (1 - ease(first[x]! - SOFT, first[x]! + SOFT, y)));
    }
  }
};

/** Clears the sky above an edge in one column; what is nearly as light as it, but for its rim, may be a wire. */
const clearAbove = (
  { width, data }: Mask,
  luma: Uint8Array,
  x: number,
  edge: number,
  band: number,
  sky: number,
  hill: number,
): void => {
  const middle = (sky + hill) / 2;
  for (let y = Math.max(0, Math.floor(edge - band)); y <= edge + SOFT; y++) {
    const i = y * width + x;
    const least = y < edge - RIM ? sky - WIRE * (sky - hill) : y > edge - SOFT ? middle - 40 : middle;
    if (luma[i]! > least) data[i] = 255;
  }
};
