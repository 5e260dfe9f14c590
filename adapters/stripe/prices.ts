import type Stripe from 'stripe';
import type { PaidPlan } from '#server/platform/ports.ts';

const lookupKey = (plan: PaidPlan): string => `portico_${plan.id}_${plan.cents}_monthly`;

/** Stripe's price for a plan: found by its key, made when first needed. A plan whose price the host edits gets another. */
export const priceFinder = (stripe: Stripe) => {
  const known = new Map<string, Promise<Stripe.Price>>();
  const ask = async (plan: PaidPlan, key: string): Promise<Stripe.Price> => {
    const { data } = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 });
    if (data[0]) return data[0];
    return stripe.prices.create(
      {
        currency: 'usd',
        unit_amount: plan.cents,
        recurring: { interval: 'month' },
        lookup_key: key,
        metadata: { planId: plan.id },
        product_data: { name: `Portico ${plan.name}`, metadata: { planId: plan.id } },
      },
      { idempotencyKey: key },
    );
  };
  return (plan: PaidPlan): Promise<Stripe.Price> => {
    const key = lookupKey(plan);
    const found = known.get(key) ?? ask(plan, key);
    known.set(key, found);
    found.catch(() => known.delete(key));
    return found;
  };
};

/** Which plan a price is for: its own word. Prices that a host made by hand carry the same metadata. */
export const planNamer = (stripe: Stripe) => {
  const known = new Map<string, string | null>();
  return async (price: string | Stripe.Price): Promise<string | null> => {
    if (typeof price !== 'string') return price.metadata.planId ?? null;
    const name = known.get(price);
    if (name !== undefined) return name;
    const { metadata } = await stripe.prices.retrieve(price);
    known.set(price, metadata.planId ?? null);
    return metadata.planId ?? null;
  };
};
