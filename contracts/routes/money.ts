import { z } from 'zod';
import { CurrentSubscription, Plan, Usage } from '../entities/money.ts';
import { route } from '../route.ts';

export const moneyRoutes = {
  plans: route({
    method: 'GET',
    path: '/api/subscription/plans',
    summary: 'The plans on sale, Free included',
    access: 'public',
    replies: { 200: z.array(Plan) },
  }),
  currentSubscription: route({
    method: 'GET',
    path: '/api/subscription/current',
    summary: 'The subscription, if any, and the plan that holds now',
    access: 'user',
    replies: { 200: CurrentSubscription },
  }),
  usage: route({
    method: 'GET',
    path: '/api/subscription/usage',
    summary: 'Listings and credits of the cycle, limits, six months of history, balance',
    access: 'user',
    replies: { 200: Usage },
  }),
  cancelSubscription: route({
    method: 'POST',
    path: '/api/subscription/cancel',
    summary: 'Cancels at the end of the period or at once',
    access: 'user',
    body: z.strictObject({ cancelAtPeriodEnd: z.boolean() }),
    replies: { 200: CurrentSubscription },
  }),
  createCheckoutSession: route({
    method: 'POST',
    path: '/api/stripe/create-checkout-session',
    summary: 'Opens a checkout for a plan',
    access: 'user',
    body: z.strictObject({ planId: z.string() }),
    replies: { 200: z.object({ url: z.string() }) },
  }),
  createPaymentIntent: route({
    method: 'POST',
    path: '/api/create-payment-intent',
    summary: 'Prepares the embedded card form',
    access: 'user',
    body: z.strictObject({ amount: z.number(), planName: z.string() }),
    replies: { 200: z.object({ clientSecret: z.string() }) },
  }),
  paymentWebhook: route({
    method: 'POST',
    path: '/api/stripe/webhook',
    summary: 'Signed events of the payment provider',
    access: 'public',
    carriage: 'raw',
    replies: { 200: z.object({ received: z.boolean() }) },
  }),
  buyTopUp: route({
    method: 'POST',
    path: '/api/account/top-ups',
    summary: 'Opens a checkout for a pack of credits that never expire',
    access: 'user',
    body: z.strictObject({ pack: z.enum(['10', '50', '200']) }),
    replies: { 200: z.object({ url: z.string() }) },
  }),
  requestRefund: route({
    method: 'POST',
    path: '/api/account/refund',
    summary: 'The 30-day guarantee for first-time subscribers',
    access: 'user',
    replies: { 200: CurrentSubscription },
  }),
};
