import { buffer } from 'node:stream/consumers';
import type { BlobStat } from '#server/platform/ports.ts';
import type { PhotoParts } from './photo-parts.ts';
import type { PhotoRow } from './store.ts';

/** Those being made now: two visitors who ask for the same size at once wait for one. */
const underway = new Map<string, Promise<void>>();

/** A smaller WebP of a photo or result: made when first asked for, kept from then on. */
export const findDerivative = async (
  { blobs, codec }: Pick<PhotoParts, 'blobs' | 'codec'>,
  photo: PhotoRow,
  key: string,
  edge: number,
): Promise<BlobStat | null> => {
  const made = await blobs.stat(key);
  if (made) return made;
  const work =
    underway.get(key) ??
    (async () => {
      const source = await buffer(await blobs.read(photo.key));
      await blobs.put(key, await codec.derive(source, edge), 'image/webp');
    })().finally(() => underway.delete(key));
  underway.set(key, work);
  await work;
  return blobs.stat(key);
};
