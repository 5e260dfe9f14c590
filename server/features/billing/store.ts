import { asc, eq } from 'drizzle-orm';
import { PLANS_ON_SALE } from '#domain/plans/plans.ts';
import type { Db } from '#server/platform/db.ts';
import { newId } from '#server/platform/new-id.ts';
import { plans, subscriptions, trials } from './tables.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** Plans come from the database; the built-in list fills it once and never overwrites what the host has edited. */
export const seedPlans = async (db: Db): Promise<void> => {
  await db
    .insert(plans)
    .values([...PLANS_ON_SALE])
    .onConflictDoNothing();
};

/** What is on sale; all of them where someone may still be on a plan that is not. */
export const listPlans = (db: Db, { all = false } = {}) =>
  db
    .select()
    .from(plans)
    .where(all ? undefined : eq(plans.isActive, true))
    .orderBy(asc(plans.sortOrder));

export const findPlan = async (db: Db, id: string) => {
  const [plan] = await db.select().from(plans).where(eq(plans.id, id));
  return plan ?? null;
};

export const findSubscription = async (db: Db, userId: string): Promise<SubscriptionRow | null> => {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
  return row ?? null;
};

export const insertSubscription = async (db: Db, row: typeof subscriptions.$inferInsert): Promise<void> => {
  await db.insert(subscriptions).values(row);
};

/** The trial's row becomes the subscription's, or a first row is made. */
export const saveSubscription = async (
  tx: Db,
  userId: string,
  values: Omit<typeof subscriptions.$inferInsert, 'id' | 'userId'>,
  now: Date,
): Promise<void> => {
  await tx
    .insert(subscriptions)
    .values({ id: newId(), userId, ...values, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: subscriptions.userId, set: { ...values, updatedAt: now } });
};

/** false: this mailbox has had its trial. */
export const claimTrial = async (db: Db, mailbox: string, userId: string, at: Date): Promise<boolean> => {
  const rows = await db.insert(trials).values({ mailbox, userId, startedAt: at }).onConflictDoNothing().returning();
  return rows.length > 0;
};
