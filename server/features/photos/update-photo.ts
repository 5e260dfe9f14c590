import type { PhotoSubject } from '#contracts/services.ts';
import { cleanFileName } from '#domain/photos/file-name.ts';
import type { Db } from '#server/platform/db.ts';
import { changePhoto, type PhotoRow } from './store.ts';

/** Renames a photo or corrects what it shows; the person's word stands beside the engine's guess. */
export const updatePhoto = (
  db: Db,
  photo: PhotoRow,
  change: { fileName?: string | undefined; roomType?: PhotoSubject | null | undefined },
): Promise<PhotoRow> =>
  changePhoto(db, photo.id, {
    fileName: change.fileName === undefined ? photo.fileName : cleanFileName(change.fileName, photo.fileName),
    roomType: change.roomType === undefined ? photo.roomType : change.roomType,
  });
