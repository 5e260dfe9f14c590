import { eq, inArray } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { auditEntries, logins, profiles, sessions, users } from '#server/features/accounts/tables.ts';
import { guarantees, paymentCustomers, subscriptions, trials } from '#server/features/billing/tables.ts';
import { creditBuckets, creditEntries } from '#server/features/credits/tables.ts';
import { contentDrafts, draftVersions, guardOverrides } from '#server/features/drafts/tables.ts';
import { feedback } from '#server/features/feedback/tables.ts';
import { projects, properties } from '#server/features/listings/tables.ts';
import { mediaAssets, photoMasks } from '#server/features/photos/tables.ts';
import { chatMessages, serviceRuns } from '#server/features/runs/tables.ts';
import { shareLinks } from '#server/features/shares/tables.ts';
import type { Db } from '#server/platform/db.ts';

type Row = Record<string, unknown>;
/** Secrets are about a person but of no use to them, and dangerous in a file: passwords, tokens, sessions' keys. */
const SECRET = /password|token/i;
const withoutSecrets = (rows: Row[]): Row[] =>
  rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !SECRET.test(name))));

/** Everything stored about a person, table by table. Files are downloaded from the listings themselves. */
export const exportAccount = async (db: Db, userId: string, now: Date): Promise<Record<string, unknown>> => {
  const of = async (table: PgTable, column: AnyPgColumn, ids: readonly string[] = [userId]): Promise<Row[]> =>
    ids.length === 0
      ? []
      : withoutSecrets(
          (await db
            .select()
            .from(table)
            .where(ids.length === 1 ? eq(column, ids[0]) : inArray(column, [...ids]))) as Row[],
        );
  const idsOf = (rows: readonly Row[]): string[] => rows.map((row) => String(row.id));
  const listings = await of(projects, projects.userId);
  const listingIds = idsOf(listings);
  const photos = await of(mediaAssets, mediaAssets.projectId, listingIds);
  const drafts = await of(contentDrafts, contentDrafts.projectId, listingIds);
  return {
    exportedAt: now.toISOString(),
    account: await of(users, users.id),
    profile: await of(profiles, profiles.userId),
    signIns: await of(logins, logins.userId),
    sessions: await of(sessions, sessions.userId),
    subscription: await of(subscriptions, subscriptions.userId),
    trial: await of(trials, trials.userId),
    guarantee: await of(guarantees, guarantees.userId),
    paymentCustomer: await of(paymentCustomers, paymentCustomers.userId),
    creditBuckets: await of(creditBuckets, creditBuckets.userId),
    creditEntries: await of(creditEntries, creditEntries.userId),
    listings,
    properties: await of(properties, properties.projectId, listingIds),
    photos,
    masks: await of(photoMasks, photoMasks.assetId, idsOf(photos)),
    runs: await of(serviceRuns, serviceRuns.userId),
    chats: await of(chatMessages, chatMessages.assetId, idsOf(photos)),
    drafts,
    draftVersions: await of(draftVersions, draftVersions.draftId, idsOf(drafts)),
    overrides: await of(guardOverrides, guardOverrides.userId),
    shares: await of(shareLinks, shareLinks.projectId, listingIds),
    feedback: await of(feedback, feedback.userId),
    history: await of(auditEntries, auditEntries.userId),
  };
};
