export const clamp = (v: number, low = 0, high = 1): number => (v < low ? low : v > high ? high : v);

export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

/** A third of the time of a power, to the last digit but one. */
export const exp2 = (v: number): number => Math.exp(v * Math.LN2);

/** Smoothstep; with from > to it falls instead of rising. Most of what is asked lies beyond one of its ends: there nothing is divided. */
export const ease = (from: number, to: number, v: number): number => {
  if (from > to ? v >= from : v <= from) return 0;
  if (from > to ? v <= to : v >= to) return 1;
  const t = (v - from) / (to - from);
  return t * t * (3 - 2 * t);
};

/** Looking at more than this tells nothing new about a quantile. */
const ENOUGH = 20_000;

/** Puts the value that belongs at `at` in order there, smaller ones before it: a fifth of the time of sorting them all. */
const settle = (some: Float32Array, count: number, at: number): number => {
  let low = 0;
  let high = count - 1;
  while (low < high) {
    const pivot = some[(low + high) >> 1]!;
    let i = low;
    let j = high;
    while (i <= j) {
      while (some[i]! < pivot) i++;
      while (some[j]! > pivot) j--;
      if (i > j) break;
      const held = some[i]!;
      some[i++] = some[j]!;
      some[j--] = held;
    }
    if (at <= j) high = j;
    else if (at >= i) low = i;
    else break;
  }
  return some[at]!;
};

/** Of so many samples, every n-th tells a quantile. */
export const stepOf = (count: number): number => Math.max(1, Math.floor(count / ENOUGH));

/** Room for the samples of one quantile, kept: thousands of them are asked for in a photo. */
const some = new Float32Array(2 * ENOUGH);

/** Every n-th of them, each kind of list by a loop of its own: one loop that has met all kinds looks up each value by its name. */
const pick = (from: ArrayLike<number>, step: number, count: number): void => {
  if (from instanceof Float32Array) pickFloats(from, step, count);
  else if (Array.isArray(from)) pickNumbers(from, step, count);
  else for (let i = 0; i < count; i++) some[i] = from[i * step]!;
};
const pickFloats = (from: Float32Array, step: number, count: number): void => {
  for (let i = 0; i < count; i++) some[i] = from[i * step]!;
};
const pickNumbers = (from: readonly number[], step: number, count: number): void => {
  for (let i = 0; i < count; i++) some[i] = from[i * step]!;
};

/** The value below which `share` of the samples lie; of very many, every n-th is looked at. */
export const quantile = (samples: ArrayLike<number>, share: number): number => {
  const step = stepOf(samples.length);
  const count = Math.floor(samples.length / step);
  if (count === 0) return 0;
  pick(samples, step, count);
  return settle(some, count, Math.min(count - 1, Math.floor(count * share)));
};
