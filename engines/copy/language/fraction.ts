/** The fraction that people would say for a number: exact within 1.2 %, near within 7.5 %, else none. */
export const nearFraction = (
  value: number,
  fractions: readonly (readonly [number, string])[],
  [above, below]: readonly [string, string],
): string | null => {
  const best = fractions
    .map(([of, words]) => ({ off: value / of - 1, words }))
    .sort((a, b) => Math.abs(a.off) - Math.abs(b.off))[0]!;
  if (Math.abs(best.off) > 0.075) return null;
  if (Math.abs(best.off) < 0.012) return best.words;
  return `${best.off > 0 ? above : below} ${best.words}`;
};
