import { Operations } from '#contracts/scene.ts';
import { applyOperations } from '#domain/scene/operations.ts';
import type { Scene } from '#domain/scene/scene.ts';

/** The scene that a version being made will have, or null where only its engine can tell: another style, room or layout is planned anew. */
export const sceneAhead = (scene: Scene, ordered: Readonly<Record<string, unknown>>): Scene | null => {
  const operations = Operations.safeParse(ordered.operations);
  if (!operations.success || operations.data.length === 0) return null;
  const edited = applyOperations(scene, operations.data);
  return edited.replan ? null : edited.scene;
};
