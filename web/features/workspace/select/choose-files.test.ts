import { expect, test } from 'vitest';
import { chooseFiles } from './choose-files.ts';

const file = (name: string, bytes = 1, type = 'image/jpeg') => new File([new Uint8Array(bytes)], name, { type });

test('a file over the cap is named in an alert and left out', () => {
  const { good, alerts } = chooseFiles([file('a.jpg'), file('big.jpg', 2 * 1024 * 1024)], { maxMb: 1 });
  expect(good.map((one) => one.name)).toEqual(['a.jpg']);
  expect(alerts).toEqual(['File big.jpg is too large. Maximum size is 1 MB']);
});

test('at most twenty at a time', () => {
  const { good, alerts } = chooseFiles(Array.from({ length: 21 }, (_, at) => file(`${at}.jpg`)));
  expect(good).toHaveLength(20);
  expect(alerts).toHaveLength(1);
});

test('only pictures, and what is none is named; HEIC counts without a type', () => {
  const { good, alerts } = chooseFiles([file('notes.txt', 1, 'text/plain'), file('IMG_1.HEIC', 1, '')]);
  expect(good.map((one) => one.name)).toEqual(['IMG_1.HEIC']);
  expect(alerts).toEqual(['File notes.txt is not a photo. Please upload a JPEG, PNG, WebP, AVIF or HEIC file']);
});
