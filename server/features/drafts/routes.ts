import { api } from '#contracts/api.ts';
import { Refusal } from '#contracts/problems.ts';
import { checkText } from '#domain/compliance/index.ts';
import { requireProject } from '#server/features/listings/index.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/db.ts';
import type { RouteBook } from '#server/platform/route-book.ts';
import { guardPublishing, guardSaving } from './guard.ts';
import { showDraft, showReceipt } from './show.ts';
import { type DraftRow, findDraft, insertOverride, listOverrides, listVersions } from './store.ts';
import { writeDraft } from './write-draft.ts';

const requireDraft = async (db: Db, actor: Actor, at: { id: string; draftId: string }): Promise<DraftRow> => {
  const project = await requireProject(db, actor, at.id);
  const draft = await findDraft(db, project.id, at.draftId);
  if (!draft) throw new Refusal('not-found', 'Draft not found');
  return draft;
};

export const draftRoutes = (book: RouteBook, now: () => Date): void => {
  book.on(api.saveDraft, ({ actor, db, params, body }) =>
    db.transaction(async (tx) => {
      const draft = await requireDraft(tx, actor, params);
      await guardSaving(tx, draft, body.content);
      const { projectId, contentType } = draft;
      const input = { projectId, contentType, content: body.content, author: 'person', runId: null } as const;
      return showDraft(await writeDraft(tx, input, now()));
    }),
  );
  book.on(api.draftVersions, async ({ actor, db, params }) => {
    const draft = await requireDraft(db, actor, params);
    return (await listVersions(db, draft.id)).map(({ version, content, author, createdAt }) => ({
      version,
      content,
      author,
      createdAt: createdAt.toISOString(),
    }));
  });
  book.on(api.overrideFinding, async ({ actor, db, params, body }) => {
    const draft = await requireDraft(db, actor, params);
    const row = await insertOverride(db, {
      draftId: draft.id,
      userId: actor.id,
      findingId: body.findingId,
      reason: body.reason,
      details: { version: draft.version, ...(body.text ? { text: body.text } : {}) },
      createdAt: now(),
    });
    return showReceipt(row);
  });
  book.on(api.listOverrides, async ({ actor, db, params }) => {
    const draft = await requireDraft(db, actor, params);
    return (await listOverrides(db, draft.id)).map(showReceipt);
  });
  book.on(api.checkPublishing, async ({ actor, db, params }) => {
    const project = await requireProject(db, actor, params.id);
    await guardPublishing(db, project.id);
  });
  book.on(api.checkCopy, ({ body }) => ({
    findings: checkText(body.text, body.kind, {
      mlsId: body.mlsId ?? null,
      alteredPhotos: body.alteredPhotos,
    }).map((finding) => ({ ...finding })),
  }));
};
