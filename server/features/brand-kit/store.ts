import { eq } from 'drizzle-orm';
import { profiles } from '#server/features/accounts/tables.ts';
import type { Db } from '#server/platform/db.ts';

export const findBrand = async (db: Db, userId: string) => {
  const [row] = await db
    .select({ kit: profiles.brandKit, logoKey: profiles.brandLogoKey })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  return row ?? { kit: null, logoKey: null };
};

export const keepBrand = async (
  db: Db,
  userId: string,
  values: { brandKit: Record<string, string> } | { brandLogoKey: string | null },
): Promise<void> => {
  await db
    .insert(profiles)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: profiles.userId, set: values });
};
