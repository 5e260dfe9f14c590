import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { RejectedFile } from '#contracts/entities/photo.ts';
import { nameForKind } from '#domain/photos/file-name.ts';
import type { Db } from '#server/platform/db.ts';
import { newId } from '#server/platform/new-id.ts';
import type { PhotoParts } from './photo-parts.ts';
import type { ReceivedFile } from './receive-files.ts';
import { reject } from './rejections.ts';
import { assetFolder, DERIVATIVES, uploadFile, uploadType } from './storage-keys.ts';
import { insertPhotos, type NewPhotoRow, nextPosition, type PhotoRow } from './store.ts';

type Taken = { readonly row: NewPhotoRow; readonly keys: readonly string[] };

/**
 * Good files become photos of the listing, all of them in one transaction; the others come back with the reason. `from` is the
 * position that whoever chose them gave the first; without it they follow the last.
 */
export const addPhotos = async (
  db: Db,
  parts: PhotoParts,
  projectId: string,
  files: readonly ReceivedFile[],
  from?: number,
): Promise<{ photos: PhotoRow[]; rejected: RejectedFile[] }> => {
  const now = parts.now();
  const taken: Taken[] = [];
  const rejected: RejectedFile[] = [];
  try {
    // One file at a time within a request: the codec takes two at once, so one person's twenty leave room for others.
    for (const file of files) {
      const result = await takeFile(parts, projectId, file, now);
      if ('row' in result) taken.push(result);
      else rejected.push(result);
    }
    if (taken.length === 0) return { photos: [], rejected };
    const photos = await db.transaction(async (tx) => {
      const first = from ?? (await nextPosition(tx, projectId));
      const rows = taken.map(({ row }, at) => ({ ...row, position: first + at }));
      const inserted = await insertPhotos(tx, projectId, rows, now);
      await parts.added?.(tx, inserted);
      return inserted;
    });
    return { photos, rejected };
  } catch (error) {
    await Promise.allSettled(taken.flatMap((t) => t.keys).map((key) => parts.blobs.remove(key)));
    throw error;
  }
};

const takeFile = async (
  { blobs, codec }: PhotoParts,
  projectId: string,
  file: ReceivedFile,
  createdAt: Date,
): Promise<Taken | RejectedFile> => {
  const normalised = await codec.normalise(await readFile(file.path));
  if ('fault' in normalised) return reject(file.fileName, normalised.fault);
  const { photo } = normalised;
  const id = newId();
  const folder = assetFolder(projectId, id);
  const key = `${folder}/${photo.copyType === 'image/png' ? 'photo.png' : 'photo.jpg'}`;
  const uploadKey = `${folder}/${uploadFile(photo.kind)}`;
  const thumbnailKey = `${folder}/${DERIVATIVES.thumbnail}.webp`;
  await blobs.put(uploadKey, createReadStream(file.path), uploadType(photo.kind));
  await blobs.put(key, photo.copy, photo.copyType);
  await blobs.put(thumbnailKey, await codec.derive(photo.copy, DERIVATIVES.thumbnail), 'image/webp');
  return {
    keys: [uploadKey, key, thumbnailKey],
    row: {
      id,
      projectId,
      fileName: nameForKind(file.fileName, photo.kind),
      key,
      contentType: photo.copyType,
      uploadKey,
      uploadSha256: file.sha256,
      width: photo.width,
      height: photo.height,
      preview: photo.preview,
      focalLength35: photo.facts.focalLength35 ?? null,
      createdAt,
    },
  };
};
