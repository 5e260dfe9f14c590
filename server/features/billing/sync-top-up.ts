import { audit } from '#server/features/accounts/index.ts';
import { grantCredits } from '#server/features/credits/index.ts';
import type { Db } from '#server/platform/db.ts';
import { type BillingParts, reach } from './billing-parts.ts';
import { findPayer } from './payment-store.ts';
import { sendReceipts } from './send-receipts.ts';

/** A paid pack brings its credits once. false when it is not one of ours. */
export const syncTopUp = async (db: Db, parts: BillingParts, id: string): Promise<boolean> => {
  const { payments, now } = parts;
  const truth = await reach(() => payments.readTopUp(id));
  if (!truth) return false;
  const { credits } = truth;
  const isOurs = await db.transaction(async (tx) => {
    const payer = await findPayer(tx, payments.provider, truth.customerId);
    if (!payer || payer.id !== truth.userId) return false;
    if (!truth.paid || credits <= 0) return true;
    const source = `top-up:${truth.id}`;
    await grantCredits(tx, { userId: payer.id, kind: 'topUp', amount: credits, source, expiresAt: null }, now());
    await audit(tx, { userId: payer.id, action: 'credits-bought', subject: truth.id, details: { credits } });
    return true;
  });
  if (isOurs) await sendReceipts(db, parts, truth.customerId, id);
  return isOurs;
};
