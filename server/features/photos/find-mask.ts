import { buffer } from 'node:stream/consumers';
import { Refusal } from '#contracts/problems.ts';
import type { Db } from '#server/platform/db.ts';
import type { PhotoParts } from './photo-parts.ts';
import { findMaskKey, type MaskKind, type PhotoRow } from './store.ts';

/** The person's own mask; else what the engine proposes; else, for a cleared photo, what was cleared. */
export const findMask = async (db: Db, parts: PhotoParts, photo: PhotoRow, kind: MaskKind): Promise<Uint8Array> => {
  const painted = await findMaskKey(db, photo.id, kind);
  if (painted) return buffer(await parts.blobs.read(painted));
  const proposed = await parts.proposeMask?.(photo, kind);
  if (proposed) return proposed;
  if (photo.maskKey && kind === 'clear') return buffer(await parts.blobs.read(photo.maskKey));
  throw new Refusal('not-found', 'There is no mask for this photo yet.');
};
