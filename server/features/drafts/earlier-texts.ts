import { and, desc, eq } from 'drizzle-orm';
import type { ContentType } from '#contracts/entities/draft.ts';
import { draftTexts } from '#domain/copy/check-draft.ts';
import { projects } from '#server/features/listings/tables.ts';
import type { Db } from '#server/platform/db.ts';
import { contentDrafts } from './tables.ts';

/** More than an agent has on the market at once; older texts are read beside nothing. */
const MOST = 100;
const SHORT: ReadonlySet<string> = new Set(['features', 'hashtags', 'shortDescription']);

/** What stands in the agent's drafts of this kind, this listing's last version among them. */
export const earlierTexts = async (db: Db, userId: string, contentType: ContentType): Promise<string[]> => {
  const rows = await db
    .select({ contentType: contentDrafts.contentType, content: contentDrafts.content })
    .from(contentDrafts)
    .innerJoin(projects, eq(projects.id, contentDrafts.projectId))
    .where(and(eq(projects.userId, userId), eq(contentDrafts.contentType, contentType)))
    .orderBy(desc(contentDrafts.updatedAt))
    .limit(MOST);
  return rows.flatMap((row) => draftTexts(row).flatMap(({ key, text }) => (SHORT.has(key) ? [] : [text])));
};
