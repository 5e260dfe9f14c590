import { Clapperboard, Eraser, type LucideIcon, MoonStar, PenLine, Share2, Sofa } from 'lucide-react';
import type { ServiceType } from '#contracts/services.ts';

export const serviceIcons: Record<ServiceType, LucideIcon> = {
  virtual_staging: Sofa,
  room_clearing: Eraser,
  day_to_dusk: MoonStar,
  ken_burns_video: Clapperboard,
  listing_copy: PenLine,
  social_media_pack: Share2,
};
