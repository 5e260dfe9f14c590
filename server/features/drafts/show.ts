import type { ContentDraft, GuardReceipt } from '#contracts/entities/draft.ts';
import type { DraftRow, OverrideRow } from './store.ts';

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

export const showReceipt = ({ id, findingId, reason, details, createdAt }: OverrideRow): GuardReceipt => ({
  id,
  findingId,
  text: typeof details?.text === 'string' ? details.text : null,
  reason,
  createdAt: createdAt.toISOString(),
});
