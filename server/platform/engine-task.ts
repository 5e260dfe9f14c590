import type { z } from 'zod';
import type { PhotoFlag } from '#contracts/entities/photo.ts';
import type { RunQuestion } from '#contracts/entities/run.ts';
import type { PhotoSubject, ServiceType } from '#contracts/services.ts';
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
  /** What it was made from, when it is a result and the film reveals it. */
  readonly beforeFile: string | null;
};

/** What is known of the listing: plain data that crosses into the engine process. */
export type TaskFacts = {
  readonly name: string;
  readonly address: string | null;
  readonly bedrooms: number | null;
  readonly bathrooms: number | null;
  readonly squareFootage: number | null;
  readonly listingPrice: string | null;
  readonly propertyType: string;
  readonly notes: string | null;
  readonly mlsId: string | null;
  readonly stagingStyle: string | null;
  readonly photos: readonly {
    readonly id: string;
    readonly subject: string | null;
    readonly guess: string | null;
    readonly confidence: number | null;
    readonly result: string | null;
  }[];
  /** The person's say on single facts. */
  readonly review: { readonly confirmed: readonly string[]; readonly rejected: readonly string[] } | null;
  /** The newest version of the draft that the run writes again; 0 for the first. */
  readonly draftVersion: number;
  /** The agent's newest texts of this kind: the next one keeps off their turns of phrase. */
  readonly earlier?: readonly string[];
  readonly brand: TaskBrand | null;
};

export type TaskBrand = {
  readonly agentName: string;
  readonly brokerage: string;
  readonly phone: string;
  readonly licence: string;
  readonly website: string;
  readonly color: string;
  readonly logoFile: string | null;
  readonly shareUrl: string | null;
};

/** What the server hands to an engine process. Files travel by path in the task's own folder, never through the pipe. */
export type EngineTask = {
  readonly runId: string;
  /** A service that a person ordered, a look at a new photo, or what an editor shows before anything is ordered. */
  readonly service: ServiceType | 'look' | 'preview-scene' | 'propose-mask';
  readonly folder: string;
  readonly photos: readonly TaskPhoto[];
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly facts: TaskFacts;
  /** The person's own music, when the film asks for it and there is one. */
  readonly musicFile?: string | null;
  /** Where encoded clips stay, so that new titles or music need no new filming. */
  readonly clipFolder: string | null;
  readonly seed: number;
  readonly threads: number;
};

/** What every report has; image reports carry the whole proof (engines/ports.ts). */
export type EngineReport = Pick<ImageReport, 'engine' | 'version' | 'digitalSourceType'> & Record<string, unknown>;

/** Paths are inside the task's folder. */
export type EngineResult =
  | {
      readonly outcome: 'ok';
      readonly picture?: { master: string; mask: string; difference: string };
      readonly preview?: { file: string };
      /** null when the engine would mark nothing. */
      readonly proposal?: { mask: string | null };
      readonly video?: { file: string; poster: string; captions: string };
      readonly sight?: { subject: PhotoSubject | null; confidence: number; flags: PhotoFlag[]; print: string };
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
