import { and, eq, isNull, sql } from 'drizzle-orm';
import { users } from '#server/features/accounts/tables.ts';
import type { Db } from '#server/platform/db.ts';
import type { Payments } from '#server/platform/ports.ts';
import { billingNotices, guarantees, paymentCustomers, paymentEvents } from './tables.ts';

type Provider = Payments['provider'];

export const findCustomer = async (db: Db, userId: string, provider: Provider): Promise<string | null> => {
  const [row] = await db
    .select()
    .from(paymentCustomers)
    .where(and(eq(paymentCustomers.userId, userId), eq(paymentCustomers.provider, provider)));
  return row?.customerId ?? null;
};

export const keepCustomer = async (db: Db, userId: string, provider: Provider, customerId: string): Promise<void> => {
  await db.insert(paymentCustomers).values({ userId, provider, customerId }).onConflictDoNothing();
};

/** The person behind a provider's customer; null when it is not one of ours. */
export const findPayer = async (db: Db, provider: Provider, customerId: string) => {
  const [row] = await db
    .select({ id: users.id, email: users.email, name: users.name })
    .from(paymentCustomers)
    .innerJoin(users, eq(users.id, paymentCustomers.userId))
    .where(and(eq(paymentCustomers.provider, provider), eq(paymentCustomers.customerId, customerId)));
  return row ?? null;
};

export const drawTicket = async (db: Db): Promise<number> => {
  const answer = (await db.execute(sql`select nextval('payment_sync_tickets')::int as ticket`)) as unknown as {
    rows: { ticket: number }[];
  };
  return answer.rows[0]?.ticket ?? 0;
};

export const hasEvent = async (db: Db, id: string): Promise<boolean> => {
  const rows = await db.select().from(paymentEvents).where(eq(paymentEvents.id, id));
  return rows.length > 0;
};

export const keepEvent = async (db: Db, id: string, type: string, at: Date): Promise<void> => {
  await db.insert(paymentEvents).values({ id, type, receivedAt: at }).onConflictDoNothing();
};

export const startGuarantee = async (db: Db, mailbox: string, userId: string, firstPaidAt: Date): Promise<void> => {
  await db.insert(guarantees).values({ mailbox, userId, firstPaidAt }).onConflictDoNothing();
};

/** null for whoever subscribed before under another account: the guarantee is for first-time subscribers. */
export const findGuarantee = async (db: Db, userId: string) => {
  const [row] = await db.select().from(guarantees).where(eq(guarantees.userId, userId));
  return row ?? null;
};

/** false: somebody was quicker. */
export const claimRefund = async (db: Db, userId: string, at: Date): Promise<boolean> => {
  const rows = await db
    .update(guarantees)
    .set({ refundedAt: at })
    .where(and(eq(guarantees.userId, userId), isNull(guarantees.refundedAt)))
    .returning();
  return rows.length > 0;
};

export const unclaimRefund = async (db: Db, userId: string): Promise<void> => {
  await db.update(guarantees).set({ refundedAt: null }).where(eq(guarantees.userId, userId));
};

/** true for whoever comes first: the mail is theirs to send. */
export const claimNotice = async (db: Db, userId: string, occasion: string, at: Date): Promise<boolean> => {
  const rows = await db
    .insert(billingNotices)
    .values({ userId, occasion, sentAt: at })
    .onConflictDoNothing()
    .returning();
  return rows.length > 0;
};

export const unclaimNotice = async (db: Db, userId: string, occasion: string): Promise<void> => {
  await db.delete(billingNotices).where(and(eq(billingNotices.userId, userId), eq(billingNotices.occasion, occasion)));
};
