import { expect, test } from 'vitest';
import { mediaPath } from './videos.ts';

test('media comes from /objects/ without the private prefix', () => {
  expect(mediaPath('/objects/a/b.mp4')).toBe('/objects/a/b.mp4');
  expect(mediaPath('.private/a/b.mp4')).toBe('/objects/a/b.mp4');
  expect(mediaPath('/objects/.private/a/b.mp4')).toBe('/objects/a/b.mp4');
});
