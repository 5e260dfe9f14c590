export const clamp = (v: number, low = 0, high = 1): number => (v < low ? low : v > high ? high : v);

export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

/** Smoothstep; with from > to it falls instead of rising. */
export const ease = (from: number, to: number, v: number): number => {
  const t = clamp((v - from) / (to - from));
  return t * t * (3 - 2 * t);
};

/** The value below which `share` of the (sorted in place) samples lie. */
export const quantile = (samples: Float32Array | number[], share: number): number => {
  if (samples.length === 0) return 0;
  samples.sort(samples instanceof Float32Array ? undefined : (a: number, b: number) => a - b);
  return samples[Math.min(samples.length - 1, Math.floor(samples.length * share))]!;
};
