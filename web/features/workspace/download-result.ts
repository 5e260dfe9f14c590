import { api } from '#contracts/api.ts';
import type { MediaAsset } from '#contracts/entities/photo.ts';
import { addressOf } from '#web/lib/client.ts';
import { download, imageName } from '#web/lib/download.ts';

/** The photo to publish: a JPEG with its provenance inside and, if asked, the disclosure drawn on it. */
export const downloadResult = (id: string, asset: MediaAsset, { label = false } = {}) =>
  download(
    addressOf(api.downloadPhoto.path, { id, assetId: asset.id }, label ? { label: 'true' } : {}),
    imageName(asset.fileName, asset.processingType),
  );

/** The bytes as they were uploaded. */
export const downloadOriginal = (id: string, asset: MediaAsset) =>
  download(addressOf(api.downloadPhoto.path, { id, assetId: asset.id }, { original: 'true' }), asset.fileName);
