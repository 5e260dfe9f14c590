import { buffer } from 'node:stream/consumers';
import { Refusal } from '#contracts/problems.ts';
import type { Db } from '#server/platform/db.ts';
import type { PhotoParts } from './photo-parts.ts';
import { assetFolder } from './storage-keys.ts';
import { findMaskKey, type MaskKind, type PhotoRow } from './store.ts';

/** The person's own mask; for a cleared photo what was cleared; else what the engine proposes, found once and kept. */
export const findMask = async (db: Db, parts: PhotoParts, photo: PhotoRow, kind: MaskKind): Promise<Uint8Array> => {
  const { blobs } = parts;
  const painted = await findMaskKey(db, photo.id, kind);
  if (painted) return buffer(await blobs.read(painted));
  if (photo.maskKey && kind === 'clear') return buffer(await blobs.read(photo.maskKey));
  const kept = `${assetFolder(photo.projectId, photo.id)}/masks/proposed-${kind}.png`;
  if (await blobs.stat(kept)) return buffer(await blobs.read(kept));
  const proposed = await parts.proposeMask?.(photo, kind);
  if (!proposed) throw new Refusal('not-found', 'There is no mask for this photo yet.');
  await blobs.put(kept, proposed, 'image/png');
  return proposed;
};
