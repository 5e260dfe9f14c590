import { z } from 'zod';
import { sweepCredits } from '#server/features/credits/index.ts';
import type { Db } from '#server/platform/db.ts';
import { defineJob } from '#server/platform/jobs.ts';
import type { BillingParts } from './billing-parts.ts';
import { warnLowCredits } from './warn-low-credits.ts';

export const keepBooks = defineJob('keep-books', {
  payload: z.unknown(),
  attempts: 2,
  timeoutSeconds: 240,
  concurrency: 1,
});

/** By the clock: renewals of house payments, credits that lapsed, warnings at 80 %. */
export const performKeepBooks = async (db: Db, parts: BillingParts): Promise<void> => {
  await parts.house?.settle();
  await sweepCredits(db, parts.now());
  await warnLowCredits(db, parts);
};
