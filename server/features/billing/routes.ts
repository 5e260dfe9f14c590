import { api } from '#contracts/api.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/db.ts';
import type { RouteBook } from '#server/platform/route-book.ts';
import type { BillingParts } from './billing-parts.ts';
import { cancelSubscription } from './cancel-subscription.ts';
import { checkoutRoutes } from './checkout-routes.ts';
import { readStanding } from './read-standing.ts';
import { readUsage } from './read-usage.ts';
import { readGuarantee, refundSubscription } from './refund-subscription.ts';
import { showStanding } from './show.ts';
import { findSubscription, listPlans } from './store.ts';

export const billingRoutes = (book: RouteBook, parts: BillingParts): void => {
  const { now, house } = parts;
  /** House payments have no clock of their own that ticks: a period that is over is settled when somebody looks. */
  const settle = async (db: Db, actor: Actor): Promise<void> => {
    const end = house && (await findSubscription(db, actor.id))?.currentPeriodEnd;
    if (end && end <= now()) await house.settle();
  };
  const standing = async (db: Db, actor: Actor) => showStanding(await readStanding(db, actor, now()));

  book.on(api.plans, ({ db }) => listPlans(db));
  book.on(api.currentSubscription, async ({ actor, db }) => {
    await settle(db, actor);
    return standing(db, actor);
  });
  book.on(api.usage, async ({ actor, db }) => {
    await settle(db, actor);
    return readUsage(db, actor, now());
  });
  book.on(api.cancelSubscription, async ({ actor, db, body }) => {
    await cancelSubscription(db, parts, actor, body.cancelAtPeriodEnd);
    return standing(db, actor);
  });
  book.on(api.guarantee, ({ actor, db }) => readGuarantee(db, actor, now()));
  book.on(api.requestRefund, async ({ actor, db }) => {
    await refundSubscription(db, parts, actor);
    return standing(db, actor);
  });
  checkoutRoutes(book, parts);
};
