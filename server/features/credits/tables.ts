import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#server/features/accounts/tables.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** One row a person, locked while credits move: whatever runs at once, the balance is never negative. */
export const creditAccounts = pgTable('credit_accounts', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
});

export const creditBuckets = pgTable(
  'credit_buckets',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'trial' | 'cycle' | 'topUp'>().notNull(),
    /** What brought the credits, such as a trial or an invoice: the same source grants once. */
    source: text('source').notNull(),
    expiresAt: at('expires_at'),
    grantedAt: at('granted_at').notNull(),
  },
  (t) => [uniqueIndex('credit_buckets_source').on(t.userId, t.source)],
);

/** The ledger: append-only. Amounts are positive; the kind says the direction. */
export const creditEntries = pgTable(
  'credit_entries',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    bucketId: text('bucket_id')
      .notNull()
      .references(() => creditBuckets.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'grant' | 'reserve' | 'capture' | 'release' | 'expire'>().notNull(),
    amount: integer('amount').notNull(),
    runId: text('run_id'),
    at: at('at').notNull(),
  },
  (t) => [
    index('credit_entries_user').on(t.userId, t.at),
    index('credit_entries_run').on(t.runId),
    uniqueIndex('credit_entries_once').on(t.runId, t.bucketId, t.kind),
  ],
);
