export { archivePhoto } from './archive-photo.ts';
export type { ObjectReader, ObjectVisit, PhotoParts } from './photo-parts.ts';
export { photoRoutes } from './routes.ts';
export { disposition } from './send-object.ts';
export { showPhoto } from './show.ts';
export { assetFolder, objectPath, shownKey } from './storage-keys.ts';
export {
  countResults,
  findMaskKey,
  findPhoto,
  findPhotos,
  insertPhotos,
  listPhotos,
  type PhotoRow,
} from './store.ts';
export { storeResult } from './store-result.ts';
