import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { PhotoSubject } from '#contracts/services.ts';
import { contentTypeOf, writeDraft } from '#server/features/drafts/index.ts';
import {
  assetFolder,
  countResults,
  findPhotos,
  insertPhotos,
  objectPath,
  shownKey,
  storeResult,
} from '#server/features/photos/index.ts';
import type { EngineResult, EngineTask } from '#server/platform/engine-task.ts';
import { completeRun } from './end-run.ts';
import type { RunTools } from './run-tools.ts';
import type { RunRow } from './store.ts';

type Done = Extract<EngineResult, { outcome: 'ok' }>;

/** Files first, under names that belong to the run (a second try writes the same ones), then one transaction. */
export const deliverResult = async (tools: RunTools, run: RunRow, task: EngineTask, result: Done): Promise<void> => {
  if (result.picture) return deliverPicture(tools, run, task, result, result.picture);
  if (result.video) return deliverVideo(tools, run, result, result.video);
  if (result.draft) return deliverDraft(tools, run, result, result.draft);
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
    version: (await countResults(tools.db, source.id, run.serviceType)) + 1,
    source,
    roomType: PhotoSubject.safeParse(run.parameters.roomType).data,
    master: await readFile(picture.master),
    mask: await readFile(picture.mask),
    report: result.report,
  });
  const map = `${assetFolder(run.projectId, row.id)}/difference.png`;
  await tools.blobs.put(map, createReadStream(picture.difference), 'image/png');
  await completeRun(
    tools.db,
    run.id,
    { outputPath: objectPath(shownKey(row.key)), report: { ...result.report, diffMapPath: objectPath(map) } },
    async (tx) => {
      await insertPhotos(tx, run.projectId, [row], tools.now());
    },
    tools.now(),
  );
};

/** Films belong to the run, not to a photo: its folder is guarded like all files of the listing. */
const deliverVideo = async (
  tools: RunTools,
  run: RunRow,
  result: Done,
  video: NonNullable<Done['video']>,
): Promise<void> => {
  const folder = `listings/${run.projectId}/runs/${run.id}`;
  await tools.blobs.put(`${folder}/video.mp4`, createReadStream(video.file), 'video/mp4');
  await tools.blobs.put(`${folder}/poster.jpg`, createReadStream(video.poster), 'image/jpeg');
  await tools.blobs.put(`${folder}/captions.srt`, createReadStream(video.captions), 'application/x-subrip');
  const posterPath = objectPath(`${folder}/poster.jpg`);
  const captionsPath = objectPath(`${folder}/captions.srt`);
  await completeRun(
    tools.db,
    run.id,
    { outputPath: objectPath(`${folder}/video.mp4`), report: { ...result.report, posterPath, captionsPath } },
    async () => {},
    tools.now(),
  );
};

const deliverDraft = async (
  tools: RunTools,
  run: RunRow,
  result: Done,
  draft: NonNullable<Done['draft']>,
): Promise<void> => {
  const contentType = contentTypeOf(run.serviceType);
  if (!contentType) throw new Error(`${run.serviceType} writes no draft`);
  await completeRun(
    tools.db,
    run.id,
    { outputPath: null, report: result.report },
    async (tx) => {
      await writeDraft(tx, { projectId: run.projectId, contentType, runId: run.id, ...draft }, tools.now());
    },
    tools.now(),
  );
};
