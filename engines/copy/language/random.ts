/** FNV-1a: a small stable number from any text. */
export const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
};

export type Random = {
  /** 0 <= x < 1 */
  next(): number;
  chance(share: number): boolean;
  pick<T>(from: readonly T[]): T;
  shuffled<T>(from: readonly T[]): T[];
};

/** mulberry32: the same seed gives the same text on every machine. */
export const randomOf = (seed: number): Random => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)]!;
  return {
    next,
    chance: (share) => next() < share,
    pick,
    shuffled: (from) => {
      const out = [...from];
      for (let i = out.length - 1; i > 0; i--) {
        const j = Math.floor(next() * (i + 1));
        [out[i], out[j]] = [out[j]!, out[i]!];
      }
      return out;
    },
  };
};
