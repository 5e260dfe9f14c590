/** Wall and CPU seconds of an 800 px preview of an edited scene, twice (the second finds its pieces made). node bench/staging/preview.ts PHOTO */
import sharp from 'sharp';
import type { Raster } from '#engines/raster/raster.ts';
import { parseStagingParameters, planFor, previewScene } from '#engines/staging/index.ts';

const [path = '../shared/photos/dev/empty_room_09.jpg'] = process.argv.slice(2);
const { data, info } = await sharp(path)
  .rotate()
  .removeAlpha()
  .toColourspace('srgb')
  .raw()
  .toBuffer({ resolveWithObject: true });
const photo: Raster = { width: info.width, height: info.height, channels: 3, data };
const context = { signal: new AbortController().signal, seed: 1, threads: 2, progress: () => {} };
const staged = await planFor(photo, parseStagingParameters({ style: 'contemporary', roomType: 'bedroom' }), context);
if (staged.outcome !== 'ok') throw new Error(staged.reason);
for (const name of ['first', 'again']) {
  const cpu = process.cpuUsage();
  const start = performance.now();
  await previewScene(photo, staged.scene, [{ op: 'recolour', item: 'bed-1', colour: '#556677' }], context);
  const used = process.cpuUsage(cpu);
  console.log(
    name,
    `${((performance.now() - start) / 1000).toFixed(1)} s wall`,
    `${((used.user + used.system) / 1e6).toFixed(1)} s CPU`,
  );
}
