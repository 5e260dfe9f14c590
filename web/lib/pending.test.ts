import { expect, test } from 'vitest';
import { asFile } from './pending.ts';

test('a kept photo becomes a file again, byte for byte', async () => {
  const bytes = Uint8Array.from([255, 216, 255, 0, 10]);
  const file = asFile({ dataUrl: `data:image/jpeg;base64,${btoa(String.fromCharCode(...bytes))}`, name: 'front.jpg' });
  expect(file.type).toBe('image/jpeg');
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes);
});
