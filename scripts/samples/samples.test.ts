import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import exifr from 'exifr';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { CLASS_NAMES } from './class-map.ts';

const folder = new URL('../../samples/', import.meta.url).pathname;
const listing = JSON.parse(await readFile(join(folder, 'listing.json'), 'utf8'));
const photos: {
  file: string;
  classMap: string;
  truth: string;
  focalLength35: number;
  twins?: Record<string, string>;
}[] = listing.photos;

test('twelve photos or more, 2048 px wide, under 12 MB with their twins', async () => {
  const files = photos.flatMap((photo) => [photo.file, ...Object.values(photo.twins ?? {})]);
  let bytes = 0;
  for (const file of files) {
    bytes += (await stat(join(folder, file))).size;
    expect((await sharp(join(folder, file)).metadata()).width, file).toBeGreaterThanOrEqual(2048);
  }
  expect(photos.length).toBeGreaterThanOrEqual(12);
  expect(bytes).toBeLessThan(12e6);
});

test('EXIF tells the focal length and that it is a rendering', async () => {
  for (const photo of photos) {
    const exif = await exifr.parse(join(folder, photo.file));
    expect(exif.FocalLength).toBeCloseTo(photo.focalLength35, 1);
    expect(exif.Software).toBe('Rendered by scripts/samples');
  }
});

test('every class map has known ids, the photo its camera, and a small copy of the same shape', async () => {
  for (const photo of photos) {
    const name = photo.file.replace('.jpg', '');
    const small = await sharp(join(folder, 'small', `${name}.class.png`))
      .toColourspace('b-w')
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(small.info.channels).toBe(1);
    expect(small.data.every((id) => id < CLASS_NAMES.length)).toBe(true);
    const big = await sharp(join(folder, photo.classMap)).metadata();
    expect(big.space).toBe('b-w');
    const { camera } = JSON.parse(await readFile(join(folder, photo.truth), 'utf8'));
    expect([camera.width, camera.height]).toEqual([big.width, big.height]);
  }
});

test('only the listing itself lies in the folder that is offered as sample photos', async () => {
  const pictures = (await readdir(folder)).filter((name) => name.endsWith('.jpg')).sort();
  expect(pictures).toEqual(photos.map((photo) => photo.file).sort());
});
