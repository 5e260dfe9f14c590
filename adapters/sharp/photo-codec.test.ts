import { readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import exifr from 'exifr';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { heicDecoder } from '#adapters/heic/heic-decoder.ts';
import { cameraJpeg, pixelAt, sampleJpeg, samplePicture } from '#tests/support/sample-photos.ts';
import { sharpPhotoCodec } from './photo-codec.ts';

const codec = sharpPhotoCodec(heicDecoder());
const fixture = (name: string) => readFileSync(new URL(`../../tests/fixtures/heic/${name}`, import.meta.url));

async function take(bytes: Uint8Array) {
  const taken = await codec.normalise(bytes);
  if ('fault' in taken) throw new Error(`refused: ${taken.fault}`);
  return taken.photo;
}
const raw = (bytes: Uint8Array) => sharp(bytes).autoOrient().removeAlpha().raw().toBuffer();
const near = (found: number[], wanted: number[], by = 6) =>
  expect(Math.max(...found.map((v, i) => Math.abs(v - wanted[i]!))), `${found} for ${wanted}`).toBeLessThanOrEqual(by);

describe('the normalised copy', () => {
  it('of an upright sRGB JPEG has the same pixels, bit for bit, and nothing else', async () => {
    const jpeg = await samplePicture()
      .jpeg({ quality: 80 })
      .withExif({ IFD0: { Make: 'Acme' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withIccProfile('srgb')
      .toBuffer();
    const photo = await take(jpeg);
    expect(photo).toMatchObject({ kind: 'jpeg', width: 120, height: 80, copyType: 'image/jpeg' });
    expect(await raw(photo.copy)).toEqual(await raw(jpeg));
    const header = await sharp(photo.copy).metadata();
    expect([header.exif, header.icc, header.xmp]).toEqual([undefined, undefined, undefined]);
  });

  it('of a PNG has the same pixels', async () => {
    const png = await samplePicture().png().toBuffer();
    const photo = await take(png);
    expect(photo.copyType).toBe('image/png');
    expect(await raw(photo.copy)).toEqual(await raw(png));
  });

  it('is turned upright, keeps the focal length and loses place and serial numbers', async () => {
    const jpeg = await cameraJpeg();
    expect(await exifr.parse(jpeg, { gps: true })).toMatchObject({ SerialNumber: 'SN-12345', GPSLatitudeRef: 'N' });
    const photo = await take(jpeg);
    expect(photo).toMatchObject({ width: 80, height: 120, facts: { focalLength35: 24 } });
    near(await pixelAt(photo.copy, 70, 10), [250, 250, 250]);
    near(await pixelAt(photo.copy, 10, 10), [30, 160, 40]);
    expect(await exifr.parse(Buffer.from(photo.copy))).toBeUndefined();
    expect(Buffer.from(photo.copy).includes('SN-12345')).toBe(false);
  });

  it('is sRGB whatever the profile was', async () => {
    const wide = await samplePicture()
      .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
      .withIccProfile('p3')
      .toBuffer();
    near(await pixelAt((await take(wide)).copy, 90, 10), [200, 40, 30]);
    expect((await sharp((await take(wide)).copy).metadata()).icc).toBeUndefined();
  });

  it('of CMYK, grey, 16 bit and transparent pictures is plain RGB', async () => {
    const pictures = [
      samplePicture().toColourspace('cmyk').jpeg(),
      samplePicture().greyscale().jpeg(),
      samplePicture().toColourspace('rgb16').png(),
      samplePicture().ensureAlpha(0).png(),
    ];
    for (const picture of pictures) {
      const photo = await take(await picture.toBuffer());
      const { channels, depth, space, hasAlpha } = await sharp(photo.copy).metadata();
      expect({ channels, depth, space, hasAlpha }).toEqual({
        channels: 3,
        depth: 'uchar',
        space: 'srgb',
        hasAlpha: false,
      });
    }
  });

  it('is made of WebP and AVIF', async () => {
    for (const file of [samplePicture().webp({ quality: 95 }), samplePicture().avif({ quality: 90 })])
      near(await pixelAt((await take(await file.toBuffer())).copy, 90, 60), [20, 40, 200], 12);
  });

  it('is made of HEIC: turned, converted from Display P3, focal length kept', async () => {
    const plain = await take(fixture('upright.heic'));
    expect(plain).toMatchObject({ kind: 'heic', width: 320, height: 192, facts: { focalLength35: 26 } });
    near(await pixelAt(plain.copy, 250, 100), [30, 30, 200]);
    const turned = await take(fixture('turned-p3.heic'));
    expect(turned).toMatchObject({ width: 192, height: 320 });
    near(await pixelAt(turned.copy, 180, 10), [255, 255, 255]);
    const [red] = await pixelAt(turned.copy, 20, 20);
    expect(red).toBeGreaterThan(206); // a P3 red of 200 lies further out in sRGB
  });

  it('comes with a preview of a few hundred bytes', async () => {
    const { preview } = await take(await sampleJpeg(1200, 800));
    expect(preview).toMatch(/^data:image\/webp;base64,/);
    expect(preview.length).toBeLessThan(400);
  });
});

describe('what is refused after the bytes looked right', () => {
  it('a PNG that says it has 900 megapixels, before any is decoded', async () => {
    const png = await samplePicture().png().toBuffer();
    png.writeUInt32BE(30_000, 16);
    png.writeUInt32BE(30_000, 20);
    png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
    const before = performance.now();
    expect(await codec.normalise(png)).toEqual({ fault: 'too-many-pixels' });
    expect(performance.now() - before).toBeLessThan(1000);
  });

  it('a real bomb: 90 megapixels in a few hundred KB', async () => {
    const size = { width: 10_000, height: 9_000, channels: 3 as const, background: 'white' };
    const bomb = await sharp({ create: size, limitInputPixels: false }).png({ palette: false }).toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await codec.normalise(bomb)).toEqual({ fault: 'too-many-pixels' });
  });

  it('a JPEG whose pixels end early although its end marker is there', async () => {
    const jpeg = await sampleJpeg(400, 300);
    const cut = Buffer.concat([jpeg.subarray(0, jpeg.length - 300), Buffer.from([0xff, 0xd9])]);
    expect(await codec.normalise(cut)).toEqual({ fault: 'damaged' });
  });

  it('a HEIC and an AVIF with spoiled pixels', async () => {
    const heic = Buffer.from(fixture('upright.heic'));
    heic.fill(0xff, heic.indexOf('mdat') + 4, heic.indexOf('mdat') + 12); // the length of the coded slice
    expect(await codec.normalise(heic)).toEqual({ fault: 'damaged' });
    const avif = await samplePicture().avif().toBuffer();
    avif.fill(0x55, avif.length - 50);
    expect(await codec.normalise(avif)).toEqual({ fault: 'damaged' });
  });
});

describe('derivatives', () => {
  it('are WebP, at most as long as asked, and never enlarged', async () => {
    const photo = await take(await sampleJpeg(1600, 900));
    const small = await sharp(await codec.derive(photo.copy, 400)).metadata();
    expect([small.format, small.width, small.height]).toEqual(['webp', 400, 225]);
    const same = await sharp(await codec.derive(photo.copy, 2048)).metadata();
    expect([same.width, same.height]).toEqual([1600, 900]);
  });
});
