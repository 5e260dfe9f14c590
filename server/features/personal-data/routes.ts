import { api } from '#contracts/api.ts';
import type { RouteBook } from '#server/platform/route-book.ts';
import { type DepartureParts, deleteAccount } from './delete-account.ts';
import { exportAccount } from './export-account.ts';

export const personalDataRoutes = (book: RouteBook, parts: DepartureParts): void => {
  book.on(api.exportAccount, async ({ actor, db, reply }) => {
    const everything = await exportAccount(db, actor.id, parts.now());
    return reply
      .header('content-disposition', 'attachment; filename="portico-account.json"')
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(everything, null, 2));
  });
  book.on(api.deleteAccount, ({ actor, db }) => deleteAccount(db, parts, actor.id));
};
