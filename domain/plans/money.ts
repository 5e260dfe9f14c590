/** '59.00' to 5900. Prices are kept as text and counted in cents: no amount is ever a fraction of one. */
export const centsOf = (price: string): number => {
  const [whole = '0', part = ''] = price.split('.');
  return Number(whole) * 100 + Number(part.padEnd(2, '0').slice(0, 2));
};

export const priceOf = (cents: number): string => `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
