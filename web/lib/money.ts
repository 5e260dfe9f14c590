const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** $1,865 */
export const inDollars = (amount: number) => dollars.format(amount);
/** '59.00' becomes $59, '59.50' stays $59.50 */
export const priceInDollars = (price: string) =>
  (Number.isInteger(Number(price)) ? dollars : exact).format(Number(price));
