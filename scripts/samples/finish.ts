/**
 * Turns developed pictures into the sample listing: JPEGs with honest EXIF, class maps, small copies, listing.json.
 * node scripts/samples/finish.ts WORK   (WORK holds NAME.png, NAME-class.npy and NAME.json of every new shot; the others
 * stay as they lie in samples/)
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { CLASS_NAMES } from '#engines/ports.ts';
import { readClassMap } from './class-map.ts';
import table from './shots.json' with { type: 'json' };

/** Fifteen pictures share 12 MB; a picture that needs more is squeezed harder. */
const MOST_BYTES = 760_000;
const SMALL = 640;

const work = process.argv[2] ?? '.cache/samples';
const out = 'samples';
await Promise.all(['', 'truth', 'small'].map((folder) => mkdir(join(out, folder), { recursive: true })));

const exif = (caption: string, focal: number) => ({
  IFD0: {
    Make: 'Portico',
    Model: 'Sample camera',
    Software: 'Rendered by scripts/samples',
    ImageDescription: `${caption}. A rendering of an invented home, not a photograph.`,
    Copyright: 'MIT licence, see LICENSE',
  },
  IFD2: { FocalLength: `${focal * 10}/10`, FocalLengthIn35mmFilm: String(Math.round(focal)) },
});

async function jpeg(source: string, caption: string, focal: number, width?: number) {
  for (let quality = 95; ; quality -= 2) {
    const picture = sharp(source).resize(width ? { width } : undefined);
    const bytes = await picture
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:2:0' })
      .withExif(exif(caption, focal))
      .toBuffer();
    if (bytes.length <= MOST_BYTES || quality <= 70) return bytes;
  }
}

async function classes(stem: string, target: string, small: string) {
  const map = await readClassMap(`${stem}-class.npy`);
  const raw = { raw: { width: map.width, height: map.height, channels: 1 as const } };
  const grey = { compressionLevel: 9, palette: false };
  await sharp(map.ids, raw).toColourspace('b-w').png(grey).toFile(target);
  await sharp(map.ids, raw).resize({ width: SMALL, kernel: 'nearest' }).toColourspace('b-w').png(grey).toFile(small);
}

const stemOf = (scene: string, variant = '') => join(work, scene.replaceAll('/', '-') + (variant ? `-${variant}` : ''));

/** Whether the picture is there afterwards, and whether it is new. */
async function picture(stem: string, caption: string, focal: number, big: string, name: string) {
  if (!existsSync(`${stem}.png`)) return { there: existsSync(big), fresh: false };
  await writeFile(big, await jpeg(`${stem}.png`, caption, focal));
  await writeFile(join(out, 'small', `${name}.jpg`), await jpeg(`${stem}.png`, caption, focal, SMALL));
  await classes(stem, join(out, 'truth', `${name}.class.png`), join(out, 'small', `${name}.class.png`));
  return { there: true, fresh: true };
}

const photos = [];
for (const shot of table.photos) {
  const stem = stemOf(shot.scene, shot.variant);
  const file = `${shot.name}.jpg`;
  const { there, fresh } = await picture(stem, shot.caption, shot.focal, join(out, file), shot.name);
  if (!there) continue;
  if (fresh) {
    const { camera, floor, ceilingHeight } = JSON.parse(await readFile(`${stem}.json`, 'utf8'));
    const truth = { camera, ...(floor ? { floor, ceilingHeight } : {}) };
    await writeFile(join(out, 'truth', `${shot.name}.json`), JSON.stringify(truth, null, 2) + '\n');
  }
  const twins: Record<string, string> = {};
  for (const kind of Object.keys(shot.twins ?? {})) {
    const name = `${shot.name}.${kind}`;
    const path = join('truth', `${name}.jpg`);
    const twin = await picture(stemOf(shot.scene, kind), `${shot.caption}, ${kind}`, shot.focal, join(out, path), name);
    if (twin.there) twins[kind] = path;
  }
  photos.push({
    file,
    caption: shot.caption,
    roomType: shot.roomType,
    interior: shot.roomType !== 'exterior',
    furnished: shot.furnished,
    ...(shot.tidiness ? { tidiness: shot.tidiness } : {}),
    focalLength35: shot.focal,
    classMap: `truth/${shot.name}.class.png`,
    truth: `truth/${shot.name}.json`,
    ...(Object.keys(twins).length > 0 ? { twins } : {}),
  });
}
const listing = { ...table.listing, classes: CLASS_NAMES, photos };
await writeFile(join(out, 'listing.json'), JSON.stringify(listing, null, 2) + '\n');
console.log(`${photos.length} photos in ${out}/`);
