import type { FastifyRequest } from 'fastify';
import { api } from '#contracts/api.ts';
import type { Checkout } from '#contracts/entities/checkout.ts';
import { Refusal } from '#contracts/problems.ts';
import type { RouteBook } from '#server/platform/route-book.ts';
import type { BillingParts } from './billing-parts.ts';
import { buyTopUp, listPacks } from './buy-top-up.ts';
import { openCheckout } from './open-checkout.ts';
import { preparePayment } from './prepare-payment.ts';
import { receiveEvent } from './receive-event.ts';

const keyOf = (request: FastifyRequest): string | null => {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' && key !== '' ? key.slice(0, 120) : null;
};

const settled = (outcome: Checkout | { declined: string } | null | undefined): Checkout => {
  if (!outcome) throw new Refusal('not-found', 'This checkout does not exist or has expired.');
  if ('declined' in outcome) throw new Refusal('card-declined', outcome.declined);
  return outcome;
};

export const checkoutRoutes = (book: RouteBook, parts: BillingParts): void => {
  const { payments, house } = parts;
  book.on(api.paymentOptions, () => ({ provider: payments.provider, publishableKey: payments.publishableKey }));
  book.on(api.createCheckoutSession, ({ actor, db, body, request }) =>
    openCheckout(db, parts, actor, body.planId, keyOf(request)),
  );
  book.on(api.createPaymentIntent, ({ actor, db, body, request }) =>
    preparePayment(db, parts, actor, body, keyOf(request)),
  );
  book.on(api.topUpPacks, ({ db }) => listPacks(db));
  book.on(api.buyTopUp, ({ actor, db, body, request }) => buyTopUp(db, parts, actor, body.pack, keyOf(request)));
  book.on(api.checkout, async ({ actor, params }) => settled(await house?.find(actor.id, params.session)));
  book.on(api.payCheckout, async ({ actor, params, body }) =>
    settled(await house?.pay(actor.id, params.session, body)),
  );
  book.on(api.authenticateCheckout, async ({ actor, params, body }) =>
    settled(await house?.authenticate(actor.id, params.session, body.approve)),
  );
  book.on(api.paymentWebhook, async ({ db, request }) => {
    await receiveEvent(db, parts, request.body, request.headers['stripe-signature']);
    return { received: true };
  });
};
