import { randomInt } from 'node:crypto';
import { Refusal } from '#contracts/problems.ts';
import { readStanding } from '#server/features/billing/index.ts';
import { lockAccount } from '#server/features/credits/index.ts';
import { markActive, requireProject } from '#server/features/listings/index.ts';
import { announceRun } from '#server/features/live/index.ts';
import { findPhoto } from '#server/features/photos/index.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/db.ts';
import { newId } from '#server/platform/new-id.ts';
import type { JobQueue } from '#server/platform/ports.ts';
import { freezeAnswer } from './freeze-answer.ts';
import { revisionWait } from './revision-wait.ts';
import { checkedParameters, sendToQueue } from './start-run.ts';
import { insertRun, type RunRow, readRun } from './store.ts';

export type Revision = {
  readonly projectId: string;
  readonly assetId: string;
  /** What is to be other than in the run that made the result. */
  readonly change: Readonly<Record<string, unknown>>;
  /** The version of that result that is being made: the change goes on from its order. */
  readonly continues?: RunRow | null;
};

/** Another version of a result: free, within the same service, so many a minute and a day. */
export const reviseResult = (db: Db, queue: JobQueue, actor: Actor, revision: Revision, now: Date): Promise<RunRow> =>
  db.transaction((tx) => orderRevision(tx, queue, actor, revision, now));

/** The same inside a transaction that does more. */
export const orderRevision = async (
  tx: Db,
  queue: JobQueue,
  actor: Actor,
  revision: Revision,
  now: Date,
): Promise<RunRow> => {
  await lockAccount(tx, actor.id);
  const project = await requireProject(tx, actor, revision.projectId);
  const { origin, sourceId } = await originOf(tx, project.id, revision.assetId);
  const { plan } = await readStanding(tx, actor, now);
  if (!plan.supportsServices) throw new Refusal('plan-without-services', undefined, { requiresUpgrade: true });
  await refuseTooMany(tx, actor, plan.id, now);
  const last = revision.continues ?? origin;
  const { seed: _, operations: __, ...before } = last.parameters;
  const change = await freezeAnswer(tx, sourceId, revision.change);
  const parameters = checkedParameters(origin.serviceType, { ...before, ...change });
  // Whoever asks for one change gets that one; whoever asks for another version gets another.
  const seed = Object.keys(change).length > 0 ? last.seed : randomInt(2 ** 31);
  const run = await insertRun(tx, {
    id: newId(),
    projectId: project.id,
    userId: actor.id,
    mediaAssetId: sourceId,
    serviceType: origin.serviceType,
    status: 'pending',
    parameters,
    seed: (parameters.seed as number | undefined) ?? seed,
    creditCost: 0,
    isRevision: true,
    revisedAssetId: revision.assetId,
    createdAt: now,
  });
  await markActive(tx, project.id, now);
  await sendToQueue(tx, queue, run);
  await announceRun(tx, project.id, { serviceRunId: run.id, status: run.status, error: null, progress: 0 });
  return run;
};

/** The run behind a result, and the photo that it was made from. */
export const originOf = async (
  db: Db,
  projectId: string,
  assetId: string,
): Promise<{ origin: RunRow; sourceId: string }> => {
  const asset = await findPhoto(db, projectId, assetId);
  if (!asset) throw new Refusal('not-found', 'Photo not found');
  const origin = asset.sourceServiceRunId ? await readRun(db, asset.sourceServiceRunId) : null;
  if (!asset.isProcessedResult || !origin || !asset.sourceMediaAssetId) throw new Refusal('not-a-result');
  return { origin, sourceId: asset.sourceMediaAssetId };
};

const refuseTooMany = async (tx: Db, actor: Actor, planId: string, now: Date): Promise<void> => {
  const retryAfter = await revisionWait(tx, actor, planId, now);
  if (retryAfter > 0) {
    throw new Refusal('revision-limit', `Please wait ${retryAfter} seconds before trying again`, { retryAfter });
  }
};
