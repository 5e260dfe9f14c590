import { api } from '#contracts/api.ts';
import { smartSetsOf } from '#domain/listings/smart-sets.ts';
import { listDrafts, showDraft } from '#server/features/drafts/index.ts';
import { requireCard, showProject, showProperty } from '#server/features/listings/index.ts';
import { listPhotos, showPhoto } from '#server/features/photos/index.ts';
import { listRuns, showRun } from '#server/features/runs/index.ts';
import type { RouteBook } from '#server/platform/route-book.ts';

/** A listing with everything in it: the one place that sees all of its parts. */
export const workspaceRoutes = (book: RouteBook): void => {
  book.on(api.getProject, async ({ actor, db, params }) => {
    const card = await requireCard(db, actor, params.id);
    const photos = (await listPhotos(db, card.project.id)).map(showPhoto);
    const there = new Set(photos.filter((p) => !p.isArchived).map((p) => p.id));
    return {
      project: showProject(card),
      property: showProperty(card.property),
      mediaAssets: photos,
      serviceRuns: (await listRuns(db, card.project.id)).map(showRun),
      contentDrafts: (await listDrafts(db, card.project.id)).map(showDraft),
      smartSets: smartSetsOf(photos),
      selectionBasket: { selectedAssetIds: card.project.selectedAssetIds.filter((id) => there.has(id)) },
    };
  });
};
