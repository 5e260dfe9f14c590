import sharp from 'sharp';
import { onnxSegmenter } from '#adapters/onnx/segmenter.ts';
import { CLASS_NAMES } from '#engines/ports.ts';
const [out, width, ...files] = process.argv.slice(2);
const seg = onnxSegmenter({ threads: 1 });
const colours: Record<string, number[]> = { sky: [80, 160, 255], facade: [200, 170, 130], roof: [160, 60, 60], pane: [255, 255, 0], window: [255, 200, 0], entrance: [255, 0, 255], garage: [0, 255, 255], vegetation: [0, 140, 0], ground: [130, 130, 130], vehicle: [255, 0, 0], water: [0, 0, 255], door: [200, 0, 200], movable: [255, 100, 100] };
console.log(CLASS_NAMES);
for (const file of files) {
  const { data, info } = await sharp(file).rotate().removeAlpha().resize({ width: +width!, height: +width!, fit: 'inside', withoutEnlargement: true }).raw().toBuffer({ resolveWithObject: true });
  const photo = { width: info.width, height: info.height, channels: 3 as const, data: new Uint8Array(data) };
  const s = await seg.segment(photo);
  const n = s.width * s.height;
  const map = Buffer.alloc(n * 3);
  for (let i = 0; i < n; i++) {
    let best = 0; for (let k = 1; k < s.probabilities.length; k++) if ((s.probabilities[k]?.data[i] ?? 0) > s.probabilities[best]!.data[i]!) best = k;
    const c = colours[CLASS_NAMES[best]!] ?? [40, 40, 40];
    for (let k = 0; k < 3; k++) map[i * 3 + k] = c[k]!;
  }
  const name = file.split('/').pop()!.replace('.jpg', '');
  console.log(name, s.width, s.height, JSON.stringify(s.scene));
  const up = await sharp(map, { raw: { width: s.width, height: s.height, channels: 3 } }).resize(info.width, info.height, { kernel: 'nearest' }).raw().toBuffer();
  const mix = Buffer.alloc(up.length); for (let i = 0; i < up.length; i++) mix[i] = up[i]! * 0.5 + data[i]! * 0.5;
  await sharp(mix, { raw: { width: info.width, height: info.height, channels: 3 } }).jpeg().toFile(`${out}/${name}.jpg`);
}
