import { type ChildProcess, fork } from 'node:child_process';
import { getPriority, setPriority } from 'node:os';
import type { Engines, EngineTask, FromEngine, ToEngine } from './engine-task.ts';

export type EnginePoolSettings = {
  readonly entry: string;
  readonly memoryMb: number;
  readonly slots: number;
  readonly environment: Readonly<Record<string, string>>;
};

/** Engines yield to the server: this many steps of niceness below it. */
const LOWER_BY = 10;

/**
 * Engines run every loop once a photo, so that the middle compiler only stands in the way, and a second thread compiles what the first
 * has left behind by then: without both an evening takes 2.6 CPU seconds instead of 3.5 in a warm process. Helpers that collect garbage cost
 * a twentieth more than they save, and a heap that may grow further before it is collected keeps compiled code. Planes lie outside
 * the heap, so its young part can stay small: 200 MB less in a process that has seen some thirty photos, at the same speed.
 */
const COMPILE_AT_ONCE = [
  '--no-maglev',
  '--no-concurrent-recompilation',
  '--single-threaded-gc',
  '--heap-growing-percent=300',
  '--max-semi-space-size=4',
];

/** An engine process that ends is not asked why: the run is retried, and after its last try it fails with this. */
export class EngineDied extends Error {}

/**
 * Engines in child processes with a memory cap, at lower priority, that can be killed at any moment: pixels never block the API and a
 * runaway engine takes nothing with it. A child is kept warm and reused; cancelling kills it.
 */
export const openEnginePool = (settings: EnginePoolSettings): Engines => {
  const idle: ChildProcess[] = [];
  const all = new Set<ChildProcess>();
  const waiting: ((child: ChildProcess) => void)[] = [];

  const spawnChild = (): ChildProcess => {
    const child = fork(settings.entry, [], {
      execArgv: [`--max-old-space-size=${settings.memoryMb}`, ...COMPILE_AT_ONCE],
      env: { ...settings.environment, PORTICO_ENGINE: '1' },
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    all.add(child);
    child.once('exit', () => {
      all.delete(child);
      const at = idle.indexOf(child);
      if (at >= 0) idle.splice(at, 1);
      if (waiting.length > 0 && all.size < settings.slots) waiting.shift()?.(spawnChild());
    });
    if (child.pid !== undefined) setPriority(child.pid, Math.min(19, getPriority() + LOWER_BY));
    return child;
  };

  const take = (): Promise<ChildProcess> => {
    const child = idle.pop();
    if (child) return Promise.resolve(child);
    if (all.size < settings.slots) return Promise.resolve(spawnChild());
    return new Promise((resolve) => waiting.push(resolve));
  };
  const give = (child: ChildProcess) => {
    // A cancelled run's child is still connected for a moment after the kill: the next run would die with it.
    if (!child.connected || child.killed) return;
    const next = waiting.shift();
    if (next) next(child);
    else idle.push(child);
  };

  return {
    run: async (task, onProgress, signal) => {
      const child = await take();
      try {
        return await converse(child, task, onProgress, signal);
      } finally {
        give(child);
      }
    },
    stop: async () => {
      for (const child of all) child.kill('SIGKILL');
    },
  };
};

const converse = (
  child: ChildProcess,
  task: EngineTask,
  onProgress: (fraction: number, stage: string) => void,
  signal: AbortSignal,
): ReturnType<Engines['run']> =>
  new Promise((resolve, reject) => {
    const done = (act: () => void) => {
      child.off('message', hear);
      child.off('exit', died);
      signal.removeEventListener('abort', cancel);
      act();
    };
    const hear = (message: FromEngine) => {
      if (message.kind === 'progress') onProgress(message.fraction, message.stage);
      if (message.kind === 'result') done(() => resolve(message.result));
      if (message.kind === 'fault') done(() => reject(new Error(message.message)));
    };
    const died = () => done(() => reject(new EngineDied('The engine stopped in the middle of the work.')));
    const cancel = () => {
      done(() => reject(signal.reason));
      child.kill('SIGKILL');
    };
    if (signal.aborted) return reject(signal.reason);
    child.on('message', hear);
    child.once('exit', died);
    signal.addEventListener('abort', cancel);
    const message: ToEngine = { kind: 'task', task };
    child.send(message);
  });
