import { type Foot, pastBushes } from '#engines/dusk/lamps/bushes.ts';
import type { Bounds } from '#engines/dusk/windows/light.ts';
import { softBlur } from '#engines/raster/blur.ts';
import type { Plane } from '#engines/raster/raster.ts';
import { clamp, ease, quantile } from '#engines/raster/scalar.ts';

/**
 * A lit opening or a lamp above the ground: its box in pixels of the spill, and how tall that is in metres. Of a lamp one knows better how
 * many metres over the ground it hangs.
 */
export type GroundSource = {
  readonly box: Bounds;
  readonly metres: number;
  readonly light: number;
  /** Of a lamp. */
  readonly thrown?: Throw;
  readonly hangs?: number;
};

/** A wide lens held level, at eye level or on a pole: its focal length against the photo's width, and where it may stand. */
const FOCAL = 0.7;
const EYE = 1.7;
const LOWEST_EYE = 1.4;
const HIGHEST_EYE = 4;
/** Times by which the metre that the horizon gives may differ from the one that the source gives. */
const OTHER_METRE = 2;
/** Metres below the source within which its ground must begin: further down lies a porch roof or a slope. And below a lamp. */
const DROP = 4;
const LAMP_DROP = 3;
const GROUND = 0.5;
/** Rows below its first that must be ground as well: one is a step or a gap in the bushes. */
const ROWS = 3;
/** How a lamp's light falls on the ground: metres from the foot of the wall at which half of it is left, and at which it is lost. */
type Throw = { readonly half: number; readonly reach: number };
export const SPOT: Throw = { half: 1.2, reach: 3.6 };
export const LANTERN: Throw = { half: 1.7, reach: 6 };
/** Metres from the foot of the wall from which it fades. */
const FADES = 1;
/** Metres that glass stands before the foot of its wall, as to the light at that foot: sills, reveals and the air throw some there. */
const PROUD = 0.25;
/** The least height in metres of the middle of an opening, and the share of its glass that its light is softer by close to it. */
const LOWEST = 0.6;
const NEAR = 0.15;
const OPENING_REACH = 5;
/** Metres behind the line of its wall and before it between which light sets in, and how many more for each one aside: beside a house a sharp line lay on the snow. */
const BEHIND = 1;
const AHEAD = 0.4;
const ROUNDER = 2.2;
/** Metres over the ground up to which the light of an opening's sill falls before its wall, and from which none does: higher up it is of another floor. */
const SILL = [1.6, 2.6] as const;
/** Most square metres of glass of one opening. */
const MOST_GLASS = 6;

/** Columns across an opening, by its own width, or across so many metres to either side of a lamp, in which the foot of its wall is looked for. */
const AROUND_LAMP = 0.8;
const COLUMNS = [0, 0.25, 0.5, 0.75, 1] as const;
/** Metres below a source beyond which bushes hide that foot. */
const HIDDEN = 1.7;
/** Share of a metre by which those feet may lie off one line, and rows to a column that a wall recedes at most. */
const OFF_LINE = 0.3;
const STEEPEST = 0.35;

const footBelow = (ground: Plane, x: number, from: number, to: number): number | undefined => {
  const { width, data } = ground;
  for (let y = from; y < to; y++) {
    let rows = 0;
    while (rows < ROWS && data[(y + rows) * width + x]! > GROUND) rows++;
    if (rows === ROWS) return y;
  }
  return undefined;
};

const feetOf = (ground: Plane, left: number, right: number, bottom: number, most: number): Foot[] => {
  const [from, to] = [Math.max(0, Math.round(bottom)), Math.min(ground.height - ROWS, bottom + most)];
  return COLUMNS.flatMap((column) => {
    const x = Math.round(clamp(left + column * (right - left), 0, ground.width - 1));
    const y = footBelow(ground, x, from, to);
    return y === undefined ? [] : [{ x, y }];
  });
};

/** Rows to a column by which the foot of a wall recedes; 0 where its feet lie on no line. */
const slantOf = (feet: readonly Foot[], most: number): number => {
  if (feet.length < COLUMNS.length) return 0;
  const [a, b] = [feet[0]!, feet.at(-1)!];
  if (b.x - a.x < 2) return 0;
  const slant = (b.y - a.y) / (b.x - a.x);
  const straight = feet.every(({ x, y }) => Math.abs(a.y + slant * (x - a.x) - y) < most);
  return straight ? clamp(slant, -STEEPEST, STEEPEST) : 0;
};

/** Light at a place of the ground so many metres from the wall and beside a lamp, against that at its foot. */
export const lampAt = (away: number, aside: number, { half, reach }: Throw): number => {
  const far = Math.hypot(away, aside);
  return ease(reach, FADES, far) / (1 + (far / half) ** 2) ** 1.5;
};

/**
 * Light of an opening at such a place, against that of its glass: it shines forward, so that least falls at the foot of its own wall, and
 * most about as far before it as its middle is high.
 */
export const openingAt = (away: number, aside: number, high: number, area: number, reach: number): number => {
  const off = away + PROUD;
  const square = off * off + aside * aside + high * high + NEAR * area;
  return (ease(reach, FADES, Math.hypot(away, aside)) * area * off * high) / (Math.PI * square * square);
};

/**
 * Light that falls out of a window or from a lamp onto the paving, lawn or snow before it: strongest at the foot of its wall, and gone a few
 * metres on. How far from the wall a row of ground lies follows from the source's own height in metres and from the horizon.
 */
