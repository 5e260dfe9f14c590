import { asc, eq } from 'drizzle-orm';
import { readChat } from '#domain/chat/read-chat.ts';
import { originOf, type RunRow, reviseResult, sceneOf } from '#server/features/runs/index.ts';
import { chatMessages } from '#server/features/runs/tables.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/db.ts';
import { newId } from '#server/platform/new-id.ts';
import type { JobQueue } from '#server/platform/ports.ts';

export type MessageRow = typeof chatMessages.$inferSelect;

export const listMessages = (db: Db, assetId: string): Promise<MessageRow[]> =>
  db
    .select()
    .from(chatMessages)
    .where(eq(chatMessages.assetId, assetId))
    .orderBy(asc(chatMessages.createdAt), asc(chatMessages.id));

/** A message that edits starts a revision; the answer says what was done, or plainly what cannot be. Both stay. */
export const postMessage = async (
  db: Db,
  queue: JobQueue,
  actor: Actor,
  at: { projectId: string; assetId: string; text: string },
  now: Date,
): Promise<RunRow | null> => {
  const { origin } = await originOf(db, at.projectId, at.assetId);
  const { serviceType: service, parameters } = origin;
  const scene = service === 'virtual_staging' ? sceneOf(origin).scene : null;
  const edit = readChat(at.text, { service, parameters, scene });
  const run = edit.change
    ? await reviseResult(db, queue, actor, { projectId: at.projectId, assetId: at.assetId, change: edit.change }, now)
    : null;
  await db.insert(chatMessages).values([
    { id: newId(), assetId: at.assetId, role: 'person', text: at.text, createdAt: now },
    // A moment later, so that the conversation reads in order.
    {
      id: newId(),
      assetId: at.assetId,
      role: 'portico',
      text: edit.answer,
      serviceRunId: run?.id ?? null,
      createdAt: new Date(now.getTime() + 1),
    },
  ]);
  return run;
};
