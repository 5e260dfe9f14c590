import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '#server/features/accounts/tables.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const plans = pgTable('plans', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  price: text('price').notNull(),
  billingPeriod: text('billing_period').notNull(),
  maxProjects: integer('max_projects').notNull(),
  maxServicesPerMonth: integer('max_services_per_month').notNull(),
  maxTeamMembers: integer('max_team_members').notNull(),
  features: jsonb('features').$type<string[]>().notNull(),
  isActive: boolean('is_active').notNull(),
  sortOrder: integer('sort_order').notNull(),
  supportsServices: boolean('supports_services').notNull(),
});

/** At most one row a person: the trial becomes the paid subscription, a cancelled one is taken up again. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    planId: text('plan_id').notNull(),
    status: text('status').$type<'trialing' | 'active' | 'canceled' | 'past_due'>().notNull(),
    trialEndsAt: at('trial_ends_at'),
    currentPeriodStart: at('current_period_start'),
    currentPeriodEnd: at('current_period_end'),
    canceledAt: at('canceled_at'),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    /** The smaller plan that begins with the next cycle, or has begun with one that is not paid yet; null when this one goes on. */
    nextPlanId: text('next_plan_id'),
    provider: text('provider'),
    providerCustomerId: text('provider_customer_id'),
    providerSubscriptionId: text('provider_subscription_id'),
    /** Drawn before the truth is read: what was read earlier never overwrites what was read later. */
    syncTicket: bigint('sync_ticket', { mode: 'number' }).notNull().default(0),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('subscriptions_user').on(t.userId),
    uniqueIndex('subscriptions_provider')
      .on(t.provider, t.providerSubscriptionId)
      .where(sql`provider_subscription_id is not null`),
  ],
);

/** Who has had a trial: by person and by mailbox (dots and +tags folded), kept when the account goes. */
export const trials = pgTable('trials', {
  mailbox: text('mailbox').primaryKey(),
  userId: text('user_id').notNull(),
  startedAt: at('started_at').notNull().defaultNow(),
});

export const paymentEvents = pgTable('payment_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  receivedAt: at('received_at').notNull().defaultNow(),
});

export const syncTickets = pgSequence('payment_sync_tickets');

/** Who a person is at the provider. */
export const paymentCustomers = pgTable(
  'payment_customers',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text('provider').$type<'stripe' | 'house'>().notNull(),
    customerId: text('customer_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.provider] }),
    uniqueIndex('payment_customers_id').on(t.provider, t.customerId),
  ],
);

/** The 30-day guarantee: once a mailbox, kept when the account goes. */
export const guarantees = pgTable('guarantees', {
  mailbox: text('mailbox').primaryKey(),
  userId: text('user_id').notNull(),
  firstPaidAt: at('first_paid_at').notNull(),
  refundedAt: at('refunded_at'),
});

/** Mails that are sent once for an occasion, such as a cycle or an unpaid invoice. */
export const billingNotices = pgTable(
  'billing_notices',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    occasion: text('occasion').notNull(),
    sentAt: at('sent_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.occasion] })],
);
