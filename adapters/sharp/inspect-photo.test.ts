import { readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { cameraJpeg, sampleJpeg, samplePicture } from '#tests/support/sample-photos.ts';
import { inspectPhoto } from './inspect-photo.ts';

const text = (s: string) => Buffer.from(s, 'latin1');
let jpeg: Buffer;
let png: Buffer;
let webp: Buffer;
let avif: Buffer;
const heic = readFileSync(new URL('../../tests/fixtures/heic/upright.heic', import.meta.url));

beforeAll(async () => {
  jpeg = await sampleJpeg();
  png = await samplePicture().png().toBuffer();
  webp = await samplePicture().webp().toBuffer();
  avif = await samplePicture().avif().toBuffer();
});

const zip = Buffer.concat([text('PK\x03\x04'), Buffer.alloc(40, 7), text('PK\x05\x06'), Buffer.alloc(18)]);
const inComment = (words: string) => {
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, words.length + 2]), text(words)]);
  return Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]);
};

describe('what a file is', () => {
  it('is known by its bytes', async () => {
    expect([jpeg, png, webp, avif, heic, await cameraJpeg()].map((b) => inspectPhoto(b))).toEqual(
      ['jpeg', 'png', 'webp', 'avif', 'heic', 'jpeg'].map((kind) => ({ kind })),
    );
  });

  it.each([
    ['nothing at all', () => Buffer.alloc(0), 'empty'],
    ['words', () => text('hello'), 'unsupported-type'],
    ['a GIF', () => text('GIF89a\x01\0\x01\0\0\0\0;'), 'unsupported-type'],
    ['a PDF', () => text('%PDF-1.7'), 'unsupported-type'],
    ['an MP4', () => text('\0\0\0\x14ftypisom\0\0\0\0isom'), 'unsupported-type'],
    ['an SVG', () => text('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>'), 'svg'],
    ['an SVG in UTF-16', () => Buffer.from('\ufeff<svg >', 'utf16le'), 'svg'],
    ['an AVIF sequence', () => text('\0\0\0\x14ftypavis\0\0\0\0avif'), 'animated'],
    ['a HEIC sequence', () => text('\0\0\0\x14ftyphevc\0\0\0\0heic'), 'animated'],
  ])('%s is refused', (_, bytes, fault) => {
    expect(inspectPhoto(bytes())).toEqual({ fault });
  });

  it('an animated WebP and an animated PNG are refused', async () => {
    const frames = await samplePicture(40, 80).png().toBuffer();
    const moving = await sharp(frames, { raw: undefined }).webp().toBuffer();
    const anim = Buffer.concat([moving, text('ANIM\x06\0\0\0'), Buffer.alloc(6)]);
    anim.writeUInt32LE(anim.length - 8, 4);
    expect(inspectPhoto(anim)).toEqual({ fault: 'animated' });
    const control = Buffer.concat([text('acTL'), Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])]);
    const chunk = Buffer.concat([Buffer.from([0, 0, 0, 8]), control, Buffer.alloc(4)]);
    chunk.writeUInt32BE(crc32(control), chunk.length - 4);
    expect(inspectPhoto(Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]))).toEqual({ fault: 'animated' });
  });

  it('a file that ends early is truncated, wherever it was cut', () => {
    for (const whole of [jpeg, png, webp, avif, heic])
      for (const part of [0.3, 0.6, 0.9, 0.99])
        expect(inspectPhoto(whole.subarray(0, Math.floor(whole.length * part)))).toEqual({ fault: 'truncated' });
  });
});

describe('a photo that is also something else', () => {
  it.each([
    ['a ZIP after the JPEG', () => Buffer.concat([jpeg, zip])],
    ['a ZIP after the PNG', () => Buffer.concat([png, zip])],
    ['a ZIP after the WebP', () => Buffer.concat([webp, zip])],
    ['a ZIP after the HEIC', () => Buffer.concat([heic, zip])],
    ['a page after the JPEG', () => Buffer.concat([jpeg, text('<html><body>hello</body></html>')])],
    ['a script after the PNG', () => Buffer.concat([png, text('\n<script>alert(1)</script>')])],
    ['unknown bytes after the JPEG', () => Buffer.concat([jpeg, text('\x7fELF\x02\x01')])],
    ['a ZIP hidden in a comment', () => inComment(zip.toString('latin1'))],
    ['a script hidden in a comment', () => inComment('*/=1;</x><ScRiPt src=//x>')],
    ['PHP hidden in a comment', () => inComment('<?php system($_GET[0]); ?>')],
    ['a PDF hidden in a comment', () => inComment('%PDF-1.4 1 0 obj')],
    ['a ZIP in a box of the AVIF', () => Buffer.concat([avif, text('\0\0\0\x4afree'), zip])],
    ['a ZIP behind a second picture', () => Buffer.concat([jpeg, jpeg, zip])],
    ['a ZIP inside a Samsung trailer', () => Buffer.concat([jpeg, zip, text('SEFT')])],
  ])('%s is refused', (_, bytes) => {
    expect(inspectPhoto(bytes())).toEqual({ fault: 'polyglot' });
  });

  it.each([
    ['padding', () => Buffer.concat([jpeg, Buffer.alloc(512)])],
    ['a gain map or second picture', () => Buffer.concat([jpeg, Buffer.alloc(7), jpeg])],
    ['the clip of a motion photo', () => Buffer.concat([jpeg, text('\0\0\0\x10ftypmp42\0\0\0\0\0\0\0\x0cmdatabcd')])],
    ['a Samsung trailer', () => Buffer.concat([jpeg, text('\0\0\x01\x0a\x0e\0\0\0Image_UTC_DataSEFH....SEFT')])],
  ])('%s is what phones append, and stays', (_, bytes) => {
    expect(inspectPhoto(bytes())).toEqual({ kind: 'jpeg' });
  });
});
