import type { Db } from '#server/platform/db.ts';
import type { HouseReceipt } from '#server/platform/ports.ts';
import type { BillingParts } from './billing-parts.ts';
import { mailOnce } from './mail-once.ts';
import { findPayer } from './payment-store.ts';
import { findPlan } from './store.ts';

/** A payment that the books first hear of later than this gets no receipt: the first look after an update mails nothing of the cycle before. */
const RECEIPT_DAYS = 7;
const DAY = 86_400_000;
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

const mailOf = (receipt: HouseReceipt, what: string, name: string, base: string) => ({
  subject: 'Your Portico receipt',
  text: [
    `Hello ${name},`,
    'thank you for your payment.',
    [
      `For: ${what}`,
      `Amount: ${dollars.format(receipt.cents / 100)}`,
      `Date: ${day.format(receipt.paidAt)}`,
      ...(receipt.lastFour ? [`Card: ending in ${receipt.lastFour}`] : []),
    ].join('\n'),
    `Your plan and your credits: ${base}/account`,
  ].join('\n\n'),
});

/** One mail for each payment of house payments. Stripe mails receipts of its own. `id` is a subscription or a pack's checkout. */
export const sendReceipts = async (db: Db, parts: BillingParts, customerId: string, id: string): Promise<void> => {
  if (!parts.house) return;
  const payer = await findPayer(db, parts.payments.provider, customerId);
  if (!payer) return;
  const since = parts.now().getTime() - RECEIPT_DAYS * DAY;
  for (const receipt of await parts.house.receipts(id)) {
    if (receipt.cents === 0 || receipt.paidAt.getTime() < since) continue;
    const plan = 'planId' in receipt.what ? ((await findPlan(db, receipt.what.planId))?.name ?? 'plan') : null;
    const what = 'credits' in receipt.what ? `${receipt.what.credits} credits that never expire` : `Portico ${plan}`;
    await mailOnce(db, parts, payer, `receipt:${receipt.id}`, mailOf(receipt, what, payer.name, parts.base()));
  }
};
