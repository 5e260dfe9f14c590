import { api } from '#contracts/api.ts';
import { smartSetsOf } from '#domain/listings/smart-sets.ts';
import { cleanFileName } from '#domain/photos/file-name.ts';
import { guardPublishing, listDrafts, showDraft } from '#server/features/drafts/index.ts';
import {
  estimateMinutes,
  requireCard,
  requireProject,
  showProject,
  showProperty,
} from '#server/features/listings/index.ts';
import { disposition, listPhotos, showPhoto } from '#server/features/photos/index.ts';
import { listRuns, showRun } from '#server/features/runs/index.ts';
import type { Blobs } from '#server/platform/ports.ts';
import type { RouteBook } from '#server/platform/route-book.ts';
import { exportListing } from './export-listing.ts';

/** A listing with everything in it: the one place that sees all of its parts. */
export const workspaceRoutes = (book: RouteBook, blobs: Blobs, now: () => Date): void => {
  book.on(api.exportProject, async ({ actor, db, params, reply }) => {
    const project = await requireProject(db, actor, params.id);
    await guardPublishing(db, project.id);
    const fileName = `${cleanFileName(project.name, 'listing')}.zip`;
    return reply
      .type('application/zip')
      .header('content-disposition', disposition('attachment', fileName))
      .send(exportListing(db, blobs, project, now()));
  });
  book.on(api.getProject, ({ actor, db, params }) =>
    // One snapshot: a run that ends between two reads would show a finished run in a listing still at work.
    db.transaction(
      async (tx) => {
        const card = await requireCard(tx, actor, params.id);
        const photos = (await listPhotos(tx, card.project.id)).map(showPhoto);
        const there = new Set(photos.filter((p) => !p.isArchived).map((p) => p.id));
        return {
          project: showProject(card, (await estimateMinutes(tx, [card])).get(card.project.id) ?? null),
          property: showProperty(card.property),
          mediaAssets: photos,
          serviceRuns: (await listRuns(tx, card.project.id)).map(showRun),
          contentDrafts: (await listDrafts(tx, card.project.id)).map(showDraft),
          smartSets: smartSetsOf(photos),
          selectionBasket: { selectedAssetIds: card.project.selectedAssetIds.filter((id) => there.has(id)) },
        };
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    ),
  );
};
