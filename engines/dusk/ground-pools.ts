import type { Bounds } from '#engines/dusk/window-light.ts';
import { softBlur } from '#engines/raster/blur.ts';
import type { Plane } from '#engines/raster/raster.ts';
import { clamp, ease } from '#engines/raster/scalar.ts';

/** A lit opening or a lamp above the ground: its box in pixels of the spill, and how tall that is in metres. */
export type GroundSource = { readonly box: Bounds; readonly metres: number; readonly light: number };

/** A wide lens held level, at eye level or on a pole: its focal length against the photo's width, and where it may stand. */
const FOCAL = 0.7;
const EYE = 1.7;
const LOWEST_EYE = 1.4;
const HIGHEST_EYE = 4;
/** Times by which the metre that the horizon gives may differ from the one that the source gives. */
const OTHER_METRE = 2;
/** Metres below the source within which its ground must begin: further down lies a porch roof or a slope. */
const DROP = 4;
/** Metres from the wall at which its light is lost, and over which it fades before. */
const REACH = 5;
const FADE = 4.5;
const GROUND = 0.5;
/** Rows below its first that must be ground as well: one is a step or a gap in the bushes. */
const ROWS = 3;
/** Square metres of glass that count at most, and the most of its light that a place gets. */
const MOST_AREA = 7;
const MOST = 0.6;
/** Parts of its height that light the ground each for itself: glass that reaches down lights the paving at its foot. */
const PARTS = [1 / 6, 1 / 2, 5 / 6] as const;

/** Columns across a source, by its own width, in which the foot of its wall is looked for. */
const COLUMNS = [0, 0.25, 0.5, 0.75, 1] as const;
/** Metres below a source beyond which bushes hide that foot. */
const HIDDEN = 1.7;

const firstGround = (ground: Plane, { left, right, bottom }: Bounds, most: number): number | undefined => {
  const { width, height, data } = ground;
  const last = Math.min(height - ROWS, bottom + most);
  let first: number | undefined;
  for (const column of COLUMNS) {
    const x = Math.round(clamp(left + column * (right - left), 0, width - 1));
    for (let y = Math.max(0, Math.round(bottom)); y < (first ?? last); y++) {
      let rows = 0;
      while (rows < ROWS && data[(y + rows) * width + x]! > GROUND) rows++;
      if (rows === ROWS) first = y;
    }
  }
  return first;
};

/**
 * Light that falls out of a window onto paving, lawn or snow before it: how far from the wall a row of ground lies follows
 * from the window's own height in metres and from the horizon, and the light from its area, its slant and the square of the distance.
 */
export const poolOnGround = (source: GroundSource, ground: Plane, pools: Plane): void => {
  const { box, metres, light } = source;
  const own = (box.bottom - box.top) / metres;
  if (own < 1) return;
  const first = firstGround(ground, box, DROP * own);
  if (first === undefined) return;
  const base = Math.min(first, Math.round(box.bottom + HIDDEN * own));
  // Big panes are taller than a usual window: the ground's own perspective tells by how much.
  const byEye = (base - pools.height / 2) / EYE;
  const metre = own * Math.sqrt(clamp(byEye / own, 1 / OTHER_METRE, 1));
  const eye = clamp((base - pools.height / 2) / metre, LOWEST_EYE, HIGHEST_EYE);
  const horizon = base - eye * metre;
  const heights = PARTS.map((part) => Math.max(0, base - box.top - part * (box.bottom - box.top)) / metre);
  const [half, focal] = [(box.right - box.left) / 2 / metre, (FOCAL * pools.width) / metre];
  const area = Math.min(MOST_AREA, (2 * half * (box.bottom - box.top)) / metre);
  const middle = pools.width / 2;
  const at = ((box.left + box.right) / 2 - middle) / metre;
  for (let y = base; y < pools.height; y++) {
    const here = (y + 0.5 - horizon) / eye;
    const away = focal * (1 - metre / here) + 0.15;
    if (away > REACH) break;
    const from = Math.max(0, Math.floor(middle + (at - half - REACH) * here));
    const to = Math.min(pools.width, Math.ceil(middle + (at + half + REACH) * here));
    for (let x = from; x < to; x++) {
      const i = y * pools.width + x;
      const share = ease(0.25, 0.7, ground.data[i]!);
      if (share === 0) continue;
      const aside = Math.max(0, Math.abs((x + 0.5 - middle) / here - at) - 0.8 * half);
      const level = away * away + aside * aside;
      let falls = 0;
      for (const high of heights) falls += (area * away * high) / (PARTS.length * (level + high * high) ** 2);
      pools.data[i]! += light * Math.min(MOST, falls) * share * ease(REACH, REACH - FADE, Math.sqrt(level));
    }
  }
};

/** Metres before the wall at which bushes stand, and from the glass at which its light on them is lost. */
const BUSH = 0.8;
const BUSH_REACH = 2.6;
/** Of what falls on leaves from behind, this share is seen from the street. */
const LEAVES = 0.22;

/** Light on the bushes that stand before or below a window. */
export const glowOnBushes = ({ box, metres, light }: GroundSource, leaf: Plane, spill: Plane): void => {
  const metre = (box.bottom - box.top) / metres;
  const reach = BUSH_REACH * metre;
  const area = Math.min(MOST_AREA, ((box.right - box.left) / metre) * metres);
  for (let y = Math.max(0, Math.floor(box.top)); y < Math.min(spill.height, box.bottom + reach); y++)
    for (let x = Math.max(0, Math.floor(box.left - reach)); x < Math.min(spill.width, box.right + reach); x++) {
      const i = y * spill.width + x;
      const share = ease(0.3, 0.7, leaf.data[i]!);
      if (share === 0) continue;
      const dx = Math.max(0, box.left - x, x - box.right) / metre;
      const dy = Math.max(0, y - box.bottom + metre * 0.3) / metre;
      const far = dx * dx + dy * dy;
      const square = BUSH * BUSH + far;
      spill.data[i]! +=
        LEAVES *
        light *
        share *
        Math.min(MOST, (area * BUSH) / (4 * square * Math.sqrt(square))) *
        ease(BUSH_REACH, 1, Math.sqrt(far));
    }
};

/** Share of the light on the ground that goes up again, and over what share of the picture it spreads. */
const BOUNCE = 0.5;
const SPREAD = 0.045;

/** Adds the pools, and what lit ground gives back to the walls, steps and bushes that stand on it. */
export const addPools = (pools: Plane, ground: Plane, spill: Plane): void => {
  const up = softBlur(pools, SPREAD * Math.max(pools.width, pools.height));
  for (let i = 0; i < spill.data.length; i++)
    spill.data[i]! += pools.data[i]! + BOUNCE * up.data[i]! * (1 - ease(0.25, 0.7, ground.data[i]!));
};
