import { eq } from 'drizzle-orm';
import type { Db } from '#server/platform/db.ts';
import { newId } from '#server/platform/new-id.ts';
import { auditEntries, profiles } from './tables.ts';

export const findProfile = async (db: Db, userId: string) => {
  const [profile] = await db.select().from(profiles).where(eq(profiles.userId, userId));
  return profile ?? null;
};

export const markOnboarded = async (db: Db, userId: string, at: Date): Promise<void> => {
  await db
    .insert(profiles)
    .values({ userId, onboardedAt: at })
    .onConflictDoUpdate({ target: profiles.userId, set: { onboardedAt: at } });
};

/** Leaves a trace of something of consequence, inside the caller's transaction. */
export const audit = async (
  db: Db,
  entry: { userId: string | null; action: string; subject?: string; details?: Record<string, unknown> },
): Promise<void> => {
  await db.insert(auditEntries).values({ id: newId(), ...entry });
};
