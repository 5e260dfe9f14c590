export { shareReader, shareRoutes } from './routes.ts';
