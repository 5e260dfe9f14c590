import { clamp, quantile } from '#engines/raster/scalar.ts';

/** Share of a window over which the glass beside a line is looked at; a line may be up to that wide. */
const BESIDE = 0.1;
/** Least light or colour by which a line stands out, against the strongest line's, and against the unrest of the glass. */
const FAINT = 0.036;
const OF_STRONGEST = 0.33;
const OVER_NOISE = 3.2;
/** More lines than this across one window are the slats of a blind; how far bars stand out from those, and how many such there are. */
const MOST_LINES = 6;
const OF_SLATS = 0.65;
const AMID_SLATS = 1;
/** Times as strong as in the other half that a rail may be. */
const IN_OTHER = 3;
/** Share of its own height at which a line begins, and over which it is whole: its rims are half line, half glass. */
const RIM = 0.25;
const WHOLE = 0.5;

/** Median of a sliding window, ends one-sided: what the glass is where no line crosses. */
const baseline = (profile: Float32Array, reach: number): Float32Array => {
  const out = new Float32Array(profile.length);
  for (let i = 0; i < out.length; i++) {
    const near = profile.slice(Math.max(0, i - reach), Math.min(profile.length, i + reach + 1)).sort();
    out[i] = near[near.length >> 1]!;
  }
  return out;
};

const median3 = (a: number, b: number, c: number): number => Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
const least3 = (a: number, b: number, c: number): number => {
  const [low, high] = [Math.min(a, b, c), Math.max(a, b, c)];
  return low > 0 ? low : high < 0 ? high : 0;
};

/**
 * How far each place stands out from the glass beside it in at least two of three bands, for light and for colour; in all
 * three where it is dark and the frame is light, or the other way: what is mirrored in the glass ends somewhere.
 */
const outstanding = (bands: readonly (readonly Float32Array[])[], frame: number): Float32Array[] =>
  bands.map((channel, n) => {
    const size = channel[0]!.length;
    const [a, b, c] = channel.map((profile) => {
      const level = baseline(profile, Math.max(2, Math.round(size * BESIDE)));
      return profile.map((v, bin) => v - level[bin]!);
    });
    return a!.map((v, bin) => {
      const middle = median3(v, b![bin]!, c![bin]!);
      return n === 0 && middle * frame < 0 ? least3(v, b![bin]!, c![bin]!) : middle;
    });
  });

/** Takes out what is darker than the glass beside it. */
const dropDark = ([light, ...others]: readonly Float32Array[]): void => {
  for (let bin = 0; bin < light!.length; bin++)
    if (light![bin]! < 0) for (const channel of [light!, ...others]) channel[bin] = 0;
};

/** Light and colour together, as far as they differ the same way as in the strongest line: beside a black post a pale reveal is glass. */
const likeStrongest = (halves: readonly (readonly Float32Array[])[]): Float32Array[] => {
  let most = 0;
  let strongest: readonly number[] = [];
  for (const half of halves)
    for (let bin = 0; bin < half[0]!.length; bin++) {
      const off = half.map((channel) => channel[bin]!);
      if (Math.hypot(...off) <= most) continue;
      most = Math.hypot(...off);
      strongest = off;
    }
  return halves.map((half) =>
    half[0]!.map((_, bin) => {
      let sum = 0;
      for (const [n, channel] of half.entries()) {
        const off = channel[bin]! * Math.sign(strongest[n] ?? 0);
        if (off > 0) sum += off * off;
      }
      return Math.sqrt(sum);
    }),
  );
};

/** How much of each place is line, 0..1, where lines stand out by `least`; undefined where there are more of them than a window has bars. */
const linesFrom = (off: Float32Array, least: number, widest: number, most: number): Float32Array | undefined => {
  const at = new Float32Array(off.length);
  let count = 0;
  for (let from = 0, to = 0; from < off.length; from = to + 1) {
    let peak = 0;
    for (to = from; to < off.length && off[to]! > RIM * least; ) peak = Math.max(peak, off[to++]!);
    if (peak < least) continue;
    let wide = 0;
    for (let bin = from; bin < to; bin++) if (off[bin]! > peak / 2) wide++;
    if (wide > Math.max(3, widest * off.length)) continue;
    count++;
    for (let bin = from; bin < to; bin++) at[bin] = clamp((off[bin]! / peak - RIM) / WHOLE);
  }
  return count > most ? undefined : at;
};

/** Of rails that run through: what the other half has nothing of within two places is no rail but a roof mirrored in the glass. */
const through = (halves: readonly Float32Array[]): Float32Array[] =>
  halves.map((own, n) => {
    const other = halves[1 - n]!;
    return own.map((v, bin) => Math.min(v, IN_OTHER * Math.max(...other.subarray(Math.max(0, bin - 2), bin + 3))));
  });

/**
 * Muntins, rails and meeting stiles in the two halves of a window, each from three bands across them: how much of each place is line, 0..1. Light and
 * colour both count: brown wood before grey glass is as light as that. `halves[half][channel][band]` is a profile from side to side.
 * Many lines are slats or folds, through which the room shines: then only those count that stand out from the others.
 */
export const linesIn = (
  halves: readonly (readonly (readonly Float32Array[])[])[],
  /** The widest line, as a share of the window. */
  widest: number,
  /** Light of the frame over that of the glass; 0 where they are alike. */
  frame: number,
  /** Whether they run through both halves. */
  rails: boolean,
  /** Whether none of them is darker than the glass. */
  light = false,
): Float32Array[] => {
  const off = halves.map((half) => outstanding(half, frame));
  if (light) for (const half of off) dropDark(half);
  const like = likeStrongest(off);
  const found = rails ? through(like) : like;
  const strongest = Math.max(...found.map((off) => Math.max(...off)));
  return found.map((off) => {
    const least = Math.max(FAINT, OF_STRONGEST * strongest, OVER_NOISE * quantile(off, 0.5));
    return (
      linesFrom(off, least, widest, MOST_LINES) ??
      linesFrom(off, Math.max(least, OF_SLATS * strongest), widest, AMID_SLATS) ??
      new Float32Array(off.length)
    );
  });
};
