import type { PackName, TopUpPack } from '#contracts/entities/checkout.ts';
import type { Plan } from '#contracts/entities/money.ts';
import { centsOf, priceOf } from './money.ts';

/** How much dearer than the best plan's credit: a pack is for the odd listing, a plan stays the better buy. */
const MARKUP: Readonly<Record<PackName, number>> = { '10': 1.8, '50': 1.5, '200': 1.2 };

/** What a credit costs, in cents, on the plan where it costs least. Agency: 399 / 300 = 1.33 dollars. */
export const bestCreditPrice = (plans: readonly Plan[]): number =>
  Math.min(
    ...plans
      .filter((plan) => plan.supportsServices && plan.maxServicesPerMonth > 0 && centsOf(plan.price) > 0)
      .map((plan) => centsOf(plan.price) / plan.maxServicesPerMonth),
  );

/** Packs in whole dollars, rounded up: 10 for $24, 50 for $100, 200 for $320 with the built-in plans. */
export const topUpPacks = (plans: readonly Plan[]): TopUpPack[] => {
  const best = bestCreditPrice(plans);
  if (!Number.isFinite(best)) return [];
  return (Object.keys(MARKUP) as PackName[])
    .map((pack) => ({ pack, credits: Number(pack) }))
    .sort((a, b) => a.credits - b.credits)
    .map(({ pack, credits }) => ({
      pack,
      credits,
      price: priceOf(Math.ceil((best * credits * MARKUP[pack]) / 100) * 100),
    }));
};
