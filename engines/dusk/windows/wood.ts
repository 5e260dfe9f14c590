import { ease, quantile } from '#engines/raster/scalar.ts';

/** Share of a window at each side where its frame is sought; red over blue, 1 for 510 steps, by which wood is warmer than glass. */
const SIDE = 0.1;
const WARMER = 0.025;
/** Nor is it ever bluish, as white paint in the shade is. */
const NO_BLUE = 0.49;
/** Light of wood over that of the glass at most: white paint before glass that mirrors the sky is warmer than that, too. */
const LIGHTER = 0.12;
/** The widest post and the widest rail, and the most of a window that wood takes. */
export const WIDEST = [0.16, 0.22] as const;
const MOST = 0.4;
/** Share of a window at each side in which a post does not stand. */
const MIDDLE = 0.2;

const leastOf = (profiles: readonly Float32Array[], bin: number): number => {
  let least = 1;
  for (const profile of profiles) least = Math.min(least, profile[bin]!);
  return least;
};

/**
 * Stiles and posts of wood, 0..1 a place from side to side: as light as the glass behind them, but as warm in all bands as the
 * frame is at both sides. Wider than any muntin, they were lit over.
 */
export const woodAlong = (
  light: readonly Float32Array[],
  warmth: readonly Float32Array[],
  /** Whether one must stand amid the glass: cream curtains hang at both sides, too. */
  amid: boolean,
): Float32Array | undefined => {
  const bins = warmth[0]!.length;
  const wood = new Float32Array(bins);
  const least = Float32Array.from({ length: bins }, (_, bin) => leastOf(warmth, bin));
  const side = Math.max(2, Math.round(SIDE * bins));
  const frame = Math.min(Math.max(...least.subarray(0, side)), Math.max(...least.subarray(bins - side)));
  const glass = quantile(least, 0.25);
  if (frame < NO_BLUE || frame - glass < WARMER) return undefined;
  let [taken, paint, behind] = [0, 0, 0];
  for (let bin = 0; bin < bins; bin++) {
    wood[bin] = ease(0.4, 0.7, (least[bin]! - glass) / (frame - glass));
    taken += wood[bin]!;
    for (const profile of light) {
      paint += (wood[bin]! * profile[bin]!) / light.length;
      behind += ((1 - wood[bin]!) * profile[bin]!) / light.length;
    }
  }
  if (taken < 1 || paint / taken > behind / Math.max(1, bins - taken) + LIGHTER) return undefined;
  let posts = 0;
  for (let from = 0, to = 0; from < bins; from = to + 1) {
    for (to = from; to < bins && wood[to]! > 0.5; ) to++;
    if (to - from > WIDEST[amid ? 0 : 1] * bins) return undefined;
    if (to > from && from > MIDDLE * bins && to < (1 - MIDDLE) * bins) posts++;
  }
  return taken > MOST * bins || (amid && posts === 0) ? undefined : wood;
};

/** Times by which wood is lighter where the sun lies on it, and by which it gains more than the glass beside it. */
const SUNLIT = 1.6;
const MORE = 1.25;
/** Times by which the glass itself may be lighter there: more is a blind in the sun. And red over blue by which wood in the sun is warmer than glass. */
const STILL_DARK = 1.6;
const BROWN = 0.05;
/** The narrowest post, as a share of the window. */
const NARROW = 0.04;

const meanIn = (profiles: readonly Float32Array[], counts: (bin: number) => boolean): number => {
  let [sum, n] = [0, 1e-6];
  for (const profile of profiles)
    for (let bin = 0; bin < profile.length; bin++)
      if (counts(bin)) {
        sum += profile[bin]!;
        n++;
      }
  return sum / n;
};

/**
 * A post of wood that the shadow of an eave crosses, 0..1 a place from side to side: warm as one jamb of the frame where the sun lies on it, in the lower bands, and as
 * dark as the glass above. Told by all bands it was lit over, and the window was one slab.
 */
export const woodInSun = (
  light: readonly Float32Array[],
  warmth: readonly Float32Array[],
): Float32Array | undefined => {
  const bins = warmth[0]!.length;
  const half = light.length >> 1;
  const least = Float32Array.from({ length: bins }, (_, bin) => leastOf(warmth.slice(half), bin));
  const side = Math.max(2, Math.round(SIDE * bins));
  const frame = Math.max(...least.subarray(0, side), ...least.subarray(bins - side));
  const glass = quantile(least, 0.25);
  if (frame < NO_BLUE || frame - glass < BROWN) return undefined;
  const wood = least.map((warm) => ease(0.4, 0.7, (warm - glass) / (frame - glass)));
  const [above, below] = [light.slice(0, half), light.slice(half)];
  const clear = (bin: number): boolean => wood[bin]! < 0.1;
  const gained = meanIn(below, clear) / meanIn(above, clear);
  if (gained > STILL_DARK) return undefined;
  const lighter = Math.max(SUNLIT, MORE * gained);
  const posts = new Float32Array(bins);
  let count = 0;
  for (let from = 0, to = 0; from < bins; from = to + 1) {
    for (to = from; to < bins && wood[to]! > 0.5; ) to++;
    if (from < MIDDLE * bins || to > (1 - MIDDLE) * bins || to - from < NARROW * bins) continue;
    const inside = (bin: number): boolean => bin >= from && bin < to;
    if (to - from > WIDEST[0] * bins || meanIn(below, inside) < lighter * meanIn(above, inside)) return undefined;
    posts.fill(1, from, to);
    count++;
  }
  return count === 1 ? posts : undefined;
};
