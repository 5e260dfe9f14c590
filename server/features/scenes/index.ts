export { proposeMask } from './propose-mask.ts';
export { sceneRoutes } from './routes.ts';
export type { SceneTools } from './scene-tools.ts';
