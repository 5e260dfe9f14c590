/**
 * What the normalised copy of a 12 MP photo costs (docs/decisions/2026-11-15-normalised-copy.md), next to the way that was refused:
 * `node bench/normalised-copy.ts [PHOTO]`. Without a photo it makes one with the grain of a phone's.
 */
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { heicDecoder } from '#adapters/heic/heic-decoder.ts';
import { sharpPhotoCodec } from '#adapters/sharp/photo-codec.ts';

const WIDTH = 4032;
const HEIGHT = 3024;

async function madePhoto(): Promise<Buffer> {
  const data = Buffer.alloc(WIDTH * HEIGHT * 3);
  let seed = 1;
  for (let i = 0; i < data.length; i++) {
    seed = (seed * 1103515245 + 12345) & 0x7fffffff;
    const shade = 90 + 80 * Math.sin(i / 9000) + 30 * Math.cos(i / (WIDTH * 700));
    data[i] = shade + ((seed >> 16) % 9) - 4;
  }
  return sharp(data, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

const codec = sharpPhotoCodec(heicDecoder());
const source = process.argv[2] ? await readFile(process.argv[2]) : await madePhoto();
const upright = await sharp(source).resize(WIDTH, HEIGHT, { fit: 'cover' }).jpeg({ quality: 90 }).toBuffer();
const pixels = (bytes: Uint8Array) => sharp(bytes).autoOrient().removeAlpha().raw().toBuffer();

async function meanDifference(a: Uint8Array, b: Uint8Array): Promise<number> {
  const [left, right] = await Promise.all([pixels(a), pixels(b)]);
  let sum = 0;
  for (let i = 0; i < left.length; i++) sum += Math.abs(left[i]! - right[i]!);
  return sum / left.length;
}

const turned = await sharp(upright).keepMetadata().withMetadata({ orientation: 6 }).jpeg({ quality: 90 }).toBuffer();
const rows = [
  { upload: 'JPEG, upright, sRGB', bytes: upright },
  { upload: 'JPEG, turned', bytes: turned },
  { upload: 'WebP', bytes: await sharp(upright).webp({ quality: 90 }).toBuffer() },
];
const table = [];
for (const { upload, bytes } of rows) {
  const start = performance.now();
  const taken = await codec.normalise(bytes);
  const ms = performance.now() - start;
  if ('fault' in taken) throw new Error(taken.fault);
  const pngStart = performance.now();
  const png = await sharp(bytes).autoOrient().png({ compressionLevel: 6 }).toBuffer();
  table.push({
    upload,
    'ours ms': Math.round(ms),
    'ours MB': (taken.photo.copy.length / 1e6).toFixed(1),
    'mean difference': (await meanDifference(bytes, taken.photo.copy)).toFixed(3),
    'PNG ms': Math.round(performance.now() - pngStart),
    'PNG MB': (png.length / 1e6).toFixed(1),
  });
}
console.table(table);
