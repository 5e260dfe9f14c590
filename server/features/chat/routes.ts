import { api } from '#contracts/api.ts';
import type { ChatMessage } from '#contracts/routes/runs.ts';
import { requireProject } from '#server/features/listings/index.ts';
import { originOf, showRun } from '#server/features/runs/index.ts';
import type { JobQueue } from '#server/platform/ports.ts';
import type { RouteBook } from '#server/platform/route-book.ts';
import { listMessages, type MessageRow } from './list-messages.ts';
import { postMessage } from './post-message.ts';

const showMessage = ({ id, role, text, serviceRunId, createdAt }: MessageRow): ChatMessage => ({
  id,
  role,
  text,
  serviceRunId,
  createdAt: createdAt.toISOString(),
});

export const chatRoutes = (book: RouteBook, queue: JobQueue, now: () => Date): void => {
  book.on(api.getChat, async ({ actor, db, params }) => {
    const project = await requireProject(db, actor, params.id);
    await originOf(db, project.id, params.assetId);
    return { messages: (await listMessages(db, project.id, params.assetId)).map(showMessage) };
  });
  book.on(api.postChat, async ({ actor, db, params, body }) => {
    const project = await requireProject(db, actor, params.id);
    const at = { projectId: project.id, assetId: params.assetId, text: body.message, after: body.after };
    const run = await postMessage(db, queue, actor, at, now());
    return {
      messages: (await listMessages(db, project.id, params.assetId)).map(showMessage),
      serviceRun: run ? showRun(run) : null,
    };
  });
};
