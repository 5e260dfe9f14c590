import { afterEach, expect, test, vi } from 'vitest';
import { lookAtPhoto } from './look-at-photo.ts';

afterEach(() => vi.unstubAllGlobals());

const browserThat = (decodes: boolean) =>
  vi.stubGlobal(
    'Image',
    class {
      decode = () => (decodes ? Promise.resolve() : Promise.reject(new Error('no picture')));
    },
  );

test.each([
  [true, { name: 'front.jpg', type: 'image/jpeg' }, 'shown'],
  [false, { name: 'notes.jpg', type: 'image/jpeg' }, 'broken'],
  [false, { name: 'IMG_1.HEIC', type: 'image/heic' }, 'unseen'],
  [true, { name: 'IMG_1.HEIC', type: 'image/heic' }, 'shown'],
])('a browser that decodes it (%s): %o is %s', async (decodes, file, look) => {
  browserThat(decodes);
  expect(await lookAtPhoto(file, 'data:,')).toBe(look);
});
