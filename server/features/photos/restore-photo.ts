import type { Db } from '#server/platform/db.ts';
import { changePhoto, type PhotoRow } from './store.ts';

export const restorePhoto = async (db: Db, photo: PhotoRow): Promise<void> => {
  await changePhoto(db, photo.id, { isArchived: false });
};
