import { Refusal } from '#contracts/problems.ts';
import { Scene } from '#domain/scene/scene.ts';
import type { RunRow } from './store.ts';

/** Where the furniture of a staged result stands, and what of the room stands before it: from the report of its run. */
export const sceneOf = (run: RunRow): { scene: Scene; foreground: unknown } => {
  const details = (run.report?.details ?? {}) as Record<string, unknown>;
  const parsed = Scene.safeParse(details.scene);
  if (run.serviceType !== 'virtual_staging' || !parsed.success) {
    throw new Refusal('not-a-result', 'Only a staged photo has furniture to edit.');
  }
  return { scene: parsed.data, foreground: details.foreground };
};
