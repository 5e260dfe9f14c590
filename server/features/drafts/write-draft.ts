import type { ContentType } from '#contracts/entities/draft.ts';
import type { ServiceType } from '#contracts/services.ts';
import type { Db } from '#server/platform/db.ts';
import { newId } from '#server/platform/new-id.ts';
import { changeDraft, type DraftRow, insertDraft, insertVersion, lockDraft } from './store.ts';

const TITLES: Readonly<Record<ContentType, string>> = {
  listing_description: 'AI Listing Description',
  social_media_pack: 'Social Media Pack',
};

export const contentTypeOf = (service: ServiceType): ContentType | null => {
  if (service === 'listing_copy') return 'listing_description';
  return service === 'social_media_pack' ? 'social_media_pack' : null;
};

export type NewContent = {
  readonly projectId: string;
  readonly contentType: ContentType;
  readonly content: string;
  readonly author: 'writer' | 'model' | 'person';
  readonly runId: string | null;
};

/** The next version of a listing's draft of this kind; earlier ones stay. Belongs in the caller's transaction. */
export const writeDraft = async (tx: Db, input: NewContent, now: Date): Promise<DraftRow> => {
  const { projectId, contentType, content, author, runId } = input;
  const old = await lockDraft(tx, projectId, contentType);
  const version = (old?.version ?? 0) + 1;
  const row = old
    ? await changeDraft(tx, old.id, {
        content,
        version,
        updatedAt: now,
        ...(runId ? { sourceServiceRunId: runId } : {}),
      })
    : await insertDraft(tx, {
        id: newId(),
        projectId,
        contentType,
        title: TITLES[contentType],
        content,
        version,
        sourceServiceRunId: runId,
        createdAt: now,
        updatedAt: now,
      });
  await insertVersion(tx, { draftId: row.id, version, content, author, sourceServiceRunId: runId, createdAt: now });
  return row;
};
