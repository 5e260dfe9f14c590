import { api } from '#contracts/api.ts';
import type { Blobs, JobQueue } from '#server/platform/ports.ts';
import type { RouteBook } from '#server/platform/route-book.ts';
import { cancelRun } from './cancel-run.ts';
import { returnCredits } from './return-credits.ts';
import { reviewFacts, showFacts } from './review-facts.ts';
import { reviseResult } from './revise-result.ts';
import { requireMusic, saveMusic } from './save-music.ts';
import { showRun } from './show.ts';
import { startRun } from './start-run.ts';

type RunParts = { readonly queue: JobQueue; readonly blobs: Blobs; readonly now: () => Date };

export const runRoutes = (book: RouteBook, { queue, blobs, now }: RunParts): void => {
  book.on(api.startService, async ({ actor, db, params, body, request }) => {
    const key = request.headers['idempotency-key'];
    if (body.serviceType === 'ken_burns_video' && body.parameters.music === 'own')
      await requireMusic(db, blobs, actor, params.id);
    const run = await startRun(
      db,
      queue,
      actor,
      {
        projectId: params.id,
        serviceType: body.serviceType,
        creditCost: body.creditCost,
        parameters: body.parameters,
        mediaAssetId: body.mediaAssetId ?? null,
        idempotencyKey: typeof key === 'string' && key !== '' ? key.slice(0, 200) : null,
      },
      now(),
    );
    return { serviceRun: showRun(run) };
  });
  book.on(api.regenerate, async ({ actor, db, params, body }) => ({
    serviceRun: showRun(
      await reviseResult(
        db,
        queue,
        actor,
        { projectId: params.id, assetId: params.assetId, change: body?.parameters ?? {} },
        now(),
      ),
    ),
  }));
  book.on(api.returnCredits, ({ actor, db, params }) =>
    returnCredits(db, actor, { projectId: params.id, assetId: params.assetId }, now()),
  );
  book.on(api.getFacts, ({ actor, db, params }) => showFacts(db, actor, params.id));
  book.on(api.saveFacts, ({ actor, db, params, body }) => reviewFacts(db, actor, params.id, body, now()));
  book.on(api.saveMusic, ({ actor, db, params, request }) => saveMusic(db, blobs, actor, params.id, request.body));
  book.on(api.cancelRun, async ({ actor, db, params }) => ({
    serviceRun: showRun(await cancelRun(db, actor, params.id, params.runId, now())),
  }));
};
