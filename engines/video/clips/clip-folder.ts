import { copyFile, mkdir, mkdtemp, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where encoded clips lie between two films, one file a key. */
export type ClipFolder = {
  readonly path: string;
  /** Where a file is written until it is whole. Whoever gave the folder takes it away, even from a process that was killed. */
  readonly scratch: string;
  find(name: string): Promise<string | undefined>;
  /** Moves a finished file to its name: a half-written clip is never found. */
  keep(name: string, from: string): Promise<string>;
  close(): Promise<void>;
};

/** A lasting folder is kept and pruned; without one the clips live in a temporary folder until the film is done. */
export async function openClipFolder(
  given: { lasting?: string | undefined; scratch?: string | undefined } = {},
  mostBytes = 2e9,
): Promise<ClipFolder> {
  const { lasting } = given;
  const scratch = given.scratch ?? (await mkdtemp(join(tmpdir(), 'portico-clips-')));
  const path = lasting ?? scratch;
  await mkdir(path, { recursive: true });
  return {
    path,
    scratch,
    async find(name) {
      const file = join(path, name);
      const found = await stat(file).catch(() => undefined);
      if (!found?.isFile() || found.size === 0) return undefined;
      const now = new Date();
      await utimes(file, now, now).catch(() => undefined);
      return file;
    },
    async keep(name, from) {
      const file = join(path, name);
      await rename(from, file).catch(async (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EXDEV') throw error;
        // Another disk: copied under a passing name, so that this too appears at once and whole.
        const part = `${file}.${process.pid}.part`;
        await copyFile(from, part);
        await rename(part, file);
        await rm(from, { force: true });
      });
      return file;
    },
    async close() {
      if (lasting) await pruneClips(path, mostBytes);
      if (!given.scratch) await rm(scratch, { recursive: true, force: true });
    },
  };
}

/** Drops the clips that were not used for longest until the rest fits. */
export async function pruneClips(path: string, mostBytes: number): Promise<number> {
  const names = await readdir(path);
  const files = await Promise.all(
    names.map(async (name) => {
      const file = join(path, name);
      const facts = await stat(file).catch(() => undefined);
      return facts?.isFile() ? [{ file, bytes: facts.size, used: facts.mtimeMs }] : [];
    }),
  );
  let total = 0;
  let dropped = 0;
  for (const { file, bytes } of files.flat().sort((a, b) => b.used - a.used)) {
    total += bytes;
    if (total <= mostBytes) continue;
    await rm(file, { force: true });
    dropped++;
  }
  return dropped;
}
