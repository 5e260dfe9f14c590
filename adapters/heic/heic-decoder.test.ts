import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { heicDecoder } from './heic-decoder.ts';

const upright = readFileSync(new URL('../../tests/fixtures/heic/upright.heic', import.meta.url));

it('decodes in a thread of its own while the caller goes on', async () => {
  let ticks = 0;
  const clock = setInterval(() => ticks++, 1);
  const picture = await heicDecoder().decode(upright);
  clearInterval(clock);
  expect([picture.width, picture.height, picture.rgba.length]).toEqual([320, 192, 320 * 192 * 4]);
  expect(ticks).toBeGreaterThan(3);
});

it('rejects what libheif cannot read', async () => {
  await expect(heicDecoder().decode(upright.subarray(0, 200))).rejects.toThrow();
  await expect(heicDecoder().decode(Buffer.from('hello'))).rejects.toThrow('not a HEIC');
});

it('gives up after its patience and ends the thread', async () => {
  await expect(heicDecoder(1).decode(upright)).rejects.toThrow('took too long');
});