export const poolOnGround = (source: GroundSource, ground: Plane, pools: Plane, leaf: Plane): void => {
  const { box, metres, hangs, thrown } = source;
  const own = (box.bottom - box.top) / metres;
  if (own * metres < 0.4) return;
  const middleX = (box.left + box.right) / 2;
  const beside = Math.max((box.right - box.left) / 2, hangs ? AROUND_LAMP * own : 0);
  const feet = feetOf(ground, middleX - beside, middleX + beside, box.bottom, (hangs ? LAMP_DROP : DROP) * own);
  if (feet.length === 0) return;
  const slant = slantOf(feet, OFF_LINE * own);
  const rows = feet.map(({ y }) => y);
  const level = hangs ? quantile(rows, 0.5) : Math.min(...rows);
  const first = slant === 0 ? level : feet[0]!.y + slant * (middleX - feet[0]!.x);
  const middleY = (box.top + box.bottom) / 2;
  const below = Math.min(first, Math.round(box.bottom + HIDDEN * own));
  // Big panes are taller than a usual window: the ground's own perspective tells by how much.
  const byEye = (below - pools.height / 2) / EYE;
  const metre = hangs
    ? clamp((first - middleY) / hangs, own / OTHER_METRE, own * OTHER_METRE)
    : own * Math.sqrt(clamp(byEye / own, 1 / OTHER_METRE, 1));
  const base = hangs ? Math.min(first, middleY + hangs * metre) : below;
  const eye = clamp((base - pools.height / 2) / metre, LOWEST_EYE, HIGHEST_EYE);
  const horizon = base - eye * metre;
  const half = (box.right - box.left) / 2 / metre;
  const share = pastBushes(leaf, feet, box.bottom) * (thrown ? 1 : ease(SILL[1], SILL[0], (base - box.bottom) / metre));
  if (share === 0) return;
  const area = Math.min(MOST_GLASS, (2 * half * (box.bottom - box.top)) / metre);
  const high = Math.max(LOWEST, (base - middleY) / metre);
  const reach = thrown?.reach ?? OPENING_REACH;
  layPool(pools, ground, source.light * share, {
    foot: (x) => base + slant * (x - middleX),
    horizon,
    eye,
    at: middleX,
    half: 0.8 * half * metre,
    wide: (half + reach) * metre,
    reach,
    falls: thrown
      ? (away, aside) => lampAt(away, aside, thrown)
      : (away, aside) => openingAt(away, aside, high, area, reach),
  });
};

type Lie = {
  /** Row of the foot of the wall, per column. */
  readonly foot: (x: number) => number;
  readonly horizon: number;
  readonly eye: number;
  /** Middle of the source, half its width and how far aside its light goes, at its wall. */
  readonly at: number;
  readonly half: number;
  readonly wide: number;
  /** Metres that its light reaches, and how much of it falls so many of them away and aside. */
  readonly reach: number;
  readonly falls: (away: number, aside: number) => number;
};

const layPool = (pools: Plane, ground: Plane, light: number, lie: Lie): void => {
  const { foot, horizon, eye, at, half, wide, reach, falls } = lie;
  const { width, height } = pools;
  const [middle, focal] = [width / 2, FOCAL * width];
  const metre = (foot(at) - horizon) / eye;
  for (let y = Math.max(0, Math.ceil(horizon)); y < height; y++) {
    const here = (y + 0.5 - horizon) / eye;
    if (focal * (1 / metre - 1 / here) > 2 * reach) break;
    // Columns of this row that stand before the same place of the wall.
    const across = here / metre;
    const from = Math.max(0, Math.floor(middle + (at - wide - middle) * across));
    const to = Math.min(width, Math.ceil(middle + (at + wide - middle) * across));
    for (let x = from; x < to; x++) {
      const i = y * width + x;
      const share = ease(0.5, 0.85, ground.data[i]!);
      if (share === 0) continue;
      const wallX = middle + (x + 0.5 - middle) / across;
      const away = focal * (eye / (foot(wallX) - horizon) - 1 / here);
      if (away < -BEHIND || away > reach) continue;
      const aside = Math.max(0, Math.abs(wallX - at) - half) / metre;
      const sets = ease(-BEHIND, AHEAD + ROUNDER * aside, away);
      pools.data[i]! += light * share * sets * falls(Math.max(0, away), aside);
    }
  }
};

/** Share of the light on the ground that goes up again, and over what share of the picture it spreads. */
const BOUNCE = 0.18;
const SPREAD = 0.03;
/** Cells over which a pool ends at the foot of a wall: cell by cell, its border was a row of steps on doors and posts. */
const SOFT = 2;
/** Share of ground around a place below which no pool lies on it: on a wall it was a band along its foot that no lamp explained. */
const LIES = [0.1, 0.6] as const;

/** Adds the pools, each ground taking its own share of them, and what lit ground gives back to the walls and bushes that stand on it. */
export const addPools = (pools: Plane, ground: Plane, lawn: Plane, spill: Plane): void => {
  for (let i = 0; i < pools.data.length; i++) pools.data[i]! *= 1 - LAWN * lawn.data[i]!;
  const up = softBlur(pools, SPREAD * Math.max(pools.width, pools.height));
  const soft = softBlur(pools, SOFT).data;
  const near = softBlur(ground, 1).data;
  for (let i = 0; i < spill.data.length; i++)
    spill.data[i]! +=
      soft[i]! * ease(LIES[0], LIES[1], near[i]!) + BOUNCE * up.data[i]! * (1 - ease(0.25, 0.7, ground.data[i]!));
};

/** Share of the lamplight that grass swallows: its blades stand in each other's shade. */
const LAWN = 0.4;
