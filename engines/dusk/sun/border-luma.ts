import { logLight } from '#engines/dusk/lamps/light-cells.ts';
import type { Plane } from '#engines/raster/raster.ts';
import { ease } from '#engines/raster/scalar.ts';

/** Stops of sun to one of light between which a place begins to lie on the border of a shadow, and does. */
const BORDER = [0.15, 0.4] as const;
/** How much of a cell must be wall, and how little of it flattened. */
const WALL = 0.6;
const FLAT = 0.01;
/** Cells above and below a pixel over which the line between two boards is thin, and those to either side over which it runs on: the rim of a shadow runs another way. */
const THIN = 1.5;
const ALONG = 0.67;

/** The photo's light, and what of it is known to be the line between two boards. */
type Lines = {
  readonly luma: Uint8Array;
  readonly width: number;
  readonly reach: number;
  readonly along: number;
  /** Levels by which a pixel is darker than most of its column around, and one; 0 where nobody has looked. */
  readonly deep: Uint8Array;
  /** Room for a column. */
  readonly own: Uint8Array;
};

/** Whether most of its column around a pixel is lighter than it. */
const isLine = (luma: Uint8Array, at: number, width: number, reach: number): boolean => {
  const own = luma[at]!;
  let lighter = 0;
  for (let i = at - reach * width, end = at + reach * width; i <= end; i += width) if (luma[i]! > own) lighter++;
  return lighter > reach;
};

/** Levels by which a pixel is darker than most of its column around it. */
const deepAt = ({ luma, width, reach, deep, own }: Lines, at: number): number => {
  if (deep[at]) return deep[at]! - 1;
  deep[at] = 1;
  if (!isLine(luma, at, width, reach)) return 0;
  let n = 0;
  for (let i = at - reach * width, end = at + reach * width; i <= end; i += width) {
    const value = luma[i] ?? 0;
    let k = n++;
    for (; k > 0 && own[k - 1]! > value; k--) own[k] = own[k - 1]!;
    own[k] = value;
  }
  const by = Math.min(254, own[reach]! - luma[at]!);
  deep[at] = by + 1;
  return by;
};

/** The same of a line that runs on to either side. */
const lineAt = (lines: Lines, at: number): number => {
  const own = deepAt(lines, at);
  return own && Math.min(own, deepAt(lines, at - lines.along), deepAt(lines, at + lines.along));
};

/** Fills the lines in a cell of so many pixels across, by a share, and tells by how many stops it is lighter then. */
const fillLines = (out: Uint8Array, lines: Lines, size: number, left: number, top: number, share: number): number => {
  const { luma, width } = lines;
  const [right, bottom] = [Math.min(width, left + size), Math.min(luma.length / width, top + size)];
  let more = 0;
  for (let y = top; y < bottom; y++)
    for (let i = y * width + left; i < y * width + right; i++) {
      const by = lineAt(lines, i);
      if (by === 0) continue;
      out[i] = luma[i]! + share * by + 0.5;
      more += logLight(out[i]!) - logLight(luma[i]!);
    }
  return more / ((right - left) * (bottom - top));
};

/**
 * The light by which the sun is read at full size: on the borders of shadows without the lines between the boards that they cross. Read by its own
 * light such a line lost less of the sun than the boards did, and along every border a band of wall was smooth. `excess` is put right for it.
 */
export const borderLuma = (
  luma: Uint8Array,
  width: number,
  /** Where borders are, and stops of sun to one of light as they are read. */
  drawn: Float32Array,
  slope: Float32Array,
  excess: Plane,
  /** Walls, 0..1: on roofs and paving what runs across may be the shadow of a twig. */
  walls: Float32Array,
  /** Doors and walls whose spots are flattened with all that is as fine, 0..1. */
  flat: readonly Float32Array[],
): Uint8Array => {
  const out = luma.slice();
  // Told by the longer side: the shorter one of a very narrow photo has too few cells to tell it.
  const size = Math.max(Math.ceil(width / excess.width), Math.ceil(luma.length / width / excess.height));
  const [reach, along] = [Math.round(THIN * size), Math.round(ALONG * size)];
  const lines = { luma, width, reach, along, deep: new Uint8Array(luma.length), own: new Uint8Array(2 * reach + 1) };
  for (let y = 0, i = 0; y < excess.height; y++)
    for (let x = 0; x < excess.width; x++, i++) {
      if (drawn[i]! < BORDER[0] || walls[i]! < WALL || flat.some((own) => own[i]! > FLAT)) continue;
      const share = ease(BORDER[0], BORDER[1], drawn[i]!);
      excess.data[i]! -= slope[i]! * fillLines(out, lines, size, x * size, y * size, share);
    }
  return out;
};
