import { GRACE_DAYS } from '#domain/plans/standing.ts';
import type { Db } from '#server/platform/db.ts';
import type { ProviderSubscription } from '#server/platform/ports.ts';
import type { BillingParts } from './billing-parts.ts';
import { mailOnce } from './mail-once.ts';
import { findPayer } from './payment-store.ts';

/** One mail for each renewal that failed. */
export const tellOfUnpaid = async (db: Db, parts: BillingParts, truth: ProviderSubscription): Promise<void> => {
  const payer = await findPayer(db, parts.payments.provider, truth.customerId);
  if (!payer) return;
  await mailOnce(db, parts, payer, `unpaid:${truth.id}:${truth.paidInvoices.at(-1)?.id ?? ''}`, {
    subject: 'Your Portico payment failed',
    text: [
      `Hello ${payer.name},`,
      `the payment for your subscription did not go through. Your plan keeps working for ${GRACE_DAYS} days.`,
      `Please choose your plan again to pay with another card: ${parts.base()}/pricing`,
    ].join('\n\n'),
  });
};
