import { api } from '#contracts/api.ts';
import { readStanding, showStanding, startTrial } from '#server/features/billing/index.ts';
import { lockAccount } from '#server/features/credits/index.ts';
import { defaultProject, findDefaultProject } from '#server/features/listings/index.ts';
import type { RouteBook } from '#server/platform/route-book.ts';

export const onboardingRoutes = (book: RouteBook, now: () => Date): void => {
  /** Idempotent: the same trial and the same first listing come back. */
  book.on(api.setupTrial, ({ actor, db, body }) =>
    db.transaction(async (tx) => {
      await lockAccount(tx, actor.id);
      await startTrial(tx, actor, now());
      const project = body.createDefaultProject
        ? await defaultProject(tx, actor.id, now())
        : await findDefaultProject(tx, actor.id);
      return { ...showStanding(await readStanding(tx, actor, now())), project };
    }),
  );
};
