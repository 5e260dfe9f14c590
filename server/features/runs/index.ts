export { performHeavyRun, performLightRun, runJobs } from './jobs.ts';
export { askToLook, lookAtPhoto, performLook } from './look-at-photos.ts';
export { giveUpRun, performRun } from './perform-run.ts';
export { recoverRuns } from './recover-runs.ts';
export { originOf, reviseResult } from './revise-result.ts';
export { runRoutes } from './routes.ts';
export type { RunTools } from './run-tools.ts';
export { showRun } from './show.ts';
export { listRuns, type RunRow } from './store.ts';
