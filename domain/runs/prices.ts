import type { ServiceType } from '#contracts/services.ts';

export const SERVICE_PRICES: Readonly<Record<ServiceType, number>> = {
  virtual_staging: 2,
  room_clearing: 1,
  day_to_dusk: 1,
  ken_burns_video: 3,
  listing_copy: 1,
  social_media_pack: 1,
};

/** Clearing and staging as one order is the sum of both. */
export const quoteRun = (service: ServiceType, parameters: Readonly<Record<string, unknown>>): number =>
  service === 'virtual_staging' && parameters.clearFirst === true
    ? SERVICE_PRICES.virtual_staging + SERVICE_PRICES.room_clearing
    : SERVICE_PRICES[service];

export const IMAGE_SERVICES: readonly ServiceType[] = ['virtual_staging', 'room_clearing', 'day_to_dusk'];
export const isImageService = (service: ServiceType): boolean => IMAGE_SERVICES.includes(service);
export const isContentService = (service: ServiceType): boolean =>
  service === 'listing_copy' || service === 'social_media_pack';
