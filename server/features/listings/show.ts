import type { Project, Property } from '#contracts/entities/listing.ts';
import { mlsPack } from '#domain/compliance/index.ts';
import { assetFolder, objectPath } from '#server/features/photos/index.ts';
import type { ProjectCard, PropertyRow } from './store.ts';

export const showProperty = (row: PropertyRow): Property => ({
  id: row.id,
  address: row.address,
  addressPending: row.addressPending,
  bedrooms: row.bedrooms,
  bathrooms: row.bathrooms,
  squareFootage: row.squareFootage,
  listingPrice: row.listingPrice,
  propertyType: row.propertyType,
});

export const showProject = (card: ProjectCard, estimatedMinutes: number | null = null): Project => {
  const { project } = card;
  return {
    id: project.id,
    name: project.name,
    description: project.description,
    status: project.status,
    stagingStyle: project.stagingStyle,
    mlsId: project.mlsId,
    noAddedLights: mlsPack(project.mlsId).noAddedLights,
    notes: project.notes,
    createdAt: project.createdAt.toISOString(),
    updatedAt: project.updatedAt.toISOString(),
    assetCount: card.photoCount,
    serviceRunCount: card.runCount,
    _count: { mediaAssets: card.photoCount, serviceRuns: card.runCount, contentDrafts: card.draftCount },
    property: showProperty(card.property),
    estimatedMinutes,
    progress: card.runningProgress,
    coverPath: card.coverId ? objectPath(`${assetFolder(project.id, card.coverId)}/400.webp`) : null,
  };
};
