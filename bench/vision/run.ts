/** npm run bench:vision. Reads ../shared and ../labels when they are there; figures on generated scenes and samples always. */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onnxSegmenter } from '#adapters/onnx/segmenter.ts';
import { CLASS_NAMES } from '#engines/ports.ts';
import type { Raster } from '#engines/raster/raster.ts';
import { look, type Sight } from '#engines/vision/index.ts';
import { Score } from './score.ts';
import { paint, readDrawing, readIds, readPhoto } from './truth.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
const segmenter = onnxSegmenter();
const times: number[] = [];
const seen = async (photo: Raster): Promise<Sight> => {
  const start = process.cpuUsage();
  const answer = await segmenter.segment(photo);
  const spent = process.cpuUsage(start);
  times.push((spent.user + spent.system) / 1000);
  return look(photo, { ...segmenter, segment: async () => answer });
};

const pairs = async (title: string, folder: string): Promise<void> => {
  if (!existsSync(folder)) return say(`${title}: not here`);
  const truths = (await readdir(folder)).filter((file) => file.endsWith('.class.png')).sort();
  const score = new Score();
  for (const file of truths) {
    const photo = await readPhoto(join(folder, file.replace('.class.png', '.jpg')));
    const { classes } = await seen(photo);
    score.add(classes.ids, await readIds(join(folder, file), photo.width, photo.height));
  }
  say(`${title} (${truths.length})`);
  for (const line of score.lines()) say(line);
};

/** The masks hold furniture, its shadow and a margin: a silhouette that is exactly right reads low against them. */
const masks = async (folder: string): Promise<void> => {
  if (!existsSync(folder)) return say('staged pairs: not here');
  const movable = CLASS_NAMES.indexOf('movable');
  const sums = [0, 0, 0];
  const files = (await readdir(folder)).filter((file) => file.endsWith('_staged.png')).sort();
  say(`movable on staged pairs (${files.length})`);
  for (const file of files) {
    const photo = await readPhoto(join(folder, file));
    const { classes } = await seen(photo);
    const truth = await readIds(join(folder, file.replace('_staged', '_mask')), photo.width, photo.height);
    let [both, mine, theirs] = [0, 0, 0];
    for (let i = 0; i < truth.data.length; i++) {
      const a = classes.ids.data[i] === movable;
      const b = truth.data[i]! > 127;
      if (a && b) both++;
      if (a) mine++;
      if (b) theirs++;
    }
    const row = [both / (mine + theirs - both), both / theirs, both / Math.max(1, mine)];
    for (const [k, value] of row.entries()) sums[k]! += value / files.length;
    say(`  ${file.padEnd(22)} IoU ${row[0]!.toFixed(3)} recall ${row[1]!.toFixed(3)} precision ${row[2]!.toFixed(3)}`);
  }
  say(
    `  mean                   IoU ${sums[0]!.toFixed(3)} recall ${sums[1]!.toFixed(3)} precision ${sums[2]!.toFixed(3)}   target IoU .75`,
  );
};

const TARGETS = { floor: 0.93, wall: 0.85, ceiling: 0.9, window: 0.75, sky: 0.97, pane: 0.65 };
const drawn = async (labels: string, photos: string): Promise<void> => {
  if (!existsSync(labels) || !existsSync(photos)) return say('drawn labels: not here');
  const files = (await readdir(labels)).filter((file) => /_\d\d\.json$/.test(file)).sort();
  const score = new Score();
  for (const file of files) {
    const drawing = await readDrawing(join(labels, file));
    const photo = await readPhoto(join(photos, drawing.photo), 1024);
    score.add((await seen(photo)).classes.ids, paint(drawing, photo));
  }
  say(`drawn labels (${files.length} dev photos)`);
  for (const line of score.lines(TARGETS)) say(line);
};

const NAMES: Record<string, string> = { living: 'living_room', dining: 'dining_room' };
const scenes = async (photos: string): Promise<void> => {
  if (!existsSync(photos)) return say('dev photos: not here');
  const rows = (await readFile(join(photos, 'index.csv'), 'utf8'))
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => row.split(','));
  const tally = { kind: 0, furnished: [0, 0], empty: [0, 0], state: [0, 0] };
  for (const [file, kind, room] of rows) {
    const { facts } = await seen(await readPhoto(join(photos, file!), 640));
    const outside = kind!.startsWith('exterior');
    if ((facts.kind === 'exterior') === outside && (outside || facts.kind === 'interior')) tally.kind++;
    else say(`  ${file} read as ${facts.kind}`);
    if (outside) continue;
    const bare = kind === 'empty_room';
    const right = facts.roomType === (NAMES[room!] ?? room);
    const group = bare ? tally.empty : tally.furnished;
    group[0]! += right ? 1 : 0;
    group[1]!++;
    if (!right && !bare) say(`  ${file} is a ${room}, read as ${facts.roomType} (${facts.roomConfidence})`);
    if (kind !== 'kitchen' && kind !== 'bathroom') {
      tally.state[0]! += facts.furnished === !bare ? 1 : 0;
      tally.state[1]!++;
    }
  }
  say(`inside or outside right on ${tally.kind} of ${rows.length}   target all`);
  say(
    `room type right on ${tally.furnished[0]} of ${tally.furnished[1]} furnished, ${tally.empty[0]} of ${tally.empty[1]} empty rooms   target 85 %`,
  );
  say(`empty or furnished right on ${tally.state[0]} of ${tally.state[1]} (kitchens and bathrooms not counted)`);
};

await pairs('generated scenes, never trained on', here('scenes'));
await pairs('samples', here('../../samples/small'));
await masks(here('../../../shared/photos/masks'));
await drawn(here('../../../labels'), here('../../../shared/photos/dev'));
await scenes(here('../../../shared/photos/dev'));
times.sort((a, b) => a - b);
say(
  `processor time of the network: median ${Math.round(times[times.length >> 1]!)} ms a photo; on two idle cores the wall takes about half`,
);
