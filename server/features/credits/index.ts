export {
  captureCredits,
  countReturns,
  endCycle,
  giveBackCredits,
  grantCredits,
  readBalance,
  releaseCredits,
  reserveCredits,
} from './move-credits.ts';
export { hasSource as hasGrant, lockAccount } from './store.ts';
export { sweepCredits } from './sweep-credits.ts';
export { usedCredits } from './used-credits.ts';
