import { randomBytes } from 'node:crypto';
import { api } from '#contracts/api.ts';
import type { Share } from '#contracts/entities/share.ts';
import { Refusal } from '#contracts/problems.ts';
import { audit } from '#server/features/accounts/index.ts';
import { guardPublishing } from '#server/features/drafts/index.ts';
import { requireProject } from '#server/features/listings/index.ts';
import type { ObjectReader } from '#server/features/photos/index.ts';
import { newId } from '#server/platform/new-id.ts';
import type { RouteBook } from '#server/platform/route-book.ts';
import { showSharedListing } from './show-listing.ts';
import { countView, findByToken, findOpenShare, insertShare, listShares, revokeShare, type ShareRow } from './store.ts';

const DAY = 86_400_000;

export const shareRoutes = (book: RouteBook, base: () => string, now: () => Date): void => {
  const show = (row: ShareRow): Share => ({
    id: row.id,
    token: row.token,
    url: `${base()}/share/${row.token}`,
    include: row.include,
    views: row.views,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    revokedAt: row.revokedAt?.toISOString() ?? null,
  });
  book.on(api.createShare, ({ actor, db, params, body }) =>
    db.transaction(async (tx) => {
      const project = await requireProject(tx, actor, params.id);
      if (body.include.copy) await guardPublishing(tx, project.id);
      const row = await insertShare(tx, {
        id: newId(),
        projectId: project.id,
        token: randomBytes(18).toString('base64url'),
        include: body.include,
        createdAt: now(),
        expiresAt: new Date(now().getTime() + body.expiresInDays * DAY),
      });
      await audit(tx, { userId: actor.id, action: 'share-created', subject: row.id });
      return show(row);
    }),
  );
  book.on(api.listShares, async ({ actor, db, params }) => {
    const project = await requireProject(db, actor, params.id);
    return (await listShares(db, project.id)).map(show);
  });
  book.on(api.revokeShare, async ({ actor, db, params }) => {
    if (!(await revokeShare(db, actor.id, params.shareId, now()))) throw new Refusal('not-found');
  });
  book.on(api.openShare, async ({ db, params, reply }) => {
    reply.header('x-robots-tag', 'noindex');
    const share = await findOpenShare(db, params.token, now());
    if (!share) throw new Refusal((await findByToken(db, params.token)) ? 'share-ended' : 'not-found');
    await countView(db, share.id);
    return showSharedListing(db, share);
  });
};

/** Visitors of a share page may read the listing's pictures and films with the link's token, never the untouched uploads. */
export const shareReader =
  (now: () => Date): ObjectReader =>
  async (db, { object, query }) => {
    if (typeof query.share !== 'string' || object.file.startsWith('upload.') || object.file === 'mask.png')
      return false;
    const share = await findOpenShare(db, query.share, now());
    if (!share || share.projectId !== object.projectId) return false;
    return object.assetId === null ? share.include.videos : share.include.photos;
  };
