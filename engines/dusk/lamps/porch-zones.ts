import { lampsUnder, type PorchLamp, type PorchPlace, tallOf } from '#engines/dusk/lamps/porch-lamps.ts';
import { sunlitRows } from '#engines/dusk/lamps/porch-shade.ts';
import { boxBlur, boxBlurOver } from '#engines/raster/blur.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';
import { ease, quantile } from '#engines/raster/scalar.ts';

/** The network's chances by which a porch is known, all of one size. */
export type PorchSight = {
  readonly house: Plane;
  readonly roof: Plane;
  readonly pane: Plane;
  readonly ground: Plane;
  readonly leaf: Plane;
  readonly door?: Plane;
};

/** A place under a low roof, the lamps in its ceiling, and how far each cell is seen to lie in it, 0..1. */
export type Porch = PorchPlace & {
  readonly lamps: readonly PorchLamp[];
  readonly bare: Plane;
  /** Share of its rows that lay in the sun by day, of those whose wall is seen. */
  readonly sunlit?: number;
  /** How far it is of dark, cold paint, 0..1. */
  readonly painted?: number;
};

const SURE = 0.5;
/** Shares of the height that a wall over a low roof and that roof take at least, and that a porch under it is high. */
const WALL_OVER = 0.025;
const ROOF_TALL = 0.013;
const LOWEST = 0.06;
const HIGHEST = 0.34;
/** Shares of the width over which a ceiling may be hidden, and that a porch takes at least. */
const HIDDEN = 0.02;
const NARROWEST = 0.03;
/** Share of the height by which the ceiling of one porch steps at most. */
const STEP = 0.05;
/** Share of the open wall's light below which a place lies in the shade of the roof, and is deep in it. */
const SHADE = [0.62, 0.36] as const;
/** Shares of a column that lie in such a shade, from which it begins to be a porch, and is: the shadow of an eave is less. */
const SHADED = [0.25, 0.45] as const;
/** Share of its columns that are so. */
const DEEP = 0.2;
/** Share of its upper half that leaves may cover: behind more of them no one can tell how deep it is. Unless so much of a column is free of them in such a share of the columns: an arbor before a porch stands at one end of it. */
const HEDGED = 0.15;
const FREE = 0.65;
const FREE_COLUMNS = 0.3;
/** Of the floors that its columns show, the one behind chairs and cars. */
const FLOOR = 0.25;

/** In one column: the lowest roof that has wall over it, and what stands under it down to the ground. */
const underRoof = ({ house, roof, ground }: PorchSight, x: number): readonly [number, number] | undefined => {
  const { width, height } = roof;
  let [wall, ceiling, run] = [0, -1, 0];
  for (let y = 0; y < height; y++) {
    const i = y * width + x;
    if (ground.data[i]! > SURE) break;
    if (roof.data[i]! <= SURE) {
      if (house.data[i]! > SURE) wall++;
      run = 0;
    } else if (wall >= WALL_OVER * height && ++run >= ROOF_TALL * height) ceiling = y;
  }
  if (ceiling < 0) return undefined;
  let floor = ceiling + 1;
  const last = Math.min(height, Math.round(ceiling + HIGHEST * height));
  while (floor < last && ground.data[floor * width + x]! <= SURE) floor++;
  const hidden = floor === last && house.data[(last - 1) * width + x]! > SURE;
  return floor - ceiling >= LOWEST * height && !hidden ? [ceiling, floor] : undefined;
};

/** Whether a cell is bare wall. */
const isWall = ({ house, roof, pane, leaf }: PorchSight, i: number): boolean =>
  house.data[i]! - roof.data[i]! > 0.6 && pane.data[i]! < 0.2 && leaf.data[i]! < 0.2;

/** Light by day of the walls between two columns that no roof shades, at a share of them all. */
export const openWall = (
  sight: PorchSight,
  light: Plane,
  [left, right]: readonly [number, number],
  share: number,
): number => {
  const { width, height } = light;
  const own: number[] = [];
  for (let y = 0; y < height; y++)
    for (let x = Math.max(0, left); x < Math.min(width, right); x++) {
      const i = y * width + x;
      if (isWall(sight, i)) own.push(light.data[i]!);
    }
  return quantile(own, share);
};

