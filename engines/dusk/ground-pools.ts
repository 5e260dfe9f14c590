import type { Bounds } from '#engines/dusk/window-light.ts';
import type { Plane } from '#engines/raster/raster.ts';
import { clamp, ease } from '#engines/raster/scalar.ts';

/** A lit opening or a lamp above the ground: its box in pixels of the spill, and how tall that is in metres. */
export type GroundSource = { readonly box: Bounds; readonly metres: number; readonly light: number };

/** A wide lens held level, at eye level or on a pole: its focal length against the photo's width, and where it may stand. */
const FOCAL = 0.7;
const LOWEST_EYE = 1.4;
const HIGHEST_EYE = 4;
/** Metres below the source within which its ground must begin: further down lies a bush, a porch roof or a slope. */
const DROP = 2.6;
/** Metres from the wall at which its light is lost, and over which it fades before. */
const REACH = 7;
const FADE = 4;
const GROUND = 0.5;
/** Rows below its first that must be ground as well: one is a step or a gap in the bushes. */
const ROWS = 3;

const firstGround = (ground: Plane, { left, right, bottom }: Bounds, most: number): number | undefined => {
  const x = Math.round(clamp((left + right) / 2, 0, ground.width - 1));
  for (let y = Math.max(0, Math.round(bottom)); y < Math.min(ground.height - ROWS, bottom + most); y++) {
    let rows = 0;
    while (rows < ROWS && ground.data[(y + rows) * ground.width + x]! > GROUND) rows++;
    if (rows === ROWS) return y;
  }
  return undefined;
};

/**
 * Light that falls out of a window onto paving, lawn or snow before it: how far from the wall a row of ground lies follows
 * from the window's own height in metres, and the light from its area, its slant and the square of the distance.
 */
export const poolOnGround = (source: GroundSource, ground: Plane, spill: Plane): void => {
  const { box, metres, light } = source;
  const metre = (box.bottom - box.top) / metres;
  if (metre < 1) return;
  const base = firstGround(ground, box, DROP * metre);
  if (base === undefined) return;
  const eye = clamp((base - spill.height / 2) / metre, LOWEST_EYE, HIGHEST_EYE);
  const horizon = base - eye * metre;
  const high = ((box.top + box.bottom) / 2 < base ? base - (box.top + box.bottom) / 2 : 0) / metre;
  const [half, focal] = [(box.right - box.left) / 2 / metre, (FOCAL * spill.width) / metre];
  const area = Math.min(6, 2 * half * metres);
  const middle = spill.width / 2;
  const at = ((box.left + box.right) / 2 - middle) / metre;
  for (let y = base; y < spill.height; y++) {
    const here = (y + 0.5 - horizon) / eye;
    const away = focal * (1 - metre / here) + 0.15;
    if (away > REACH) break;
    const from = Math.max(0, Math.floor(middle + (at - half - REACH) * here));
    const to = Math.min(spill.width, Math.ceil(middle + (at + half + REACH) * here));
    for (let x = from; x < to; x++) {
      const i = y * spill.width + x;
      const share = ease(0.25, 0.7, ground.data[i]!);
      if (share === 0) continue;
      const aside = Math.max(0, Math.abs((x + 0.5 - middle) / here - at) - 0.8 * half);
      const square = away * away + high * high + aside * aside;
      const falls = (area * away * high) / (square * square);
      spill.data[i]! += light * Math.min(0.45, falls) * share * ease(REACH, REACH - FADE, Math.sqrt(square));
    }
  }
};
