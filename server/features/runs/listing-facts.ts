import { and, eq, gt, isNull } from 'drizzle-orm';
import { profiles } from '#server/features/accounts/tables.ts';
import { contentTypeOf, earlierTexts, latestVersion } from '#server/features/drafts/index.ts';
import { projects, properties } from '#server/features/listings/tables.ts';
import { mediaAssets } from '#server/features/photos/tables.ts';
import { shareLinks } from '#server/features/shares/tables.ts';
import type { Db } from '#server/platform/db.ts';
import type { TaskBrand, TaskFacts } from '#server/platform/engine-task.ts';
import type { RunRow } from './store.ts';

type KnownFacts = Omit<TaskFacts, 'draftVersion' | 'earlier' | 'brand'>;

/** What is known of a listing, for words and titles. */
export const listingFacts = async (db: Db, run: RunRow, place: { base: string; now: Date }): Promise<TaskFacts> => {
  const contentType = contentTypeOf(run.serviceType);
  return {
    ...(await knownFacts(db, run.projectId)),
    draftVersion: contentType ? await latestVersion(db, run.projectId, contentType) : 0,
    earlier: contentType ? await earlierTexts(db, run.userId, contentType) : [],
    brand: await brandOf(db, run, place),
  };
};

/** Form, photos and notes. */
export const knownFacts = async (db: Db, projectId: string): Promise<KnownFacts> => {
  const [row] = await db
    .select()
    .from(projects)
    .innerJoin(properties, eq(properties.projectId, projects.id))
    .where(eq(projects.id, projectId));
  if (!row) throw new Error('the listing is gone');
  const photos = await db
    .select({
      id: mediaAssets.id,
      subject: mediaAssets.roomType,
      guess: mediaAssets.roomTypeGuess,
      confidence: mediaAssets.guessConfidence,
      result: mediaAssets.processingType,
    })
    .from(mediaAssets)
    .where(and(eq(mediaAssets.projectId, projectId), eq(mediaAssets.isArchived, false)));
  const { address, addressPending, bedrooms, bathrooms, squareFootage, listingPrice, propertyType } = row.properties;
  const { name, description, mlsId, stagingStyle, factReview } = row.projects;
  // What the person said of the home when the listing was made counts as notes until there are notes; emptied notes stay empty.
  const notes = row.projects.notes ?? description;
  return {
    ...{ name, notes, mlsId, stagingStyle, bedrooms, bathrooms, squareFootage, listingPrice, propertyType, photos },
    address: addressPending ? null : address,
    review: factReview,
  };
};

const brandOf = async (db: Db, run: RunRow, { base, now }: { base: string; now: Date }): Promise<TaskBrand | null> => {
  const [profile] = await db.select().from(profiles).where(eq(profiles.userId, run.userId));
  const kit = profile?.brandKit;
  const [share] = await db
    .select({ token: shareLinks.token })
    .from(shareLinks)
    .where(and(eq(shareLinks.projectId, run.projectId), isNull(shareLinks.revokedAt), gt(shareLinks.expiresAt, now)));
  if (!kit && !share) return null;
  const word = (key: string): string => kit?.[key] ?? '';
  return {
    agentName: word('agentName'),
    brokerage: word('brokerage'),
    phone: word('phone'),
    licence: word('licence'),
    website: word('website'),
    color: word('color'),
    logoFile: null,
    shareUrl: share ? `${base}/share/${share.token}` : null,
  };
};
