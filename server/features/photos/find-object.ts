import { Refusal } from '#contracts/problems.ts';
import { downloadName, splitName } from '#domain/photos/file-name.ts';
import type { Db } from '#server/platform/db.ts';
import { findDerivative } from './find-derivative.ts';
import type { ObjectVisit, PhotoParts } from './photo-parts.ts';
import type { Sending } from './send-object.ts';
import { type ObjectKey, shownKey } from './storage-keys.ts';
import { findPhoto, ownsProject, type PhotoRow } from './store.ts';

/** A file for whoever may see it; for all others, and for what is not there, the same 404. */
export const findObject = async (db: Db, parts: PhotoParts, visit: ObjectVisit): Promise<Sending> => {
  if (!(await mayRead(db, parts, visit))) throw new Refusal('not-found');
  const { object } = visit;
  const photo = object.assetId ? await findPhoto(db, object.projectId, object.assetId) : null;
  const stat =
    photo && object.edge
      ? await findDerivative(parts, photo, object.key, object.edge)
      : await parts.blobs.stat(object.key);
  if (!stat) throw new Refusal('not-found');
  // The untouched upload is never shown, only handed over.
  const attachment = object.file.startsWith('upload.') || visit.query.download !== undefined;
  return { key: object.key, stat, attachment, fileName: fileNameOf(object, photo) };
};

const mayRead = async (db: Db, parts: PhotoParts, visit: ObjectVisit): Promise<boolean> => {
  if (visit.actor && (await ownsProject(db, visit.actor.id, visit.object.projectId))) return true;
  for (const reader of parts.readers ?? []) if (await reader(db, visit)) return true;
  return false;
};

const fileNameOf = (object: ObjectKey, photo: PhotoRow | null): string => {
  if (!photo) return object.file;
  if (object.key === photo.uploadKey) return photo.fileName;
  if (object.key === shownKey(photo.key)) {
    return object.file.endsWith('.jpg') ? downloadName(photo.fileName, photo.processingType) : photo.fileName;
  }
  return `${splitName(photo.fileName).base}_${object.file}`;
};
