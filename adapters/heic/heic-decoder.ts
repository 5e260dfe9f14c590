import { Worker } from 'node:worker_threads';
import type { HeicDecoder } from '#server/platform/ports.ts';

/** A 12 MP photo of a phone takes about a second. */
const PATIENCE = 30_000;

/** HEIC pixels by libheif (WASM) in a thread of their own, so that neither a slow nor a hostile file holds the server. */
export function heicDecoder(patience = PATIENCE): HeicDecoder {
  return {
    decode: (bytes) =>
      new Promise((resolve, reject) => {
        const thread = new Worker(new URL('./heic-thread.ts', import.meta.url), {
          workerData: bytes,
          stdout: true,
          stderr: true,
        });
        const end = (settle: () => void) => {
          clearTimeout(timer);
          settle();
          void thread.terminate();
        };
        const timer = setTimeout(() => end(() => reject(new Error('HEIC decoding took too long'))), patience);
        thread.once('message', (picture) => end(() => resolve(picture)));
        thread.once('error', (error) => end(() => reject(error)));
        thread.once('exit', () => end(() => reject(new Error('HEIC decoding stopped'))));
      }),
  };
}
