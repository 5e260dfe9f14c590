import { Refusal } from '#contracts/problems.ts';
import { orderBehind, RETURN_DAYS, whyNoReturn } from '#domain/runs/credit-return.ts';
import { audit } from '#server/features/accounts/index.ts';
import { countReturns, giveBackCredits } from '#server/features/credits/index.ts';
import { requireProject } from '#server/features/listings/index.ts';
import { archivePhoto, listPhotos } from '#server/features/photos/index.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/db.ts';
import { listRuns } from './store.ts';

/** Restage or no pay: what a staged photo cost comes back, once, and the photo leaves the listing with all its versions. */
export const returnCredits = (
  db: Db,
  actor: Actor,
  { projectId, assetId }: { projectId: string; assetId: string },
  now: Date,
): Promise<{ creditsReturned: number }> =>
  db.transaction(async (tx) => {
    const project = await requireProject(tx, actor, projectId);
    const photos = await listPhotos(tx, project.id);
    if (!photos.some(({ id }) => id === assetId)) throw new Refusal('not-found', 'Photo not found');
    const order = orderBehind(assetId, await listRuns(tx, project.id), photos);
    if (!order) throw new Refusal('not-a-result', 'Only a result can be given back.');
    const since = new Date(now.getTime() - RETURN_DAYS * 86_400_000);
    const reason = whyNoReturn(order, await countReturns(tx, actor.id, since), now);
    if (reason) throw new Refusal('not-eligible', reason);
    const creditsReturned = await giveBackCredits(tx, actor.id, order.paid.id, now);
    if (creditsReturned === 0) throw new Refusal('already-done', 'The credits of this photo have already come back.');
    const kept = new Set(order.results.map(({ id }) => id));
    for (const photo of photos) if (kept.has(photo.id)) await archivePhoto(tx, photo);
    const details = { credits: creditsReturned, versions: kept.size };
    await audit(tx, { userId: actor.id, action: 'credits-returned', subject: order.paid.id, details });
    return { creditsReturned };
  });
