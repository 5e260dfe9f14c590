import type { PackName } from '#contracts/entities/checkout.ts';
import { Refusal } from '#contracts/problems.ts';
import { centsOf } from '#domain/plans/money.ts';
import { topUpPacks } from '#domain/plans/top-ups.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/db.ts';
import { type BillingParts, reach } from './billing-parts.ts';
import { placeOrder } from './place-order.ts';
import { listPlans } from './store.ts';

export const listPacks = async (db: Db) => topUpPacks(await listPlans(db));

export const buyTopUp = async (
  db: Db,
  parts: BillingParts,
  actor: Actor,
  name: PackName,
  key: string | null,
): Promise<{ url: string }> => {
  const pack = (await listPacks(db)).find((p) => p.pack === name);
  if (!pack) throw new Refusal('not-found', 'No packs are on sale.');
  const order = await placeOrder(db, parts, actor, `pack ${name}`, key);
  const account = { returnUrl: `${parts.base()}/account`, cancelUrl: `${parts.base()}/account` };
  return reach(() =>
    parts.payments.openTopUpCheckout({ ...order, ...account, credits: pack.credits, cents: centsOf(pack.price) }),
  );
};
