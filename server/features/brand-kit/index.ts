export { brandKitRoutes } from './routes.ts';
export { brandFolder } from './save-logo.ts';
