import { Refusal } from '#contracts/problems.ts';
import { guaranteeEnd, maySeekRefund } from '#domain/plans/guarantee.ts';
import { audit } from '#server/features/accounts/index.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/db.ts';
import { type BillingParts, reach } from './billing-parts.ts';
import { claimRefund, findGuarantee, unclaimRefund } from './payment-store.ts';
import { findSubscription } from './store.ts';
import { syncSubscription } from './sync-subscription.ts';

export const readGuarantee = async (db: Db, actor: Actor, now: Date) => {
  const facts = await findGuarantee(db, actor.id);
  const eligible = maySeekRefund(facts, now);
  return { eligible, until: eligible && facts ? guaranteeEnd(facts.firstPaidAt).toISOString() : null };
};

const CLAUSE = 'The guarantee is for first-time subscribers, once, within 30 days of their first payment.';

/** All that was paid for the subscription goes back, and it ends at once. Packs stay: they are no subscription. */
export const refundSubscription = async (db: Db, parts: BillingParts, actor: Actor): Promise<void> => {
  const now = parts.now();
  const id = (await findSubscription(db, actor.id))?.providerSubscriptionId;
  const facts = await findGuarantee(db, actor.id);
  if (!id || !maySeekRefund(facts, now)) throw new Refusal('not-eligible', CLAUSE);
  if (!(await claimRefund(db, actor.id, now))) throw new Refusal('already-done');
  try {
    // Ending comes first: a refund that fails can be asked for again, a renewal in between could not be explained.
    await reach(() => parts.payments.cancel(id, 'now'));
    const cents = await reach(() => parts.payments.refund(id));
    await audit(db, { userId: actor.id, action: 'guarantee-refunded', subject: id, details: { cents } });
  } catch (error) {
    await unclaimRefund(db, actor.id);
    throw error;
  }
  await syncSubscription(db, parts, id);
};
