import type { ServiceType } from '#contracts/services.ts';

type Words = { name: string; note: string; group: 'image' | 'video' | 'content' };

export const serviceWords: Record<ServiceType, Words> = {
  virtual_staging: { name: 'Virtual Staging', note: 'Furnish an empty room', group: 'image' },
  room_clearing: { name: 'Room Clearing', note: 'Take out what stands around', group: 'image' },
  day_to_dusk: { name: 'Day to Dusk', note: 'The exterior at twilight', group: 'image' },
  ken_burns_video: { name: 'Social Media Video', note: 'A 9:16 film from your photos', group: 'video' },
  listing_copy: { name: 'AI Listing Copy', note: 'MLS-style description', group: 'content' },
  social_media_pack: { name: 'Social Media Copy', note: 'Captions, post and hashtags', group: 'content' },
};

/** What a tile's badge says about a result. */
const resultBadges: Partial<Record<ServiceType, string>> = {
  virtual_staging: 'Staged',
  day_to_dusk: 'Dusk',
  room_clearing: 'Cleared',
};
export const resultBadge = (processingType: ServiceType | null) =>
  (processingType && resultBadges[processingType]) || 'AI';
