import type { ProjectDetail } from '#contracts/entities/listing.ts';
import type { MediaAsset } from '#contracts/entities/photo.ts';
import type { ServiceType } from '#contracts/services.ts';

export type Pair = { before: MediaAsset | null; after: MediaAsset; name: string };

const NAMES: Partial<Record<ServiceType, string>> = {
  virtual_staging: 'staged_image',
  day_to_dusk: 'dusk_image',
  room_clearing: 'cleared_room',
};

/** Before and after of one service, each with the name it is downloaded under. */
export function pairsOf({ mediaAssets }: Pick<ProjectDetail, 'mediaAssets'>, service: ServiceType): Pair[] {
  const byId = new Map(mediaAssets.map((asset) => [asset.id, asset]));
  return mediaAssets
    .filter((asset) => asset.isProcessedResult && !asset.isArchived && asset.processingType === service)
    .map((after, at) => ({
      after,
      before: after.sourceMediaAssetId ? (byId.get(after.sourceMediaAssetId) ?? null) : null,
      name: `${NAMES[service] ?? service}_${at + 1}.jpg`,
    }));
}

/** The newest draft of a kind. */
export const latestDraft = (
  { contentDrafts }: Pick<ProjectDetail, 'contentDrafts'>,
  kind: 'listing_description' | 'social_media_pack',
) =>
  contentDrafts
    .filter((draft) => draft.contentType === kind)
    .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))[0] ?? null;

export const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;
