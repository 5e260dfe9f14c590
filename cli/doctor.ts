import { accessSync, constants, statfsSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import type { VerbIo } from './image-verb.ts';
import { EXIT } from './image-verb.ts';

export type DoctorFacts = {
  readonly dataDir: string;
  readonly database: string;
  readonly files: string;
  readonly mail: string;
  readonly payments: string;
  ffmpeg(): Promise<string | null>;
};

const GIB = 1024 ** 3;

/** What this machine has, what the configuration chose, and what is missing. Exit 1 when something needed is not there. */
export const doctorCommand = async (io: VerbIo, facts: DoctorFacts): Promise<number> => {
  let faults = 0;
  const line = (ok: boolean, name: string, value: string): void => {
    if (!ok) faults++;
    io.stdout.write(`${ok ? 'ok     ' : 'MISSING'} ${name}: ${value}\n`);
  };
  line(true, 'node', process.version);
  line(true, 'processors', `${cpus().length}, ${(totalmem() / GIB).toFixed(1)} GiB of memory`);
  line(totalmem() > 1.5 * GIB, 'memory for engines', totalmem() > 1.5 * GIB ? 'enough' : 'less than 1.5 GiB');
  line(writable(facts.dataDir), 'data folder', `${facts.dataDir}, ${freeGib(facts.dataDir)} GiB free`);
  line(true, 'database', facts.database);
  line(true, 'files', facts.files);
  line(true, 'mail', facts.mail);
  line(true, 'payments', facts.payments);
  const ffmpeg = await facts.ffmpeg();
  line(ffmpeg !== null, 'ffmpeg', ffmpeg ?? 'not found: videos will fail');
  return faults === 0 ? EXIT.ok : EXIT.fault;
};

const writable = (folder: string): boolean => {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
};
const freeGib = (folder: string): string => {
  const { bavail, bsize } = statfsSync(folder);
  return ((bavail * bsize) / GIB).toFixed(1);
};
