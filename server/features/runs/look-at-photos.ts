import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { and, eq, isNotNull, ne } from 'drizzle-orm';
import { z } from 'zod';
import { likeness } from '#engines/vision/index.ts';
import { announcePhotos } from '#server/features/live/index.ts';
import { findPhotos, type PhotoRow } from '#server/features/photos/index.ts';
import { mediaAssets } from '#server/features/photos/tables.ts';
import type { Db } from '#server/platform/db.ts';
import type { EngineTask } from '#server/platform/engine-task.ts';
import { defineJob, enqueue } from '#server/platform/jobs.ts';
import type { JobContext, JobQueue } from '#server/platform/ports.ts';
import type { RunTools } from './run-tools.ts';

const payload = z.object({ projectId: z.string(), assetId: z.string() });
/** Looking is quick and comes before the big work, in a lane of its own. */
export const lookAtPhoto = defineJob('look-at-photo', { payload, attempts: 3, timeoutSeconds: 120, concurrency: 1 });

/** In the transaction that adds photos. */
export const askToLook =
  (queue: JobQueue) =>
  async (tx: Db, photos: readonly PhotoRow[]): Promise<void> => {
    for (const { id, projectId } of photos) {
      await enqueue(queue, tx, lookAtPhoto, { projectId, assetId: id }, { key: id });
    }
  };

/** Two photos from here on show the same view. */
const ALIKE = 0.9;

export const performLook = async (
  tools: RunTools,
  at: z.output<typeof payload>,
  context: JobContext,
): Promise<void> => {
  const [photo] = await findPhotos(tools.db, at.projectId, [at.assetId]);
  if (!photo) return;
  const folder = await mkdtemp(join(tmpdir(), 'portico-look-'));
  try {
    const file = join(folder, 'photo');
    await pipeline(await tools.blobs.read(photo.key), createWriteStream(file));
    const result = await tools.engines.run(taskFor(photo, file, folder), () => {}, context.signal);
    if (result.outcome !== 'ok' || !result.sight) return;
    const { subject, confidence, flags, print } = result.sight;
    const twin = await hasTwin(tools.db, photo, print);
    await tools.db.transaction(async (tx) => {
      await tx
        .update(mediaAssets)
        .set({
          roomTypeGuess: subject,
          guessConfidence: confidence,
          perceptualHash: print,
          flags: twin ? [...flags, 'near-duplicate'] : flags,
        })
        .where(eq(mediaAssets.id, photo.id));
      await announcePhotos(tx, photo.projectId);
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const hasTwin = async (db: Db, photo: PhotoRow, print: string): Promise<boolean> => {
  const others = await db
    .select({ print: mediaAssets.perceptualHash })
    .from(mediaAssets)
    .where(
      and(
        eq(mediaAssets.projectId, photo.projectId),
        ne(mediaAssets.id, photo.id),
        eq(mediaAssets.isProcessedResult, false),
        eq(mediaAssets.isArchived, false),
        isNotNull(mediaAssets.perceptualHash),
      ),
    );
  return others.some((other) => likeness(other.print ?? '', print) >= ALIKE);
};

/** For work on a photo alone. */
export const emptyFacts: EngineTask['facts'] = {
  name: '',
  address: null,
  bedrooms: null,
  bathrooms: null,
  squareFootage: null,
  listingPrice: null,
  propertyType: '',
  notes: null,
  mlsId: null,
  stagingStyle: null,
  photos: [],
  review: null,
  draftVersion: 0,
  brand: null,
};

const taskFor = (photo: PhotoRow, file: string, folder: string): EngineTask => ({
  runId: photo.id,
  service: 'look',
  folder,
  photos: [
    {
      assetId: photo.id,
      file,
      fileName: photo.fileName,
      focalLength35: photo.focalLength35,
      alteredBy: null,
      roomType: null,
      beforeFile: null,
    },
  ],
  parameters: {},
  facts: emptyFacts,
  clipFolder: null,
  seed: 0,
  threads: 1,
});
