import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { previewStaging } from '#engines/index.ts';
import type { EngineResult, EngineTask } from '#server/platform/engine-task.ts';
import { contextOf, factsOf, photoOf } from './engine-context.ts';
import type { EngineTools } from './engine-tools.ts';

const QUALITY = 88;

/** An edited scene at 800 px, for the eye of whoever drags. */
export const performPreviewTask = async (
  task: EngineTask,
  tools: EngineTools,
  signal: AbortSignal,
): Promise<EngineResult> => {
  const photo = photoOf(task);
  const { raster } = await tools.rasters.decodePhoto(photo.file);
  const context = await contextOf(task, tools, signal);
  const outcome = await previewStaging(raster, task.parameters, context, factsOf(photo));
  if (outcome.outcome !== 'ok') return outcome;
  const file = join(task.folder, 'preview.jpg');
  await writeFile(file, await tools.rasters.encodeJpeg(outcome.picture, QUALITY));
  return { outcome: 'ok', preview: { file }, report: { ...outcome.report } };
};
