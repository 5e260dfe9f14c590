import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { eq } from 'drizzle-orm';
import { isImageService } from '#domain/runs/prices.ts';
import { encodeRuns } from '#engines/raster/run-length.ts';
import { profiles } from '#server/features/accounts/tables.ts';
import { findPhotos, type PhotoRow } from '#server/features/photos/index.ts';
import type { EngineTask, TaskFacts, TaskPhoto } from '#server/platform/engine-task.ts';
import { listingFacts } from './listing-facts.ts';
import { originOf } from './revise-result.ts';
import type { RunTools } from './run-tools.ts';
import { musicKey } from './save-music.ts';
import { sceneOf } from './scene-of.ts';
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
    parameters: await engineParameters(tools, run),
    facts: await withLogo(tools, run, facts, join(folder, 'logo.png')),
    musicFile: await layOutMusic(tools, run, join(folder, 'music')),
    clipFolder: run.serviceType === 'ken_burns_video' ? tools.clipFolder : null,
    seed: run.seed,
    threads: tools.threads,
  };
};

/** What the engine reads: the painted mask in place of its key, and for an edit the scene that it changes. */
const engineParameters = async (tools: RunTools, run: RunRow): Promise<Record<string, unknown>> => {
  const { operations, answer, ...rest } = run.parameters;
  const { maskKey, ...said } = (answer ?? {}) as Record<string, unknown>;
  if (typeof maskKey === 'string') {
    said.mask = encodeRuns(await tools.rasters.readMask(await buffer(await tools.blobs.read(maskKey))));
  }
  const parameters = { ...rest, ...(answer === undefined ? {} : { answer: said }) };
  if (!operations || !run.revisedAssetId) return parameters;
  const { origin } = await originOf(tools.db, run.projectId, run.revisedAssetId);
  return { ...parameters, ...sceneOf(origin), operations };
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

const layOutMusic = async (tools: RunTools, run: RunRow, file: string): Promise<string | null> => {
  const key = musicKey(run.projectId);
  if (run.serviceType !== 'ken_burns_video' || run.parameters.music !== 'own' || !(await tools.blobs.stat(key)))
    return null;
  return fetchFile(tools, key, file);
};

const withLogo = async (tools: RunTools, run: RunRow, facts: TaskFacts, file: string): Promise<TaskFacts> => {
  if (!facts.brand || run.serviceType !== 'ken_burns_video') return facts;
  const [profile] = await tools.db.select().from(profiles).where(eq(profiles.userId, run.userId));
  if (!profile?.brandLogoKey) return facts;
  return { ...facts, brand: { ...facts.brand, logoFile: await fetchFile(tools, profile.brandLogoKey, file) } };
};
