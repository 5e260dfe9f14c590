import { ease } from '#engines/raster/scalar.ts';

/** A piece of the photo's luma around one window. */
export type LumaCrop = {
  readonly width: number;
  readonly height: number;
  readonly luma: Uint8Array;
};

const QUARTERS = 4;
/** More lines than this across one window are the slats of a blind: lamplight shines through those. */
const SLATS = 9;
const SLAT_SHADE = 0.3;

/** Median of a sliding window, ends one-sided: what the glass is where no bar crosses. */
const baseline = (profile: Float32Array, reach: number): Float32Array => {
  const out = new Float32Array(profile.length);
  for (let i = 0; i < out.length; i++) {
    const near = profile.slice(Math.max(0, i - reach), Math.min(profile.length, i + reach + 1)).sort();
    out[i] = near[near.length >> 1]!;
  }
  return out;
};

/** How far every line of one axis stands off its surroundings, one profile a quarter of the other axis. */
const profilesOf = (crop: LumaCrop, uv: Float32Array, axis: 0 | 1, bins: number): Float32Array[] => {
  const sums = Array.from({ length: QUARTERS }, () => new Float32Array(bins));
  const counts = Array.from({ length: QUARTERS }, () => new Float32Array(bins));
  for (let i = 0; i < crop.luma.length; i++) {
    const place = uv[i * 2 + axis]!;
    const across = uv[i * 2 + 1 - axis]!;
    if (place < 0 || place >= 1 || across < 0.04 || across > 0.96) continue;
    const quarter = Math.floor(across * QUARTERS);
    const bin = Math.floor(place * bins);
    sums[quarter]![bin]! += crop.luma[i]! / 255;
    counts[quarter]![bin]!++;
  }
  return sums.map((sum, quarter) => {
    const profile = sum.map((v, bin) => v / Math.max(1, counts[quarter]![bin]!));
    const level = baseline(profile, Math.max(2, Math.round(bins * 0.11)));
    return profile.map((v, bin) => v - level[bin]!);
  });
};

/** A bar runs through both quarters of a half with the same sign; twigs mirrored in the glass do not. */
const barsAlong = (crop: LumaCrop, uv: Float32Array, axis: 0 | 1, bins: number): Float32Array[] => {
  const off = profilesOf(crop, uv, axis, bins);
  return [0, 1].map((half) => {
    const [a, b] = [off[half * 2]!, off[half * 2 + 1]!];
    const bars = a.map((v, bin) => {
      const w = b[bin]!;
      return v * w > 0 ? ease(0.025, 0.075, Math.min(Math.abs(v), Math.abs(w))) : 0;
    });
    let lines = 0;
    for (let bin = 1; bin < bins; bin++) if (bars[bin]! > 0.5 && bars[bin - 1]! <= 0.5) lines++;
    return lines > SLATS ? bars.map((v) => v * SLAT_SHADE) : bars;
  });
};

/** Frames and muntins, 0..1 for a pixel of the crop: lines lighter or darker than the glass that run on. */
export const barsIn = (crop: LumaCrop, uv: Float32Array): ((i: number) => number) => {
  const counts = [crop.width, crop.height].map((n) => Math.max(8, Math.min(400, n))) as [number, number];
  const upright = barsAlong(crop, uv, 0, counts[0]);
  const level = barsAlong(crop, uv, 1, counts[1]);
  const at = (bars: Float32Array, place: number): number => {
    const t = Math.min(bars.length - 1, Math.max(0, place * bars.length - 0.5));
    const bin = Math.floor(t);
    const next = bars[Math.min(bars.length - 1, bin + 1)]!;
    return bars[bin]! + (next - bars[bin]!) * (t - bin);
  };
  return (i) => {
    const u = uv[i * 2]!;
    const v = uv[i * 2 + 1]!;
    return Math.max(at(upright[v < 0.5 ? 0 : 1]!, u), at(level[u < 0.5 ? 0 : 1]!, v));
  };
};
