import { BACK, RIGHT, type Surfaces } from '#engines/clearing/surfaces.ts';
import type { Mask, Raster } from '#engines/raster/raster.ts';

/** Baseboards and cornices reach this far from floor and ceiling, in metres. */
const REACH = 0.26;
const BINS = 52;
/** A profile is used when it is seen on at least this many pixels a bin, and the pixels agree within this many levels. */
const SEEN = 14;
const SPREAD = 26;
/** A profile is averaged over bins as far as a pixel reaches on each side; further on small photos, whose bins share pixels. */
const blendOf = (photo: Raster): number => (Math.max(photo.width, photo.height) > 1200 ? 1 : 3);

const median = (values: number[]): number => {
  values.sort((a, b) => a - b);
  return values[values.length >> 1]!;
};

/** Levels that a board's edge differs by over three bins. */
const EDGE = 5;

/** Beyond a board's last edge there is only wall: what is left there is a shadow that stood on it, and goes from all of it. */
const levelAbove = (profiles: (number[] | undefined)[], start: number): void => {
  let last = -1;
  for (let n = start + 3; n < start + BINS; n++) {
    const [here, before] = [profiles[n], profiles[n - 3]];
    if (here && before && Math.abs(here[1]! - before[1]!) > EDGE) last = n;
  }
  const rest = last < 0 ? undefined : profiles[Math.min(start + BINS - 1, last + 2)];
  for (let n = start; n < start + BINS; n++)
    profiles[n] = last < 0 || !rest || n > last ? undefined : profiles[n]?.map((v, c) => v - rest[c]!);
};

/** Bins of bare wall under a board from which it floats. */
const FLOATS = 10;

/** A baseboard stands on the floor: where the box's floor lies a hand too low, it would float above a strip of wall. */
const standOnFloor = (profiles: (number[] | undefined)[], start: number): void => {
  let board = start;
  const strength = (n: number): number => Math.abs(profiles[n]?.[1] ?? 0);
  for (let n = start; n < start + BINS; n++) if (strength(n) > strength(board)) board = n;
  let gap = start;
  while (gap < board && strength(gap) < 0.3 * strength(board)) gap++;
  if (gap - start >= FLOATS) profiles.fill(profiles[board], start, gap);
};

/** Share of the clearest wall's contrast from which a wall's own board is believed. */
const CLEAR = 0.45;

/**
 * Which wall's board each wall takes, at the floor (0) or the ceiling (1): its own, or the clearest one's where its own is hardly seen or
 * smeared over a floor line that lies a few pixels off. One room has one kind of board.
 */
const sourcesOf = (profiles: readonly (number[] | undefined)[], end: number): number[] => {
  const contrast = (wall: number): number => {
    const start = (wall * 2 + end) * BINS;
    return profiles.slice(start, start + BINS).reduce((most, own) => Math.max(most, Math.abs(own?.[1] ?? 0)), 0);
  };
  const contrasts = Array.from({ length: RIGHT + 1 }, (_, wall) => (wall < BACK ? 0 : contrast(wall)));
  const clearest = contrasts.indexOf(Math.max(...contrasts));
  return contrasts.map((own, wall) => (own >= CLEAR * contrasts[clearest]! ? wall : clearest));
};

/**
 * What a wall adds to its plain shade at every height above the floor (0) and below the ceiling (1): the median of the
 * visible part. Walls that show none of it borrow from one that does.
 */
export const addProfiles = (
  photo: Raster,
  mask: Mask,
  surfaces: Surfaces,
  ceiling: number,
  shadeAt: (i: number, channel: number) => number | undefined,
  out: Float32Array,
  /** Beside the mask proper: still baseboard, if in a shadow. */
  halo?: Uint8Array,
): void => {
  const { side, b } = surfaces;
  const binOf = (i: number): number => {
    const up = b[i]!;
    const down = ceiling - up;
    if (up >= 0 && up < REACH) return Math.floor((up / REACH) * BINS);
    if (down >= 0 && down < REACH) return BINS + Math.floor((down / REACH) * BINS);
    return -1;
  };
  const samples = Array.from({ length: (RIGHT + 1) * BINS * 2 }, () => [[], [], []] as [number[], number[], number[]]);
  for (let i = 0; i < side.length; i++) {
    const wall = side[i]!;
    if (wall < BACK || wall > RIGHT || (mask.data[i] && !halo?.[i])) continue;
    const bin = binOf(i);
    if (bin < 0) continue;
    const own = samples[wall * BINS * 2 + bin]!;
    if (own[0].length >= 400) continue;
    for (let c = 0; c < 3; c++) own[c]!.push(photo.data[i * 3 + c]! - (shadeAt(i, c) ?? Number.NaN));
  }
  const profiles = samples.map((channels) => {
    if (channels[0].length < SEEN || Number.isNaN(channels[0][0])) return undefined;
    const middle = channels.map(median);
    const green = channels[1];
    const spread = green[Math.floor(green.length * 0.75)]! - green[Math.floor(green.length * 0.25)]!;
    const tinted = Math.max(Math.abs(middle[0]! - middle[1]!), Math.abs(middle[2]! - middle[1]!));
    return spread < SPREAD && tinted < 24 ? middle : undefined;
  });
  // A bin is thinner than a pixel: neighbours rest on different pixels, and taken alone they draw a dotted line.
  const blend = blendOf(photo);
  const smooth = profiles.map((profile, n) => {
    if (!profile) return undefined;
    const start = n - (n % BINS);
    const near = profiles.slice(Math.max(start, n - blend), Math.min(start + BINS, n + blend + 1));
    const known = near.filter((other) => other !== undefined);
    return profile.map((_, c) => known.reduce((sum, other) => sum + other[c]!, 0) / known.length);
  });
  for (let start = 0; start < smooth.length; start += BINS) {
    levelAbove(smooth, start);
    if ((start / BINS) % 2 === 0) standOnFloor(smooth, start);
  }
  const sources = [0, 1].map((end) => sourcesOf(smooth, end));
  for (let i = 0; i < side.length; i++) {
    const wall = side[i]!;
    if (!mask.data[i] || wall < BACK || wall > RIGHT) continue;
    const bin = binOf(i);
    const profile = bin < 0 ? undefined : smooth[sources[bin < BINS ? 0 : 1]![wall]! * BINS * 2 + bin];
    if (!profile) continue;
    const fade = Math.min(1, ((BINS - (bin % BINS)) / BINS) * 5);
    for (let c = 0; c < 3; c++) out[i * 3 + c]! += profile[c]! * fade;
  }
};
