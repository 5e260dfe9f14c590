// Makes the pictures of the public pages and of the staging cards: our own engines at work on our own sample listing.
// Run it when an engine or a sample has changed: node scripts/landing-pictures.ts [dusk] [staging] [styles] [clearing]
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { STAGING_STYLES } from '#contracts/services.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** The style of the page's own before and after. */
const SHOWN_STYLE = 'contemporary';
const samples = join(root, 'samples');
const out = join(root, 'web/public/pictures');
const desk = mkdtempSync(join(tmpdir(), 'portico-pictures-'));

const asked = new Set(process.argv.slice(2));
const wants = (part: string): boolean => asked.size === 0 || asked.has(part);

type Sample = { file: string; roomType: string; interior: boolean; furnished: boolean | null };
const { photos } = JSON.parse(readFileSync(join(samples, 'listing.json'), 'utf8')) as { photos: Sample[] };
const find = (what: string, fits: (sample: Sample) => boolean): string => {
  const sample = photos.find(fits);
  if (!sample) throw new Error(`The sample listing has no ${what}.`);
  return join(samples, sample.file);
};

/** One verb of the command line; a picture that an engine refuses must not reach the page unnoticed. */
const portico = (verb: string, input: string, name: string, ...options: string[]): string => {
  const output = join(desk, `${name}.png`);
  const { status } = spawnSync(process.execPath, ['cli/main.ts', verb, input, output, ...options], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`portico ${verb} ended with ${status}`);
  return output;
};

/** Shown at 3:2 in two widths; the browser takes the smaller one on phones. */
const publish = async (source: string, name: string, widths: readonly number[] = [800, 1600]): Promise<void> => {
  for (const width of widths) {
    const picture = sharp(source).resize(width, Math.round((width * 2) / 3), { fit: 'cover' });
    await picture.webp({ quality: 78, effort: 5 }).toFile(join(out, `${name}-${width}.webp`));
  }
};

mkdirSync(out, { recursive: true });
const front = find('front', (sample) => !sample.interior);
const living = find('empty living room', (sample) => sample.roomType === 'living_room' && sample.furnished === false);

if (wants('dusk')) {
  await publish(front, 'house-day');
  await publish(portico('dusk', front, 'dusk'), 'house-dusk');
  copyFileSync(front, join(out, 'sample-photo.jpg'));
}

const stage = (photo: string, style: string): string =>
  portico('stage', photo, `staged-${style}`, '--style', style, '--room', 'living_room');
if (wants('staging')) {
  await publish(living, 'living-empty');
  await publish(stage(living, SHOWN_STYLE), 'living-staged');
}
// The cards of the services tab are small: a smaller photo is staged four times as fast. At 640 px the perspective is not read.
if (wants('styles')) {
  const smaller = join(desk, 'living.jpg');
  await sharp(living).resize(1100).jpeg({ quality: 95 }).toFile(smaller);
  for (const style of STAGING_STYLES) await publish(stage(smaller, style), `style-${style}`, [400]);
}

// The page shows the brush over this room, not a result: what clearing makes of it is not yet good enough to sell.
if (wants('clearing'))
  await publish(
    find('cluttered room', (sample) => sample.file === '11-second-bedroom.jpg'),
    'room-before',
  );

rmSync(desk, { recursive: true, force: true });
