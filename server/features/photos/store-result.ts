import type { PhotoSubject, ServiceType } from '#contracts/services.ts';
import { versionName } from '#domain/photos/file-name.ts';
import type { ImageReport } from '#engines/ports.ts';
import type { PhotoParts } from './photo-parts.ts';
import { assetFolder } from './storage-keys.ts';
import type { NewPhotoRow, PhotoRow } from './store.ts';

export type Result = {
  /** Chosen by the caller from the run, so that a job that runs twice writes the same files. */
  readonly assetId: string;
  readonly runId: string;
  readonly service: ServiceType;
  /** 1 for the first result of this service for this photo. */
  readonly version: number;
  readonly source: PhotoRow;
  /** What the room was furnished as, where somebody said so: it is what the result shows, whatever was guessed of the photo. */
  readonly roomType?: PhotoSubject | undefined;
  /** Lossless PNG. */
  readonly master: Uint8Array;
  readonly mask: Uint8Array;
  readonly report: Pick<ImageReport, 'engine' | 'version' | 'digitalSourceType'>;
};

/**
 * Writes the files of a result: the lossless master, its mask, and the JPEG with provenance that people see and download.
 * Returns the row; the caller inserts it (insertPhotos) in the transaction that completes the run.
 */
export const storeResult = async (
  { blobs, codec, rasters, now }: Pick<PhotoParts, 'blobs' | 'codec' | 'rasters' | 'now'>,
  result: Result,
): Promise<NewPhotoRow> => {
  const { source, service, report } = result;
  const folder = assetFolder(source.projectId, result.assetId);
  const { raster } = await rasters.decodePhoto(result.master);
  const jpeg = codec.withXmp(await rasters.encodeJpeg(raster, 95), {
    digitalSourceType: report.digitalSourceType,
    originalSha256: source.uploadSha256 ?? '',
    service,
    engine: report.engine,
    engineVersion: report.version,
    createdAt: now(),
  });
  await blobs.put(`${folder}/master.png`, result.master, 'image/png');
  await blobs.put(`${folder}/mask.png`, result.mask, 'image/png');
  await blobs.put(`${folder}/publish.jpg`, jpeg, 'image/jpeg');
  return {
    id: result.assetId,
    projectId: source.projectId,
    fileName: versionName(source.fileName, service, result.version),
    key: `${folder}/master.png`,
    contentType: 'image/png',
    uploadSha256: source.uploadSha256,
    width: raster.width,
    height: raster.height,
    preview: await codec.preview(jpeg),
    focalLength35: source.focalLength35,
    roomType: source.roomType ?? result.roomType ?? null,
    roomTypeGuess: source.roomTypeGuess,
    guessConfidence: source.guessConfidence,
    isProcessedResult: true,
    processingType: service,
    sourceServiceRunId: result.runId,
    sourceMediaAssetId: source.id,
    maskKey: `${folder}/mask.png`,
    createdAt: now(),
  };
};
