import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { InferenceSession } from 'onnxruntime-node';
import { withChannelsLast } from './channels-last.ts';
import { withSize } from './fixed-size.ts';

export type SessionOptions = {
  readonly threads?: number | undefined;
  /** Keeps what a run needed for the next one: quicker for large pictures, and held for good. */
  readonly arena: boolean;
};

/** Only ARM has layers of fp16 that read the channels last, and only where its processor computes in fp16. */
const quickest = async (model: Uint8Array, options: InferenceSession.SessionOptions): Promise<InferenceSession> => {
  if (process.arch !== 'arm64') return InferenceSession.create(model, options);
  const session = InferenceSession.create(withChannelsLast(model), options);
  return session.catch(() => InferenceSession.create(model, options));
};

/**
 * Opens the weights that lie beside an engine, at the first photo that needs them; refused when they are not the ones that were measured.
 * One session for each size of picture, or one for all where none is given: with its size known the run time joins sums to the layers before them, a fifth of all work.
 */
export const checkedSession = (
  file: URL,
  sha256: string,
  { threads = 2, arena }: SessionOptions,
): ((width?: number, height?: number) => Promise<InferenceSession>) => {
  const sessions = new Map<string, Promise<InferenceSession>>();
  const open = async (width?: number, height?: number): Promise<InferenceSession> => {
    const path = fileURLToPath(file);
    const bytes = await readFile(path);
    const found = createHash('sha256').update(bytes).digest('hex');
    if (found !== sha256) throw new Error(`${basename(path)} is not the file that was measured: ${found}`);
    return quickest(width && height ? withSize(bytes, width, height) : bytes, {
      intraOpNumThreads: threads,
      interOpNumThreads: 1,
      enableCpuMemArena: arena,
      // Planned from the second run on, a run's memory is laid beside what the first one left: a hundred megabytes, and no quicker.
      enableMemPattern: false,
      graphOptimizationLevel: 'all',
      logSeverityLevel: 3,
      // A thread that waits for the other one by turning round and round costs a third more processor time.
      extra: { session: { intra_op: { allow_spinning: '0' } } },
    });
  };
  return (width, height) => {
    const key = `${width}x${height}`;
    const session = sessions.get(key) ?? open(width, height);
    sessions.set(key, session);
    return session;
  };
};
