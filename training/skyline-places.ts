/** What day-to-dusk hands to the sky-matte network on the project's own pictures, for int8.py to measure ranges on: node training/skyline-places.ts FOLDER */
import { mkdirSync, writeFileSync } from 'node:fs';
import { onnxDaylight } from '#adapters/onnx/daylight.ts';
import { onnxSegmenter } from '#adapters/onnx/segmenter.ts';
import { onnxSkyline } from '#adapters/onnx/skyline.ts';
import { duskEngine, parseDuskParameters } from '#engines/dusk/index.ts';
import type { SkylineReader } from '#engines/ports.ts';
import { decode } from '../bench/dusk/evening.ts';

const PICTURES = [
  ...['samples', 'samples/small'].flatMap((folder) => ['01-front', '12-corner'].map((name) => `${folder}/${name}.jpg`)),
  ...[1, 2, 3, 6, 7].map((n) => `bench/vision/scenes/house-${n}.jpg`),
];
const folder = process.argv[2]!;
mkdirSync(folder, { recursive: true });

const own = onnxSkyline();
let count = 0;
const skyline: SkylineReader = {
  read(part, signal) {
    const { width, height, planes } = part;
    writeFileSync(
      `${folder}/${count++}-${width}x${height}.f32`,
      new Uint8Array(planes.buffer, planes.byteOffset, planes.byteLength),
    );
    return own.read(part, signal);
  },
};
const [segmenter, daylight] = [onnxSegmenter(), onnxDaylight()];
for (const file of PICTURES) {
  const photo = await decode(file);
  const signal = new AbortController().signal;
  await duskEngine.run(photo, parseDuskParameters({}), {
    signal,
    seed: 7,
    progress() {},
    segmenter,
    daylight,
    skyline,
  });
}
process.stdout.write(`${count} parts\n`);
