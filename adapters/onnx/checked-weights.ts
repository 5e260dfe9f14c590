import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The bytes of a weights file that lies beside its engine, refused when it is not the one that was measured. */
export const checkedWeights = async (file: URL, sha256: string): Promise<Uint8Array> => {
  const path = fileURLToPath(file);
  const bytes = await readFile(path);
  const found = createHash('sha256').update(bytes).digest('hex');
  if (found !== sha256) throw new Error(`${basename(path)} is not the file that was measured: ${found}`);
  return bytes;
};
