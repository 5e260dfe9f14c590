import type { ServiceRun } from '#contracts/entities/run.ts';

export type Film = {
  run: ServiceRun;
  path: string;
  photoIds: string[];
  photoCount: number;
  seconds: number;
  poster: string | null;
};

/** Media is served from /objects/; a leading '.private/' is the store's own business. */
export const mediaPath = (path: string) => {
  const bare = path.replace(/^\/?(objects\/)?(\.private\/)?/, '');
  return `/objects/${bare}`;
};

/** Finished videos, apart by whether they show one photo or several. */
export function filmsOf(runs: readonly ServiceRun[]): { single: Film[]; combined: Film[] } {
  const films = runs.flatMap((run): Film[] => {
    if (run.serviceType !== 'ken_burns_video' || run.status !== 'completed' || !run.outputPath) return [];
    const ids = Array.isArray(run.parameters.selectedAssetIds) ? run.parameters.selectedAssetIds.map(String) : [];
    const photoCount = Math.max(1, ids.length);
    const duration = typeof run.parameters.duration === 'number' ? run.parameters.duration : 3;
    const { seconds, posterPath } = run.report ?? {};
    return [
      {
        run,
        path: mediaPath(run.outputPath),
        photoIds: ids,
        photoCount,
        seconds: typeof seconds === 'number' ? Math.round(seconds) : photoCount * duration,
        poster: typeof posterPath === 'string' ? mediaPath(posterPath) : null,
      },
    ];
  });
  return {
    single: films.filter((film) => film.photoCount === 1),
    combined: films.filter((film) => film.photoCount > 1),
  };
}
