import { mkdir, mkdtemp, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where encoded clips lie between two films, one file a key. */
export type ClipFolder = {
  readonly path: string;
  find(name: string): Promise<string | undefined>;
  /** Moves a finished file to its name: a half-written clip is never found. */
  keep(name: string, from: string): Promise<string>;
  close(): Promise<void>;
};

/** A lasting folder is kept and pruned; without one the clips live in a temporary folder until the film is done. */
export async function openClipFolder(lasting: string | undefined, mostBytes = 2e9): Promise<ClipFolder> {
  const path = lasting ?? (await mkdtemp(join(tmpdir(), 'portico-clips-')));
  await mkdir(path, { recursive: true });
  return {
    path,
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
      await rename(from, file);
      return file;
    },
    async close() {
      if (lasting) await pruneClips(path, mostBytes);
      else await rm(path, { recursive: true, force: true });
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
