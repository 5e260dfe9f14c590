import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as accounts from '#server/features/accounts/tables.ts';
import * as billing from '#server/features/billing/tables.ts';
import * as credits from '#server/features/credits/tables.ts';
import * as drafts from '#server/features/drafts/tables.ts';
import * as feedback from '#server/features/feedback/tables.ts';
import * as listings from '#server/features/listings/tables.ts';
import * as live from '#server/features/live/tables.ts';
import * as photos from '#server/features/photos/tables.ts';
import * as runs from '#server/features/runs/tables.ts';
import * as shares from '#server/features/shares/tables.ts';

/** In an order in which rows can be put back: whatever a row points to comes before it (as the tables.ts files are written). */
const modules = [accounts, billing, credits, listings, photos, runs, drafts, shares, feedback, live];

/** Its columns are the adapter's own, and only the roots may name an adapter. */
const HOUSE_PAYMENTS = 'house_records';

/** The job queue is not among them: unfinished runs get new jobs after a restore. */
export const backedUpTables: readonly string[] = [
  ...modules.flatMap((module) =>
    Object.values(module).flatMap((value) => (is(value, PgTable) ? getTableName(value) : [])),
  ),
  HOUSE_PAYMENTS,
];