/** Porches and arcades of the house whose lit windows lie between two columns, as shares of the width. */
export const porchesIn = (sight: PorchSight, light: Plane, glass: Plane, lit: readonly [number, number]): Porch[] => {
  const { width, height } = light;
  const columns = Array.from({ length: width }, (_, x) => underRoof(sight, x));
  const aside = Math.round(0.1 * width);
  const found: Porch[] = [];
  for (let left = 0; left < width; left++) {
    if (!columns[left]) continue;
    const ceiling = new Int32Array(width);
    const floor = new Int32Array(width);
    let [right, last] = [left, columns[left]!];
    for (let x = left; x < width && x - right <= HIDDEN * width + 1; x++) {
      const here = columns[x];
      if (here && Math.abs(here[0] - last[0]) > STEP * height) break;
      if (here) {
        last = here;
        right = x + 1;
      }
      [ceiling[x], floor[x]] = last as [number, number];
    }
    if (right - left > NARROWEST * width && right > lit[0] * width && left < lit[1] * width) {
      levelFloor(floor, left, right);
      const zone = { left, right, ceiling, floor, open: openWall(sight, light, [left - aside, right + aside], 0.6) };
      const deep = shadedIn(zone, light, glass);
      const isDeep = deep.reduce((sum, v) => sum + v, 0) > DEEP * (right - left);
      if (isDeep && !isHedged(zone, sight.leaf) && !isDarkPaint(zone, sight, deep, light, glass)) {
        const bare = bareIn(zone, sight, deep, light);
        const lamps = lampsUnder(zone, deep, sight.door);
        found.push({ left, right, ceiling, floor, lamps, bare, sunlit: sunlitRows(zone, bare, light, zone.open) });
      }
    }
    left = right - 1;
  }
  return found;
};

/** Chairs before a porch hide its floor: none of its columns ends lower than most of the others may. */
const levelFloor = (floor: Int32Array, left: number, right: number): void => {
  const last = quantile(floor.subarray(left, right), FLOOR);
  for (let x = left; x < right; x++) floor[x] = Math.min(floor[x]!, last);
};

/** Whether leaves cover a porch's upper half, but for too few of its columns. */
const isHedged = ({ left, right, ceiling, floor }: PorchPlace, leaf: Plane): boolean => {
  let [leafy, all, free] = [0, 1e-3, 0];
  for (let x = left; x < right; x++) {
    const [from, to] = [ceiling[x]! + 1, (ceiling[x]! + floor[x]!) / 2];
    let own = 0;
    for (let y = from; y < to; y++) own += leaf.data[y * leaf.width + x]!;
    leafy += own;
    all += to - from;
    if (own < (1 - FREE) * (to - from)) free++;
  }
  return leafy > HEDGED * all && free < Math.max(FREE_COLUMNS * (right - left), NARROWEST * leaf.width);
};

/** How much a place lies in the shade of the roof, by its light and that of the open wall. */
const shadeAt = (light: number, open: number): number => ease(SHADE[0], SHADE[1], light / Math.max(1e-3, open));

type Zone = PorchPlace & { readonly open: number };

/** How much each column of a porch is a deep one. */
const shadedIn = ({ left, right, ceiling, floor, open }: Zone, light: Plane, glass: Plane): Float32Array => {
  const out = new Float32Array(light.width);
  for (let x = left; x < right; x++) {
    let [shaded, all] = [0, 1e-3];
    for (let y = ceiling[x]! + 1; y < floor[x]!; y++) {
      const i = y * light.width + x;
      shaded += (1 - glass.data[i]!) * shadeAt(light.data[i]!, open);
      all += 1 - glass.data[i]!;
    }
    out[x] = ease(SHADED[0], SHADED[1], shaded / all);
  }
  return out;
};

/** Share of the wall over a porch that is darker than its open part: its own eave shades the rest. */
const OVER = 0.75;

