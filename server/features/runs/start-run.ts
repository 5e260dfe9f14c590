import { createHash, randomInt } from 'node:crypto';
import { Refusal } from '#contracts/problems.ts';
import { type ServiceType, serviceParameters } from '#contracts/services.ts';
import { mlsPack } from '#domain/compliance/index.ts';
import { isContentService, isImageService, quoteRun } from '#domain/runs/prices.ts';
import { isRecut } from '#domain/runs/recuts.ts';
import { readStanding } from '#server/features/billing/index.ts';
import { lockAccount, reserveCredits } from '#server/features/credits/index.ts';
import { markActive, requireProject } from '#server/features/listings/index.ts';
import { announceRun } from '#server/features/live/index.ts';
import { findPhotos } from '#server/features/photos/index.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/db.ts';
import { enqueue } from '#server/platform/jobs.ts';
import { newId } from '#server/platform/new-id.ts';
import type { JobQueue } from '#server/platform/ports.ts';
import { freezeAnswer } from './freeze-answer.ts';
import { performHeavyRun, performLightRun } from './jobs.ts';
import { revisionWait } from './revision-wait.ts';
import { findByIdempotencyKey, insertRun, listRuns, type RunRow } from './store.ts';

export type RunOrder = {
  readonly projectId: string;
  readonly serviceType: ServiceType;
  readonly creditCost: number | undefined;
  readonly parameters: Record<string, unknown>;
  readonly mediaAssetId: string | null;
  readonly idempotencyKey: string | null;
};

export const checkedParameters = (service: ServiceType, raw: Record<string, unknown>): Record<string, unknown> => {
  const parsed = serviceParameters[service].safeParse(raw);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const field = ['parameters', ...(issue?.path ?? [])].join('.');
  throw new Refusal('invalid-input', `${issue?.message ?? 'Invalid input'} (${field})`, {
    fields: { [field]: issue?.message ?? '' },
  });
};

/** What the order left open and the listing's MLS settles. Edits of a scene need a scene: only revisions have one. */
const withRules = (
  service: ServiceType,
  parameters: Record<string, unknown>,
  mlsId: string | null,
): Record<string, unknown> => {
  if (parameters.operations) throw new Refusal('invalid-input', 'Only a staged photo can be edited.');
  if (service !== 'day_to_dusk' || parameters.noLights !== undefined) return parameters;
  return { ...parameters, noLights: mlsPack(mlsId).noAddedLights };
};

/** The photos that an order names, refused in the specification's words when there are none. */
const orderedPhotos = (service: ServiceType, order: RunOrder, parameters: Record<string, unknown>): string[] => {
  if (isContentService(service)) return [];
  if (isImageService(service)) {
    if (!order.mediaAssetId) throw new Refusal('no-photos');
    return [order.mediaAssetId];
  }
  const selected = parameters.selectedAssetIds as string[];
  if (selected.length === 0) throw new Refusal('no-photos', 'Please select at least one photo for this video');
  return selected;
};

/** Quote, reserve, write, enqueue and tell, in one transaction: nothing is charged without a job or run without a charge. */
export const startRun = (db: Db, queue: JobQueue, actor: Actor, order: RunOrder, now: Date): Promise<RunRow> =>
  db.transaction(async (tx) => {
    await lockAccount(tx, actor.id);
    const project = await requireProject(tx, actor, order.projectId);
    const earlier = order.idempotencyKey ? await findByIdempotencyKey(tx, actor.id, order.idempotencyKey) : null;
    if (earlier) return earlier;
    const service = order.serviceType;
    const parameters = withRules(
      service,
      await freezeAnswer(tx, order.mediaAssetId, checkedParameters(service, order.parameters)),
      project.mlsId,
    );
    const photoIds = orderedPhotos(service, order, parameters);
    const photos = await findPhotos(tx, project.id, photoIds);
    if (photos.length !== new Set(photoIds).size)
      throw new Refusal('not-found', 'A selected photo is no longer there.');
    const { plan } = await readStanding(tx, actor, now);
    if (!plan.supportsServices) throw new Refusal('plan-without-services', undefined, { requiresUpgrade: true });
    const price = quoteRun(service, parameters);
    // A recut counts as a revision; past the day's number of those it is an order like any other.
    const earlierFilms = service === 'ken_burns_video' ? await listRuns(tx, project.id) : [];
    const recut = isRecut(service, parameters, earlierFilms) && (await revisionWait(tx, actor, plan.id, now)) === 0;
    const creditCost = recut ? 0 : price;
    // Who expects to pay for what turns out to be free is not asked again.
    if (order.creditCost !== undefined && order.creditCost !== creditCost && !(recut && order.creditCost === price)) {
      throw new Refusal('price-changed', undefined, { creditCost });
    }
    const run = await insertRun(tx, {
      id: newId(),
      projectId: project.id,
      userId: actor.id,
      mediaAssetId: order.mediaAssetId && isImageService(service) ? order.mediaAssetId : null,
      serviceType: service,
      status: 'pending',
      parameters,
      seed: (parameters.seed as number | undefined) ?? seedFor(service, project.id),
      creditCost,
      isRevision: recut,
      idempotencyKey: order.idempotencyKey,
      createdAt: now,
    });
    if (!actor.isAdmin && !recut) await reserveCredits(tx, actor.id, run.id, creditCost, now);
    await markActive(tx, project.id, now);
    await sendToQueue(tx, queue, run);
    await announceRun(tx, project.id, { serviceRunId: run.id, status: run.status, error: null, progress: 0 });
    return run;
  });

/** One listing, one look: all its rooms are furnished from one seed. Everything else varies. */
const seedFor = (service: ServiceType, projectId: string): number =>
  service === 'virtual_staging'
    ? createHash('sha256').update(projectId).digest().readUInt32BE(0) >>> 1
    : randomInt(2 ** 31);

/** The job's key is the run: a run has at most one job waiting. The group keeps one person from filling the queue. */
export const sendToQueue = (tx: Db, queue: JobQueue, run: RunRow): Promise<void> =>
  enqueue(
    queue,
    tx,
    isContentService(run.serviceType) ? performLightRun : performHeavyRun,
    { runId: run.id },
    { key: run.id, group: run.userId },
  );
