import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { EXIT, type VerbIo } from './image-verb.ts';

/** What the verbs need of the server; cli/main.ts supplies it. */
export type BackupTools = {
  /** Works directly, or asks the running server when the data folder is in use. */
  carryOut(order: { verb: 'backup' | 'restore'; file: string; replace: boolean }): Promise<string>;
};

export const backupCommand = async (
  verb: 'backup' | 'restore',
  args: readonly string[],
  io: VerbIo,
  tools: BackupTools,
): Promise<number> => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { replace: { type: 'boolean' } },
  });
  const [file, ...rest] = positionals;
  if (!file || rest.length > 0) {
    io.stderr.write(`portico ${verb} FILE${verb === 'restore' ? ' [--replace]' : ''}\n`);
    return EXIT.usage;
  }
  io.stderr.write(`${await tools.carryOut({ verb, file: resolve(io.cwd, file), replace: values.replace ?? false })}\n`);
  return EXIT.ok;
};
