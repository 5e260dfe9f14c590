import type { Db } from '#server/platform/db.ts';
import { changePhoto, deselectPhoto, type PhotoRow } from './store.ts';

/** Delete means archive: hidden and out of the selection, its files kept. Twice is once. */
export const archivePhoto = (db: Db, photo: PhotoRow): Promise<void> =>
  db.transaction(async (tx) => {
    await deselectPhoto(tx, photo.projectId, photo.id);
    await changePhoto(tx, photo.id, { isArchived: true });
  });
