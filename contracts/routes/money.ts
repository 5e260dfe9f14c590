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
};
