import { areLight } from '#engines/dusk/windows/light-bars.ts';
import { linesIn } from '#engines/dusk/windows/lines.ts';
import { throughGlass } from '#engines/dusk/windows/through-glass.ts';
import { WIDEST, woodAlong, woodInSun } from '#engines/dusk/windows/wood.ts';
import { keeper } from '#engines/raster/kept.ts';
import { ease, quantile } from '#engines/raster/scalar.ts';

/** A piece of the photo's luma around one window, with some of its frame on every side. */
export type LumaCrop = {
  readonly width: number;
  readonly height: number;
  readonly luma: Uint8Array;
  /** Red over blue, 128 for neither. */
  readonly warm: Uint8Array;
};

/** Parts of the other axis over which each line is measured for itself: three a half. */
const BANDS = 6;
/** Share of a window's width from which a bar is a post. */
const WIDE = 0.05;

/** Means of bins; one that no pixel falls into is as the last one before it, or the first after. */
const filled = (sums: Float32Array, counts: Float32Array): Float32Array => {
  let last = 0;
  while (last < counts.length && !(counts[last]! > 0)) last++;
  const means = new Float32Array(sums.length);
  if (last === counts.length) return means;
  for (let bin = 0; bin < means.length; bin++) {
    if (counts[bin]! > 0) last = bin;
    means[bin] = sums[last]! / counts[last]!;
  }
  return means;
};

/** Mean light, or another value of a pixel, along every line of one axis, one profile a band of the other axis. */
const profilesOf = (values: Uint8Array, uv: Float32Array, axis: 0 | 1, bins: number): Float32Array[] => {
  const sums = Array.from({ length: BANDS }, () => new Float32Array(bins));
  const counts = Array.from({ length: BANDS }, () => new Float32Array(bins));
  for (let i = 0; i < values.length; i++) {
    const place = uv[i * 2 + axis]!;
    const across = uv[i * 2 + 1 - axis]!;
    if (place < 0 || place >= 1 || across < 0.04 || across > 0.96) continue;
    const band = Math.floor(across * BANDS);
    const bin = Math.floor(place * bins);
    sums[band]![bin]! += values[i]! / 255;
    counts[band]![bin]!++;
  }
  return sums.map((sum, band) => filled(sum, counts[band]!));
};

/** Frame and glass are told apart by light only when they differ by this much. */
const APART = 0.12;

/** So many posts stand in a row, so much lighter than the glass; white paint may be nearer to glass that mirrors the sky. */
const ROW = 4;
const LIGHTER = 0.4;
const WHITE = { paint: 0.86, lighter: 0.3 };

export type GlassLevels = {
  readonly frame: number;
  readonly glass: number;
  /** Light of what is lightest inside, but for a few places. */
  readonly lightest: number;
};

/** Light of a frame, and over that of its glass, from which its bars are told by their paint; and share of the way to it that some of the inside is at: else it is the wall around a dark frame. */
const LIGHT_PAINT = 0.5;
const OVER_GLASS = 0.15;
const SOME_INSIDE = 0.6;
export const isLightFrame = ({ frame, glass, lightest }: GlassLevels): boolean =>
  frame > LIGHT_PAINT && frame - glass > OVER_GLASS && lightest - glass > SOME_INSIDE * (frame - glass);

/** Share of the inside that is lighter than that. */
const FEW = 0.06;

/** How often a level line across the middle of the crop comes from dark glass to a white post: the median of its rows. */
const postsAcross = ({ width, height, luma }: LumaCrop, between: number): number => {
  const counts: number[] = [];
  for (let y = Math.floor(height * 0.25); y < height * 0.75; y++) {
    let count = 0;
    for (let i = y * width + 1; i < (y + 1) * width; i++) if (luma[i]! > between && luma[i - 1]! <= between) count++;
    counts.push(count);
  }
  return quantile(counts, 0.5);
};

/** Light of glass up to which a frame may be black against it, and its share of that; and the shares of the width that its posts take. */
const DIM_GLASS = 0.55;
const BLACK = 0.58;
const POST = [0.02, 0.14] as const;
/** From so much lighter than the middle on the posts are white, and the black between them is glass. */
const WHITE_BESIDE = 0.25;
/** Least part of the columns that are no post. */
const MOSTLY_GLASS = 0.6;

