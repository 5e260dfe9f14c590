export { outboxRoutes } from './outbox-routes.ts';
export { accountRoutes } from './routes.ts';
export { audit } from './store.ts';
export { whoIs } from './who-is.ts';
