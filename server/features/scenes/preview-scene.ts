import { readFile } from 'node:fs/promises';
import { Refusal } from '#contracts/problems.ts';
import type { Operation } from '#contracts/scene.ts';
import { Scene } from '#domain/scene/scene.ts';
import { assetFolder, findPhoto, objectPath } from '#server/features/photos/index.ts';
import { originOf, sceneOf } from '#server/features/runs/index.ts';
import type { Actor } from '#server/platform/actor.ts';
import { newId } from '#server/platform/new-id.ts';
import { askEngine } from './ask-engine.ts';
import type { SceneTools } from './scene-tools.ts';

export type Preview = { readonly previewPath: string; readonly scene: Scene; readonly refused: string[] };

/** People whose preview is being made: the next one waits for it in the browser, not in our queue. */
const busy = new Set<string>();

/** The edited scene at 800 px. It is not counted, and only the newest one of a photo is kept. */
export const previewScene = async (
  tools: SceneTools,
  actor: Actor,
  at: { projectId: string; assetId: string; operations: readonly Operation[] },
): Promise<Preview> => {
  const { origin, sourceId } = await originOf(tools.db, at.projectId, at.assetId);
  const parameters = { ...origin.parameters, ...sceneOf(origin), operations: at.operations };
  const photo = await findPhoto(tools.db, at.projectId, sourceId);
  if (!photo) throw new Refusal('not-found', 'Photo not found');
  if (busy.has(actor.id)) throw new Refusal('too-many', 'The last preview is still being made.');
  busy.add(actor.id);
  try {
    const folder = `${assetFolder(at.projectId, at.assetId)}/previews`;
    const key = `${folder}/${newId()}.jpg`;
    const question = { service: 'preview-scene', parameters, seed: origin.seed, photo } as const;
    const report = await askEngine(tools, question, async (result) => {
      if (result.outcome !== 'ok') throw new Refusal('invalid-input', result.reason);
      if (!result.preview) throw new Error('the engine made no preview');
      for await (const old of tools.blobs.list(`${folder}/`)) await tools.blobs.remove(old);
      await tools.blobs.put(key, await readFile(result.preview.file), 'image/jpeg');
      return result.report;
    });
    const details = report.details as { scene: unknown; refusedOperations?: string[] };
    return {
      previewPath: objectPath(key),
      scene: Scene.parse(details.scene),
      refused: details.refusedOperations ?? [],
    };
  } finally {
    busy.delete(actor.id);
  }
};
