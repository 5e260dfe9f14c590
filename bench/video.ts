// npm run bench:video [-- --photos 6] [--rounds 3] [--no-4k]: our films beside zoompan, zoompan on a 4x upscale, and the encoder alone.
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { encodeArguments } from '#adapters/ffmpeg/arguments.ts';
import { findFfmpeg } from '#adapters/ffmpeg/find-ffmpeg.ts';
import { frameSize } from '#engines/video/timeline/frame-format.ts';
import { contest, type Ran } from './video/contest.ts';
import { type Jitter, jitterOf } from './video/jitter.ts';
import { EXPECTED, FPS, FRAMES, zoompan } from './video/motion.ts';
import { writePictures } from './video/pictures.ts';

const { values } = parseArgs({
  options: { photos: { type: 'string' }, rounds: { type: 'string' }, 'no-4k': { type: 'boolean' } },
});
const count = Number(values.photos ?? 6);
const rounds = Number(values.rounds ?? 3);
const size = frameSize('9:16', '1080p');
const ffmpeg = await findFfmpeg({
  ...(process.env.FFMPEG_PATH && { configured: process.env.FFMPEG_PATH }),
  ...(process.env.PATH && { searchPath: process.env.PATH }),
});
const folder = await mkdtemp(join(tmpdir(), 'portico-bench-'));
// A server's engine process has compiled its code before the film; ours is new for every film, so it may read it from here.
process.env.NODE_COMPILE_CACHE = join(folder, 'compiled');
type Row = Ran & { name: string; bytes: number; jitter?: Jitter };
const rows = new Map<string, Row>();

const ours = (file: string, quality: string, preset: string) => [
  process.execPath,
  join(import.meta.dirname, 'video/film-ours.ts'),
  ...[file, quality, preset, ...pictures],
];
const encode = (file: string, preset: 'veryfast' | 'superfast', inputs: string[]) => {
  const all = encodeArguments({ ...size, fps: FPS, output: file, preset, crf: 20 });
  const input = all.indexOf('pipe:0') + 1;
  return [ffmpeg, '-y', '-v', 'error', ...inputs, ...all.slice(input)];
};
const panned = (file: string, upscale: number) => {
  const each = pictures.map((_, i) => `[${i}]${zoompan(size.width, size.height, upscale)}[v${i}]`).join(';');
  const joined = `${each};${pictures.map((_, i) => `[v${i}]`).join('')}concat=n=${pictures.length},format=yuv420p[v]`;
  return encode(file, 'veryfast', [...pictures.flatMap((p) => ['-i', p]), '-filter_complex', joined, '-map', '[v]']);
};
const raw = join(folder, 'frames.yuv');
const bare = (file: string, preset: 'veryfast' | 'superfast') =>
  encode(file, preset, [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'yuv420p',
    '-s',
    `${size.width}x${size.height}`,
    '-r',
    `${FPS}`,
    '-i',
    raw,
  ]);

type Entry = { name: string; file: string; command: string[]; path?: keyof typeof EXPECTED };

/** Entries take turns for some rounds and each keeps its cheapest: neighbours on the machine can only add to a processor time. */
async function compete(entries: readonly Entry[], times: number): Promise<Row[]> {
  for (let round = 1; round <= times; round++) {
    for (const { name, file, command, path } of entries) {
      process.stderr.write(`${name}, round ${round} ...\n`);
      const ran = await contest(command);
      const earlier = rows.get(name);
      const cpu = Math.min(ran.cpu, earlier?.cpu ?? ran.cpu);
      const megabytes = Math.max(ran.megabytes, earlier?.megabytes ?? 0);
      const jitter = earlier?.jitter ?? (path && (await jitterOf(ffmpeg, file, size, EXPECTED[path])));
      rows.set(name, { ...ran, cpu, megabytes, name, bytes: (await stat(file)).size, ...(jitter && { jitter }) });
    }
  }
  return entries.map(({ name }) => rows.get(name)!);
}

const pictures = await writePictures(folder, count);
try {
  const at = (name: string) => join(folder, name);
  await contest(ours(raw, '1080p', 'veryfast'));
  const entry = (name: string, file: string, of: (file: string) => string[], path?: Entry['path']): Entry => ({
    ...{ name, file: at(file), command: of(at(file)) },
    ...(path && { path }),
  });
  const [encoder, mine, pan] = (await compete(
    [
      entry('encoder alone, veryfast', 'e1.mp4', (file) => bare(file, 'veryfast')),
      entry('ours, veryfast', 'o1.mp4', (file) => ours(file, '1080p', 'veryfast'), 'ours'),
      entry('zoompan, veryfast', 'z1.mp4', (file) => panned(file, 1), 'zoompan'),
    ],
    rounds,
  )) as [Row, Row, Row];
  await compete([entry('zoompan on 4x, veryfast', 'z4.mp4', (file) => panned(file, 4), 'zoompan')], 1);
  const [fastEncoder, fast] = (await compete(
    [
      entry('encoder alone, superfast', 'e2.mp4', (file) => bare(file, 'superfast')),
      entry('ours, superfast', 'o2.mp4', (file) => ours(file, '1080p', 'superfast'), 'ours'),
    ],
    rounds,
  )) as [Row, Row];
  const huge = entry('ours, 4K superfast', 'o4.mp4', (file) => ours(file, '4k', 'superfast'));
  const [large] = values['no-4k'] ? [] : await compete([huge], 1);

  const cell = (value: number | undefined, digits: number) =>
    (value === undefined ? '' : value.toFixed(digits)).padStart(9);
  console.log(
    `${count} photos x ${FRAMES} frames, ${size.width} x ${size.height}, crf 20 (4K: 22), least of ${rounds} rounds\n`,
  );
  console.log(`${''.padEnd(26)}   wall s    cpu s   mem MB  file MB jitter px worst px  one dot`);
  for (const { name, seconds, cpu, megabytes, bytes, jitter } of rows.values()) {
    console.log(
      name.padEnd(26) +
        cell(seconds, 1) +
        cell(cpu, 1) +
        cell(megabytes, 0) +
        cell(bytes / 1e6, 1) +
        cell(jitter?.rms, 4) +
        cell(jitter?.worst, 3) +
        cell(jitter?.single, 3),
    );
  }
  const draw = (JSON.parse(mine.stdout) as { drawPerFrame: number }).drawPerFrame;
  const target = (what: string, value: number, limit: number) =>
    console.log(`${value <= limit ? 'met   ' : 'MISSED'} ${what}: ${value.toFixed(3)} (at most ${limit})`);
  console.log('');
  target('cpu against zoompan', mine.cpu / pan.cpu, 0.85);
  // Nothing that encodes can go below this; where it is above the target, the machine's encoder decides and not the drawing.
  console.log(`       the encoder alone against zoompan: ${(encoder.cpu / pan.cpu).toFixed(3)}`);
  target('cpu against the encoder alone, veryfast', mine.cpu / encoder.cpu, 1.15);
  target('cpu against the encoder alone, superfast', fast.cpu / fastEncoder.cpu, 1.4);
  target('drawing, ms a frame', draw, 6);
  target('jitter of the picture, px rms', mine.jitter!.rms, 0.02);
  target('memory at 1080p, MB', mine.megabytes, 600);
  if (large) {
    target('4K, cpu s for six photos', (large.cpu * 6) / count, 90);
    target('memory at 4K, MB', large.megabytes, 1200);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
