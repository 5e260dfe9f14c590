import { z } from 'zod';
import { Operations } from './scene.ts';

export const SERVICE_TYPES = [
  'virtual_staging',
  'room_clearing',
  'day_to_dusk',
  'ken_burns_video',
  'listing_copy',
  'social_media_pack',
] as const;
export const ServiceType = z.enum(SERVICE_TYPES);
export type ServiceType = z.infer<typeof ServiceType>;

export const STAGING_STYLES = ['modern', 'contemporary', 'scandinavian', 'farmhouse', 'luxury', 'minimalist'] as const;
export const StagingStyle = z.enum(STAGING_STYLES);
export type StagingStyle = z.infer<typeof StagingStyle>;

export const ROOM_TYPES = ['living_room', 'bedroom', 'kitchen', 'bathroom', 'dining_room', 'office', 'other'] as const;
export const RoomType = z.enum(ROOM_TYPES);
export type RoomType = z.infer<typeof RoomType>;
/** A photo may also show the outside of the house. */
export const PhotoSubject = z.enum([...ROOM_TYPES, 'exterior', 'floor_plan']);
export type PhotoSubject = z.infer<typeof PhotoSubject>;

const seed = z
  .number()
  .int()
  .min(0)
  .max(2 ** 31)
  .optional();
const style = StagingStyle.optional();
/** The person's reply to a run that asked (floor corners, sky mask, clear mask); its engine reads it. */
const answer = z.record(z.string(), z.unknown()).optional();

export const StagingParameters = z.strictObject({
  style: StagingStyle.default('modern'),
  roomType: RoomType.default('living_room'),
  clearFirst: z.boolean().optional(),
  variant: z.number().int().min(0).max(2).optional(),
  /** Edits of the result that a revision starts from; a paid order has none. */
  operations: Operations.optional(),
  seed,
  answer,
});
export const ClearingParameters = z.strictObject({
  level: z.enum(['declutter', 'empty']).optional(),
  style,
  seed,
  answer,
});
export const DuskParameters = z.strictObject({
  sky: z.enum(['golden', 'dusk', 'blue']).optional(),
  noLights: z.boolean().optional(),
  /** Which detected windows, lamps and porches stay dark and which windows were added; its engine reads it. */
  windows: z.record(z.string(), z.unknown()).optional(),
  style,
  seed,
  answer,
});
export const VideoParameters = z.strictObject({
  selectedAssetIds: z.array(z.string()).max(20).default([]),
  duration: z.number().min(2).max(5).default(3),
  resolution: z.enum(['1080p', '4k']).default('1080p'),
  /** zoom_pan cross-fades from photo to photo; beat_cuts cuts on the music's beat. */
  transition: z.enum(['zoom_pan', 'beat_cuts']).default('zoom_pan'),
  format: z.enum(['mp4']).default('mp4'),
  fps: z.literal(30).default(30),
  fitMode: z.enum(['cover', 'contain']).default('cover'),
  aspect: z.enum(['9:16', '1:1', '4:5', '16:9']).default('9:16'),
  cut: z.enum(['branded', 'mls']).default('branded'),
  /** own: the file that was uploaded for this listing (PUT /api/projects/:id/music). */
  music: z.enum(['none', 'calm', 'warm', 'bright', 'elegant', 'own']).default('warm'),
  titles: z.boolean().default(true),
  reveal: z.boolean().default(false),
  seed,
});
export const CopyParameters = z.strictObject({
  style,
  tone: z.enum(['warm', 'crisp', 'luxury', 'plain']).optional(),
  length: z.enum(['mls', 'portal', 'website']).optional(),
  language: z.enum(['en', 'es']).optional(),
  seed,
});

export const serviceParameters = {
  virtual_staging: StagingParameters,
  room_clearing: ClearingParameters,
  day_to_dusk: DuskParameters,
  ken_burns_video: VideoParameters,
  listing_copy: CopyParameters,
  social_media_pack: CopyParameters,
} as const satisfies Record<ServiceType, z.ZodType>;
