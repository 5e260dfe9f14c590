import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const feedback = pgTable('feedback', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  type: text('type').$type<'bug' | 'feature_request' | 'general' | 'other'>().notNull(),
  message: text('message').notNull(),
  email: text('email'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
