/** Words as the measures count them. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];

export type Variety = {
  readonly words: number;
  readonly grams: number;
  readonly distinct: number;
  readonly perWord: number;
  readonly share: number;
};

/** Distinct 4-grams over a set of texts, per word and as a share of all 4-grams (short texts hold fewer of them per word). */
export const varietyOf = (texts: readonly string[], size = 4): Variety => {
  const seen = new Map<string, number>();
  let words = 0;
  let grams = 0;
  for (const text of texts) {
    const all = wordsOf(text);
    words += all.length;
    for (let i = 0; i + size <= all.length; i++) {
      const gram = all.slice(i, i + size).join(' ');
      seen.set(gram, (seen.get(gram) ?? 0) + 1);
      grams++;
    }
  }
  return {
    words,
    grams,
    distinct: seen.size,
    perWord: seen.size / Math.max(1, words),
    share: seen.size / Math.max(1, grams),
  };
};

/** The 4-grams that come back most often: where the writer repeats itself. */
export const commonest = (texts: readonly string[], count: number, size = 4): [string, number][] => {
  const seen = new Map<string, number>();
  for (const text of texts) {
    const all = wordsOf(text);
    for (let i = 0; i + size <= all.length; i++) {
      const gram = all.slice(i, i + size).join(' ');
      seen.set(gram, (seen.get(gram) ?? 0) + 1);
    }
  }
  return [...seen].sort((a, b) => b[1] - a[1]).slice(0, count);
};

export const quantile = (numbers: readonly number[], q: number): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? 0;
};

export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+/).filter((s) => wordsOf(s).length > 2);
