import { useMemo, useState } from 'react';
import type { Operation } from '#contracts/scene.ts';
import { applyOperations } from '#domain/scene/operations.ts';
import type { Scene } from '#domain/scene/scene.ts';

/** Dragging one piece on and on is one step to take back. */
const joined = (steps: readonly Operation[], next: Operation): Operation[] => {
  const last = steps.at(-1);
  return last?.op === 'move' && next.op === 'move' && last.item === next.item
    ? [...steps.slice(0, -1), next]
    : [...steps, next];
};

/** The steps so far, the scene that they make, and what could not be done. */
export function useSceneEdit(first: Scene) {
  const [steps, setSteps] = useState<readonly Operation[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const scene = useMemo(() => applyOperations(first, steps).scene, [first, steps]);
  return {
    scene,
    steps,
    refusal,
    refuse: setRefusal,
    /** Returns the piece that was added or changed, or null when it could not be. */
    act: (operation: Operation): boolean => {
      const { refused } = applyOperations(scene, [operation]);
      setRefusal(refused[0] ?? null);
      if (refused.length > 0) return false;
      setSteps((before) => joined(before, operation));
      return true;
    },
    /** Where a piece would come to stand; nothing is kept. */
    tryOut: (operation: Operation): Scene => applyOperations(scene, [operation]).scene,
    undo: () => {
      setRefusal(null);
      setSteps((before) => before.slice(0, -1));
    },
  };
}
export type SceneEdit = ReturnType<typeof useSceneEdit>;
