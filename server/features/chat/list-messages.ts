import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import { versionLine } from '#domain/runs/version-line.ts';
import { mediaAssets } from '#server/features/photos/tables.ts';
import { chatMessages, serviceRuns } from '#server/features/runs/tables.ts';
import type { Db } from '#server/platform/db.ts';

export type MessageRow = typeof chatMessages.$inferSelect;

const revisionsOf = (db: Db, projectId: string) =>
  db
    .select({ resultId: mediaAssets.id, revisedAssetId: serviceRuns.revisedAssetId })
    .from(mediaAssets)
    .innerJoin(serviceRuns, eq(serviceRuns.id, mediaAssets.sourceServiceRunId))
    .where(and(eq(mediaAssets.projectId, projectId), isNotNull(serviceRuns.revisedAssetId)));

/** What was said about a result and about those that it was made from: a new version goes on with the conversation. */
export const listMessages = async (db: Db, projectId: string, assetId: string): Promise<MessageRow[]> => {
  const line = versionLine(assetId, await revisionsOf(db, projectId));
  return db
    .select()
    .from(chatMessages)
    .where(inArray(chatMessages.assetId, line))
    .orderBy(asc(chatMessages.createdAt), asc(chatMessages.id));
};
