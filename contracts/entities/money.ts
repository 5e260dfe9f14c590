import { z } from 'zod';

export const Plan = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** Monthly price, as '59.00'. */
  price: z.string(),
  billingPeriod: z.string(),
  maxProjects: z.number(),
  maxServicesPerMonth: z.number(),
  maxTeamMembers: z.number(),
  features: z.array(z.string()),
  isActive: z.boolean(),
  sortOrder: z.number(),
  supportsServices: z.boolean(),
});
export type Plan = z.infer<typeof Plan>;

export const SubscriptionStatus = z.enum(['trialing', 'active', 'canceled', 'past_due']);
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>;

export const Subscription = z.object({
  status: SubscriptionStatus,
  trialEndsAt: z.string().nullable(),
  currentPeriodStart: z.string().nullable(),
  currentPeriodEnd: z.string().nullable(),
  canceledAt: z.string().nullable(),
  cancelAtPeriodEnd: z.boolean(),
  /** The plan that begins at currentPeriodEnd, when it is another. */
  nextPlan: z.object({ id: z.string(), name: z.string() }).nullable(),
});
export type Subscription = z.infer<typeof Subscription>;

export const CurrentSubscription = z.object({ subscription: Subscription.nullable(), plan: Plan });
export type CurrentSubscription = z.infer<typeof CurrentSubscription>;

const MonthUsage = z.object({
  projectsCreated: z.number(),
  servicesUsed: z.number(),
  month: z.number(),
  year: z.number(),
});

export const CreditBalance = z.object({
  trial: z.number(),
  cycle: z.number(),
  topUp: z.number(),
  reserved: z.number(),
  available: z.number(),
});
export type CreditBalance = z.infer<typeof CreditBalance>;

export const Usage = z.object({
  currentUsage: MonthUsage,
  limits: z.object({ maxProjects: z.number(), maxServicesPerMonth: z.number() }),
  history: z.array(MonthUsage),
  balance: CreditBalance,
});
export type Usage = z.infer<typeof Usage>;
