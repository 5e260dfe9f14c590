import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { duskEngine } from '#engines/dusk/index.ts';
import { CLASS_NAMES, type ImageOutcome } from '#engines/ports.ts';
import { type Cost, decode, evening, type Measured } from './dusk/evening.ts';

// Day to dusk: CPU seconds, refusals, and on our own sample front the sky and window masks against the truth.
const say = (text: string): void => void process.stdout.write(`${text}\n`);
const wordsOf = (outcome: ImageOutcome): string => {
  if (outcome.outcome !== 'ok') return `${outcome.outcome}: ${outcome.reason}`;
  const { details, confidence } = outcome.report;
  const windows = (details.windows as { lit: boolean; porch?: boolean }[]).filter(({ porch }) => !porch);
  return `ok, confidence ${confidence.toFixed(2)}, ${windows.filter(({ lit }) => lit).length} of ${windows.length} windows lit`;
};

const measure = async (name: string, file: string): Promise<Measured> => {
  const photo = await decode(file);
  const result = await evening(photo);
  say(
    `  ${name.padEnd(24)} ${`${photo.width}x${photo.height}`.padEnd(10)} ${result.cpu.toFixed(2)} CPU s (networks ${result.networks.toFixed(2)})  ${wordsOf(result.outcome)}`,
  );
  return result;
};

/** Share of truly glazed area that is lit, and of lit area that is glass, from the sample's class map. */
const againstTruth = async (outcome: ImageOutcome, truthFile: string): Promise<void> => {
  if (outcome.outcome !== 'ok') return;
  const { width, height } = outcome.picture;
  const truth = await sharp(truthFile)
    .resize(width, height, { kernel: 'nearest' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  const pane = [CLASS_NAMES.indexOf('pane'), CLASS_NAMES.indexOf('window')];
  const lit = new Uint8Array(width * height);
  for (const window of outcome.report.details.windows as { lit: boolean; porch?: boolean; quad: number[][] }[]) {
    if (!window.lit || window.porch) continue;
    const xs = window.quad.map((corner) => corner[0]! * width);
    const ys = window.quad.map((corner) => corner[1]! * height);
    for (let y = Math.ceil(Math.min(...ys)); y < Math.max(...ys); y++)
      lit.fill(1, y * width + Math.ceil(Math.min(...xs)), y * width + Math.floor(Math.max(...xs)));
  }
  let both = 0;
  let real = 0;
  let shown = 0;
  for (let i = 0; i < lit.length; i++) {
    const glass = pane.includes(truth[i]!);
    if (glass) real++;
    if (lit[i]) shown++;
    if (glass && lit[i]) both++;
  }
  say(
    `  glass lit ${((both / real) * 100).toFixed(0)} %, lit that is glass ${((both / Math.max(1, shown)) * 100).toFixed(0)} %`,
  );
};

/** Our dusk beside the same house rendered at dusk: mean light of each part, and how far apart the two are. */
const besideTwin = async (): Promise<void> => {
  const small = join('samples', 'small');
  const { outcome } = await evening(await decode(join(small, '01-front.jpg')));
  if (outcome.outcome !== 'ok') return;
  const { width, height, data } = outcome.picture;
  const twin = await sharp(join(small, '01-front.dusk.jpg')).removeAlpha().resize(width, height).raw().toBuffer();
  const classes = await sharp(join(small, '01-front.class.png'))
    .resize(width, height, { kernel: 'nearest' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  for (const name of ['sky', 'facade', 'roof', 'pane', 'ground'] as const) {
    const sums = [0, 0];
    let apart = 0;
    let n = 0;
    for (let i = 0; i < classes.length; i++) {
      if (classes[i] !== CLASS_NAMES.indexOf(name)) continue;
      for (let p = i * 3; p < i * 3 + 3; p++) {
        sums[0]! += data[p]!;
        sums[1]! += twin[p]!;
        apart += Math.abs(data[p]! - twin[p]!);
      }
      n += 3;
    }
    if (n > 0)
      say(
        `  twin ${name.padEnd(7)} ours ${(sums[0]! / n).toFixed(0)}, rendered ${(sums[1]! / n).toFixed(0)}, ${(apart / n).toFixed(0)} levels apart`,
      );
  }
};

say(
  `bench:dusk, one thread, load average ${loadavg()[0]!.toFixed(1)} (CPU seconds rise with it). Target 2 CPU s at 1600 px.`,
);
const front = join('samples', '01-front.jpg');
await measure('warming up', front);
const own = await measure('our front', front);
await againstTruth(own.outcome, join('samples', 'truth', '01-front.class.png'));
await besideTwin();
const photos = join('..', 'shared', 'photos', 'dev');
if (!existsSync(photos)) say('  ../shared/photos is not here: only our own sample was measured.');
else {
  const names = (await readdir(photos)).filter((name) => name.endsWith('.jpg')).sort();
  const [first, again]: [Cost[], Cost[]] = [[], []];
  let refused = 0;
  let rooms = 0;
  for (const name of names) {
    const { outcome, ...cost } = await measure(name, join(photos, name));
    if (name.startsWith('exterior')) {
      if (outcome.outcome === 'ok') first.push(cost);
    } else {
      rooms++;
      if (outcome.outcome === 'refuse') refused++;
    }
  }
  // A process compiles for its first photos what it keeps for all that follow; engines stay up for as long as the server does.
  for (const name of names.filter((name) => name.startsWith('exterior'))) {
    const { outcome, ...cost } = await evening(await decode(join(photos, name)));
    if (outcome.outcome === 'ok') again.push(cost);
  }
  const median = (of: number[]): number => of.sort((a, b) => a - b)[of.length >> 1] ?? Number.NaN;
  for (const [when, runs] of [
    ['after two photos', first],
    ['all of them again', again],
  ] as const) {
    const [all, networks] = [median(runs.map(({ cpu }) => cpu)), median(runs.map(({ networks }) => networks))];
    say(
      `  exteriors, ${when}: median ${all.toFixed(2)} CPU s, ${(all / networks).toFixed(2)} times what the networks alone take here (${networks.toFixed(2)})`,
    );
  }
  say(`  rooms refused ${refused} of ${rooms}`);
}
const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string };
say(
  `portico ${version}, dusk ${duskEngine.version}, peak memory ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`,
);
