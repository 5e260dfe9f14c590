import { expect, it } from 'vitest';
import { livingRoom } from '#tests/support/living-room.ts';
import { operationFor } from './piece-keys.ts';

const sofa = livingRoom.plan.items.find(({ kind }) => kind === 'sofa')!;
const press = (key: string, shiftKey = false, yaw = 0) => operationFor({ key, shiftKey }, sofa, { yaw });

it('moves a piece 10 cm as the photo sees it, whichever way the room is turned', () => {
  expect(press('ArrowRight')).toMatchObject({ op: 'move', x: 0.1, z: 3.3 });
  expect(press('ArrowUp', true)).toMatchObject({ op: 'move', x: 0, z: 3.8 });
  const turned = press('ArrowUp', false, Math.PI / 2);
  expect(turned).toMatchObject({ op: 'move' });
  if (turned?.op === 'move') expect([turned.x, turned.z]).toEqual([expect.closeTo(0.1, 6), expect.closeTo(3.3, 6)]);
});

it('turns, swaps and takes out; other keys are left alone', () => {
  expect(press('r')).toEqual({ op: 'turn', item: 'sofa-1', degrees: 15 });
  expect(press('R', true)).toEqual({ op: 'turn', item: 'sofa-1', degrees: -15 });
  expect(press('s')).toEqual({ op: 'swap', item: 'sofa-1' });
  expect(press('Delete')).toEqual({ op: 'remove', item: 'sofa-1' });
  expect(press('Tab')).toBeNull();
});
