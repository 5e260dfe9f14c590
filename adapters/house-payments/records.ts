import { and, eq, lte } from 'drizzle-orm';
import type { Db } from '#server/platform/db.ts';
import type { PaidPlan } from '#server/platform/ports.ts';
import type { HeldCard } from './cards.ts';
import { houseRecords } from './tables.ts';

// Documents are JSON: times in them are ISO text.
export type HouseLine = { planId: string; credited: boolean; proration: boolean; start: string; end: string };
export type HouseInvoice = {
  id: string;
  createdAt: string;
  cents: number;
  refunded: boolean;
  lines: HouseLine[];
  /** Of the card that paid; what was paid before cards were noted has none. */
  lastFour?: string;
};

export type HouseSubscription = {
  id: string;
  customerId: string;
  userId: string;
  /** What the next cycle is billed for; what this one was paid for follows from the invoices. */
  plan: PaidPlan;
  held: PaidPlan;
  status: 'active' | 'past_due' | 'canceled';
  /** Cycles are counted in months from here. */
  anchor: string;
  cycle: number;
  cancelAtPeriodEnd: boolean;
  canceledAt: string | null;
  card: HeldCard;
  overdueSince: string | null;
  invoices: HouseInvoice[];
};

export type HouseCheckout = {
  id: string;
  customerId: string;
  userId: string;
  kind: 'plan' | 'change' | 'overdue' | 'top-up';
  title: string;
  plan: PaidPlan | null;
  subscriptionId: string | null;
  credits: number;
  cents: number;
  status: 'open' | 'authenticating' | 'paid';
  card: HeldCard | null;
  openedAt: string;
  /** Not noted at first. */
  paidAt?: string;
  returnUrl: string;
};

export type HouseEvent = { id: string; type: string; about: { object: string; id: string; mode?: string } };
type HouseCustomer = { id: string; userId: string; email: string };

type Documents = {
  customer: HouseCustomer;
  checkout: HouseCheckout;
  subscription: HouseSubscription;
  event: HouseEvent;
};
export type RecordKind = keyof Documents;

export const find = async <K extends RecordKind>(
  db: Db,
  kind: K,
  id: string,
  lock = false,
): Promise<Documents[K] | null> => {
  const query = db
    .select()
    .from(houseRecords)
    .where(and(eq(houseRecords.kind, kind), eq(houseRecords.id, id)));
  const [row] = lock ? await query.for('update') : await query;
  return row ? (row.data as Documents[K]) : null;
};

export const listDue = async <K extends RecordKind>(db: Db, kind: K, now: Date): Promise<Documents[K][]> => {
  const rows = await db
    .select()
    .from(houseRecords)
    .where(and(eq(houseRecords.kind, kind), lte(houseRecords.dueAt, now)))
    .orderBy(houseRecords.dueAt);
  return rows.map((row) => row.data as Documents[K]);
};

export const listOf = async <K extends RecordKind>(db: Db, kind: K): Promise<Documents[K][]> => {
  const rows = await db.select().from(houseRecords).where(eq(houseRecords.kind, kind));
  return rows.map((row) => row.data as Documents[K]);
};

export const keep = async <K extends RecordKind>(
  db: Db,
  kind: K,
  data: Documents[K],
  dueAt: Date | null,
): Promise<void> => {
  await db
    .insert(houseRecords)
    .values({ id: data.id, kind, data, dueAt })
    .onConflictDoUpdate({ target: houseRecords.id, set: { data, dueAt } });
};

export const drop = async (db: Db, id: string): Promise<void> => {
  await db.delete(houseRecords).where(eq(houseRecords.id, id));
};
