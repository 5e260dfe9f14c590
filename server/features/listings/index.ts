export { defaultProject, findDefaultProject } from './default-project.ts';
export { estimateMinutes } from './estimate.ts';
export { markActive, refreshStatus } from './refresh-status.ts';
export { requireCard, requireProject } from './require-project.ts';
export { listingRoutes } from './routes.ts';
export { showProject, showProperty } from './show.ts';
