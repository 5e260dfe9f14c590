import { Refusal } from '#contracts/problems.ts';
import type { Db } from '#server/platform/db.ts';
import { newId } from '#server/platform/new-id.ts';
import type { PhotoParts } from './photo-parts.ts';
import { assetFolder } from './storage-keys.ts';
import { keepMaskKey, type MaskKind, type PhotoRow } from './store.ts';

/** Brushes work on a smaller picture: 2 % of rounding between its shape and the photo's is no other shape. */
const SAME_SHAPE = 0.02;

/** Stores what a person painted, at the photo's own size; the last one counts. Earlier ones stay: runs were made with them. */
export const saveMask = async (
  db: Db,
  { blobs, rasters, now }: PhotoParts,
  photo: PhotoRow,
  kind: MaskKind,
  png: unknown,
): Promise<void> => {
  if (!(png instanceof Uint8Array)) throw new Refusal('unsupported-type', 'A mask is sent as a PNG picture.');
  const drawn = await rasters.readMask(png).catch(() => {
    throw new Refusal('invalid-input', 'The mask is not a PNG picture that can be read.');
  });
  const shape = drawn.width / drawn.height / (photo.width / photo.height);
  if (Math.abs(shape - 1) > SAME_SHAPE) {
    throw new Refusal('invalid-input', `The mask must have the shape of the photo (${photo.width} x ${photo.height}).`);
  }
  const mask = await rasters.encodeMask(await rasters.readMask(png, photo));
  const key = `${assetFolder(photo.projectId, photo.id)}/masks/${kind}-${newId()}.png`;
  await blobs.put(key, mask, 'image/png');
  await keepMaskKey(db, photo.id, kind, key, now());
};
