import { boxBlur } from '#engines/raster/blur.ts';
import { dilate } from '#engines/raster/morphology.ts';
import { type Mask, newPlane, type Plane } from '#engines/raster/raster.ts';
import { labelRegions } from '#engines/raster/regions.ts';
import { rowSampler } from '#engines/raster/row-sampler.ts';
import { clamp } from '#engines/raster/scalar.ts';

/** Pixels to each side that an outline is evened out over, and how steep it is made again: its edge is two pixels wide then. */
const EVEN = 2;
const STEEP = 3;
/** Bytes below which nothing is left of it then. */
const LOW = Math.floor((0.5 - 0.5 / STEEP) * 255) - 1;
/** Pixels from which a thin thing that touches nothing broad is a wire, and up to which what sticks out of an edge is a fray. */
const LONG = 9;
const FRAY = 2;
/** Bytes of sky under which something faint is still a wire, and from which there is nothing but sky. */
const FAINT = 215;
const CLEAR = 235;

/** Thin parts that the even outline lost: 1 in them and around them. Frays cling to the broad part, crumbs are short; wires and masts are neither. */
const thinParts = (lost: Uint8Array, broad: Uint8Array, width: number, rows: number): Uint8Array => {
  const { labels, regions } = labelRegions(dilate(lost, width, rows, 3), width, rows);
  const near = dilate(broad, width, rows, 2 * FRAY + 1);
  const touching = new Uint8Array(regions.length);
  const far = new Uint8Array(regions.length);
  for (let i = 0; i < lost.length; i++) {
    if (!lost[i]) continue;
    if (near[i]) touching[labels[i]! - 1] = 1;
    else far[labels[i]! - 1] = 1;
  }
  const kept = regions.map(
    ({ left, right, top, bottom }, n) => far[n] && (touching[n] || Math.max(right - left, bottom - top) - 2 >= LONG),
  );
  const thin = new Uint8Array(lost.length);
  for (let i = 0; i < thin.length; i++) if (labels[i] && kept[labels[i]! - 1]) thin[i] = 1;
  return thin;
};

/** Makes the even outline steep again, and tells what lies on either side of it and what it lost there. */
const sortSides = (
  data: Uint8Array,
  even: Float32Array,
  solid: Uint8Array,
  sky: Uint8Array,
  lostSolid: Uint8Array,
  lostSky: Uint8Array,
): void => {
  for (let i = 0; i < even.length; i++) {
    const mean = even[i]!;
    // Most of it lies far from the outline.
    const v = mean < LOW ? 0 : mean > 255 - LOW ? 255 : clamp((mean / 255 - 0.5) * STEEP + 0.5) * 255;
    even[i] = v;
    const own = data[i]!;
    if (v < 128) {
      solid[i] = 1;
      if (own > 128) lostSky[i] = 1;
    } else {
      sky[i] = 1;
      if (own < 128 || (own < FAINT && v > CLEAR)) lostSolid[i] = 1;
    }
  }
};

const evenRow = (
  data: Uint8Array,
  start: number,
  even: Float32Array,
  wires: Uint8Array,
  slits: Uint8Array,
  share: Float32Array,
): void => {
  for (let x = 0, i = start; x < share.length; x++, i++) {
    const own = data[i]!;
    let v = even[i]!;
    if (wires[i] && own < v) v = own;
    if (slits[i] && own > v) v = own;
    if (v !== own) data[i] = own + (v - own) * share[x]! + 0.5;
  }
};

/**
 * Even outlines of what is built: compression steps and frays an edge against the sky, and crumbs lie along it. Wires,
 * masts and slits are thinner than that and stay as they are, and so does everything where nothing is built.
 */
export const evenContours = (alpha: Mask, built: Plane, rows: number): void => {
  const { width, height, data } = alpha;
  const plane = newPlane(width, rows);
  for (let i = 0; i < plane.data.length; i++) plane.data[i] = data[i]!;
  const even = boxBlur(plane, EVEN).data;
  const size = rows * width;
  const [solid, sky, lostSolid, lostSky] = [0, 1, 2, 3].map(() => new Uint8Array(size)) as [
    Uint8Array,
    Uint8Array,
    Uint8Array,
    Uint8Array,
  ];
  sortSides(data, even, solid, sky, lostSolid, lostSky);
  const wires = thinParts(lostSolid, solid, width, rows);
  const slits = thinParts(lostSky, sky, width, rows);
  const builtAt = rowSampler(built, width, height);
  for (let y = 0; y < rows; y++) evenRow(data, y * width, even, wires, slits, builtAt(y));
};
