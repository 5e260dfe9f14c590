import type { z } from 'zod';
import type { RunQuestion } from '#contracts/entities/run.ts';
import type { ServiceType } from '#contracts/services.ts';
import type { ImageReport } from '#engines/ports.ts';

/** A photo that was laid out in the task's folder for the engine to read. */
export type TaskPhoto = {
  readonly assetId: string;
  readonly file: string;
  readonly fileName: string;
  readonly focalLength35: number | null;
  /** The service that altered it, for disclosure captions. */
  readonly alteredBy: ServiceType | null;
  readonly roomType: string | null;
};

/** What the server hands to an engine process. Files travel by path in the task's own folder, never through the pipe. */
export type EngineTask = {
  readonly runId: string;
  readonly service: ServiceType;
  readonly folder: string;
  readonly photos: readonly TaskPhoto[];
  readonly parameters: Readonly<Record<string, unknown>>;
  /** What is known of the listing, for words and titles. */
  readonly facts: Readonly<Record<string, unknown>>;
  readonly seed: number;
  readonly threads: number;
};

/** What every report has; image reports carry the whole proof (engines/ports.ts). */
export type EngineReport = Pick<ImageReport, 'engine' | 'version' | 'digitalSourceType'> & Record<string, unknown>;

/** Paths are inside the task's folder. */
export type EngineResult =
  | {
      readonly outcome: 'ok';
      readonly picture?: { master: string; mask: string };
      readonly video?: { file: string; poster: string | null; width: number; height: number };
      readonly draft?: { content: string; author: 'writer' | 'model' };
      readonly report: EngineReport;
    }
  | {
      readonly outcome: 'ask';
      readonly question: z.infer<typeof RunQuestion>['question'];
      readonly reason: string;
      readonly proposal: unknown;
    }
  | { readonly outcome: 'refuse'; readonly reason: string };

export type ToEngine = { readonly kind: 'task'; readonly task: EngineTask };
export type FromEngine =
  | { readonly kind: 'ready' }
  | { readonly kind: 'progress'; readonly fraction: number; readonly stage: string }
  | { readonly kind: 'result'; readonly result: EngineResult }
  | { readonly kind: 'fault'; readonly message: string };

export type Engines = {
  run(
    task: EngineTask,
    onProgress: (fraction: number, stage: string) => void,
    signal: AbortSignal,
  ): Promise<EngineResult>;
  stop(): Promise<void>;
};
