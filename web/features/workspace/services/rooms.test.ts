import { expect, test } from 'vitest';
import type { MediaAsset } from '#contracts/entities/photo.ts';
import { otherRoom, shownRooms } from './rooms.ts';

const photo = (id: string, roomType: string | null, roomTypeGuess: string | null = null) =>
  ({ id, roomType, roomTypeGuess }) as MediaAsset;
const photos = [
  photo('a', 'bedroom'),
  photo('b', null, 'bedroom'),
  photo('c', 'kitchen'),
  photo('d', 'front_exterior'),
];

test('what was said goes before what was guessed, and the outside is no room', () => {
  expect(shownRooms(photos, ['a', 'b', 'd'])).toEqual(['bedroom']);
  expect(shownRooms([photo('a', 'kitchen', 'bedroom')], ['a'])).toEqual(['kitchen']);
});

test('one room that is not the chosen one is another room', () => {
  expect(otherRoom(['bedroom'], 'living_room')).toBe('bedroom');
  expect(otherRoom(['bedroom'], 'bedroom')).toBeNull();
  expect(otherRoom(['bedroom', 'kitchen'], 'living_room')).toBeNull();
  expect(otherRoom([], 'living_room')).toBeNull();
});
