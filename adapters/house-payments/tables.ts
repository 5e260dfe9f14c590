import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The books of house payments: one document a customer, checkout, subscription or event. Nothing else reads them. */
export const houseRecords = pgTable(
  'house_records',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<'customer' | 'checkout' | 'subscription' | 'event'>().notNull(),
    /** When the clock has something to do with it: a renewal, a retry, a delivery. */
    dueAt: timestamp('due_at', { withTimezone: true }),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
  },
  (t) => [index('house_records_due').on(t.kind, t.dueAt)],
);
