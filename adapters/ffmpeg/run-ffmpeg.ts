import { type ChildProcess, spawn } from 'node:child_process';
import { FilmFault } from '#engines/ports.ts';

export type Running = {
  readonly child: ChildProcess;
  /** Settles when the process is gone: nothing is left behind, whoever ended it. */
  readonly ended: Promise<void>;
};

/** Starts ffmpeg. It inherits the engine worker's low priority. */
export function startFfmpeg(ffmpeg: string, args: readonly string[], stdout: 'ignore' | 'pipe' = 'ignore'): Running {
  const child = spawn(ffmpeg, args, { stdio: ['pipe', stdout, 'pipe'], windowsHide: true });
  let words = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    words = (words + text).slice(-2000);
  });
  // A broken pipe is not news: the exit that caused it is reported below.
  child.stdin?.on('error', () => undefined);
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', (error) =>
      reject(new FilmFault('film-missing', `The video encoder at ${ffmpeg} could not be started: ${error.message}.`)),
    );
    child.once('close', (code, signal) => {
      if (code === 0) resolve();
      else reject(new FilmFault('film-failed', failure(code, signal, words)));
    });
  });
  ended.catch(() => undefined); // Whoever awaits it still sees the fault.
  return { child, ended };
}

const failure = (code: number | null, signal: string | null, words: string): string => {
  const how = signal ? `was ended by ${signal}` : `stopped with code ${code}`;
  const last = words.trim().split('\n').at(-1);
  return `The video encoder ${how} before the video was finished${last ? ` (${last})` : ''}.`;
};

/** Runs ffmpeg to its end; the signal kills it. */
export async function runFfmpeg(
  ffmpeg: string,
  args: readonly string[],
  options: { input?: Uint8Array; signal?: AbortSignal } = {},
): Promise<void> {
  options.signal?.throwIfAborted();
  const { child, ended } = startFfmpeg(ffmpeg, args);
  const kill = () => child.kill('SIGKILL');
  options.signal?.addEventListener('abort', kill, { once: true });
  child.stdin?.end(options.input);
  try {
    await ended;
  } catch (error) {
    options.signal?.throwIfAborted();
    throw error;
  } finally {
    options.signal?.removeEventListener('abort', kill);
  }
}
