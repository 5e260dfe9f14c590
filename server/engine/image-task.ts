import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ImageService, imageEngines } from '#engines/index.ts';
import { changedOutside, differenceMap } from '#engines/raster/proof.ts';
import type { EngineResult, EngineTask } from '#server/platform/engine-task.ts';
import { contextOf, factsOf, photoOf } from './engine-context.ts';
import type { EngineTools } from './engine-tools.ts';

/** The map of what changed is looked at, not measured: the lossless master is the proof. */
const MAP_EDGE = 1600;

/** One photo in, one picture out: staging, clearing and dusk alike. */
export const performImageTask = async (
  task: EngineTask,
  tools: EngineTools,
  signal: AbortSignal,
): Promise<EngineResult> => {
  const photo = photoOf(task);
  const { raster } = await tools.rasters.decodePhoto(photo.file);
  const engine = imageEngines[task.service as ImageService];
  const context = await contextOf(task, tools, signal);
  const outcome = await engine(raster, task.parameters, context, factsOf(photo));
  if (outcome.outcome !== 'ok') return outcome;
  const outside = changedOutside(raster, outcome.picture, outcome.mask);
  if (outside > 0) throw new Error(`${task.service} changed ${outside} pixels outside its mask`);
  const files = {
    master: join(task.folder, 'master.png'),
    mask: join(task.folder, 'mask.png'),
    difference: join(task.folder, 'difference.png'),
  };
  await writeFile(files.master, await tools.rasters.encodePng(outcome.picture));
  await writeFile(files.mask, await tools.rasters.encodeMask(outcome.mask));
  const map = differenceMap(raster, outcome.picture, MAP_EDGE);
  await writeFile(files.difference, await tools.rasters.encodeMask(map));
  return { outcome: 'ok', picture: files, report: { ...outcome.report, changedOutside: outside } };
};
