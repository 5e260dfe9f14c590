import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sweepIncoming } from './sweep-incoming.ts';

it('removes what was left an hour ago, and nothing else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portico-sweep-'));
  await mkdir(join(folder, 'upload-a'));
  await writeFile(join(folder, 'upload-a', '0'), 'half a photo');
  await mkdir(join(folder, 'other'));
  await sweepIncoming(folder, new Date());
  expect((await readdir(folder)).sort()).toEqual(['other', 'upload-a']);
  await sweepIncoming(folder, new Date(Date.now() + 2 * 60 * 60 * 1000));
  expect(await readdir(folder)).toEqual(['other']);
  await sweepIncoming(join(folder, 'nowhere'), new Date());
  await rm(folder, { recursive: true });
});
