import { expect, it } from 'vitest';
import { EMPTY_ROOM_CLASSES } from '#engines/ports.ts';
import { syntheticInterior } from '#tests/support/synthetic-interior.ts';
import { onnxEmptyRoom } from './empty-room.ts';

it('reads floor and wall behind furniture that it cannot see', async () => {
  const { furnished, mask } = syntheticInterior(320, 214);
  const hidden = { ...furnished, data: furnished.data.map((v, i) => (mask.data[Math.floor(i / 3)] ? 0 : v)) };
  const reader = onnxEmptyRoom({ threads: 1 });
  const room = await reader.read(furnished, mask);
  const blanked = await reader.read(hidden, mask);
  const at = (name: 'floor' | 'wall', x: number, y: number): number =>
    room.probabilities[EMPTY_ROOM_CLASSES.indexOf(name)]!.data[
      Math.floor(y * room.height) * room.width + Math.floor(x * room.width)
    ]!;
  expect(room.probabilities).toHaveLength(EMPTY_ROOM_CLASSES.length);
  expect(at('floor', 0.5, 0.95)).toBeGreaterThan(0.6);
  expect(at('floor', 0.5, 0.3)).toBeLessThan(0.2);
  let apart = 0;
  const [one, other] = [room.probabilities[1]!.data, blanked.probabilities[1]!.data];
  for (let i = 0; i < one.length; i++) apart += Math.abs(one[i]! - other[i]!) / one.length;
  expect(apart).toBeLessThan(0.02);
});
