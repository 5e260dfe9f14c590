import { expect, test } from 'vitest';
import { dragWords } from './drag-words.ts';

test('a drag is told in names and places', () => {
  const say = dragWords([
    { id: 'c1cddeaa', label: 'kitchen.jpg' },
    { id: '7f00', label: 'porch.jpg' },
  ]);
  const [active, over] = [{ id: 'c1cddeaa' }, { id: '7f00' }];
  expect(say.onDragStart({ active })).toBe('Picked up kitchen.jpg at position 1 of 2.');
  expect(say.onDragOver({ active, over })).toBe('kitchen.jpg is over position 2 of 2.');
  expect(say.onDragOver({ active, over: null })).toBeUndefined();
  expect(say.onDragEnd({ active, over })).toBe('kitchen.jpg was put down at position 2 of 2.');
  expect(say.onDragCancel({ active })).toBe('kitchen.jpg stays at position 1 of 2.');
});
