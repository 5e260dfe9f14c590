import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import sharp from 'sharp';
import type { Mask, Raster } from '#engines/raster/raster.ts';
import type { HeicDecoder, PhotoFault, RasterCodec } from '#server/platform/ports.ts';
import { MAX_PIXELS } from './engine.ts';
import { openPhoto } from './open-photo.ts';

const SENTENCES: Record<PhotoFault, string> = {
  empty: 'the file is empty',
  'unsupported-type': 'it is not a JPEG, PNG, WebP, AVIF or HEIC photo',
  svg: 'SVG drawings are not photos',
  animated: 'it is animated',
  truncated: 'the file ends before the picture does',
  damaged: 'the picture cannot be decoded',
  'too-many-pixels': 'it has more than 60 megapixels',
  polyglot: 'the file carries something besides the photo',
};

/** Pixels in and out for the engine worker and the command line. */
export function sharpRasterCodec(heic: HeicDecoder): RasterCodec {
  return {
    async decodePhoto(source) {
      const bytes = await bytesOf(source);
      const photo = await openPhoto(bytes, heic);
      const name = typeof source === 'string' ? basename(source) : 'the photo';
      if ('fault' in photo) throw new Error(`${name} cannot be used: ${SENTENCES[photo.fault]}`);
      try {
        const { data, info } = await photo.pixels((p) => p.raw().toBuffer({ resolveWithObject: true }));
        return {
          raster: { width: info.width, height: info.height, channels: 3, data: plain(data) },
          facts: photo.facts,
        };
      } catch (cause) {
        throw new Error(`${name} cannot be used: ${SENTENCES.damaged}`, { cause });
      }
    },
    encodePng: (raster) => fromRaster(raster).png({ compressionLevel: 6 }).toBuffer(),
    encodeJpeg: (raster, quality = 92) =>
      fromRaster(raster).jpeg({ quality, chromaSubsampling: '4:4:4', mozjpeg: false }).toBuffer(),
    async readMask(source, size) {
      const picture = sharp(await bytesOf(source), { limitInputPixels: MAX_PIXELS });
      const { data, info } = await picture
        .flatten({ background: '#000000' })
        .toColourspace('b-w')
        .extractChannel(0)
        .resize(size ? { ...size, fit: 'fill', kernel: 'linear' } : {})
        .raw()
        .toBuffer({ resolveWithObject: true });
      return { width: info.width, height: info.height, data: plain(data) };
    },
    encodeMask: ({ width, height, data }: Mask) =>
      sharp(data, { raw: { width, height, channels: 1 } })
        .toColourspace('b-w')
        .png({ compressionLevel: 9 })
        .toBuffer(),
  };
}

/** Not a Buffer: `slice` of one gives the same memory, and an engine that means to copy would paint over the photo. */
const plain = ({ buffer, byteOffset, length }: Buffer): Uint8Array => new Uint8Array(buffer, byteOffset, length);

const bytesOf = (source: string | Uint8Array) => (typeof source === 'string' ? readFile(source) : source);
const fromRaster = ({ width, height, data }: Raster) => sharp(data, { raw: { width, height, channels: 3 } });
