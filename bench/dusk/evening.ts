import sharp from 'sharp';
import { onnxDaylight } from '#adapters/onnx/daylight.ts';
import { onnxSegmenter } from '#adapters/onnx/segmenter.ts';
import { onnxSkyline } from '#adapters/onnx/skyline.ts';
import { duskEngine, parseDuskParameters } from '#engines/dusk/index.ts';
import type { ImageOutcome } from '#engines/ports.ts';
import type { Raster } from '#engines/raster/raster.ts';

export const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** CPU seconds that the networks have taken: the same work on every machine, so a yardstick of how quick this one is just now. */
let inNetworks = 0;
const timed =
  <Given extends unknown[], Answer>(read: (...given: Given) => Promise<Answer>) =>
  async (...given: Given): Promise<Answer> => {
    const from = cpuSeconds();
    const answer = await read(...given);
    inNetworks += cpuSeconds() - from;
    return answer;
  };
const { segment, houseParts } = onnxSegmenter({ threads: 1 });
const segmenter = { segment: timed(segment), ...(houseParts && { houseParts: timed(houseParts) }) };
const daylight = { read: timed(onnxDaylight({ threads: 1 }).read) };
const skyline = { read: timed(onnxSkyline({ threads: 1 }).read) };

/** A photo as the product hands it to an engine that is measured at 1600 pixels. */
export const decode = async (file: string): Promise<Raster> => {
  const { data, info } = await sharp(file)
    .rotate()
    .removeAlpha()
    .resize({ width: 1600, height: 1600, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: 3, data: new Uint8Array(data) };
};

export type Cost = { cpu: number; networks: number };
export type Measured = Cost & { outcome: ImageOutcome };

/** Makes a dusk, and says what it took. */
export const evening = async (photo: Raster): Promise<Measured> => {
  const [from, before] = [cpuSeconds(), inNetworks];
  const context = {
    signal: new AbortController().signal,
    seed: 7,
    threads: 1,
    progress() {},
    segmenter,
    daylight,
    skyline,
  };
  const outcome = await duskEngine.run(photo, parseDuskParameters({}), context);
  return { outcome, cpu: cpuSeconds() - from, networks: inNetworks - before };
};
