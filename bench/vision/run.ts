/** npm run bench:vision. Reads ../shared and ../labels when they are there; figures on generated scenes and samples always. */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onnxSegmenter } from '#adapters/onnx/segmenter.ts';
import type { Raster } from '#engines/raster/raster.ts';
import { look, type Sight } from '#engines/vision/index.ts';
import { stagedPairs } from './pairs.ts';
import { Score } from './score.ts';
import { paint, readDrawing, readIds, readPhoto } from './truth.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
const segmenter = onnxSegmenter();
const times: { wall: number; cpu: number }[] = [];
/** All that the network takes for one photo, every look together; the class map and the scene facts are drawn outside of it. */
const seen = async (photo: Raster): Promise<Sight> => {
  const spent = { wall: 0, cpu: 0 };
  const timed = async <T>(work: Promise<T>, wall = performance.now(), cpu = process.cpuUsage()): Promise<T> => {
    const answer = await work;
    const used = process.cpuUsage(cpu);
    spent.wall += performance.now() - wall;
    spent.cpu += (used.user + used.system) / 1000;
    return answer;
  };
  const sight = await look(photo, {
    segment: (picture, signal) => timed(segmenter.segment(picture, signal)),
  });
  times.push(spent);
  return sight;
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
await stagedPairs(here('../../../shared/photos/masks'), here('../../../labels/masks'), seen, say);
await drawn(here('../../../labels'), here('../../../shared/photos/dev'));
await scenes(here('../../../shared/photos/dev'));
const middle = (of: (spent: (typeof times)[number]) => number): number => {
  const sorted = times.map(of).sort((a, b) => a - b);
  return Math.round(sorted[sorted.length >> 1]!);
};
const least = Math.round(Math.min(...times.slice(1).map(({ wall }) => wall)));
say(
  `the network, all looks of a photo, two threads: wall ${middle(({ wall }) => wall)} ms in the middle, ${least} ms at least; processor ${middle(({ cpu }) => cpu)} ms; load ${loadavg()[0]!.toFixed(1)} on ${availableParallelism()} cores   target 150 ms on two quiet cores`,
);
