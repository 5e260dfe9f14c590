/**
 * Stages a folder of photos and prints wall and CPU seconds for each, the 800 px preview's too, and a summary line.
 * Skips where the folder is not there.
 * npm run bench:staging -- [FOLDER] [--out=DIR] [--match=RE] [--blind] [--edge=1600] [--threads=2] [--styles=a,b] [--rooms=a,b] [--no-preview]
 */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { onnxSegmenter } from '#adapters/onnx/segmenter.ts';
import type { Scene } from '#domain/scene/scene.ts';
import type { EngineContext } from '#engines/ports.ts';
import type { Raster } from '#engines/raster/raster.ts';
import { parseStagingParameters, previewScene, stagingEngine } from '#engines/staging/index.ts';

const args = process.argv.slice(2);
const option = (name: string, fallback: string) =>
  args.find((a) => a.startsWith(`--${name}=`))?.slice(name.length + 3) ?? fallback;
const folder = args.find((a) => !a.startsWith('--')) ?? '../shared/photos/dev';
if (!existsSync(folder)) {
  console.log(`no photos at ${folder}: nothing measured`);
  process.exit(0);
}
/** Room types of the 13 dev rooms, in the order of their names. */
const DEV =
  'living_room,bedroom,office,living_room,office,living_room,dining_room,bedroom,bedroom,dining_room,living_room,living_room,living_room';
const NAMED = /(living|dining|family)[-_]room|bedroom|kitchen|office|bathroom/;
const out = option('out', '');
const pattern = new RegExp(option('match', /samples/.test(folder) ? '^0[2-8].*jpg' : 'empty'));
const edge = Number(option('edge', '1600'));
const rooms = option('rooms', '');
const styles = option('styles', 'modern,scandinavian,contemporary,minimalist,farmhouse,luxury').split(',');
const segmenter = args.includes('--blind') ? undefined : onnxSegmenter();
const context: EngineContext = {
  signal: new AbortController().signal,
  seed: Number(option('seed', '1')),
  threads: Number(option('threads', '2')),
  progress: () => {},
  ...(segmenter ? { segmenter } : {}),
};
if (out) mkdirSync(out, { recursive: true });

const roomOf = (file: string, k: number): string => {
  const list = (rooms || DEV).split(',');
  const named = NAMED.exec(file)?.[0]?.replace('-', '_');
  if (rooms || !named) return list[k % list.length]!;
  return named === 'family_room' ? 'living_room' : named;
};
const timed = async <T>(work: () => Promise<T>): Promise<{ value: T; wall: number; cpu: number }> => {
  const cpu = process.cpuUsage();
  const start = performance.now();
  const value = await work();
  const used = process.cpuUsage(cpu);
  return { value, wall: (performance.now() - start) / 1000, cpu: (used.user + used.system) / 1e6 };
};
const median = (values: readonly number[]): string =>
  ([...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN).toFixed(1);

const files = readdirSync(folder)
  .filter((f) => /\.(jpe?g|png)$/i.test(f) && pattern.test(f))
  .sort();
const all = readdirSync(folder)
  .filter((f) => /empty.*\.jpe?g$/i.test(f))
  .sort();
const figures = { wall: [] as number[], cpu: [] as number[], preview: [] as number[], asked: 0, refused: 0 };
console.log('photo | room style | outcome | wall s | CPU s | preview s | pieces | changed | memory MB');
for (const [n, file] of files.entries()) {
  const k = all.includes(file) ? all.indexOf(file) : n;
  const { data, info } = await sharp(join(folder, file))
    .rotate()
    .removeAlpha()
    .toColourspace('srgb')
    .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const photo: Raster = {
    width: info.width,
    height: info.height,
    channels: 3,
    data: new Uint8Array(data.buffer, data.byteOffset, data.length),
  };
  const roomType = roomOf(file, k);
  const style = styles[k % styles.length];
  const parameters = parseStagingParameters({ style, roomType, variant: Number(option('variant', '0')) });
  const { value: outcome, wall, cpu } = await timed(() => stagingEngine.run(photo, parameters, context));
  const line = [file, `${roomType} ${style}`, outcome.outcome, wall.toFixed(1), cpu.toFixed(1)];
  if (outcome.outcome !== 'ok') {
    figures[outcome.outcome === 'ask' ? 'asked' : 'refused']++;
    console.log([...line, outcome.reason].join(' | '));
    continue;
  }
  const { details, changedShare, milliseconds } = outcome.report;
  const items = details.items as { kind: string }[];
  figures.wall.push(wall);
  figures.cpu.push(cpu);
  let preview = '-';
  if (!args.includes('--no-preview')) {
    const again = await timed(() => previewScene(photo, details.scene as Scene, [], context));
    figures.preview.push(again.wall);
    preview = again.wall.toFixed(1);
  }
  const memory = Math.round(process.memoryUsage().rss / 1e6);
  console.log([...line, preview, items.length, `${(changedShare * 100).toFixed(0)} %`, memory].join(' | '));
  console.log('   ', items.map((i) => i.kind).join(', '));
  console.log('   ', JSON.stringify(milliseconds), JSON.stringify(details.refusedItems));
  if (!out) continue;
  await sharp(outcome.picture.data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .png()
    .toFile(join(out, file.replace(/\.\w+$/, '-staged.png')));
  writeFileSync(join(out, file.replace(/\.\w+$/, '-report.json')), JSON.stringify(outcome.report, null, 1));
}
console.log(
  `median of ${figures.wall.length}: ${median(figures.wall)} s wall, ${median(figures.cpu)} s CPU, preview ${median(figures.preview)} s; asked ${figures.asked}, refused ${figures.refused}; highest memory ${Math.round(process.resourceUsage().maxRSS / 1e3)} MB`,
);
