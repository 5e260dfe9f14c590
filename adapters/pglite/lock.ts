import { readFileSync, rmSync, writeFileSync } from 'node:fs';

const alive = (pid: number): boolean => {
  if (pid === process.pid) return false; // a container starts again with the same number
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Thrown when another process has the folder: two processes on one PGlite folder silently lose data. */
export class DataFolderLocked extends Error {
  readonly pid: number;
  constructor(file: string, pid: number) {
    super(
      `The data folder is in use by process ${pid} (${file}). Stop that process first, or set DATA_DIR to another folder.`,
    );
    this.pid = pid;
  }
}

/** Takes the lock file or refuses with one clear line. A lock whose process is gone is taken over. */
export const takeLock = (file: string): (() => void) => {
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
      if (Number.isFinite(pid) && alive(pid)) throw new DataFolderLocked(file, pid);
      rmSync(file, { force: true });
    }
  }
  throw new Error(`The lock file ${file} could not be taken.`);
};
