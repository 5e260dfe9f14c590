import { mailboxOf } from '#domain/plans/mailbox.ts';
import { beginsCycle, creditsPaidBy, type PaidInvoice, planPaidBy } from '#domain/plans/paid-invoice.ts';
import { graceEnd, holdsNow } from '#domain/plans/standing.ts';
import { audit } from '#server/features/accounts/index.ts';
import { endCycle, grantCredits, hasGrant, lockAccount } from '#server/features/credits/index.ts';
import type { Db } from '#server/platform/db.ts';
import type { ProviderSubscription } from '#server/platform/ports.ts';
import { type BillingParts, reach } from './billing-parts.ts';
import { drawTicket, findPayer, startGuarantee } from './payment-store.ts';
import { sendReceipts } from './send-receipts.ts';
import { findSubscription, listPlans, type SubscriptionRow, saveSubscription } from './store.ts';
import { tellOfUnpaid } from './tell-of-unpaid.ts';

type Outcome = 'not-ours' | 'written' | 'second' | { former: string };

/** Reads the truth and brings the books up to it. Once or a hundred times, early or late: the same books. false when it is not one of ours. */
export const syncSubscription = async (db: Db, parts: BillingParts, id: string): Promise<boolean> => {
  const { payments } = parts;
  const ticket = await drawTicket(db);
  const truth = await reach(() => payments.readSubscription(id));
  if (!truth) return false;
  const outcome = await db.transaction((tx) => write(tx, parts, truth, ticket));
  if (outcome === 'not-ours') return false;
  if (outcome === 'second') {
    // Paid in two tabs at once: the first stays, the second goes back whole.
    await reach(() => payments.cancel(id, 'now'));
    await reach(() => payments.refund(id));
  }
  if (typeof outcome === 'object') await reach(() => payments.cancel(outcome.former, 'now'));
  await sendReceipts(db, parts, truth.customerId, id);
  if (truth.status === 'past_due' && truth.userId) await tellOfUnpaid(db, parts, truth);
  return true;
};

const write = async (tx: Db, parts: BillingParts, truth: ProviderSubscription, ticket: number): Promise<Outcome> => {
  const { provider } = parts.payments;
  const now = parts.now();
  const payer = await findPayer(tx, provider, truth.customerId);
  if (!payer || payer.id !== truth.userId) return 'not-ours';
  await lockAccount(tx, payer.id);
  const row = await findSubscription(tx, payer.id);
  const own = row?.provider === provider && row.providerSubscriptionId === truth.id;
  const lives = truth.status === 'active' || truth.status === 'past_due';
  if (!own && !lives) return 'written';
  const former = !own && row?.providerSubscriptionId && row.status !== 'canceled' ? row : null;
  if (former && holdsNow(former, now)) return 'second';
  if (own && ticket < row.syncTicket) return 'written';
  const paid = truth.paidInvoices;
  const cycle = paid.findLast(beginsCycle)?.lines.find((line) => !line.proration);
  const latest = paid.at(-1);
  if (!cycle || !latest) return 'written';
  if (lives) await grantPaid(tx, payer.id, paid, now);
  else await endCycle(tx, payer.id, now);
  await startGuarantee(tx, mailboxOf(payer.email), payer.id, paid[0]?.createdAt ?? now);
  const planId = planPaidBy(latest) ?? cycle.planId;
  // An unpaid month is the next plan's already, while the last one paid is still held.
  const renews = lives && !truth.cancelAtPeriodEnd;
  const values = {
    planId,
    status: truth.status === 'incomplete' ? ('canceled' as const) : truth.status,
    currentPeriodStart: cycle.start,
    currentPeriodEnd: cycle.end,
    canceledAt: truth.canceledAt,
    cancelAtPeriodEnd: lives && truth.cancelAtPeriodEnd,
    nextPlanId: renews && truth.nextPlanId !== planId ? truth.nextPlanId : null,
    provider,
    providerCustomerId: truth.customerId,
    providerSubscriptionId: truth.id,
    syncTicket: ticket,
  };
  await saveSubscription(tx, payer.id, values, now);
  if (differs(row, values)) {
    const { status, cancelAtPeriodEnd, nextPlanId } = values;
    const details = { planId, status, cancelAtPeriodEnd, nextPlanId };
    await audit(tx, { userId: payer.id, action: 'subscription-changed', subject: truth.id, details });
  }
  return former?.providerSubscriptionId && former.provider === provider
    ? { former: former.providerSubscriptionId }
    : 'written';
};

const TOLD = ['planId', 'status', 'cancelAtPeriodEnd', 'nextPlanId'] as const;
const differs = (row: SubscriptionRow | null, values: Pick<SubscriptionRow, (typeof TOLD)[number]>): boolean =>
  TOLD.some((name) => row?.[name] !== values[name]);

/** Each paid invoice brings its credits once; one that begins a cycle ends what is left of the cycle before. */
const grantPaid = async (tx: Db, userId: string, paid: readonly PaidInvoice[], now: Date): Promise<void> => {
  const plans = new Map((await listPlans(tx, { all: true })).map((plan) => [plan.id, plan.maxServicesPerMonth]));
  for (const invoice of paid) {
    const source = `invoice:${invoice.id}`;
    if (await hasGrant(tx, userId, source)) continue;
    const amount = creditsPaidBy(invoice, (planId) => plans.get(planId) ?? 0);
    const end = invoice.lines.at(-1)?.end;
    if (amount === 0 || !end) continue;
    if (beginsCycle(invoice)) await endCycle(tx, userId, now);
    await grantCredits(tx, { userId, kind: 'cycle', amount, source, expiresAt: graceEnd(end) }, now);
  }
};
