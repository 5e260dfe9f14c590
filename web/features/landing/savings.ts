/** What the calculator rests on: an average listing bought piece by piece, and the share of it that stays in the pocket. */
export const TRADITIONAL_COST_PER_LISTING = 1_865;
const SAVED_SHARE = 0.7;
export const LISTINGS = { least: 1, most: 20, start: 5 } as const;

export function savings(listingsPerMonth: number) {
  const monthlySpend = listingsPerMonth * TRADITIONAL_COST_PER_LISTING;
  const monthly = monthlySpend * SAVED_SHARE;
  return { monthlySpend, monthly, annual: monthly * 12 };
}
