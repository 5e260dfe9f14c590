import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isImageService } from '#domain/runs/prices.ts';
import { findPhotos, type PhotoRow } from '#server/features/photos/index.ts';
import type { EngineTask, TaskPhoto } from '#server/platform/engine-task.ts';
import { listingFacts } from './listing-facts.ts';
import type { RunTools } from './run-tools.ts';
import type { RunRow } from './store.ts';

/** Puts everything that the engine needs into the task's own folder. */
export const layOutTask = async (tools: RunTools, run: RunRow, folder: string): Promise<EngineTask> => {
  const ids = isImageService(run.serviceType)
    ? [run.mediaAssetId ?? '']
    : ((run.parameters.selectedAssetIds as string[] | undefined) ?? []);
  const rows = await findPhotos(tools.db, run.projectId, ids);
  const photos: TaskPhoto[] = [];
  for (const id of ids) {
    const row = rows.find((r) => r.id === id);
    if (row) photos.push(await fetchPhoto(tools, row, folder, photos.length));
  }
  return {
    runId: run.id,
    service: run.serviceType,
    folder,
    photos,
    parameters: run.parameters,
    facts: await listingFacts(tools.db, run.projectId),
    seed: run.seed,
    threads: tools.threads,
  };
};

const fetchPhoto = async (tools: RunTools, row: PhotoRow, folder: string, index: number): Promise<TaskPhoto> => {
  const file = join(folder, `photo-${index}`);
  await pipeline(await tools.blobs.read(row.key), createWriteStream(file));
  return {
    assetId: row.id,
    file,
    fileName: row.fileName,
    focalLength35: row.focalLength35,
    alteredBy: row.processingType,
    roomType: row.roomType ?? row.roomTypeGuess,
  };
};
