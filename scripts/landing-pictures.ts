// Makes the pictures, the film and the text of the public pages and the staging cards: our own engines at work on our own sample listing.
// Run it when an engine or a sample has changed: node scripts/landing-pictures.ts [dusk] [staging] [styles] [rooms] [clearing] [film] [copy]
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { ROOM_TYPES, STAGING_STYLES } from '#contracts/services.ts';
import { ROOMS } from './landing/rooms.ts';
import { shrinkFilm } from './landing/shrink-film.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** The style of the page's own before and after. */
const SHOWN_STYLE = 'contemporary';
const samples = join(root, 'samples');
const out = join(root, 'web/public/pictures');
const desk = mkdtempSync(join(tmpdir(), 'portico-pictures-'));

const asked = new Set(process.argv.slice(2));
const wants = (part: string): boolean => asked.size === 0 || asked.has(part);
const listing = JSON.parse(readFileSync(join(samples, 'listing.json'), 'utf8'));
const photo = (name: string): string => join(samples, `${name}.jpg`);

/** One verb of the command line; what an engine refuses must not reach the page unnoticed. */
const portico = (verb: string, ...options: string[]): string => {
  const { status, stdout } = spawnSync(process.execPath, ['cli/main.ts', verb, ...options], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`portico ${verb} ended with ${status}`);
  return stdout;
};
const picture = (verb: string, input: string, name: string, ...options: string[]): string => {
  const output = join(desk, `${name}.png`);
  portico(verb, input, output, ...options);
  return output;
};

/** Shown at 3:2; the browser takes the width that it needs. */
const publish = async (source: string, name: string, widths: readonly number[] = [800, 1600]): Promise<void> => {
  for (const width of widths) {
    const shown = sharp(source).resize(width, Math.round((width * 2) / 3), { fit: 'cover' });
    // Phones show the narrow ones at twice their density: what 66 loses is not seen there, and the first picture is there a third sooner.
    await shown.webp({ quality: width < 1600 ? 66 : 76, effort: 6 }).toFile(join(out, `${name}-${width}.webp`));
  }
};
/** The hero fills the window. */
const WIDE = [800, 1200, 1600, 2048] as const;

/** What a link to Portico shows elsewhere: half day, half dusk. */
const publishCard = async (day: string, dusk: string): Promise<void> => {
  const [width, height] = [1200, 630];
  const cut = (source: string) => sharp(source).resize(width, height, { fit: 'cover', position: 'top' });
  const half = await cut(day)
    .extract({ left: 0, top: 0, width: width / 2, height })
    .toBuffer();
  const line = { create: { width: 4, height, channels: 3 as const, background: '#ffffff' } };
  await cut(dusk)
    .composite([
      { input: half, left: 0, top: 0 },
      { input: line, left: width / 2 - 2, top: 0 },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(join(out, 'card.jpg'));
};

mkdirSync(out, { recursive: true });
const front = photo('01-front');
const corner = photo('12-corner');
const living = photo('02-living-room');
const stage = (source: string, room: string, style: string, ...options: string[]): string =>
  picture('stage', source, `${room}-${style}`, '--style', style, '--room', room, ...options);

if (wants('dusk')) {
  const dusk = picture('dusk', front, 'dusk');
  await publish(front, 'house-day', WIDE);
  await publish(dusk, 'house-dusk', WIDE);
  await publishCard(front, dusk);
  await publish(corner, 'corner-day');
  await publish(picture('dusk', corner, 'corner'), 'corner-dusk');
  copyFileSync(front, join(out, 'sample-photo.jpg'));
}

if (wants('staging')) await publish(living, 'living-empty', [800, 1200]);
// The services tab shows them small, the landing page large. At 640 px the perspective is not read.
if (wants('styles'))
  for (const style of STAGING_STYLES) await publish(stage(living, 'living_room', style), `style-${style}`, [400, 1200]);

// All in one style: these cards tell rooms apart, the others styles.
if (wants('rooms'))
  for (const room of ROOM_TYPES) {
    const { photo: name, corners } = ROOMS[room];
    const answer = corners ? [`--corners=${corners}`] : [];
    await publish(stage(photo(name), room, 'modern', ...answer), `room-${room}`, [400]);
  }

// The page shows the brush over this room, not a result: what clearing makes of a room as full as this is not yet good enough to sell.
if (wants('clearing')) await publish(photo('11-second-bedroom'), 'room-before');

if (wants('film')) {
  const scenes = [
    picture('dusk', front, 'film-dusk'),
    stage(living, 'living_room', SHOWN_STYLE),
    stage(photo('05-dining-room'), 'dining_room', 'farmhouse'),
    photo('04-kitchen'),
  ];
  const film = join(desk, 'film.mp4');
  portico('video', film, ...scenes, '--seconds', '2.5', '--fit', 'cover');
  await shrinkFilm(film, out);
}

if (wants('copy')) {
  const { name: _, photos: __, classes: ___, ...facts } = listing;
  const file = join(desk, 'facts.json');
  writeFileSync(file, JSON.stringify(facts));
  const draft = JSON.parse(portico('copy', file, '--json'));
  const labels = new Map<string, string>(
    draft.facts.map((fact: { id: string; label: string }) => [fact.id, fact.label]),
  );
  const sentences = draft.sentences.map((s: { text: string; factIds: string[] }) => ({
    text: s.text,
    facts: s.factIds.map((id) => labels.get(id)),
  }));
  writeFileSync(join(root, 'web/features/landing/sample-copy.json'), `${JSON.stringify(sentences, null, 2)}\n`);
}

rmSync(desk, { recursive: true, force: true });
