import { mailboxOf } from '#domain/plans/mailbox.ts';
import { TRIAL_CREDITS, trialEnd } from '#domain/plans/trial.ts';
import { audit } from '#server/features/accounts/index.ts';
import { grantCredits } from '#server/features/credits/index.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/db.ts';
import { newId } from '#server/platform/new-id.ts';
import { claimTrial, findSubscription, insertSubscription } from './store.ts';

/** 7 days and 10 credits, once per person; a second call changes nothing. */
export const startTrial = async (tx: Db, actor: Actor, now: Date): Promise<void> => {
  if (await findSubscription(tx, actor.id)) return;
  if (!(await claimTrial(tx, mailboxOf(actor.email), actor.id, now))) return;
  const endsAt = trialEnd(now);
  await insertSubscription(tx, {
    id: newId(),
    userId: actor.id,
    planId: 'trial',
    status: 'trialing',
    trialEndsAt: endsAt,
    currentPeriodStart: now,
    currentPeriodEnd: endsAt,
    createdAt: now,
  });
  await grantCredits(
    tx,
    { userId: actor.id, kind: 'trial', amount: TRIAL_CREDITS, source: 'trial', expiresAt: endsAt },
    now,
  );
  await audit(tx, { userId: actor.id, action: 'trial-started' });
};