/** Whether what is dark under a roof is as dark on the wall over it, where a row of that is seen: a wall of dark paint with white trim beside it, and no shade. */
const isDarkPaint = (zone: Zone, sight: PorchSight, deep: Float32Array, light: Plane, glass: Plane): boolean => {
  const [over, under]: [number[], number[]] = [[], []];
  for (let x = zone.left; x < zone.right; x++) {
    const [ceiling, floor] = [zone.ceiling[x]!, zone.floor[x]!];
    for (let y = 0, i = x; y < floor; y++, i += light.width) {
      const v = light.data[i]!;
      if (y < ceiling && isWall(sight, i)) over.push(v);
      if (y > ceiling && deep[x]! > 0.5 && !glass.data[i] && shadeAt(v, zone.open) > 0.5) under.push(v);
    }
  }
  return over.length >= zone.right - zone.left && quantile(under, 0.5) > SHADE[0] * quantile(over, OVER);
};

/** Share of a porch's height over which its light begins and ends at its sides, and of the photo's width between deep columns and others. */
const ENDS = 0.12;
const FADE = 0.03;

/** Chances of leaves and ground, and of glass, between which no light of a porch falls there: a strip of its wall in the sun has an even chance of glass, and was a dark blot. */
const GROWN = [0.6, 0.3] as const;
const GLAZED = [0.85, 0.6] as const;
/** Cells around leaves in which blossoms and twigs of theirs stand before the porch, and how much those leaves count there: they glowed brighter than by day. */
const RIM = 5;
const LEAVES_NEAR = 2;

/** Cells below the boards before a porch's ceiling over which its light begins: finer than the light is laid, they shone with it. */
const BEHIND = 6;
/** Share of a porch's height in which the boards before its ceiling end. */
const BOARDS = 0.2;
/**
 * Row in every column where the boards before a porch's ceiling end: they stand in the light of day, and its lamp hangs behind them. Posts and brackets
 * stand there as well, in fewer of its columns. Where the roof is read to end higher, the boards still end where those of most columns do.
 */
const boardsIn = ({ left, right, ceiling, floor, open }: Zone, light: Plane): Int32Array => {
  const [rows, ends] = [new Int32Array(right - left), new Int32Array(right - left)];
  for (let x = left; x < right; x++) {
    const most = BOARDS * (floor[x]! - ceiling[x]!);
    for (let k = 1; k < most; k++)
      if (shadeAt(light.data[(ceiling[x]! + k) * light.width + x]!, open) === 0) rows[x - left] = k;
    ends[x - left] = ceiling[x]! + rows[x - left]!;
  }
  const [usual, level] = [quantile(rows, 0.3), quantile(ends, 0.5)];
  return ends.map((end, k) => Math.max(ceiling[left + k]! + usual, Math.min(end, level)));
};

/** Cells of a porch's deep columns where neither leaves, ground nor glass are seen; less at its ends. */
const bareIn = (place: Zone, { leaf, ground, pane }: PorchSight, deep: Float32Array, light: Plane): Plane => {
  const { left, right, floor } = place;
  const out = newPlane(leaf.width, leaf.height);
  const grown = boxBlur(leaf, RIM).data;
  const soft = boxBlur({ width: deep.length, height: 1, data: deep }, Math.round(FADE * deep.length)).data;
  const ends = ENDS * tallOf(place);
  const boards = boardsIn(place, light);
  for (let x = left; x < right; x++) {
    const column = soft[x]! * ease(0, ends, Math.min(x + 1 - left, right - x));
    for (let y = boards[x - left]! + 1; y < floor[x]!; y++) {
      const i = y * leaf.width + x;
      out.data[i] =
        column *
        ease(0, BEHIND, y - boards[x - left]!) *
        ease(GROWN[0], GROWN[1], Math.max(leaf.data[i]!, LEAVES_NEAR * grown[i]!, ground.data[i]!)) *
        ease(GLAZED[0], GLAZED[1], pane.data[i]!);
    }
  }
  boxBlurOver(out, 1);
  return out;
};
