import type Stripe from 'stripe';
import type { PaidInvoice, ProviderSubscription } from '#server/platform/ports.ts';

type NamePlan = (price: string | Stripe.Price) => Promise<string | null>;
const at = (seconds: number): Date => new Date(seconds * 1000);
const idOf = (thing: string | { id: string }): string => (typeof thing === 'string' ? thing : thing.id);

/** unpaid and paused are Stripe's words for 'we gave up asking'; the grace period decides what that means here. */
const STATUS: Readonly<Record<string, ProviderSubscription['status']>> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  paused: 'past_due',
  canceled: 'canceled',
  incomplete: 'incomplete',
  incomplete_expired: 'canceled',
};

const readInvoice = async (invoice: Stripe.Invoice, namePlan: NamePlan): Promise<PaidInvoice> => {
  const lines = [];
  for (const line of invoice.lines.data) {
    const price = line.pricing?.price_details?.price;
    const planId = price ? await namePlan(price) : null;
    if (!planId) continue;
    const { parent } = line;
    const proration = parent?.subscription_item_details?.proration ?? parent?.invoice_item_details?.proration ?? false;
    lines.push({
      planId,
      credited: line.amount < 0,
      proration,
      start: at(line.period.start),
      end: at(line.period.end),
    });
  }
  return { id: invoice.id ?? '', createdAt: at(invoice.created), lines };
};

/** Stripe keeps a list of what was paid: 24 invoices are two years of months, or one with many changes. */
export const listPaid = (stripe: Stripe, subscription: string): Promise<Stripe.ApiList<Stripe.Invoice>> =>
  stripe.invoices.list({ subscription, status: 'paid', limit: 24, expand: ['data.payments'] });

export const readSubscription = async (
  stripe: Stripe,
  namePlan: NamePlan,
  id: string,
): Promise<ProviderSubscription | null> => {
  const found = await stripe.subscriptions.retrieve(id).catch((error: { statusCode?: number }) => {
    if (error.statusCode === 404) return null;
    throw error;
  });
  if (!found) return null;
  const paid = (await listPaid(stripe, id)).data.sort((a, b) => a.created - b.created);
  const price = found.items.data[0]?.price;
  const paidInvoices = [];
  for (const invoice of paid) paidInvoices.push(await readInvoice(invoice, namePlan));
  return {
    id: found.id,
    customerId: idOf(found.customer),
    userId: found.metadata.userId ?? null,
    status: STATUS[found.status] ?? 'canceled',
    cancelAtPeriodEnd: found.cancel_at_period_end,
    canceledAt: found.canceled_at === null ? null : at(found.canceled_at),
    nextPlanId: price ? await namePlan(price) : null,
    paidInvoices,
  };
};
