import type { Metadata, Sharp } from 'sharp';
import sharp from 'sharp';
import type { PhotoFacts } from '#engines/ports.ts';
import type { HeicDecoder, PhotoFault, PhotoKind } from '#server/platform/ports.ts';
import { isSrgb, withIccChunk } from './colour-profile.ts';
import { MAX_PIXELS, MAX_SIDE, readHeader, upright, withDecoder } from './engine.ts';
import { inspectPhoto } from './inspect-photo.ts';
import { readFacts } from './read-facts.ts';

/** A file that passed every check which needs no pixels. */
export type OpenPhoto = {
  readonly kind: PhotoKind;
  readonly header: Metadata;
  readonly facts: PhotoFacts;
  /** Runs a pipeline on the upright sRGB picture; rejects when the pixels are not whole. */
  pixels<T>(pipeline: (photo: Sharp) => Promise<T>): Promise<T>;
};

export async function openPhoto(bytes: Uint8Array, heic: HeicDecoder): Promise<OpenPhoto | { fault: PhotoFault }> {
  const inspected = inspectPhoto(bytes);
  if ('fault' in inspected) return inspected;
  const header = await readHeader(bytes).catch(() => null);
  if (!header?.width || !header.height) return { fault: 'damaged' };
  const tooBig = header.width * header.height > MAX_PIXELS || Math.max(header.width, header.height) > MAX_SIDE;
  if (tooBig) return { fault: 'too-many-pixels' };
  const facts = await readFacts(header.exif);
  let decoded: Promise<Uint8Array> | undefined;
  return {
    kind: inspected.kind,
    header,
    facts,
    async pixels(pipeline) {
      if (inspected.kind !== 'heic') return withDecoder(bytes, (photo) => pipeline(upright(photo)));
      decoded ??= heicToPng(bytes, heic, header.icc);
      return pipeline(upright(sharp(await decoded, { limitInputPixels: MAX_PIXELS })));
    },
  };
}

/** libheif has turned the pixels upright; the Exif orientation of a HEIC repeats that and is left unread. */
async function heicToPng(bytes: Uint8Array, heic: HeicDecoder, icc: Uint8Array | undefined): Promise<Uint8Array> {
  const { width, height, rgba } = await heic.decode(bytes);
  const png = await sharp(rgba, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return icc && !isSrgb(icc) ? withIccChunk(png, icc) : png;
}
