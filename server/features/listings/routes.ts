import { api } from '#contracts/api.ts';
import { Refusal } from '#contracts/problems.ts';
import type { RouteBook } from '#server/platform/route-book.ts';
import { createProject } from './create-project.ts';
import { estimateMinutes } from './estimate.ts';
import { requireCard, requireProject } from './require-project.ts';
import { setAddress } from './set-address.ts';
import { showProject, showProperty } from './show.ts';
import { listProjects, updateProject } from './store.ts';

export const listingRoutes = (book: RouteBook, now: () => Date): void => {
  book.on(api.listProjects, async ({ actor, db, query, reply }) => {
    const { rows, total } = await listProjects(db, actor.id, query, now());
    reply.header('x-total-count', String(total));
    const minutes = await estimateMinutes(db, rows);
    return rows.map((card) => showProject(card, minutes.get(card.project.id) ?? null));
  });
  book.on(api.createProject, async ({ actor, db, body }) => {
    const id = await createProject(db, actor, body, now());
    const card = await requireCard(db, actor, id);
    return { project: showProject(card), property: showProperty(card.property) };
  });
  book.on(api.updateProject, async ({ actor, db, params, body }) => {
    const project = await requireProject(db, actor, params.id);
    const text = (value: string | null | undefined, old: string | null) => (value === undefined ? old : value || null);
    await updateProject(
      db,
      project.id,
      {
        name: body.name,
        description: text(body.description, project.description),
        mlsId: text(body.mlsId, project.mlsId),
        notes: text(body.notes, project.notes),
        stagingStyle: body.stagingStyle === undefined ? project.stagingStyle : body.stagingStyle,
      },
      now(),
    );
    return showProject(await requireCard(db, actor, project.id));
  });
  book.on(api.setAddress, async ({ actor, db, params, body }) =>
    showProperty(await setAddress(db, actor, params.id, body.address)),
  );
  book.on(api.setProjectStatus, async ({ actor, db, params, body }) => {
    const project = await requireProject(db, actor, params.id);
    await updateProject(db, project.id, { status: body.status }, now());
    return showProject(await requireCard(db, actor, project.id));
  });
  book.on(api.saveSelection, async ({ actor, db, params, body }) => {
    const project = await requireProject(db, actor, params.id);
    const selectedAssetIds = [...new Set(body.selectedAssetIds)];
    if (selectedAssetIds.some((id) => id.length > 100)) throw new Refusal('invalid-input');
    await updateProject(db, project.id, { selectedAssetIds }, project.updatedAt);
    return { selectedAssetIds };
  });
};
