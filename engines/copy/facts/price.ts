/** '$410,000', '410k', '1.35M' into dollars; words such as 'Call' into nothing. */
export const readPrice = (price: string | number | null | undefined): number | null => {
  if (price === null || price === undefined || price === '') return null;
  const match = /^\s*(?:us)?\$?\s*([\d,]+(?:\.\d+)?)\s*(k|m|mm|million|thousand)?\s*(?:usd|dollars)?\s*$/i.exec(
    String(price),
  );
  if (!match) return null;
  const scale = /^m/i.test(match[2] ?? '') ? 1e6 : /^(k|t)/i.test(match[2] ?? '') ? 1e3 : 1;
  return Math.round(Number(match[1]!.replaceAll(',', '')) * scale);
};
