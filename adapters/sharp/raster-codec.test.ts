import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { heicDecoder } from '#adapters/heic/heic-decoder.ts';
import { cameraJpeg, sampleJpeg, samplePicture } from '#tests/support/sample-photos.ts';
import { sharpRasterCodec } from './raster-codec.ts';

const codec = sharpRasterCodec(heicDecoder());
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-raster-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('decodes a file upright with its facts', async () => {
  await writeFile(join(folder, 'camera.jpg'), await cameraJpeg());
  const { raster, facts } = await codec.decodePhoto(join(folder, 'camera.jpg'));
  expect([raster.width, raster.height, raster.data.length]).toEqual([80, 120, 80 * 120 * 3]);
  expect(facts).toEqual({ focalLength35: 24 });
});

it('hands out pixels of which a slice is a copy', async () => {
  const { raster } = await codec.decodePhoto(await sampleJpeg());
  const copy = raster.data.slice();
  copy[0] = raster.data[0]! ^ 255;
  expect(copy[0]).not.toBe(raster.data[0]);
});

it('brings every pixel of a PNG back as it was', async () => {
  const { raster } = await codec.decodePhoto(await sampleJpeg());
  const again = await codec.decodePhoto(await codec.encodePng(raster));
  expect(Buffer.from(again.raster.data).equals(raster.data)).toBe(true);
});

it('encodes a JPEG without colour subsampling', async () => {
  const { raster } = await codec.decodePhoto(await sampleJpeg());
  const header = await sharp(await codec.encodeJpeg(raster)).metadata();
  expect([header.format, header.chromaSubsampling]).toEqual(['jpeg', '4:4:4']);
});

it('writes and reads masks of one channel', async () => {
  const mask = { width: 3, height: 2, data: Uint8Array.of(0, 255, 128, 1, 254, 0) };
  const png = await codec.encodeMask(mask);
  expect((await sharp(png).metadata()).channels).toBe(1);
  expect(await codec.readMask(png)).toMatchObject({ width: 3, height: 2 });
  expect([...(await codec.readMask(png)).data]).toEqual([...mask.data]);
});

it('reads a mask painted in colour or on transparency by its brightness', async () => {
  const painted = {
    create: { width: 4, height: 4, channels: 4 as const, background: { r: 255, g: 255, b: 255, alpha: 1 } },
  };
  expect((await codec.readMask(await sharp(painted).png().toBuffer())).data[5]).toBe(255);
  painted.create.background.alpha = 0;
  expect((await codec.readMask(await sharp(painted).png().toBuffer())).data[5]).toBe(0);
});

it('says in a sentence why a file cannot be used', async () => {
  await writeFile(join(folder, 'words.jpg'), 'hello');
  await expect(codec.decodePhoto(join(folder, 'words.jpg'))).rejects.toThrow(
    'words.jpg cannot be used: it is not a JPEG, PNG, WebP, AVIF or HEIC photo',
  );
  const jpeg = await samplePicture().jpeg().toBuffer();
  await expect(codec.decodePhoto(jpeg.subarray(0, 500))).rejects.toThrow('the file ends before the picture does');
});
