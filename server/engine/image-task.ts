import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { imageEngines } from '#engines/index.ts';
import type { EngineContext } from '#engines/ports.ts';
import type { EngineResult, EngineTask } from '#server/platform/engine-task.ts';
import type { EngineTools } from './engine-tools.ts';

/** One photo in, one picture out: staging, clearing and dusk alike. */
export const performImageTask = async (
  task: EngineTask,
  tools: EngineTools,
  signal: AbortSignal,
): Promise<EngineResult> => {
  const engine = task.service === 'look' ? undefined : imageEngines[task.service];
  const photo = task.photos[0];
  if (!engine || !photo) throw new Error(`no engine or no photo for ${task.service}`);
  const { raster } = await tools.rasters.decodePhoto(photo.file);
  const segmenter = await tools.segmenter?.();
  const inpainter = await tools.inpainter?.();
  const context: EngineContext = {
    signal,
    seed: task.seed,
    threads: task.threads,
    progress: tools.progress,
    ...(segmenter ? { segmenter } : {}),
    ...(inpainter ? { inpainter } : {}),
  };
  const facts = photo.focalLength35 === null ? {} : { focalLength35: photo.focalLength35 };
  const outcome = await engine(raster, task.parameters, context, facts);
  if (outcome.outcome !== 'ok') return outcome;
  const master = join(task.folder, 'master.png');
  const mask = join(task.folder, 'mask.png');
  await writeFile(master, await tools.rasters.encodePng(outcome.picture));
  await writeFile(mask, await tools.rasters.encodeMask(outcome.mask));
  return { outcome: 'ok', picture: { master, mask }, report: { ...outcome.report } };
};
