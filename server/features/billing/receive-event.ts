import { Refusal } from '#contracts/problems.ts';
import type { Db } from '#server/platform/db.ts';
import type { BillingParts } from './billing-parts.ts';
import { hasEvent, keepEvent } from './payment-store.ts';
import { syncSubscription } from './sync-subscription.ts';
import { syncTopUp } from './sync-top-up.ts';

/**
 * An event names what changed, and the truth is then read: in any order, twice or years late, it can only bring the books up to date. Whatever
 * is signed is answered 200, known or not; a bad signature 400; a failure of ours 500 or 503, so that the provider sends it again.
 */
export const receiveEvent = async (
  db: Db,
  parts: BillingParts,
  body: unknown,
  signature: string | string[] | undefined,
): Promise<void> => {
  const text = typeof body === 'string' ? body : '';
  const event = parts.payments.readEvent(text, Array.isArray(signature) ? signature[0] : signature);
  if (!event) throw new Refusal('bad-signature');
  if (!event.about || (await hasEvent(db, event.id))) return;
  const known =
    'subscription' in event.about
      ? await syncSubscription(db, parts, event.about.subscription)
      : await syncTopUp(db, parts, event.about.topUp);
  if (known) await keepEvent(db, event.id, event.type, parts.now());
};
