import { z } from 'zod';
import { CardForm, Checkout, PackName, PaymentOptions, TopUpPack } from '../entities/checkout.ts';
import { CurrentSubscription } from '../entities/money.ts';
import { route } from '../route.ts';

const SessionId = z.object({ session: z.string() });
const Url = z.object({ url: z.string() });

export const checkoutRoutes = {
  paymentOptions: route({
    method: 'GET',
    path: '/api/checkout/options',
    summary: 'Which payment provider this server uses, and its public key',
    access: 'public',
    replies: { 200: PaymentOptions },
  }),
  createCheckoutSession: route({
    method: 'POST',
    path: '/api/stripe/create-checkout-session',
    summary: 'Opens a checkout for a plan, or for changing to it',
    access: 'user',
    body: z.strictObject({ planId: z.string() }),
    replies: { 200: Url },
  }),
  createPaymentIntent: route({
    method: 'POST',
    path: '/api/create-payment-intent',
    summary: 'Prepares the embedded card form; with house payments the secret is the id of a checkout',
    access: 'user',
    body: z.strictObject({ amount: z.number(), planName: z.string() }),
    replies: { 200: z.object({ clientSecret: z.string() }) },
  }),
  checkout: route({
    method: 'GET',
    path: '/api/checkout/:session',
    summary: 'What the pay page of house payments shows',
    access: 'user',
    params: SessionId,
    replies: { 200: Checkout },
  }),
  payCheckout: route({
    method: 'POST',
    path: '/api/checkout/:session/pay',
    summary: 'Pays with a test card; a card that asks its owner answers with the status authenticating',
    access: 'user',
    params: SessionId,
    body: CardForm,
    replies: { 200: Checkout },
  }),
  authenticateCheckout: route({
    method: 'POST',
    path: '/api/checkout/:session/authenticate',
    summary: "The card owner's answer when the card asked",
    access: 'user',
    params: SessionId,
    body: z.strictObject({ approve: z.boolean() }),
    replies: { 200: Checkout },
  }),
  paymentWebhook: route({
    method: 'POST',
    path: '/api/stripe/webhook',
    summary: 'Signed events of the payment provider',
    access: 'public',
    carriage: 'raw',
    replies: { 200: z.object({ received: z.boolean() }) },
  }),
  topUpPacks: route({
    method: 'GET',
    path: '/api/account/top-ups',
    summary: 'Packs of credits that never expire, and their prices',
    access: 'public',
    replies: { 200: z.array(TopUpPack) },
  }),
  buyTopUp: route({
    method: 'POST',
    path: '/api/account/top-ups',
    summary: 'Opens a checkout for a pack of credits that never expire',
    access: 'user',
    body: z.strictObject({ pack: PackName }),
    replies: { 200: Url },
  }),
  requestRefund: route({
    method: 'POST',
    path: '/api/account/refund',
    summary: 'The 30-day guarantee for first-time subscribers',
    access: 'user',
    replies: { 200: CurrentSubscription },
  }),
  guarantee: route({
    method: 'GET',
    path: '/api/account/refund',
    summary: 'Whether the 30-day guarantee can be used, and until when',
    access: 'user',
    replies: { 200: z.object({ eligible: z.boolean(), until: z.string().nullable() }) },
  }),
};
