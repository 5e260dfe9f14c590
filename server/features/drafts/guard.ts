import { and, eq } from 'drizzle-orm';
import { Refusal } from '#contracts/problems.ts';
import { addedBlocks, type Finding, openBlocks } from '#domain/compliance/index.ts';
import { checkDraft } from '#domain/copy/check-draft.ts';
import { disclosureFor } from '#domain/photos/disclosure-label.ts';
import { projects } from '#server/features/listings/tables.ts';
import { mediaAssets } from '#server/features/photos/tables.ts';
import type { Db } from '#server/platform/db.ts';
import { type DraftRow, listDrafts, listOverrides } from './store.ts';

const rulesFor = async (db: Db, projectId: string): Promise<{ mlsId: string | null; alteredPhotos: boolean }> => {
  const [project] = await db.select({ mlsId: projects.mlsId }).from(projects).where(eq(projects.id, projectId));
  const made = await db
    .selectDistinct({ service: mediaAssets.processingType })
    .from(mediaAssets)
    .where(and(eq(mediaAssets.projectId, projectId), eq(mediaAssets.isArchived, false)));
  const alteredPhotos = made.some(({ service }) => service !== null && disclosureFor(service) !== null);
  return { mlsId: project?.mlsId ?? null, alteredPhotos };
};

const receiptsOf = async (db: Db, draftId: string) =>
  (await listOverrides(db, draftId)).map(({ findingId, details }) => ({
    findingId,
    text: typeof details?.text === 'string' ? details.text : null,
  }));

const refuse = ({ text, explanation }: Finding): never => {
  throw new Refusal(
    'refused-by-guard',
    `${text && text.length < 80 ? `“${text}”: ` : ''}${explanation} Replace it, or keep it with a reason.`,
  );
};

/** A version may not bring in blocked words that nobody gave a reason for. What the last version had is not held against it. */
export const guardSaving = async (db: Db, draft: DraftRow, content: string): Promise<void> => {
  const rules = await rulesFor(db, draft.projectId);
  const after = checkDraft({ contentType: draft.contentType, content }, rules);
  const [block] = addedBlocks(after, checkDraft(draft, rules), await receiptsOf(db, draft.id));
  if (block) refuse(block);
};

/** Words go out to strangers only when no block stands open in any of them. */
export const guardPublishing = async (db: Db, projectId: string): Promise<void> => {
  const rules = await rulesFor(db, projectId);
  for (const draft of await listDrafts(db, projectId)) {
    const [block] = openBlocks(checkDraft(draft, rules), await receiptsOf(db, draft.id));
    if (block) refuse(block);
  }
};
