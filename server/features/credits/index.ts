export {
  captureCredits,
  expireCredits,
  grantCredits,
  readBalance,
  releaseCredits,
  reserveCredits,
} from './move-credits.ts';
export { lockAccount } from './store.ts';
export { usedCredits } from './used-credits.ts';
