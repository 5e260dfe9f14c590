import { eq } from 'drizzle-orm';
import { projects, properties } from '#server/features/listings/tables.ts';
import { mediaAssets } from '#server/features/photos/tables.ts';
import type { Db } from '#server/platform/db.ts';

/** What is known of a listing, for words and titles. Plain data: it crosses into the engine process. */
export const listingFacts = async (db: Db, projectId: string): Promise<Record<string, unknown>> => {
  const [row] = await db
    .select()
    .from(projects)
    .innerJoin(properties, eq(properties.projectId, projects.id))
    .where(eq(projects.id, projectId));
  const photos = await db
    .select({
      roomType: mediaAssets.roomType,
      roomTypeGuess: mediaAssets.roomTypeGuess,
      confidence: mediaAssets.guessConfidence,
      processingType: mediaAssets.processingType,
      isArchived: mediaAssets.isArchived,
    })
    .from(mediaAssets)
    .where(eq(mediaAssets.projectId, projectId));
  if (!row) return {};
  const { address, addressPending, bedrooms, bathrooms, squareFootage, listingPrice, propertyType } = row.properties;
  return {
    name: row.projects.name,
    description: row.projects.description,
    notes: row.projects.notes,
    mlsId: row.projects.mlsId,
    stagingStyle: row.projects.stagingStyle,
    address: addressPending ? null : address,
    bedrooms,
    bathrooms,
    squareFootage,
    listingPrice,
    propertyType,
    photos: photos.filter((p) => !p.isArchived).map(({ isArchived: _, ...photo }) => photo),
  };
};
