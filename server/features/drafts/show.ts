import type { ContentDraft } from '#contracts/entities/draft.ts';
import type { DraftRow } from './store.ts';

export const showDraft = (row: DraftRow): ContentDraft => ({
  id: row.id,
  contentType: row.contentType,
  title: row.title,
  content: row.content,
  version: row.version,
  sourceServiceRunId: row.sourceServiceRunId,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
