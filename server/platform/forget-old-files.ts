import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Removes the files of a cache folder that have not changed for `age` milliseconds. A folder that is not there is empty. */
export const forgetOldFiles = async (folder: string, age: number, now: Date): Promise<void> => {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (now.getTime() - mtimeMs > age) await rm(path, { recursive: true, force: true });
  }
};
