import sharp from 'sharp';
import { writeFileSync } from 'node:fs';
import { onnxSegmenter } from '#adapters/onnx/segmenter.ts';
import { duskEngine, parseDuskParameters } from '#engines/dusk/index.ts';
const [out, width, params, ...files] = process.argv.slice(2);
const segmenter = onnxSegmenter({ threads: 1 });
for (const file of files) {
  const { data, info } = await sharp(file).rotate().removeAlpha().resize({ width: +width!, height: +width!, fit: 'inside', withoutEnlargement: true }).raw().toBuffer({ resolveWithObject: true });
  const photo = { width: info.width, height: info.height, channels: 3 as const, data: new Uint8Array(data) };
  const from = process.cpuUsage();
  const o = await duskEngine.run(photo, parseDuskParameters(JSON.parse(params!)), { signal: new AbortController().signal, seed: 7, threads: 1, progress() {}, segmenter });
  const u = process.cpuUsage(from);
  const name = file.split('/').pop()!.replace('.jpg', '');
  if (o.outcome !== 'ok') { console.log(name, o.outcome, o.reason); continue; }
  await sharp(Buffer.from(o.picture.data), { raw: { width: info.width, height: info.height, channels: 3 } }).jpeg({ quality: 92 }).toFile(`${out}/${name}.jpg`);
  writeFileSync(`${out}/${name}.json`, JSON.stringify(o.report));
  const w = o.report.details.windows as any[];
  console.log(name, info.width, info.height, ((u.user + u.system) / 1e6).toFixed(2), 'conf', o.report.confidence.toFixed(2), 'lit', w.filter((x) => x.lit).length, '/', w.length, JSON.stringify(o.report.milliseconds));
}
