/**
 * The sheet in docs/: the sample listing's own rooms (rendered by us, no photograph) in every style. A row is a style: the
 * living room in its three variants, then dining room and bedroom in the first of them, as one listing would get it.
 * node bench/staging/contact-sheet.ts docs/staging/contact-sheet.jpg
 */
import { join } from 'node:path';
import sharp from 'sharp';
import { onnxSegmenter } from '#adapters/onnx/segmenter.ts';
import { STAGING_STYLES } from '#contracts/services.ts';
import type { EngineContext } from '#engines/ports.ts';
import type { Raster } from '#engines/raster/raster.ts';
import { parseStagingParameters, stagingEngine } from '#engines/staging/index.ts';

const EDGE = 800;
const TILE = { width: 400, height: 267 };
const GAP = 6;
const COLUMNS = [
  ['03-living-room-hall.jpg', 'living_room', 0],
  ['03-living-room-hall.jpg', 'living_room', 1],
  ['03-living-room-hall.jpg', 'living_room', 2],
  ['05-dining-room.jpg', 'dining_room', 0],
  ['06-bedroom.jpg', 'bedroom', 0],
] as const;
const [out = 'staging-contact-sheet.jpg'] = process.argv.slice(2);
const context: EngineContext = {
  signal: new AbortController().signal,
  seed: 3,
  threads: 2,
  progress: () => {},
  segmenter: onnxSegmenter(),
};
const tiles: { input: Buffer; left: number; top: number }[] = [];
for (const [row, style] of STAGING_STYLES.entries()) {
  for (const [column, [file, roomType, variant]] of COLUMNS.entries()) {
    const { data, info } = await sharp(join('samples', file))
      .removeAlpha()
      .resize({ width: EDGE })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const photo: Raster = { width: info.width, height: info.height, channels: 3, data };
    const staged = await stagingEngine.run(photo, parseStagingParameters({ style, roomType, variant }), context);
    if (staged.outcome !== 'ok') throw new Error(`${file} in ${style}: ${staged.reason}`);
    const input = await sharp(staged.picture.data, { raw: { width: info.width, height: info.height, channels: 3 } })
      .resize({ ...TILE, fit: 'cover' })
      .png()
      .toBuffer();
    tiles.push({ input, left: column * (TILE.width + GAP), top: row * (TILE.height + GAP) });
    console.log(style, roomType, variant, (staged.report.details.items as unknown[]).length, 'pieces');
  }
}
const size = (n: number, one: number) => n * one + (n - 1) * GAP;
await sharp({
  create: {
    width: size(COLUMNS.length, TILE.width),
    height: size(STAGING_STYLES.length, TILE.height),
    channels: 3,
    background: '#ffffff',
  },
})
  .composite(tiles)
  .jpeg({ quality: 76, mozjpeg: true })
  .toFile(out);
