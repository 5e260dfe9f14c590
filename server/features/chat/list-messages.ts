import { asc, inArray } from 'drizzle-orm';
import { versionLine } from '#domain/runs/version-line.ts';
import { listPhotos } from '#server/features/photos/index.ts';
import { listRuns } from '#server/features/runs/index.ts';
import { chatMessages } from '#server/features/runs/tables.ts';
import type { Db } from '#server/platform/db.ts';

export type MessageRow = typeof chatMessages.$inferSelect;

/** What was said about a result and about those that it was made from: a new version goes on with the conversation. */
export const listMessages = async (db: Db, projectId: string, assetId: string): Promise<MessageRow[]> => {
  const line = versionLine(assetId, await listRuns(db, projectId), await listPhotos(db, projectId));
  return db
    .select()
    .from(chatMessages)
    .where(inArray(chatMessages.assetId, line))
    .orderBy(asc(chatMessages.createdAt), asc(chatMessages.id));
};
