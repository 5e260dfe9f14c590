import { eq } from 'drizzle-orm';
import { audit } from '#server/features/accounts/index.ts';
import { users } from '#server/features/accounts/tables.ts';
import { leaveProvider } from '#server/features/billing/index.ts';
import { brandFolder } from '#server/features/brand-kit/index.ts';
import { feedback } from '#server/features/feedback/tables.ts';
import { projects } from '#server/features/listings/tables.ts';
import type { Db } from '#server/platform/db.ts';
import type { Blobs, Payments } from '#server/platform/ports.ts';

export type DepartureParts = { readonly blobs: Blobs; readonly payments: Payments; readonly now: () => Date };

/**
 * The provider first, so that nobody who is gone is ever charged; then the person with everything that hangs on them, in one statement; then the
 * files, which nothing points to any more. What stays: that this mailbox has had its trial and its guarantee, and that an account was deleted.
 */
export const deleteAccount = async (db: Db, { blobs, payments }: DepartureParts, userId: string): Promise<void> => {
  await leaveProvider(db, payments, userId);
  const folders = await db.transaction(async (tx) => {
    const listings = await tx.select({ id: projects.id }).from(projects).where(eq(projects.userId, userId));
    await tx.delete(feedback).where(eq(feedback.userId, userId));
    await tx.delete(users).where(eq(users.id, userId));
    await audit(tx, { userId, action: 'account-deleted' });
    return [brandFolder(userId), ...listings.map(({ id }) => `listings/${id}/`)];
  });
  for (const folder of folders) {
    const keys = [];
    for await (const key of blobs.list(folder)) keys.push(key);
    for (const key of keys) await blobs.remove(key);
  }
};
