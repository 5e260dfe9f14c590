import { expect, test } from 'vitest';
import { cutName } from './cut-name.ts';

test('the end of a name, where versions differ, stays', () => {
  expect(cutName('empty_room_01_virtual_staging_2.jpg')).toEqual({
    start: 'empty_room_01_virtual_sta',
    end: 'ging_2.jpg',
  });
  expect(cutName('front.jpg')).toEqual({ start: '', end: 'front.jpg' });
});
