import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { InferenceSession } from 'onnxruntime-node';

/** Opens the weights that lie beside an engine, at the first photo that needs them; refused when they are not the ones that were measured. */
export const checkedSession = (file: URL, sha256: string, threads = 2): (() => Promise<InferenceSession>) => {
  let session: Promise<InferenceSession> | undefined;
  const open = async (): Promise<InferenceSession> => {
    const path = fileURLToPath(file);
    const bytes = await readFile(path);
    const found = createHash('sha256').update(bytes).digest('hex');
    if (found !== sha256) throw new Error(`${basename(path)} is not the file that was measured: ${found}`);
    return InferenceSession.create(bytes, {
      intraOpNumThreads: threads,
      interOpNumThreads: 1,
      graphOptimizationLevel: 'all',
      logSeverityLevel: 3,
    });
  };
  return () => {
    session ??= open();
    return session;
  };
};
