import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** No upload takes this long; a younger folder may belong to another process on the same disk. */
const ABANDONED = 60 * 60 * 1000;

/** Removes what a killed server left of requests in flight. */
export const sweepIncoming = async (incoming: string, now: Date): Promise<void> => {
  const names = await readdir(incoming).catch(() => []);
  for (const name of names.filter((n) => n.startsWith('upload-'))) {
    const folder = join(incoming, name);
    const found = await stat(folder).catch(() => null);
    if (found && now.getTime() - found.mtimeMs > ABANDONED) await rm(folder, { recursive: true, force: true });
  }
};
