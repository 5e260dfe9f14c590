import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openClipFolder, pruneClips } from '#engines/video/clips/clip-folder.ts';

let path: string;
beforeEach(async () => {
  path = await mkdtemp(join(tmpdir(), 'portico-folder-'));
});
afterEach(() => rm(path, { recursive: true, force: true }));

test('a clip is found under its name once it is whole', async () => {
  const folder = await openClipFolder({ lasting: path });
  const part = join(path, 'a.mp4.part');
  await writeFile(part, 'film');
  expect(await folder.find('a.mp4')).toBeUndefined();
  expect(await folder.keep('a.mp4', part)).toBe(join(path, 'a.mp4'));
  expect(await folder.find('a.mp4')).toBe(join(path, 'a.mp4'));
  await folder.close();
  expect(await readdir(path)).toEqual(['a.mp4']);
});

test('what was not used for longest goes first', async () => {
  for (const [name, age] of [
    ['old', 300],
    ['middle', 200],
    ['new', 100],
  ] as const) {
    await writeFile(join(path, name), 'x'.repeat(1000));
    const used = new Date(Date.now() - age * 1000);
    await utimes(join(path, name), used, used);
  }
  const folder = await openClipFolder({ lasting: path });
  await folder.find('old'); // Used just now.
  expect(await pruneClips(path, 2000)).toBe(1);
  expect((await readdir(path)).sort()).toEqual(['new', 'old']);
});

test('without a lasting folder nothing is left', async () => {
  const folder = await openClipFolder();
  await writeFile(join(folder.path, 'a.mp4'), 'film');
  await folder.close();
  await expect(stat(folder.path)).rejects.toThrow(/ENOENT/);
});
