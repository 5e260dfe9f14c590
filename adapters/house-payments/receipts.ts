import type { Db } from '#server/platform/db.ts';
import type { HouseReceipt } from '#server/platform/ports.ts';
import { find } from './records.ts';

/** What was paid for a subscription, oldest first, or the one payment of a pack. What went back has no receipt. */
export const listReceipts = async (db: Db, id: string): Promise<HouseReceipt[]> => {
  const subscription = await find(db, 'subscription', id);
  if (subscription)
    return subscription.invoices
      .filter((invoice) => !invoice.refunded)
      .map(({ id, createdAt, cents, lines, lastFour }) => ({
        id,
        what: { planId: lines.at(-1)?.planId ?? '' },
        cents,
        paidAt: new Date(createdAt),
        lastFour: lastFour ?? null,
      }));
  const pack = await find(db, 'checkout', id);
  if (pack?.kind !== 'top-up' || pack.status !== 'paid') return [];
  const { credits, cents, paidAt, openedAt, card } = pack;
  return [{ id, what: { credits }, cents, paidAt: new Date(paidAt ?? openedAt), lastFour: card?.lastFour ?? null }];
};
