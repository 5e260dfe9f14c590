import { api } from '#contracts/api.ts';
import type { RouteBook } from '#server/platform/route-book.ts';
import { readStanding } from './read-standing.ts';
import { readUsage } from './read-usage.ts';
import { showStanding } from './show.ts';
import { listPlans } from './store.ts';

export const billingRoutes = (book: RouteBook, now: () => Date): void => {
  book.on(api.plans, ({ db }) => listPlans(db));
  book.on(api.currentSubscription, async ({ actor, db }) => showStanding(await readStanding(db, actor, now())));
  book.on(api.usage, ({ actor, db }) => readUsage(db, actor, now()));
};