/** Light of black posts that run all the way through dim glass; undefined where there are none. */
const blackPosts = (crop: LumaCrop, uv: Float32Array, glass: number): number | undefined => {
  if (glass > DIM_GLASS) return undefined;
  const bins = Math.max(8, Math.min(400, crop.width));
  const profiles = profilesOf(crop.luma, uv, 0, bins);
  const lightest = Array.from({ length: bins }, (_, bin) => Math.max(...profiles.map((profile) => profile[bin]!)));
  const black = (bin: number): boolean => lightest[bin]! < BLACK * glass;
  const posts: number[] = [];
  let all = 0;
  for (let from = 0, to = 0; from < bins; from = to + 1) {
    for (to = from; to < bins && black(to); ) to++;
    all += to - from;
    if (from > 0 && to < bins && to - from >= POST[0] * bins && to - from <= POST[1] * bins)
      posts.push(...lightest.slice(from, to));
  }
  return posts.length > 0 && all < (1 - MOSTLY_GLASS) * bins ? quantile(posts, 0.5) : undefined;
};

/** Light of the frame just outside the glass, and of the glass: medians. A frame that shows inside as black posts is as dark as they are. */
export const levelsOf = (crop: LumaCrop, uv: Float32Array): GlassLevels => {
  const outside: number[] = [];
  const inside: number[] = [];
  for (let i = 0; i < crop.luma.length; i++) {
    const u = uv[i * 2]!;
    const v = uv[i * 2 + 1]!;
    const out = u < -0.005 || u > 1.005 || v < -0.005 || v > 1.005;
    (out ? outside : inside).push(crop.luma[i]! / 255);
  }
  const [dark, white, lightest] = [quantile(inside, 0.2), quantile(inside, 0.85), quantile(inside, 1 - FEW)];
  const lighter = white > WHITE.paint ? WHITE.lighter : LIGHTER;
  if (white - dark > lighter && postsAcross(crop, ((white + dark) / 2) * 255) >= ROW)
    return { frame: white, glass: dark, lightest };
  const middle = quantile(inside, 0.5);
  const black = white - middle < WHITE_BESIDE ? blackPosts(crop, uv, middle) : undefined;
  if (black !== undefined) return { frame: black, glass: middle, lightest };
  const frame = quantile(outside, 0.5);
  // Of a front that is half posts the glass is the part that differs from them.
  const alike = Math.abs(frame - middle) < APART ? 0.22 : 0.35;
  const [low, high] = [quantile(inside, alike), quantile(inside, 1 - alike)];
  return { frame, glass: Math.abs(frame - low) > Math.abs(frame - high) ? low : high, lightest };
};

/** More of a window than this is never a mullion: then it is a blind of the frame's colour. A row of posts may be more. */
const MOST = 0.4;
const MOST_ROW = 0.68;

/** Share of a window, and of its widest pane, that no pane is as narrow as: what is left between two posts is a groove of the frame. */
const SLIT = 0.065;
const SLIT_OF_PANE = 0.25;

/** Calls for every run of bins that are no bar, in order. */
const betweenBars = (bars: Float32Array, tell: (from: number, to: number) => void): void => {
  for (let from = 0, to = 0; from < bars.length; from = to + 1) {
    for (to = from; to < bars.length && bars[to]! <= 0.5; ) to++;
    if (to > from) tell(from, to);
  }
};

const closeSlits = (bars: Float32Array): void => {
  let widest = 0;
  betweenBars(bars, (from, to) => {
    widest = Math.max(widest, to - from);
  });
  const most = Math.min(SLIT * bars.length, SLIT_OF_PANE * widest);
  betweenBars(bars, (from, to) => {
    if (from > 0 && to < bars.length && to - from <= most) bars.fill(1, from, to);
  });
};

/** Share of a window from which a post is as light as the frame itself, and not on the way to it: that is a sash before a curtain. */
const BROAD = 0.15;
const PAINTED = 0.8;

/** Posts as wide as a hand between two sashes: as light as the frame in all bands. */
const postsAlong = (profiles: readonly Float32Array[], { frame, glass }: GlassLevels, widest: number): Float32Array => {
  const bins = profiles[0]!.length;
  const posts = new Float32Array(bins);
  const least = new Float32Array(bins);
  if (Math.abs(frame - glass) < APART) return posts;
  for (let bin = 0; bin < bins; bin++) {
    least[bin] = Math.min(...profiles.map((profile) => (profile[bin]! - glass) / (frame - glass)));
    posts[bin] = ease(0.5, 0.75, least[bin]!);
  }
  closeSlits(posts);
  const sum = posts.reduce((all, post) => all + post, 0);
  let runs = 0;
  for (let from = 0, to = 0; from < bins; from = to + 1) {
    for (to = from; to < bins && posts[to]! > 0.5; ) to++;
    const plain = to - from < BROAD * bins || quantile(least.subarray(from, to), 0.5) > PAINTED;
    if (to - from > widest * bins || !plain) posts.fill(0, from, to);
    else if (to > from) runs++;
  }
  return sum > (runs >= ROW ? MOST_ROW : MOST) * bins ? posts.fill(0) : posts;
};

