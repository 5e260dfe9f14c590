import { dilate } from '#engines/raster/morphology.ts';
import type { Mask, Plane } from '#engines/raster/raster.ts';
import { labelRegions, type Region } from '#engines/raster/regions.ts';
import { rowSampler } from '#engines/raster/row-sampler.ts';

/** Pixels of a speck, and the length from which the same few are a piece of wire. */
const SPECK = 100;
const LONG = 13;
/** Pixels at 1600 of a bird, a leaf or a scrap of cloud, when all around it is sky. */
const LONE = 44;
const AIR = 0.985;
/** What hides less than this of the sky on average, in bytes, is most likely cloud. */
const FAINT = 150;
const FAINT_AIR = 0.8;

/** Share of the sky's light from which a scrap is pale, and of its pixels that are so. */
const PALE = 0.68;
const MOSTLY = 0.7;
/** The same from which one is cloud whatever stands beside it. */
const LIGHTER = 1.02;
/** How many times as long as a bird such a scrap is at most where all around it is sky: the rim of a cloud stood there as a dark stroke. */
const CLOUD = 3;

/** Which pieces have nearly all over the light of a pale scrap, and which that of a cloud. */
const palesOf = (
  labels: Int32Array,
  solid: Uint8Array,
  count: number,
  { luma, sky }: { readonly luma: Uint8Array; readonly sky: Plane },
  width: number,
  height: number,
): { readonly pale: boolean[]; readonly lighter: boolean[] } => {
  const own = new Uint32Array(count);
  const pale = new Uint32Array(count);
  const lighter = new Uint32Array(count);
  const bright = rowSampler(sky, width, height);
  for (let start = 0; start < solid.length; start += width) {
    const row = bright(start / width);
    for (let x = 0, i = start; x < width; x++, i++) {
      if (!solid[i] || !labels[i]) continue;
      const piece = labels[i]! - 1;
      own[piece]!++;
      if (luma[i]! > PALE * row[x]!) pale[piece]!++;
      if (luma[i]! > LIGHTER * row[x]!) lighter[piece]!++;
    }
  }
  const mostly = (counts: Uint32Array): boolean[] => Array.from(own, (n, k) => counts[k]! > MOSTLY * n);
  return { pale: mostly(pale), lighter: mostly(lighter) };
};

/** Small things that touch nothing but sky become sky: noise of compression, a bird, or a leaf that seems to float. */
export const dropSpecks = (
  alpha: Mask,
  rows: number,
  /** The photo's luma and the light of the old sky, in bytes: a pale scrap that touches nothing is a ring of sharpening or the edge of a cloud. */
  photo?: { readonly luma: Uint8Array; readonly sky: Plane },
): void => {
  const { width, height, data } = alpha;
  const solid = new Uint8Array(rows * width);
  for (let i = 0; i < solid.length; i++) solid[i] = data[i]! < 215 ? 1 : 0;
  // Widened by a pixel: the parts of a slanting wire touch at their corners only.
  const { labels, regions } = labelRegions(dilate(solid, width, rows, 3), width, rows);
  const lone = (LONE * Math.max(width, height)) / 1600;
  const airy = (region: Region, label: number): boolean => {
    let cover = 0;
    let own = 0;
    const { left, right, top, bottom } = region;
    const reach = Math.max(right - left, bottom - top, 10);
    if (left === 0 || right === width - 1 || bottom + reach >= rows) return false;
    let air = 0;
    let all = 0;
    for (let y = Math.max(0, top - reach); y <= bottom + reach; y++)
      for (let x = Math.max(0, left - reach); x <= Math.min(width - 1, right + reach); x++) {
        const i = y * width + x;
        if (labels[i] === label) {
          if (!solid[i]) continue;
          cover += 255 - data[i]!;
          own++;
          continue;
        }
        all++;
        if (!labels[i]) air++;
      }
    return air > all * (cover < own * FAINT ? FAINT_AIR : AIR);
  };
  const { pale, lighter } = photo ? palesOf(labels, solid, regions.length, photo, width, height) : {};
  const speck = regions.map((region, n) => {
    const { area, left, right, top, bottom } = region;
    const extent = Math.max(right - left, bottom - top);
    if (area < SPECK && extent < LONG) return true;
    if (extent < lone) return pale?.[n] || airy(region, n + 1);
    return extent < CLOUD * lone && (lighter?.[n] || (pale?.[n] && airy(region, n + 1)));
  });
  for (let i = 0; i < labels.length; i++) if (labels[i] && speck[labels[i]! - 1]) data[i] = 255;
};
