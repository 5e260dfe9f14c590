import { and, eq } from 'drizzle-orm';
import type { ChatEdit } from '#domain/chat/chat-edit.ts';
import { readChat } from '#domain/chat/read-chat.ts';
import { sceneAhead } from '#domain/chat/scene-ahead.ts';
import { lockAccount } from '#server/features/credits/index.ts';
import { mediaAssets } from '#server/features/photos/tables.ts';
import { orderRevision, originOf, type RunRow, revisionUnderWay, sceneOf } from '#server/features/runs/index.ts';
import { chatMessages, serviceRuns } from '#server/features/runs/tables.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/db.ts';
import { newId } from '#server/platform/new-id.ts';
import type { JobQueue } from '#server/platform/ports.ts';

const WAIT: ChatEdit = {
  change: null,
  answer:
    'A new version is being made, and where its furniture will stand is not known yet. Say it again when it is there.',
};

/** The version that such a run has made of a result. */
const versionBy = async (tx: Db, runId: string, projectId: string, assetId: string): Promise<string | null> => {
  const [made] = await tx
    .select({ id: mediaAssets.id })
    .from(mediaAssets)
    .innerJoin(serviceRuns, eq(serviceRuns.id, mediaAssets.sourceServiceRunId))
    .where(
      and(eq(mediaAssets.projectId, projectId), eq(serviceRuns.id, runId), eq(serviceRuns.revisedAssetId, assetId)),
    );
  return made?.id ?? null;
};

/** A message that edits starts a revision; the answer says what was done, or plainly what cannot be. Both stay. */
export const postMessage = (
  db: Db,
  queue: JobQueue,
  actor: Actor,
  at: { projectId: string; assetId: string; text: string; after?: string },
  now: Date,
): Promise<RunRow | null> =>
  db.transaction(async (tx) => {
    // Two messages at once would both go on from the same version.
    await lockAccount(tx, actor.id);
    const { projectId, after } = at;
    const assetId = (after && (await versionBy(tx, after, projectId, at.assetId))) || at.assetId;
    const { origin } = await originOf(tx, projectId, assetId);
    const continues = await revisionUnderWay(tx, assetId);
    const edit = readEdit(at.text, origin, continues);
    const run = edit.change
      ? await orderRevision(tx, queue, actor, { projectId, assetId, change: edit.change, continues }, now)
      : null;
    const said = { assetId, serviceRunId: null };
    await tx.insert(chatMessages).values([
      { ...said, id: newId(), role: 'person', text: at.text, createdAt: now },
      // A moment later, so that the conversation reads in order.
      {
        ...said,
        id: newId(),
        role: 'portico',
        text: edit.answer,
        serviceRunId: run?.id ?? null,
        createdAt: new Date(now.getTime() + 1),
      },
    ]);
    return run;
  });

/**
 * What is said while a version is being made goes on from that version. Its order is known before its picture is: the steps of both
 * are made in one, so that nothing waits and the first edit is in the second's version, too.
 */
const readEdit = (text: string, origin: RunRow, continues: RunRow | null): ChatEdit => {
  const { serviceType: service } = origin;
  const { parameters } = continues ?? origin;
  if (service !== 'virtual_staging') return readChat(text, { service, parameters, scene: null });
  const { scene: shown } = sceneOf(origin);
  const scene = continues ? sceneAhead(shown, parameters) : shown;
  const edit = readChat(text, { service, parameters, scene });
  if (!scene && !edit.change) return WAIT;
  const { operations } = edit.change ?? {};
  if (!continues || !Array.isArray(operations)) return edit;
  return { ...edit, change: { ...edit.change, operations: [...(parameters.operations as unknown[]), ...operations] } };
};
