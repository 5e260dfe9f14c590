import { api } from '#contracts/api.ts';
import { Refusal } from '#contracts/problems.ts';
import { applyOperations } from '#domain/scene/operations.ts';
import { requireProject } from '#server/features/listings/index.ts';
import { originOf, reviseResult, sceneOf, showRun } from '#server/features/runs/index.ts';
import type { RouteBook } from '#server/platform/route-book.ts';
import { previewScene } from './preview-scene.ts';
import type { SceneTools } from './scene-tools.ts';

export const sceneRoutes = (book: RouteBook, tools: SceneTools): void => {
  book.on(api.getScene, async ({ actor, db, params }) => {
    const project = await requireProject(db, actor, params.id);
    const { origin } = await originOf(db, project.id, params.assetId);
    return { scene: sceneOf(origin).scene };
  });
  book.on(api.editScene, async ({ actor, db, params, body, reply }) => {
    const project = await requireProject(db, actor, params.id);
    const { operations } = body;
    const at = { projectId: project.id, assetId: params.assetId };
    const { scene } = sceneOf((await originOf(db, project.id, params.assetId)).origin);
    if (!body.apply) return previewScene(tools, actor, { ...at, operations });
    const { refused } = applyOperations(scene, operations);
    if (operations.length === refused.length) {
      throw new Refusal('invalid-input', refused[0] ?? 'There is nothing to change.');
    }
    const run = await reviseResult(db, tools.queue, actor, { ...at, change: { operations } }, tools.now());
    reply.status(202);
    return { serviceRun: showRun(run) };
  });
};
