import type Stripe from 'stripe';
import type { PaidPlan, PlanOrder } from '#server/platform/ports.ts';

type FindPrice = (plan: PaidPlan) => Promise<Stripe.Price>;
const idOf = (thing: string | { id: string }): string => (typeof thing === 'string' ? thing : thing.id);

const itemOf = async (stripe: Stripe, subscriptionId: string): Promise<string> => {
  const item = (await stripe.subscriptions.retrieve(subscriptionId)).items.data[0];
  if (!item) throw new Error(`subscription ${subscriptionId} has no item`);
  return item.id;
};

/** Stripe's own page shows the prorated amount and takes the confirmation: no card is charged by a click in ours. */
export const openChange = async (
  stripe: Stripe,
  findPrice: FindPrice,
  subscriptionId: string,
  order: PlanOrder,
): Promise<{ url: string }> => {
  const price = await findPrice(order.plan);
  const item = await itemOf(stripe, subscriptionId);
  const configuration = await stripe.billingPortal.configurations.create(
    {
      business_profile: { headline: 'Portico' },
      features: {
        payment_method_update: { enabled: true },
        subscription_update: {
          enabled: true,
          default_allowed_updates: ['price'],
          proration_behavior: 'always_invoice',
          products: [{ product: idOf(price.product), prices: [price.id] }],
        },
      },
    },
    { idempotencyKey: `portal ${price.id}` },
  );
  const { url } = await stripe.billingPortal.sessions.create({
    customer: order.customerId,
    configuration: configuration.id,
    return_url: order.cancelUrl,
    flow_data: {
      type: 'subscription_update_confirm',
      subscription_update_confirm: {
        subscription: subscriptionId,
        items: [{ id: item, price: price.id, quantity: 1 }],
      },
      after_completion: { type: 'redirect', redirect: { return_url: order.returnUrl } },
    },
  });
  return { url };
};

/** The next invoice is for the other plan; this cycle is paid and stays. */
export const changeLater = async (
  stripe: Stripe,
  findPrice: FindPrice,
  subscriptionId: string,
  plan: PaidPlan,
): Promise<void> => {
  const price = await findPrice(plan);
  const item = await itemOf(stripe, subscriptionId);
  await stripe.subscriptions.update(subscriptionId, {
    items: [{ id: item, price: price.id }],
    proration_behavior: 'none',
  });
};
