import type Stripe from 'stripe';
import type { PaymentEvent } from '#server/platform/ports.ts';

const idOf = (thing: string | { id: string } | null | undefined): string | null =>
  !thing ? null : typeof thing === 'string' ? thing : thing.id;

const aboutSubscription = (id: string | null): PaymentEvent['about'] => (id ? { subscription: id } : null);

/** Which thing of ours an event names; null for the many that are not about one. */
export const aboutOf = (event: Stripe.Event): PaymentEvent['about'] => {
  switch (event.type) {
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
      return aboutSubscription(event.data.object.id);
    case 'invoice.paid':
    case 'invoice.payment_succeeded':
    case 'invoice.payment_failed':
    case 'invoice.payment_action_required':
      return aboutSubscription(idOf(event.data.object.parent?.subscription_details?.subscription));
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const session = event.data.object;
      return session.mode === 'payment' ? { topUp: session.id } : aboutSubscription(idOf(session.subscription));
    }
    default:
      return null;
  }
};
