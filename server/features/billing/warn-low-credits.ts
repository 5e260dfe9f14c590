import { and, eq, gte } from 'drizzle-orm';
import { TRIAL_CREDITS } from '#domain/plans/trial.ts';
import { users } from '#server/features/accounts/tables.ts';
import { usedCredits } from '#server/features/credits/index.ts';
import { creditEntries } from '#server/features/credits/tables.ts';
import type { Db } from '#server/platform/db.ts';
import type { BillingParts } from './billing-parts.ts';
import { mailOnce } from './mail-once.ts';
import { readStanding } from './read-standing.ts';

const DAY = 86_400_000;
const LOW = 0.8;

/** Only who has spent something since yesterday can have crossed the line. */
const recentSpenders = (db: Db, since: Date) =>
  db
    .selectDistinct({ id: users.id, email: users.email, name: users.name })
    .from(creditEntries)
    .innerJoin(users, eq(users.id, creditEntries.userId))
    .where(and(eq(creditEntries.kind, 'reserve'), gte(creditEntries.at, since)));

/** One mail a cycle, when 80 % of its credits are used. */
export const warnLowCredits = async (db: Db, parts: Pick<BillingParts, 'mailer' | 'base' | 'now'>): Promise<number> => {
  const now = parts.now();
  let sent = 0;
  for (const person of await recentSpenders(db, new Date(now.getTime() - DAY))) {
    const { plan, cycleStart, subscription } = await readStanding(db, { ...person, isAdmin: false }, now);
    const limit = subscription?.status === 'trialing' ? TRIAL_CREDITS : plan.maxServicesPerMonth;
    const { total } = await usedCredits(db, person.id, cycleStart);
    if (limit <= 0 || total < limit * LOW) continue;
    const mail = {
      subject: 'You have used most of your Portico credits',
      text: [
        `Hello ${person.name},`,
        `${total} of your ${limit} credits of this cycle are used.`,
        `A pack of credits never expires: ${parts.base()}/account`,
        `Or choose a larger plan: ${parts.base()}/pricing`,
      ].join('\n\n'),
    };
    if (await mailOnce(db, parts, person, `low-credits:${cycleStart.toISOString()}`, mail)) sent += 1;
  }
  return sent;
};
