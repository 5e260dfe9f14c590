export const clamp = (v: number, low = 0, high = 1): number => (v < low ? low : v > high ? high : v);

export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

/** Smoothstep; with from > to it falls instead of rising. */
export const ease = (from: number, to: number, v: number): number => {
  const t = clamp((v - from) / (to - from));
  return t * t * (3 - 2 * t);
};

/** Sorting more than this tells nothing new about a quantile. */
const ENOUGH = 20_000;

/** The value below which `share` of the samples lie; of very many, every n-th is looked at. */
export const quantile = (samples: ArrayLike<number>, share: number): number => {
  const step = Math.max(1, Math.floor(samples.length / ENOUGH));
  const count = Math.floor(samples.length / step);
  if (count === 0) return 0;
  const some = new Float32Array(count);
  for (let i = 0; i < count; i++) some[i] = samples[i * step]!;
  some.sort();
  return some[Math.min(count - 1, Math.floor(count * share))]!;
};
