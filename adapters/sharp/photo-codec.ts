import sharp, { type Sharp } from 'sharp';
import type { Badge, HeicDecoder, NormalisedPhoto, PhotoCodec } from '#server/platform/ports.ts';
import { isSrgb } from './colour-profile.ts';
import { jpegStructure, stripJpeg } from './jpeg-structure.ts';
import { type OpenPhoto, openPhoto } from './open-photo.ts';
import { turnstile } from './turnstile.ts';
import { withXmp } from './with-xmp.ts';

const PREVIEW_EDGE = 20;

/** The codec of the server. `heic` decodes what libvips may not (HEVC). */
export function sharpPhotoCodec(heic: HeicDecoder): PhotoCodec {
  const decoding = turnstile(2);
  return {
    normalise: (bytes) =>
      decoding(async () => {
        const photo = await openPhoto(bytes, heic);
        if ('fault' in photo) return photo;
        try {
          return { photo: await normalised(bytes, photo) };
        } catch {
          return { fault: 'damaged' };
        }
      }),
    derive: (bytes, edge) =>
      decoding(() =>
        sharp(bytes)
          .resize(edge, edge, { fit: 'inside', withoutEnlargement: true })
          .webp({ quality: 82, effort: 4 })
          .toBuffer(),
      ),
    preview: (bytes) => decoding(() => preview(sharp(bytes))),
    withXmp,
    publish: (bytes, badge) => decoding(() => publish(bytes, badge)),
  };
}

async function normalised(bytes: Uint8Array, photo: OpenPhoto): Promise<NormalisedPhoto> {
  const { data, info, type } = await copyOf(bytes, photo);
  return {
    kind: photo.kind,
    width: info.width,
    height: info.height,
    facts: photo.facts,
    copy: data,
    copyType: type,
    preview: await preview(sharp(data)),
  };
}

/** docs/decisions/2026-11-15-normalised-copy.md: bit-exact where it can be, JPEG 97 without subsampling where not. */
async function copyOf(bytes: Uint8Array, photo: OpenPhoto) {
  const { header, kind } = photo;
  if (kind === 'png') {
    const png = await photo.pixels((p) => p.png({ compressionLevel: 6 }).toBuffer({ resolveWithObject: true }));
    return { ...png, type: 'image/png' as const };
  }
  const asItIs = (header.orientation ?? 1) === 1 && header.space === 'srgb' && isSrgb(header.icc);
  if (kind === 'jpeg' && asItIs) {
    await photo.pixels(preview); // every pixel is decoded once before the file is believed
    const info = { width: header.width, height: header.height };
    return { data: stripJpeg(bytes, jpegStructure(bytes)!), info, type: 'image/jpeg' as const };
  }
  const jpeg = await photo.pixels((p) =>
    p.jpeg({ quality: 97, chromaSubsampling: '4:4:4' }).toBuffer({ resolveWithObject: true }),
  );
  return { ...jpeg, type: 'image/jpeg' as const };
}

/** Quality 95 without subsampling: what goes to an MLS is compressed once more there. */
function publish(bytes: Uint8Array, badge?: Badge): Promise<Uint8Array> {
  const over = badge && {
    input: Buffer.from(badge.rgba),
    raw: { width: badge.width, height: badge.height, channels: 4 as const },
    left: badge.left,
    top: badge.top,
  };
  return sharp(bytes)
    .composite(over ? [over] : [])
    .keepXmp()
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

async function preview(photo: Sharp): Promise<string> {
  const tiny = await photo
    .resize(PREVIEW_EDGE, PREVIEW_EDGE, { fit: 'inside', withoutEnlargement: true })
    .blur(1)
    .webp({ quality: 50, effort: 6 })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}
