import type { Relight } from '#engines/dusk/evening/relight.ts';
import type { Porch } from '#engines/dusk/lamps/porch-zones.ts';
import type { Plane } from '#engines/raster/raster.ts';
import { growPlane } from '#engines/raster/resize.ts';
import { clamp, ease, exp2 } from '#engines/raster/scalar.ts';

/** Share of the blue over green, and of the red under it, that paint by a lamp loses, and so many stops at most: more is its own. */
const SHARE = 0.8;
const MOST = 0.45;
/** Light of lamps between which that begins, and is; and shares of a place that lie in a porch. */
const LIT = [0.02, 0.12] as const;
const WITHIN = [0.02, 0.2] as const;
/** Of paint that swallows a part of it, so many times that part less: charcoal is blue of its own. */
const SLATE = 2;
/** Stops of blue that a porch of such paint gains: its lamp's amber made lilac boards beige, where an eye still sees lilac. */
const COOLER = 0.7;
/** Stops of blue by day between which that is other stuff, as concrete is, and such paint. */
const COLD = [0.1, 0.35] as const;

const over = (stops: number): number => SHARE * clamp(stops, 0, MOST / SHARE);

const takeMost = (out: Float32Array, plane: Plane, [from, to]: readonly [number, number], most = 1): void => {
  for (let i = 0; i < out.length; i++) out[i] = Math.max(out[i]!, most * ease(from, to, plane.data[i]!));
};

/** How far each place is paint, dark and cold, that a porch's lamps light. */
const takeKept = (
  kept: Float32Array,
  dayBlue: Float32Array,
  lit: Float32Array,
  within: Plane,
  painted: number,
): void => {
  for (let i = 0; i < kept.length; i++) {
    const inside = lit[i]! * ease(WITHIN[0], WITHIN[1], within.data[i]!);
    if (inside > 0) kept[i] = Math.max(kept[i]!, painted * inside * ease(COLD[0], COLD[1], dayBlue[i]!));
  }
};

/**
 * Takes the blue of the sky by day off what lamps light: white boards in the shade and the wall of a porch show their paint as in the
 * open. Left blue, a white door under a lantern was lit cold, and a porch was haze.
 */
export const showPaint = (
  { gain: [red, green, blue], hues: [dayRed, dayBlue], slate }: Pick<Relight, 'gain' | 'hues' | 'slate'>,
  spill: Plane,
  /** Those that are lit. */
  porches: readonly Pick<Porch, 'bare' | 'painted'>[],
): void => {
  const { width, height } = red;
  const share = new Float32Array(red.data.length);
  takeMost(share, growPlane(spill, width, height), LIT);
  const lit = share.slice();
  const kept = new Float32Array(share.length);
  for (let i = 0; i < share.length; i++) share[i]! *= Math.max(0, 1 - SLATE * slate.data[i]!);
  for (const { bare, painted = 0 } of porches) {
    const within = growPlane(bare, width, height);
    takeMost(share, within, WITHIN, 1 - painted);
    if (painted > 0) takeKept(kept, dayBlue, lit, within, painted);
  }
  for (let i = 0; i < share.length; i++) {
    const taken = share[i]! * (1 - kept[i]!);
    if (kept[i]! > 0) blue.data[i]! *= exp2(COOLER * kept[i]!);
    if (taken === 0) continue;
    const own = Math.log2(green.data[i]! + 1e-6);
    const cold = over(dayBlue[i]! + Math.log2(blue.data[i]! + 1e-6) - own);
    blue.data[i]! *= exp2(-taken * cold);
    // Paint that lacks red and is no bluer is green.
    red.data[i]! *= exp2(taken * Math.min(cold, over(own - dayRed[i]! - Math.log2(red.data[i]! + 1e-6))));
  }
};
