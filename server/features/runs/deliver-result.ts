import { readFile } from 'node:fs/promises';
import { findPhotos, insertPhotos, objectPath, shownKey, storeResult } from '#server/features/photos/index.ts';
import type { EngineResult, EngineTask } from '#server/platform/engine-task.ts';
import { completeRun } from './end-run.ts';
import type { RunTools } from './run-tools.ts';
import type { RunRow } from './store.ts';

type Done = Extract<EngineResult, { outcome: 'ok' }>;

/** Files first, under names that belong to the run (a second try writes the same ones), then one transaction. */
export const deliverResult = async (tools: RunTools, run: RunRow, task: EngineTask, result: Done): Promise<void> => {
  if (result.picture) return deliverPicture(tools, run, task, result, result.picture);
  throw new Error(`the ${run.serviceType} engine delivered nothing`);
};

const deliverPicture = async (
  tools: RunTools,
  run: RunRow,
  task: EngineTask,
  result: Done,
  picture: NonNullable<Done['picture']>,
): Promise<void> => {
  const [source] = await findPhotos(tools.db, run.projectId, [task.photos[0]?.assetId ?? '']);
  if (!source) throw new Error('the source photo is gone');
  const row = await storeResult(tools, {
    assetId: run.id,
    runId: run.id,
    service: run.serviceType,
    source,
    master: await readFile(picture.master),
    mask: await readFile(picture.mask),
    report: result.report,
  });
  await completeRun(
    tools.db,
    run.id,
    { outputPath: objectPath(shownKey(row.key)), report: { ...result.report } },
    async (tx) => {
      await insertPhotos(tx, run.projectId, [row], tools.now());
    },
    tools.now(),
  );
};
