import { type RoomType, type ServiceType, type StagingStyle, VideoParameters } from '#contracts/services.ts';
import { isImageService, quoteRun } from '#domain/runs/prices.ts';
import { isRecut } from '#domain/runs/recuts.ts';
import type { StartRequest } from '../calls/start-service.ts';

export type Options = {
  style: StagingStyle;
  roomType: RoomType;
  /** Each photo as the room that it shows, where that is known. */
  eachRoom: boolean;
  clearFirst: boolean;
  /** Seconds a photo: 2, 3, 4 or 5. */
  duration: '2' | '3' | '4' | '5';
  fitMode: 'cover' | 'contain';
  resolution: '1080p' | '4k';
  /** combined: one film of all photos. each: a film of every photo. */
  films: 'combined' | 'each';
  aspect: '9:16' | '4:5' | '1:1' | '16:9';
  music: 'none' | 'calm' | 'warm' | 'bright' | 'elegant' | 'own';
  transition: 'zoom_pan' | 'beat_cuts';
  cut: 'branded' | 'mls';
  titles: boolean;
  reveal: boolean;
  sky: 'golden' | 'dusk' | 'blue';
  noLights: boolean;
  level: 'declutter' | 'empty';
  tone: 'warm' | 'crisp' | 'luxury' | 'plain';
  length: 'mls' | 'portal' | 'website';
  language: 'en' | 'es';
};

export const defaultOptions: Options = {
  style: 'modern',
  roomType: 'living_room',
  eachRoom: false,
  clearFirst: false,
  duration: '3',
  fitMode: 'cover',
  resolution: '1080p',
  films: 'combined',
  aspect: '9:16',
  music: 'warm',
  transition: 'zoom_pan',
  cut: 'branded',
  titles: true,
  reveal: false,
  sky: 'dusk',
  noLights: false,
  level: 'empty',
  tone: 'warm',
  length: 'mls',
  language: 'en',
};

export const needsPhotos = (service: ServiceType) => isImageService(service) || service === 'ken_burns_video';

/** What differs from the service's fixed values; an order that keeps to them says no more than they do. */
const changed = (options: Options, names: readonly (keyof Options)[]) =>
  Object.fromEntries(
    names.filter((name) => options[name] !== defaultOptions[name]).map((name) => [name, options[name]]),
  );

function parametersOf(service: ServiceType, options: Options, selected: readonly string[]): Record<string, unknown> {
  switch (service) {
    case 'virtual_staging':
      return { style: options.style, roomType: options.roomType, ...(options.clearFirst ? { clearFirst: true } : {}) };
    case 'ken_burns_video':
      return {
        selectedAssetIds: [...selected],
        duration: Number(options.duration),
        resolution: options.resolution,
        transition: options.transition,
        format: 'mp4',
        fps: 30,
        fitMode: options.fitMode,
        ...changed(options, ['aspect', 'music', 'cut', 'titles', 'reveal']),
      };
    case 'day_to_dusk':
      return { sky: options.sky, noLights: options.noLights };
    case 'room_clearing':
      return { level: options.level };
    case 'listing_copy':
      return { tone: options.tone, length: options.length, ...changed(options, ['language']) };
    case 'social_media_pack':
      return { tone: options.tone, ...changed(options, ['language']) };
  }
}

/** The listing's runs: a film among them that only changes its cut, titles or music is free. */
export type EarlierRuns = Parameters<typeof isRecut>[2];

const requestOf = (service: ServiceType, parameters: Record<string, unknown>, earlier: EarlierRuns): StartRequest => {
  // Kept runs have every value written out, orders leave out those that are the default.
  const isFree = service === 'ken_burns_video' && isRecut(service, VideoParameters.parse(parameters), earlier);
  return { serviceType: service, creditCost: isFree ? 0 : quoteRun(service, parameters), parameters };
};

/** What pressing Start Service sends: one call per photo for image services, one for a video (or one per photo, when each gets its own), one without photos for words. */
export function startRequests(
  service: ServiceType,
  options: Options,
  selected: readonly string[],
  earlier: EarlierRuns = [],
  rooms: ReadonlyMap<string, RoomType> = new Map(),
): StartRequest[] {
  if (service === 'ken_burns_video' && options.films === 'each')
    return selected.map((assetId) => requestOf(service, parametersOf(service, options, [assetId]), earlier));
  if (!isImageService(service)) return [requestOf(service, parametersOf(service, options, selected), earlier)];
  return selected.map((mediaAssetId) => {
    const roomType = (options.eachRoom && rooms.get(mediaAssetId)) || options.roomType;
    return { ...requestOf(service, parametersOf(service, { ...options, roomType }, []), earlier), mediaAssetId };
  });
}

/** runs: how many start; each: the price of one; free: how many of them are cut again for nothing. */
export type Quote = { runs: number; each: number; free: number; total: number };

export function quote(
  service: ServiceType,
  options: Options,
  selected: readonly string[],
  earlier: EarlierRuns = [],
): Quote {
  const requests = startRequests(service, options, selected, earlier);
  return {
    runs: requests.length,
    each: quoteRun(service, parametersOf(service, options, selected)),
    free: requests.filter(({ creditCost }) => creditCost === 0).length,
    total: requests.reduce((sum, { creditCost }) => sum + (creditCost ?? 0), 0),
  };
}
