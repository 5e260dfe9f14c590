import sharp from 'sharp';
import { onnxSegmenter } from '#adapters/onnx/segmenter.ts';
import { lumaOf } from '#engines/raster/colour.ts';
import { lookAt } from '#engines/dusk/sky-look.ts';
import { fixBySight } from '#engines/dusk/sight.ts';
import { findSky } from '#engines/dusk/sky-region.ts';
import { matteOf } from '#engines/dusk/sky-matte.ts';
import { closeLook } from '#engines/dusk/close-look.ts';
const [out, width, ...files] = process.argv.slice(2);
const seg = onnxSegmenter({ threads: 1 });
for (const file of files) {
  const { data, info } = await sharp(file).rotate().removeAlpha().resize({ width: +width!, height: +width!, fit: 'inside', withoutEnlargement: true }).raw().toBuffer({ resolveWithObject: true });
  const photo = { width: info.width, height: info.height, channels: 3 as const, data: new Uint8Array(data) };
  const whole = await seg.segment(photo, undefined, true);
  const seen = await closeLook(photo, whole, seg);
  const luma = lumaOf(photo); const look = lookAt(photo, luma);
  const fixed = new Uint8Array(look.width * look.height);
  fixBySight(look, seen, fixed);
  const region = findSky(look, fixed);
  const matte = matteOf(photo, luma, look, region);
  const name = file.split('/').pop()!.replace('.jpg', '');
  const n = look.width * look.height; const map = Buffer.alloc(n * 3);
  for (let i = 0; i < n; i++) {
    const c = region.open[i] ? [80, 160, 255] : region.cells[i] ? [255, 0, 255] : fixed[i] === 2 ? [120, 60, 0] : fixed[i] === 4 ? [90, 90, 90] : [0, 120, 0];
    for (let k = 0; k < 3; k++) map[i * 3 + k] = c[k]! * .6 + .4 * 255 * [look.mean.r, look.mean.g, look.mean.b][k]![i]!;
  }
  await sharp(map, { raw: { width: look.width, height: look.height, channels: 3 } }).resize(info.width, info.height, { kernel: 'nearest' }).jpeg().toFile(`${out}/${name}.cells.jpg`);
  await sharp(Buffer.from(matte.alpha.data), { raw: { width: info.width, height: info.height, channels: 1 } }).jpeg().toFile(`${out}/${name}.alpha.jpg`);
}
