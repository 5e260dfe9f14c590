import { randomUUID } from 'node:crypto';
import type { PaidPlan } from '#server/platform/ports.ts';
import type { HouseInvoice, HouseLine, HouseSubscription } from './records.ts';

export type AddMonths = (anchor: Date, months: number) => Date;
const DAY = 86_400_000;
/** An unpaid renewal is tried again on these days after its date; after the last the subscription ends. */
const RETRY_DAYS = [3, 5, 7];

const periodOf = (s: HouseSubscription, addMonths: AddMonths): { start: Date; end: Date } => ({
  start: addMonths(new Date(s.anchor), s.cycle),
  end: addMonths(new Date(s.anchor), s.cycle + 1),
});

const invoiceOf = (s: HouseSubscription, cents: number, lines: HouseLine[], at: Date): HouseInvoice => ({
  id: `in_${randomUUID()}`,
  createdAt: at.toISOString(),
  cents,
  refunded: false,
  lines,
  lastFour: s.card.lastFour,
});

const cycleInvoice = (s: HouseSubscription, addMonths: AddMonths, at: Date): HouseInvoice => {
  const { start, end } = periodOf(s, addMonths);
  const line = { planId: s.plan.id, credited: false, proration: false };
  return invoiceOf(s, s.plan.cents, [{ ...line, start: start.toISOString(), end: end.toISOString() }], at);
};

export const begin = (
  of: Pick<HouseSubscription, 'id' | 'customerId' | 'userId' | 'plan' | 'card'>,
  addMonths: AddMonths,
  now: Date,
): HouseSubscription => {
  const subscription: HouseSubscription = {
    ...of,
    held: of.plan,
    status: 'active',
    anchor: now.toISOString(),
    cycle: 0,
    cancelAtPeriodEnd: false,
    canceledAt: null,
    overdueSince: null,
    invoices: [],
  };
  return { ...subscription, invoices: [cycleInvoice(subscription, addMonths, now)] };
};

/** What a dearer plan costs for the rest of the cycle, in cents. */
export const changePrice = (s: HouseSubscription, plan: PaidPlan, addMonths: AddMonths, now: Date): number => {
  const { start, end } = periodOf(s, addMonths);
  const left = Math.max(0, end.getTime() - now.getTime()) / (end.getTime() - start.getTime());
  return Math.max(0, Math.round((plan.cents - s.held.cents) * Math.min(1, left)));
};

export const change = (s: HouseSubscription, plan: PaidPlan, addMonths: AddMonths, now: Date): HouseSubscription => {
  const period = { start: now.toISOString(), end: periodOf(s, addMonths).end.toISOString() };
  const lines = [
    { planId: s.held.id, credited: true, proration: true, ...period },
    { planId: plan.id, credited: false, proration: true, ...period },
  ];
  const invoice = invoiceOf(s, changePrice(s, plan, addMonths, now), lines, now);
  return { ...s, plan, held: plan, cancelAtPeriodEnd: false, invoices: [...s.invoices, invoice] };
};

/** The next cycle is paid. */
export const renew = (s: HouseSubscription, addMonths: AddMonths, at: Date): HouseSubscription => {
  const next = { ...s, cycle: s.cycle + 1, held: s.plan, status: 'active' as const, overdueSince: null };
  return { ...next, invoices: [...s.invoices, cycleInvoice(next, addMonths, at)] };
};

export const end = (s: HouseSubscription, at: Date): HouseSubscription => ({
  ...s,
  status: 'canceled',
  canceledAt: s.canceledAt ?? at.toISOString(),
  overdueSince: null,
});

/** When the clock next has something to do. */
export const nextDue = (s: HouseSubscription, addMonths: AddMonths, after: Date): Date | null => {
  if (s.status === 'canceled') return null;
  if (!s.overdueSince) return periodOf(s, addMonths).end;
  const since = new Date(s.overdueSince).getTime();
  const tries = RETRY_DAYS.map((days) => new Date(since + days * DAY));
  return tries.find((at) => at > after) ?? new Date(since + 7 * DAY);
};

/** One step of the clock at its due date, and the event that tells of it. */
export const step = (
  s: HouseSubscription,
  due: Date,
  addMonths: AddMonths,
): { next: HouseSubscription; event: string } => {
  if (s.cancelAtPeriodEnd) return { next: end(s, due), event: 'customer.subscription.deleted' };
  if (s.card.habit !== 'fails-later') return { next: renew(s, addMonths, due), event: 'invoice.paid' };
  const since = s.overdueSince ?? due.toISOString();
  const lastTry = due.getTime() >= new Date(since).getTime() + 7 * DAY;
  if (lastTry) return { next: end(s, due), event: 'customer.subscription.deleted' };
  return { next: { ...s, status: 'past_due', overdueSince: since }, event: 'invoice.payment_failed' };
};
