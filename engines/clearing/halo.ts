import { type Bareness, shadesOf } from '#engines/clearing/shade.ts';
import { CEILING, FLOOR, type Surfaces } from '#engines/clearing/surfaces.ts';
import { dilate } from '#engines/raster/morphology.ts';
import type { Mask, Plane, Raster } from '#engines/raster/raster.ts';
import { labelRegions } from '#engines/raster/regions.ts';

/** How far from the mask a thing's shadow or glow is followed, of the longer side, and of the root of its own area: vases throw small ones. */
const REACH = 0.06;
const OWN_REACH = 0.5;
/**
 * Levels that a wall may lie off its own light, darker or lighter, and in colour. Floors are left: boards and sun differ as much. Ceilings
 * too: what stands below throws nothing on them, and a dark corner of one was taken for a shadow.
 */
const DARKER = 7;
const LIGHTER = 9;
const TINTED = 13;
/** Chance of bare wall under which a cell is something of its own. */
const BARE = 0.25;
/** Metres above the floor up to which a wall may be baseboard. */
const BASEBOARD = 0.22;
/** Cells of a surface, seen away from the mask, under which nothing is known of its light. */
const EVIDENCE = 130;
/** Chance of a window, door or fixture from which a cell is one and stays. */
const BUILT = 0.3;

/**
 * What things leave on the room around them: soft shadows, the glow of a lamp, a colour thrown on the wall, stems that the mask missed.
 * Followed outwards from the mask while a surface lies off the light that it has further away. 255 where it is.
 */
export const haloOf = (photo: Raster, mask: Mask, surfaces: Surfaces, bare: Bareness, structure: Plane): Uint8Array => {
  const { width, height } = photo;
  const longer = Math.max(width, height);
  const far = dilate(mask.data, width, height, Math.round(longer * REACH * 2) | 1);
  const shades = shadesOf(photo, far, surfaces, bare);
  const step = Math.ceil(width / shades.width);
  const columns = shades.width;
  const count = columns * shades.height;
  const open = new Uint8Array(count);
  const off = new Float32Array(count);
  const trim = new Uint8Array(count);
  const front: number[] = [];
  for (let y = 0, cell = 0; y < shades.height; y++)
    for (let x = 0; x < columns; x++, cell++) {
      const [u, v] = [Math.min(width - 1, x * step + (step >> 1)), Math.min(height - 1, y * step + (step >> 1))];
      const i = v * width + u;
      const side = surfaces.side[i]!;
      if (mask.data[i]) {
        front.push(cell);
        continue;
      }
      const shade = shades.sides[side];
      if (side === FLOOR || side === CEILING || !far[i] || !shade || shades.evidence[side]! < EVIDENCE) continue;
      const at =
        Math.floor(((v + 0.5) / height) * structure.height) * structure.width +
        Math.floor(((u + 0.5) / width) * structure.width);
      if (structure.data[at]! > BUILT) continue;
      if (surfaces.b[i]! < BASEBOARD) trim[cell] = 1;
      if (bare(side, u / width, v / height) < BARE) continue;
      off[cell] = offBy(meanOf(photo, x * step, y * step, step), shade, cell);
      if (off[cell] !== 0) open[cell] = 1;
    }
  const taken = followed(front, open, off, columns, (longer * REACH) / step);
  // A baseboard has a colour of its own: what lies on the wall above lies on it as well.
  for (let cell = columns; cell < count; cell++) if (trim[cell] && taken[cell - columns]) taken[cell] = 1;
  const out = new Uint8Array(width * height);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) if (taken[Math.floor(y / step) * columns + Math.floor(x / step)]) out[i] = 255;
  return dilate(out, width, height, step | 1);
};

/** Cells that hang together with the mask's, each thing's no further than `most` cells and its own size allow. */
const followed = (
  mask: readonly number[],
  open: Uint8Array,
  off: Float32Array,
  columns: number,
  most: number,
): Uint8Array => {
  const inside = new Uint8Array(open.length);
  for (const cell of mask) inside[cell] = 1;
  const { labels, regions } = labelRegions(inside, columns, open.length / columns);
  const far = regions.map(({ area }) => Math.round(Math.min(most, OWN_REACH * Math.sqrt(area))));
  const left = new Int16Array(open.length);
  for (const cell of mask) left[cell] = far[labels[cell]! - 1]! + 1;
  const taken = new Uint8Array(open.length);
  for (let front = mask; front.length > 0; ) {
    const next: number[] = [];
    for (const cell of front)
      for (const other of [cell - 1, cell + 1, cell - columns, cell + columns]) {
        if (!open[other] || left[other]! >= left[cell]! - 1 || left[cell]! < 1) continue;
        left[other] = left[cell]! - 1;
        taken[other] = 1;
        next.push(other);
      }
    front = next;
  }
  return fading(taken, left, off, columns, most);
};

/** Share of its strength beside the thing that a glow may still have where it is followed no further. */
const LASTS = 0.69;
/** Levels, light and tint, from which it is glare whatever it does: two faces of painted wall differ by less. */
const GLARE = 28;
/** Cells from which on such a place is judged. */
const JUDGED = 40;

/** A glow fades with its distance. What is as light at the end as at the thing is a wall of its own: the face of a pier. */
const fading = (taken: Uint8Array, left: Int16Array, off: Float32Array, columns: number, most: number): Uint8Array => {
  const { labels, regions } = labelRegions(taken, columns, taken.length / columns);
  const sums = regions.map(() => ({ near: 0, nearCount: 0, far: 0, farCount: 0 }));
  for (let cell = 0; cell < taken.length; cell++) {
    if (!labels[cell]) continue;
    const own = sums[labels[cell]! - 1]!;
    if (left[cell]! > 0.66 * most) {
      own.near += off[cell]!;
      own.nearCount++;
    } else if (left[cell]! < 0.33 * most) {
      own.far += off[cell]!;
      own.farCount++;
    }
  }
  const lasting = sums.map(({ near, nearCount, far, farCount }) => {
    if (nearCount < JUDGED || farCount < JUDGED) return false;
    const [here, there] = [near / nearCount, far / farCount];
    return here < GLARE && there > 0 && there > LASTS * here;
  });
  return taken.map((_, cell) => (labels[cell] && !lasting[labels[cell]! - 1] ? 1 : 0));
};

const meanOf = ({ width, height, data }: Raster, left: number, top: number, step: number): number[] => {
  const sums = [0, 0, 0];
  let n = 0;
  for (let y = top; y < Math.min(height, top + step); y++)
    for (let x = left; x < Math.min(width, left + step); x++, n++)
      for (let c = 0; c < 3; c++) sums[c]! += data[(y * width + x) * 3 + c]!;
  return sums.map((sum) => sum / n);
};

/** Levels that a cell lies off its shade, below 0 where it is darker, and 0 where it is off no more than any wall. */
const offBy = (mean: number[], shade: readonly Plane[], cell: number): number => {
  const off = mean.map((v, c) => v - shade[c]!.data[cell]!);
  const light = (off[0]! + off[1]! + off[2]!) / 3;
  const tint = Math.max(...off) - Math.min(...off);
  return light < -DARKER || light > LIGHTER || tint > TINTED ? (Math.abs(light) + tint) * (light < 0 ? -1 : 1) : 0;
};
