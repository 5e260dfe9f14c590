import Stripe from 'stripe';
import type { Payments, PlanOrder } from '#server/platform/ports.ts';
import { changeLater, openChange } from './change-plan.ts';
import { planNamer, priceFinder } from './prices.ts';
import { aboutOf } from './read-event.ts';
import { listPaid, readSubscription } from './read-subscription.ts';

export type StripeSettings = {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  /** Another address that speaks Stripe's HTTP, for tests. */
  readonly apiUrl: string | null;
  readonly now: () => Date;
};

const TOLERANCE_SECONDS = 300;
const once = (key: string | null) => (key === null ? {} : { idempotencyKey: key });
const place = (apiUrl: string | null) => {
  if (!apiUrl) return {};
  const { hostname, port, protocol } = new URL(apiUrl);
  return { host: hostname, port, protocol: protocol === 'http:' ? ('http' as const) : ('https' as const) };
};
const page = (url: string | null): { url: string } => {
  if (!url) throw new Error('Stripe opened a page without an address');
  return { url };
};
const idOf = (thing: string | { id: string }): string => (typeof thing === 'string' ? thing : thing.id);

export const stripePayments = (settings: StripeSettings): Payments => {
  const stripe = new Stripe(settings.secretKey, { ...place(settings.apiUrl), maxNetworkRetries: 2, timeout: 20_000 });
  const findPrice = priceFinder(stripe);
  const namePlan = planNamer(stripe);
  const metadataOf = ({ userId, plan }: PlanOrder) => ({ userId, planId: plan.id });

  /** A person who turns back and comes again goes on with the same unpaid subscription. */
  const findIncomplete = async (order: PlanOrder): Promise<Stripe.Subscription | null> => {
    const { data } = await stripe.subscriptions.list({
      customer: order.customerId,
      status: 'incomplete',
      limit: 10,
      expand: ['data.latest_invoice.confirmation_secret'],
    });
    const price = await findPrice(order.plan);
    return data.find((s) => s.items.data[0]?.price.id === price.id) ?? null;
  };

  return {
    provider: 'stripe',
    publishableKey: settings.publishableKey,
    openCustomer: async ({ userId, email, name }) => {
      const customer = await stripe.customers.create(
        { email, name, metadata: { userId } },
        { idempotencyKey: `customer ${userId}` },
      );
      return customer.id;
    },
    openPlanCheckout: async (order) => {
      const price = await findPrice(order.plan);
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          customer: order.customerId,
          line_items: [{ price: price.id, quantity: 1 }],
          subscription_data: { metadata: metadataOf(order) },
          metadata: metadataOf(order),
          success_url: order.returnUrl,
          cancel_url: order.cancelUrl,
        },
        once(order.key),
      );
      return page(session.url);
    },
    preparePlanPayment: async (order) => {
      const price = await findPrice(order.plan);
      const subscription =
        (await findIncomplete(order)) ??
        (await stripe.subscriptions.create(
          {
            customer: order.customerId,
            items: [{ price: price.id }],
            payment_behavior: 'default_incomplete',
            payment_settings: { save_default_payment_method: 'on_subscription' },
            metadata: metadataOf(order),
            expand: ['latest_invoice.confirmation_secret'],
          },
          once(order.key),
        ));
      const invoice = subscription.latest_invoice;
      const clientSecret =
        invoice && typeof invoice !== 'string' ? invoice.confirmation_secret?.client_secret : undefined;
      if (!clientSecret) throw new Error('Stripe prepared a payment without a secret');
      return { clientSecret };
    },
    openChange: (id, order) => openChange(stripe, findPrice, id, order),
    changeLater: (id, plan) => changeLater(stripe, findPrice, id, plan),
    openOverdue: async (subscription) => {
      const { data } = await stripe.invoices.list({ subscription, status: 'open', limit: 1 });
      const url = data[0]?.hosted_invoice_url;
      return url ? { url } : null;
    },
    openTopUpCheckout: async (order) => {
      const metadata = { userId: order.userId, credits: String(order.credits) };
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          customer: order.customerId,
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: 'usd',
                unit_amount: order.cents,
                product_data: { name: `Portico: ${order.credits} credits that never expire` },
              },
            },
          ],
          metadata,
          success_url: order.returnUrl,
          cancel_url: order.cancelUrl,
        },
        once(order.key),
      );
      return page(session.url);
    },
    readEvent: (body, signature) => {
      try {
        const receivedAt = settings.now().getTime();
        const event = stripe.webhooks.constructEvent(
          body,
          signature ?? '',
          settings.webhookSecret,
          TOLERANCE_SECONDS,
          undefined,
          receivedAt,
        );
        return { id: event.id, type: event.type, about: aboutOf(event) };
      } catch {
        return null;
      }
    },
    readSubscription: (id) => readSubscription(stripe, namePlan, id),
    readTopUp: async (id) => {
      const session = await stripe.checkout.sessions.retrieve(id);
      if (session.mode !== 'payment' || !session.customer) return null;
      return {
        id: session.id,
        customerId: idOf(session.customer),
        userId: session.metadata?.userId ?? null,
        credits: Number(session.metadata?.credits ?? 0),
        paid: session.payment_status === 'paid',
      };
    },
    cancel: async (id, when) => {
      if (when === 'period-end') await stripe.subscriptions.update(id, { cancel_at_period_end: true });
      else if ((await stripe.subscriptions.retrieve(id)).status !== 'canceled') await stripe.subscriptions.cancel(id);
    },
    resume: async (id) => {
      await stripe.subscriptions.update(id, { cancel_at_period_end: false });
    },
    refund: async (id) => {
      let cents = 0;
      for (const invoice of (await listPaid(stripe, id)).data) {
        for (const { payment, status } of invoice.payments?.data ?? []) {
          if (status !== 'paid' || !payment.payment_intent) continue;
          const intent = idOf(payment.payment_intent);
          const refund = await stripe.refunds.create(
            { payment_intent: intent },
            { idempotencyKey: `refund ${intent}` },
          );
          cents += refund.amount;
        }
      }
      return cents;
    },
    forgetCustomer: async (customerId) => {
      await stripe.customers.del(customerId);
    },
  };
};
