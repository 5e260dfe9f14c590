import type { ServiceType } from '#contracts/services.ts';
import { isContentService } from './prices.ts';

/** A run that has not ended, in the order in which the queue takes them. */
export type WaitingRun = {
  readonly projectId: string;
  readonly serviceType: ServiceType;
  /** 0..1 */
  readonly progress: number;
};

/** Seconds that a service took lately on this machine. */
export type Paces = ReadonlyMap<ServiceType, number>;

/**
 * Minutes until the last run of a listing is through, at the pace of past runs. Pictures and films wait for one another; words have
 * a lane of their own. null when nothing of the listing runs, or when a service before it has never been measured.
 */
export const minutesUntilDone = (queue: readonly WaitingRun[], paces: Paces, projectId: string): number | null => {
  const lane = (isLight: boolean): number | null => {
    const runs = queue.filter((run) => isContentService(run.serviceType) === isLight);
    const last = runs.findLastIndex((run) => run.projectId === projectId);
    let seconds = 0;
    for (const run of runs.slice(0, last + 1)) {
      const pace = paces.get(run.serviceType);
      if (pace === undefined) return null;
      seconds += pace * (1 - run.progress);
    }
    return seconds;
  };
  if (!queue.some((run) => run.projectId === projectId)) return null;
  const [heavy, light] = [lane(false), lane(true)];
  return heavy === null || light === null ? null : Math.max(1, Math.ceil(Math.max(heavy, light) / 60));
};
