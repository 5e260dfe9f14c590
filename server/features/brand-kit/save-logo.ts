import { Refusal } from '#contracts/problems.ts';
import type { Db } from '#server/platform/db.ts';
import { newId } from '#server/platform/new-id.ts';
import type { Blobs, PhotoCodec } from '#server/platform/ports.ts';
import { findBrand, keepBrand } from './store.ts';

export type BrandParts = { readonly blobs: Blobs; readonly codec: PhotoCodec };

const MB = 1024 * 1024;
const LARGEST_FILE = 5 * MB;
/** Smaller is a smudge on a 1080 px film; larger is no logo. */
const SMALLEST = 32;
const LARGEST = 4000;

export const brandFolder = (userId: string): string => `brands/${userId}/`;

/** Keeps a logo in place of the one before: checked like a photo, but kept as it came, since the normalised copy has no transparency. */
export const saveLogo = async (db: Db, { blobs, codec }: BrandParts, userId: string, png: unknown): Promise<void> => {
  if (!(png instanceof Uint8Array)) throw new Refusal('unsupported-type', 'A logo is sent as a PNG picture.');
  if (png.byteLength > LARGEST_FILE) throw new Refusal('too-large', 'The logo is too large. Maximum size is 5 MB.');
  const taken = await codec.normalise(png);
  if ('fault' in taken || taken.photo.kind !== 'png') {
    throw new Refusal('invalid-input', 'The logo is not a PNG picture that can be read.');
  }
  const { width, height } = taken.photo;
  if (Math.min(width, height) < SMALLEST || Math.max(width, height) > LARGEST) {
    throw new Refusal('invalid-input', `A logo has between ${SMALLEST} and ${LARGEST} pixels a side.`);
  }
  const key = `${brandFolder(userId)}logo-${newId()}.png`;
  const { logoKey } = await findBrand(db, userId);
  await blobs.put(key, png, 'image/png');
  await keepBrand(db, userId, { brandLogoKey: key });
  if (logoKey) await blobs.remove(logoKey);
};

export const removeLogo = async (db: Db, { blobs }: BrandParts, userId: string): Promise<void> => {
  const { logoKey } = await findBrand(db, userId);
  if (!logoKey) return;
  await keepBrand(db, userId, { brandLogoKey: null });
  await blobs.remove(logoKey);
};
