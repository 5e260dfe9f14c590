/** Plans alone (no rendering) for a folder, with what was refused and why: node bench/staging/plans.ts [--match=RE] [--room=R] */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { onnxSegmenter } from '#adapters/onnx/segmenter.ts';
import type { Raster } from '#engines/raster/raster.ts';
import { parseStagingParameters, planFor } from '#engines/staging/index.ts';

const args = process.argv.slice(2);
const option = (name: string, fallback: string) =>
  args.find((a) => a.startsWith(`--${name}=`))?.slice(name.length + 3) ?? fallback;
const folder = option('folder', '../shared/photos/dev');
const pattern = new RegExp(option('match', 'empty'));
const segmenter = args.includes('--blind') ? undefined : onnxSegmenter();
for (const file of readdirSync(folder)
  .filter((f) => pattern.test(f))
  .sort()) {
  const { data, info } = await sharp(join(folder, file))
    .rotate()
    .removeAlpha()
    .toColourspace('srgb')
    .resize({ width: 1000, height: 1000, fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const photo: Raster = { width: info.width, height: info.height, channels: 3, data };
  for (const roomType of option('room', 'living_room,bedroom,dining_room,office').split(',')) {
    const start = performance.now();
    const staged = await planFor(
      photo,
      parseStagingParameters({ style: 'modern', roomType, variant: Number(option('variant', '0')) }),
      {
        signal: new AbortController().signal,
        seed: Number(option('seed', '1')),
        threads: 1,
        progress: () => {},
        ...(segmenter ? { segmenter } : {}),
      },
    );
    const ms = Math.round(performance.now() - start);
    if (staged.outcome !== 'ok') console.log(file, roomType, staged.outcome, staged.reason, ms);
    else {
      const { items } = staged.scene.plan;
      console.log(
        file,
        roomType,
        'ok',
        ms,
        'ms',
        `area ${(staged.notes.visibleFloor as number).toFixed(1)} cover ${(staged.notes.floorCover as number).toFixed(2)}`,
        items.map((i) => `${i.kind}@${i.x.toFixed(1)},${i.z.toFixed(1)}`).join(' '),
        '| refused',
        (staged.notes.refusedItems as string[]).join('; '),
      );
    }
  }
}
