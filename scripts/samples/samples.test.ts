import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import exifr from 'exifr';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { CLASS_NAMES } from '#engines/ports.ts';
import { shareOnPlane, type View } from './projection.ts';

const folder = new URL('../../samples/', import.meta.url).pathname;
const listing = JSON.parse(await readFile(join(folder, 'listing.json'), 'utf8'));
const photos: {
  file: string;
  roomType: string;
  furnished: boolean | null;
  tidiness?: string;
  classMap: string;
  truth: string;
  focalLength35: number;
  twins?: Record<string, string>;
}[] = listing.photos;

const nameOf = (photo: { file: string }) => photo.file.replace('.jpg', '');
const id = (name: (typeof CLASS_NAMES)[number]) => CLASS_NAMES.indexOf(name);

async function smallMap(name: string) {
  const { data, info } = await sharp(join(folder, 'small', `${name}.class.png`))
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info.channels).toBe(1);
  return { data, width: info.width, height: info.height };
}

const truthOf = async (photo: { truth: string }): Promise<View> =>
  JSON.parse(await readFile(join(folder, photo.truth), 'utf8'));

test('twelve photos or more, 2048 px wide; the whole folder with truth and small copies is under 12 MB', async () => {
  for (const file of photos.flatMap((photo) => [photo.file, ...Object.values(photo.twins ?? {})]))
    expect((await sharp(join(folder, file)).metadata()).width, file).toBeGreaterThanOrEqual(2048);
  expect(photos.length).toBeGreaterThanOrEqual(12);
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = files.filter((entry) => entry.isFile()).map((entry) => stat(join(entry.parentPath, entry.name)));
  expect((await Promise.all(sizes)).reduce((sum, { size }) => sum + size, 0)).toBeLessThan(12e6);
});

test('the set that the product needs: empty, furnished and cluttered rooms, a bathroom, two exteriors', () => {
  const empty = photos.filter((photo) => photo.furnished === false).map((photo) => photo.roomType);
  for (const room of ['living_room', 'living_room', 'bedroom', 'dining_room', 'office', 'kitchen', 'bathroom'])
    expect(empty.splice(empty.indexOf(room), 1)).toEqual([room]);
  const furnished = photos.filter((photo) => photo.furnished).map((photo) => photo.tidiness);
  expect(furnished.toSorted()).toEqual(['cluttered', 'tidy', 'tidy']);
  expect(photos.filter((photo) => photo.roomType === 'exterior')).toHaveLength(2);
});

test('EXIF tells the focal length of the camera in the truth, and that it is a rendering', async () => {
  for (const photo of photos) {
    const exif = await exifr.parse(join(folder, photo.file));
    const { camera } = await truthOf(photo);
    expect(exif.FocalLength).toBeCloseTo(photo.focalLength35, 1);
    expect(exif.FocalLengthIn35mmFormat).toBe(Math.round(photo.focalLength35));
    expect((camera.fx / camera.width) * 36).toBeCloseTo(exif.FocalLength, 2);
    expect(photo.focalLength35).toBeGreaterThanOrEqual(16);
    expect(photo.focalLength35).toBeLessThanOrEqual(24);
    expect(exif.Software).toBe('Rendered by scripts/samples');
  }
});

test('every class map has known ids, the size of its photo, and a small copy', async () => {
  for (const photo of photos) {
    const small = await smallMap(nameOf(photo));
    expect(small.data.every((value) => value < CLASS_NAMES.length)).toBe(true);
    const big = await sharp(join(folder, photo.classMap)).metadata();
    expect(big.space).toBe('b-w');
    const { camera } = await truthOf(photo);
    expect([camera.width, camera.height]).toEqual([big.width, big.height]);
  }
});

test('floor outline, ceiling height and camera agree with the class map', async () => {
  for (const photo of photos.filter((one) => one.roomType !== 'exterior')) {
    const map = await smallMap(nameOf(photo));
    const view = await truthOf(photo);
    const ignore = [id('fixture'), id('movable')];
    expect(shareOnPlane(view, map, 0, id('floor'), ignore), photo.file).toBeGreaterThan(0.95);
    expect(shareOnPlane(view, map, view.ceilingHeight ?? 0, id('ceiling'), ignore), photo.file).toBeGreaterThan(0.95);
  }
});

test('a cleared twin is the same view: what was not movable stays, nothing movable is left', async () => {
  const cleared = photos.filter((photo) => photo.twins?.empty);
  expect(cleared.length).toBeGreaterThanOrEqual(2);
  for (const photo of cleared) {
    const before = await smallMap(nameOf(photo));
    const after = await smallMap(`${nameOf(photo)}.empty`);
    expect(after.data.includes(id('movable')), photo.file).toBe(false);
    const moved = before.data.filter((value, at) => value !== id('movable') && value !== after.data[at]);
    // where two faces of wall and casing coincide, either may win a pixel
    expect(moved.length / before.data.length, photo.file).toBeLessThan(1e-4);
  }
  const dusk = photos.filter((photo) => photo.twins?.dusk);
  expect(dusk.length).toBeGreaterThanOrEqual(1);
  for (const photo of dusk)
    expect((await smallMap(`${nameOf(photo)}.dusk`)).data.equals((await smallMap(nameOf(photo))).data)).toBe(true);
});

test('only the listing itself lies in the folder that is offered as sample photos', async () => {
  const pictures = (await readdir(folder)).filter((name) => name.endsWith('.jpg')).sort();
  expect(pictures).toEqual(photos.map((photo) => photo.file).sort());
});
