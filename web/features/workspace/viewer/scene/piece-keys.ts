import type { KeyboardEvent } from 'react';
import type { Operation } from '#contracts/scene.ts';
import type { Camera } from '#domain/scene/camera.ts';
import type { Item } from '#domain/scene/plan.ts';

const STEP = 0.1;
const STRIDE = 0.5;
const ARROWS: Record<string, readonly [right: number, away: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** What a key does to a piece: arrows move it 10 cm as the photo sees it (50 cm with Shift), R turns, S swaps, Delete takes out. */
export function operationFor(
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  item: Item,
  { yaw }: Pick<Camera, 'yaw'>,
): Operation | null {
  const arrow = ARROWS[key];
  if (arrow) {
    const [right, away] = arrow;
    const step = shiftKey ? STRIDE : STEP;
    return {
      op: 'move',
      item: item.id,
      x: item.x + step * (right * Math.cos(yaw) + away * Math.sin(yaw)),
      z: item.z + step * (-right * Math.sin(yaw) + away * Math.cos(yaw)),
    };
  }
  if (key.toLowerCase() === 'r') return { op: 'turn', item: item.id, degrees: shiftKey ? -15 : 15 };
  if (key.toLowerCase() === 's') return { op: 'swap', item: item.id };
  if (key === 'Delete' || key === 'Backspace') return { op: 'remove', item: item.id };
  return null;
}
