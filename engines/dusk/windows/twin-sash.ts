import { type Glass, uprightBeside } from '#engines/dusk/windows/glass.ts';
import { chanceAt, type WindowLook } from '#engines/dusk/windows/look.ts';
import { coverage } from '#engines/dusk/windows/rules.ts';
import type { Plane } from '#engines/raster/raster.ts';

/** Score from which a sash speaks for its twin. */
const SURE = 0.3;
/** Light of the post between two sashes over that of the glass, and the shares of it at which the post ends and a casing begins: twigs before the glass are pale too. */
const RISE = 0.2;
const ENDS = 0.75;
const CASING = 0.85;
/** Widths of a sash that the post takes at most, and by which its twin may be wider or narrower than itself. */
const POST = 0.4;
const OTHER = 0.2;
/** The network's mean chance of glass in the poorest third of the twin's columns. */
const GLASS = 0.5;

/** Mean light of one column between two rows. */
const columnLight = ({ width, luma }: WindowLook, x: number, top: number, bottom: number): number => {
  let sum = 0;
  for (let y = top; y < bottom; y++) sum += luma.data[y * width + x]!;
  return sum / Math.max(1, bottom - top);
};

/** The first column of so much light, from the edge of some glass outwards within a reach. */
const lightFrom = (
  light: (x: number) => number,
  edge: number,
  way: -1 | 1,
  reach: number,
  least: number,
): number | undefined => {
  for (let x = edge; Math.abs(x - edge) <= reach; x += way) if (light(x) >= least) return x;
  return undefined;
};

/** Where the post beside some glass ends, and its light. */
const postFrom = (
  light: (x: number) => number,
  edge: number,
  way: -1 | 1,
  reach: number,
  least: number,
): { readonly end: number; readonly paint: number } | undefined => {
  const first = lightFrom(light, edge, way, reach, least);
  if (first === undefined) return undefined;
  let end = first;
  let paint = 0;
  for (; Math.abs(end - first) <= reach; end += way) {
    paint = Math.max(paint, light(end));
    if (light(end) < ENDS * paint) return { end, paint };
  }
  return undefined;
};

const leastChance = (
  look: WindowLook,
  pane: Plane,
  left: number,
  right: number,
  top: number,
  bottom: number,
): number => {
  let least = 1;
  for (let third = 0; third < 3; third++) {
    const [a, b] = [left + ((right - left) * third) / 3, left + ((right - left) * (third + 1)) / 3];
    let [sum, n] = [0, 0];
    for (let y = top; y < bottom; y++) for (let x = Math.ceil(a); x < b; x++, n++) sum += chanceAt(pane, look, x, y);
    least = Math.min(least, sum / Math.max(1, n));
  }
  return least;
};

/**
 * The other sash of a window of two, behind twigs that leave it no plain sides: a post of light paint, as much glass again to the network, and the
 * casing beyond it. No one lights half a window.
 */
export const twinSash = (look: WindowLook, pane: Plane, glass: Glass, all: readonly Glass[]): Glass[] => {
  if (glass.sure !== undefined || glass.score < SURE) return [];
  const [a, b, c, d] = glass.corners;
  const wide = (b[0] + c[0] - a[0] - d[0]) / 2;
  const [upper, lower] = [(a[1] + b[1]) / 2, (c[1] + d[1]) / 2];
  const inset = 0.08 * (lower - upper);
  const [top, bottom] = [Math.round(upper + inset), Math.round(lower - inset)];
  const light = (x: number): number => columnLight(look, Math.min(look.width - 1, Math.max(0, x)), top, bottom);
  const own = light(Math.round((a[0] + b[0] + c[0] + d[0]) / 4));
  return ([-1, 1] as const).flatMap((way) => {
    const edge = Math.round(way < 0 ? (a[0] + d[0]) / 2 : (b[0] + c[0]) / 2);
    const post = postFrom(light, edge, way, POST * wide, own + RISE);
    if (!post) return [];
    const casing = lightFrom(light, post.end, way, (1 + OTHER) * wide, CASING * post.paint);
    if (casing === undefined || Math.abs(casing - post.end) < (1 - OTHER) * wide) return [];
    const [left, right] = way < 0 ? [casing + 1, post.end + 1] : [post.end, casing];
    if (leastChance(look, pane, left, right, top, bottom) < GLASS) return [];
    const twin = uprightBeside(glass, left, right, upper, lower);
    return all.some((other) => coverage(twin, other) > 0) ? [] : [twin];
  });
};