/** The widest stile and the widest rail between two panes, as shares of the window. */
const THICK = [0.11, 0.055] as const;
/** Share of a window's width that posts take, from which the glass between them is the line. */
const MOSTLY_POSTS = 0.22;

/** Posts, and lines that run through a half; twigs mirrored in the glass do not. */
const barsAlong = (
  crop: LumaCrop,
  uv: Float32Array,
  axis: 0 | 1,
  bins: number,
  levels: GlassLevels,
  /** Whether its frame may be of wood, and whether none of its bars is darker than the glass. */
  wooden: boolean,
  light = false,
): { readonly halves: Float32Array[]; readonly wooden: boolean } => {
  const profiles = profilesOf(crop.luma, uv, axis, bins);
  const colours = profilesOf(crop.warm, uv, axis, bins);
  // A rail is thin; the foot of a blind in the sun is not. A white post may be as wide as the sash beside it; what is darker than the glass and as wide is a sash itself, ajar or behind a screen.
  const widest = axis === 0 ? (levels.frame < levels.glass ? POST[1] : 0.4) : 0.11;
  const painted = postsAlong(profiles, levels, widest);
  const found = wooden ? woodAlong(profiles, colours, axis === 0) : undefined;
  const wood = found ?? (axis === 0 ? woodInSun(profiles, colours) : undefined);
  const posts = wood ? painted.map((post, bin) => Math.max(post, wood[bin]!)) : painted;
  const taken = posts.reduce((sum, post) => sum + post, 0);
  const halves =
    taken > MOSTLY_POSTS * bins || isLightFrame(levels)
      ? [posts, posts.slice()]
      : linesIn(
          [0, 3].map((from) => [profiles, colours].map((bands) => bands.slice(from, from + 3))),
          THICK[axis],
          Math.abs(levels.frame - levels.glass) < APART ? 0 : levels.frame - levels.glass,
          axis === 1,
          light,
        ).map((lines) => lines.map((v, bin) => Math.max(posts[bin]!, v)));
  // A muntin may end at the sash below; what is wider than that is a post and runs all the way.
  const least = Math.max(3, Math.round(WIDE * bins));
  for (const bars of halves)
    for (let from = 0, to = 0; from < bins; from = to + 1) {
      for (to = from; to < bins && bars[to]! > 0.5; ) to++;
      if (to - from < least) continue;
      if (to - from > Math.max(widest, wood ? WIDEST[axis] : 0) * bins) {
        bars.fill(0, from, to);
        continue;
      }
      for (const other of halves) other.fill(1, from, to);
    }
  return { halves, wooden: found !== undefined };
};

const barAt = (bars: Float32Array, place: number): number => {
  const t = Math.min(bars.length - 1, Math.max(0, place * bars.length - 0.5));
  const bin = Math.floor(t);
  const next = bars[Math.min(bars.length - 1, bin + 1)]!;
  return bars[bin]! + (next - bars[bin]!) * (t - bin);
};

/** Widths to a height of glass so slim, as beside a door, that none of its bars stands upright: what seems one is a shadow or a reflection. */
const SLIM = 5;
const isSlim = ({ width, height }: LumaCrop, uv: Float32Array): boolean => {
  const [row, column] = [height >> 1, width >> 1];
  const insideOf = (count: number, at: (k: number) => number): number => {
    let inside = 0;
    for (let k = 0; k < count; k++) if (at(k) >= 0 && at(k) < 1) inside++;
    return inside;
  };
  const wide = insideOf(width, (x) => uv[(row * width + x) * 2]!);
  const tall = insideOf(height, (y) => uv[(y * width + column) * 2 + 1]!);
  return tall > SLIM * wide;
};

const keep = keeper<(i: number) => number>();

/** Frames and muntins, 0..1 for a pixel of the crop: lines lighter or darker than the glass that run on. */
export const barsIn = (crop: LumaCrop, uv: Float32Array, levels: GlassLevels): ((i: number) => number) => {
  const counts = [crop.width, crop.height].map((n) => Math.max(8, Math.min(400, n))) as [number, number];
  const { halves, wooden } = barsAlong(crop, uv, 0, counts[0], levels, true);
  const light = !wooden && levels.frame >= levels.glass && areLight(crop.luma, uv, halves, levels.glass);
  const uprights = isSlim(crop, uv) ? halves.map((bars) => new Float32Array(bars.length)) : halves;
  const { halves: levelled } = barsAlong(crop, uv, 1, counts[1], levels, wooden, light);
  const upright = throughGlass(uprights, levelled);
  const level = throughGlass(levelled, uprights);
  return keep((i) => {
    const u = uv[i * 2]!;
    const v = uv[i * 2 + 1]!;
    return Math.max(barAt(upright[v < 0.5 ? 0 : 1]!, u), barAt(level[u < 0.5 ? 0 : 1]!, v));
  });
};
