export { announcePhotos, announceRun } from './announce.ts';
export { forgetOldEvents, type LiveHub, openLiveHub } from './hub.ts';
export { liveRoutes } from './routes.ts';
