import type { ProjectDetail } from '#contracts/entities/listing.ts';
import type { MediaAsset } from '#contracts/entities/photo.ts';
import type { ServiceType } from '#contracts/services.ts';
import { groupResults, sourceOf } from '#web/lib/listing/group-results.ts';
import { subjects } from '#web/lib/listing/property-words.ts';

/** `version` tells several results of one photo apart; null where there is only one. */
export type Pair = { before: MediaAsset | null; after: MediaAsset; name: string; version: number | null };

const NAMES: Partial<Record<ServiceType, string>> = {
  virtual_staging: 'staged_image',
  day_to_dusk: 'dusk_image',
  room_clearing: 'cleared_room',
};

/** Before and after of one service in the order of the photos, those of one photo together, each with its download name. */
export function pairsOf({ mediaAssets }: Pick<ProjectDetail, 'mediaAssets'>, service: ServiceType): Pair[] {
  return groupResults(mediaAssets)
    .flatMap(({ versions }) => {
      const made = versions.filter((asset) => asset.processingType === service);
      return made.map((after, at) => ({ after, version: made.length > 1 ? at + 1 : null }));
    })
    .map(({ after, version }, at) => ({
      after,
      version,
      before: sourceOf(after, mediaAssets),
      name: `${NAMES[service] ?? service}_${at + 1}.jpg`,
    }));
}

/** 'Living room', and 'Living room · version 2' where one photo has several. */
export function titleOf({ before, after, version }: Omit<Pair, 'name'>): string {
  const subject = after.roomType ?? before?.roomType ?? before?.roomTypeGuess;
  const name = subject ? subjects[subject] : after.fileName;
  return version === null ? name : `${name} · version ${version}`;
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
