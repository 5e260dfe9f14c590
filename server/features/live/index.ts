export { announcePhotos, announceRun } from './announce.ts';
export { forgetOldEvents, openLiveHub } from './hub.ts';
export { liveRoutes } from './routes.ts';
