import { Refusal } from '#contracts/problems.ts';
import { holdsNow } from '#domain/plans/standing.ts';
import { audit } from '#server/features/accounts/index.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/db.ts';
import { type BillingParts, reach } from './billing-parts.ts';
import { findSubscription } from './store.ts';
import { syncSubscription } from './sync-subscription.ts';

/** At the end of the paid period, or at once. At once gives nothing back: that is the guarantee's office. */
export const cancelSubscription = async (
  db: Db,
  parts: BillingParts,
  actor: Actor,
  atPeriodEnd: boolean,
): Promise<void> => {
  const row = await findSubscription(db, actor.id);
  const id = row?.providerSubscriptionId;
  if (!row || !id || row.provider !== parts.payments.provider || !holdsNow(row, parts.now())) {
    throw new Refusal('not-found', 'You have no subscription to cancel. A trial ends by itself.');
  }
  if (atPeriodEnd && row.cancelAtPeriodEnd) {
    throw new Refusal('already-done', 'Your subscription already ends with this period.');
  }
  await reach(() => parts.payments.cancel(id, atPeriodEnd ? 'period-end' : 'now'));
  await audit(db, { userId: actor.id, action: 'subscription-cancelled', subject: id, details: { atPeriodEnd } });
  await syncSubscription(db, parts, id);
};
