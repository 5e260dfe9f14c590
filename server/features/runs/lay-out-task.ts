import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { eq } from 'drizzle-orm';
import { isImageService } from '#domain/runs/prices.ts';
import { profiles } from '#server/features/accounts/tables.ts';
import { findPhotos, type PhotoRow } from '#server/features/photos/index.ts';
import type { EngineTask, TaskFacts, TaskPhoto } from '#server/platform/engine-task.ts';
import { listingFacts } from './listing-facts.ts';
import type { RunTools } from './run-tools.ts';
import type { RunRow } from './store.ts';

/** Puts everything that the engine needs into the task's own folder. */
export const layOutTask = async (tools: RunTools, run: RunRow, folder: string): Promise<EngineTask> => {
  const ids = isImageService(run.serviceType)
    ? [run.mediaAssetId ?? '']
    : ((run.parameters.selectedAssetIds as string[] | undefined) ?? []);
  const photos: TaskPhoto[] = [];
  for (const row of await findPhotos(tools.db, run.projectId, ids)) {
    photos.push(await layOutPhoto(tools, run, row, join(folder, `photo-${photos.length}`)));
  }
  const facts = await listingFacts(tools.db, run, { base: tools.base(), now: tools.now() });
  return {
    runId: run.id,
    service: run.serviceType,
    folder,
    photos,
    parameters: run.parameters,
    facts: await withLogo(tools, run, facts, join(folder, 'logo.png')),
    clipFolder: run.serviceType === 'ken_burns_video' ? tools.clipFolder : null,
    seed: run.seed,
    threads: tools.threads,
  };
};

const fetchFile = async (tools: RunTools, key: string, file: string): Promise<string> => {
  await pipeline(await tools.blobs.read(key), createWriteStream(file));
  return file;
};

const layOutPhoto = async (tools: RunTools, run: RunRow, row: PhotoRow, file: string): Promise<TaskPhoto> => {
  const reveals = run.parameters.reveal === true && row.sourceMediaAssetId !== null;
  const [before] = reveals ? await findPhotos(tools.db, run.projectId, [row.sourceMediaAssetId ?? '']) : [];
  return {
    assetId: row.id,
    file: await fetchFile(tools, row.key, file),
    fileName: row.fileName,
    focalLength35: row.focalLength35,
    alteredBy: row.processingType,
    roomType: row.roomType ?? row.roomTypeGuess,
    beforeFile: before ? await fetchFile(tools, before.key, `${file}-before`) : null,
  };
};

const withLogo = async (tools: RunTools, run: RunRow, facts: TaskFacts, file: string): Promise<TaskFacts> => {
  if (!facts.brand || run.serviceType !== 'ken_burns_video') return facts;
  const [profile] = await tools.db.select().from(profiles).where(eq(profiles.userId, run.userId));
  if (!profile?.brandLogoKey) return facts;
  return { ...facts, brand: { ...facts.brand, logoFile: await fetchFile(tools, profile.brandLogoKey, file) } };
};
