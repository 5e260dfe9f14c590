import type { Segmentation } from '#engines/ports.ts';
import { dilate, erode } from '#engines/raster/morphology.ts';
import type { Mask, Plane } from '#engines/raster/raster.ts';
import { labelRegions } from '#engines/raster/regions.ts';
import { growMask } from '#engines/raster/resize.ts';
import { resizeMask } from '#engines/raster/run-length.ts';
import { probabilityOf } from '#engines/vision/index.ts';

/** What the network still takes for a thing in the cleared picture, as masks of the picture's size. */
export type Leftovers = {
  /** Inside what was cleared: the fill drew something that looks like furniture. */
  readonly invented?: Mask;
  /** Outside but touching it: half a thing was cleared and half stands. */
  readonly half?: Mask;
};

const SURE = 0.55;
/** Share of the picture from which a piece is a thing and not the network's noise. */
const THING = 0.0025;

const grown = (map: Uint8Array, width: number, height: number, mask: Mask): Mask => {
  const data = dilate(map, width, height, 5).map((v) => (v ? 255 : 0));
  return growMask({ width, height, data }, mask.width, mask.height);
};

/** From here the first look had its doubts too. A door that only looks odd beside a cleared wall stays a door. */
const DOUBT = 0.12;

/** `seen` is the network's word on the cleared picture, `before` its chance of a thing in the photo (same size). */
export const leftoversIn = (seen: Segmentation, mask: Mask, before?: Plane): Leftovers => {
  const { width, height } = seen;
  const movable = probabilityOf(seen, 'movable').data;
  const cleared = resizeMask(mask, width, height).data.map((v) => (v > 127 ? 1 : 0));
  // The network's edge is a cell or two off: what lies at the mask's very border belongs to neither side.
  const inside = erode(cleared, width, height, 3);
  const border = dilate(cleared, width, height, 5);
  const invented = new Uint8Array(width * height);
  const beside = new Uint8Array(width * height);
  for (let i = 0; i < movable.length; i++) {
    if (movable[i]! < SURE) continue;
    if (inside[i]) invented[i] = 1;
    else if (!cleared[i] && before && before.data[i]! > DOUBT) beside[i] = 1;
  }
  const things = (map: Uint8Array, touching: boolean): Uint8Array | undefined => {
    const { labels, regions } = labelRegions(map, width, height);
    const touches = new Uint8Array(regions.length);
    for (let i = 0; i < labels.length; i++) if (labels[i] && border[i]) touches[labels[i]! - 1] = 1;
    const kept = regions.map((region, n) => region.area > THING * map.length && (!touching || touches[n] === 1));
    return kept.some(Boolean) ? map.map((_, i) => (labels[i] && kept[labels[i]! - 1] ? 1 : 0)) : undefined;
  };
  const drawn = things(invented, false);
  const standing = things(beside, true);
  return {
    ...(drawn ? { invented: grown(drawn, width, height, mask) } : {}),
    ...(standing ? { half: grown(standing, width, height, mask) } : {}),
  };
};
