import type { Inner } from '#engines/dusk/lamps/porch-zones.ts';
import type { Bounds } from '#engines/dusk/windows/light.ts';
import { LINEAR } from '#engines/raster/colour.ts';
import { guidedFilter } from '#engines/raster/guided-filter.ts';
import { dilate, open } from '#engines/raster/morphology.ts';
import { newPlane, type Plane, type Raster } from '#engines/raster/raster.ts';
import { labelRegions } from '#engines/raster/regions.ts';
import { rowSampler } from '#engines/raster/row-sampler.ts';
import { ease } from '#engines/raster/scalar.ts';

/** Saturation by which a red parasol or flower, and one of another colour, stand before a porch; wood and brick are as strong, but orange. */
const RED = 0.16;
const COLOURFUL = 0.36;
const ORANGE = 0.25;

/** Whether a colour may be the house's own. */
const isOwn = (r: number, g: number, b: number): boolean => {
  const most = Math.max(r, g, b);
  const colourful = (most - Math.min(r, g, b)) / (most + 40);
  if (r < most) return colourful < COLOURFUL;
  return g - b > ORANGE * (r - b) || colourful < RED;
};

/** Share of the photo's width that is thin: a fold of a parasol, a gutter, the iron of a lantern are dark, and stand in front. */
const THIN = 0.009;
/** Share of the box that a dark piece fills at least. */
const LEAST = 0.012;
/** Share of the width over which its edge follows that of the photo, and the variance of luma below which there is none: a shadow on an open porch's wall has none to follow. */
const EDGE = { arcade: 0.004, open: 0.014 } as const;
const FLAT = { arcade: 6e-4, open: 5e-3 } as const;

/** Times the light below which a place lies in the shade, between which it half does. */
const HALF_SHADE = [1.35, 0.72] as const;

/** How far each pixel of a box lies in the shade, 0..1, with the photo's own edges around what stands before it. */
export const shadedIn = (photo: Raster, luma: Uint8Array, box: Bounds, { below, zone, arcade }: Inner): Plane => {
  const [w, h] = [box.right - box.left, box.bottom - box.top];
  const dark = new Uint8Array(w * h);
  const [guide, shade, own] = [newPlane(w, h), newPlane(w, h), newPlane(w, h)];
  const within = rowSampler(zone, photo.width, photo.height);
  for (let y = 0, n = 0; y < h; y++) {
    const cells = within(box.top + y);
    for (let x = 0; x < w; x++, n++) {
      const i = (box.top + y) * photo.width + box.left + x;
      guide.data[n] = luma[i]! / 255;
      own.data[n] = cells[box.left + x]!;
      if (!isOwn(photo.data[i * 3]!, photo.data[i * 3 + 1]!, photo.data[i * 3 + 2]!)) continue;
      const light = LINEAR[luma[i]!]! / below;
      shade.data[n] = ease(HALF_SHADE[0], HALF_SHADE[1], light);
      if (light < 1 && own.data[n]! > 0.05) dark[n] = 1;
    }
  }
  const broad = broadIn(dark, w, h, Math.round(THIN * photo.width));
  for (let i = 0; i < broad.length; i++) if (!broad[i]) shade.data[i] = 0;
  const kind = arcade ? 'arcade' : 'open';
  const soft = guidedFilter(guide, shade, EDGE[kind] * photo.width, FLAT[kind]);
  for (let i = 0; i < soft.data.length; i++) soft.data[i] = own.data[i]! * ease(0.25, 0.85, soft.data[i]!);
  return soft;
};

/** Large pieces of a map and their rims, without what is thin in it. */
const broadIn = (map: Uint8Array, width: number, height: number, thin: number): Uint8Array => {
  const size = 2 * Math.max(1, thin >> 1) + 1;
  const near = dilate(open(map, width, height, size), width, height, size);
  const { labels, regions } = labelRegions(near, width, height);
  const large = regions.map(({ area }) => area > LEAST * width * height);
  return near.map((_, i) => (labels[i] && large[labels[i]! - 1] ? 1 : 0));
};
