import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { maskProposals } from '#engines/index.ts';
import type { EngineResult, EngineTask } from '#server/platform/engine-task.ts';
import { contextOf, photoOf } from './engine-context.ts';
import type { EngineTools } from './engine-tools.ts';

/** What clearing would take out, or where dusk sees sky, before anything is ordered. */
export const performProposalTask = async (
  task: EngineTask,
  tools: EngineTools,
  signal: AbortSignal,
): Promise<EngineResult> => {
  const kind = task.parameters.kind === 'sky' ? 'sky' : 'clear';
  const { raster } = await tools.rasters.decodePhoto(photoOf(task).file);
  const mask = await maskProposals[kind](raster, await contextOf(task, tools, signal));
  const file = join(task.folder, 'proposal.png');
  if (mask) await writeFile(file, await tools.rasters.encodeMask(mask));
  const report = { engine: kind, version: '1', digitalSourceType: 'composite' } as const;
  return { outcome: 'ok', proposal: { mask: mask ? file : null }, report };
};
