export type { ObjectReader, ObjectVisit, PhotoParts } from './photo-parts.ts';
export { photoRoutes } from './routes.ts';
export { disposition, sendObject } from './send-object.ts';
export { showPhoto } from './show.ts';
export { assetFolder, derivativePath, objectPath, shownKey } from './storage-keys.ts';
export { findMaskKey, findPhoto, findPhotos, insertPhotos, listPhotos, type PhotoRow } from './store.ts';
export { type Result, storeResult } from './store-result.ts';
