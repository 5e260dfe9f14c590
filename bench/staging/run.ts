/**
 * Stages a folder of photos and prints wall and CPU seconds for each. Skips where the folder is not there.
 * npm run bench:staging -- [FOLDER] [--out=DIR] [--match=RE] [--blind] [--edge=1600] [--threads=2] [--styles=a,b]
 */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { onnxSegmenter } from '#adapters/onnx/segmenter.ts';
import type { Raster } from '#engines/raster/raster.ts';
import { parseStagingParameters, stagingEngine } from '#engines/staging/index.ts';

const args = process.argv.slice(2);
const option = (name: string, fallback: string) =>
  args.find((a) => a.startsWith(`--${name}=`))?.slice(name.length + 3) ?? fallback;
const folder = args.find((a) => !a.startsWith('--')) ?? '../shared/photos/dev';
if (!existsSync(folder)) {
  console.log(`no photos at ${folder}: nothing measured`);
  process.exit(0);
}
const out = option('out', '');
const pattern = new RegExp(option('match', 'empty'));
const edge = Number(option('edge', '1600'));
const threads = Number(option('threads', '2'));
const seed = Number(option('seed', '1'));
const rooms = option(
  'rooms',
  'living_room,bedroom,office,living_room,office,living_room,dining_room,bedroom,bedroom,dining_room,living_room,living_room,living_room',
).split(',');
const styles = option('styles', 'modern,scandinavian,contemporary,minimalist,farmhouse,luxury').split(',');
const segmenter = args.includes('--blind') ? undefined : onnxSegmenter();
if (out) mkdirSync(out, { recursive: true });

const files = readdirSync(folder)
  .filter((f) => /\.(jpe?g|png)$/i.test(f))
  .sort();
const empties = files.filter((f) => /empty/.test(f));
console.log('photo | room style | outcome | wall s | CPU s | items | changed | memory MB');
for (const file of files.filter((f) => pattern.test(f))) {
  const k = Math.max(0, empties.indexOf(file));
  const { data, info } = await sharp(join(folder, file))
    .rotate()
    .removeAlpha()
    .toColourspace('srgb')
    .resize({ width: edge, height: edge, fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const photo: Raster = {
    width: info.width,
    height: info.height,
    channels: 3,
    data: new Uint8Array(data.buffer, data.byteOffset, data.length),
  };
  const roomType = rooms[k % rooms.length];
  const style = styles[k % styles.length];
  const cpu = process.cpuUsage();
  const start = performance.now();
  const outcome = await stagingEngine.run(
    photo,
    parseStagingParameters({ style, roomType, variant: Number(option('variant', '0')) }),
    { signal: new AbortController().signal, seed, threads, progress: () => {}, ...(segmenter ? { segmenter } : {}) },
  );
  const wall = (performance.now() - start) / 1000;
  const used = process.cpuUsage(cpu);
  const line = [
    file,
    `${roomType} ${style}`,
    outcome.outcome,
    wall.toFixed(1),
    ((used.user + used.system) / 1e6).toFixed(1),
  ];
  if (outcome.outcome === 'ok') {
    const items = outcome.report.details.items as { kind: string }[];
    line.push(
      String(items.length),
      `${(outcome.report.changedShare * 100).toFixed(0)} %`,
      String(Math.round(process.memoryUsage().rss / 1e6)),
    );
    if (out) {
      await sharp(outcome.picture.data, { raw: { width: info.width, height: info.height, channels: 3 } })
        .png()
        .toFile(join(out, file.replace(/\.\w+$/, '-staged.png')));
      writeFileSync(join(out, file.replace(/\.\w+$/, '-report.json')), JSON.stringify(outcome.report, null, 1));
    }
    console.log(line.join(' | '));
    console.log('   ', items.map((i) => i.kind).join(', '));
    console.log(
      '   ',
      JSON.stringify(outcome.report.milliseconds),
      JSON.stringify(outcome.report.details.refusedItems),
    );
  } else console.log([...line, outcome.reason].join(' | '));
}
