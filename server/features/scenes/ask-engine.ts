import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { PhotoRow } from '#server/features/photos/index.ts';
import { emptyFacts } from '#server/features/runs/index.ts';
import type { EngineResult, EngineTask } from '#server/platform/engine-task.ts';
import type { SceneTools } from './scene-tools.ts';

/** Nobody watches an editor longer than this. */
const PATIENCE_MS = 60_000;

export type Question = Pick<EngineTask, 'service' | 'parameters' | 'seed'> & { readonly photo: PhotoRow };

/** Asks the editors' engine about one photo; `read` takes what it wants from the answer before the files are gone. */
export const askEngine = async <T>(
  tools: SceneTools,
  { photo, ...question }: Question,
  read: (result: EngineResult) => Promise<T>,
): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'portico-editor-'));
  try {
    const file = join(folder, 'photo');
    await pipeline(await tools.blobs.read(photo.key), createWriteStream(file));
    const { id, fileName, focalLength35 } = photo;
    const seen = { assetId: id, file, fileName, focalLength35, alteredBy: null, roomType: null, beforeFile: null };
    const task = { ...question, runId: id, folder, photos: [seen], facts: emptyFacts, clipFolder: null };
    const signal = AbortSignal.timeout(PATIENCE_MS);
    return await read(await tools.engines.run({ ...task, threads: tools.threads }, () => {}, signal));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
