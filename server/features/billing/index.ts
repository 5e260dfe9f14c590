export { keepBooks, performKeepBooks } from './jobs.ts';
export { leaveProvider } from './leave-provider.ts';
export { readStanding } from './read-standing.ts';
export { countProjectsSince } from './read-usage.ts';
export { billingRoutes } from './routes.ts';
export { showStanding } from './show.ts';
export { startTrial } from './start-trial.ts';
export { seedPlans } from './store.ts';
