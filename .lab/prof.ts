import sharp from 'sharp';
import { onnxSegmenter } from '#adapters/onnx/segmenter.ts';
import { duskEngine, parseDuskParameters } from '#engines/dusk/index.ts';
const segmenter = onnxSegmenter({ threads: 1 });
for (const file of ['../shared/photos/dev/exterior_day_01.jpg','../shared/photos/dev/exterior_day_03.jpg', 'samples/01-front.jpg','../shared/photos/dev/exterior_day_04.jpg']) {
  const { data, info } = await sharp(file).rotate().removeAlpha().resize({ width: 1600, height: 1600, fit: 'inside', withoutEnlargement: true }).raw().toBuffer({ resolveWithObject: true });
  const photo = { width: info.width, height: info.height, channels: 3 as const, data: new Uint8Array(data) };
  const stages: Record<string, number> = {}; let last = process.cpuUsage();
  const from = process.cpuUsage();
  await duskEngine.run(photo, parseDuskParameters({}), { signal: new AbortController().signal, seed: 7, threads: 1, progress(_f, s) { const d = process.cpuUsage(last); last = process.cpuUsage(); stages[s!] = Math.round((d.user + d.system) / 1e3); }, segmenter });
  const u = process.cpuUsage(from);
  console.log(file.split('/').pop(), ((u.user + u.system) / 1e6).toFixed(2), JSON.stringify(stages));
}
