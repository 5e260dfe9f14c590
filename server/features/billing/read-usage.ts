import { and, eq, gte, sql } from 'drizzle-orm';
import type { Usage } from '#contracts/entities/money.ts';
import { readBalance, usedCredits } from '#server/features/credits/index.ts';
import { projects } from '#server/features/listings/tables.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/db.ts';
import { readStanding } from './read-standing.ts';

export const countProjectsSince = async (db: Db, userId: string, since: Date): Promise<number> => {
  const [row] = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(projects)
    .where(and(eq(projects.userId, userId), gte(projects.createdAt, since)));
  return row?.n ?? 0;
};

const projectsByMonth = async (db: Db, userId: string): Promise<Map<string, number>> => {
  const month = sql<string>`to_char(${projects.createdAt} at time zone 'UTC', 'YYYY-FMMM')`;
  const rows = await db
    .select({ month, n: sql<number>`count(*)::int` })
    .from(projects)
    .where(eq(projects.userId, userId))
    .groupBy(month);
  return new Map(rows.map((r) => [r.month, r.n]));
};

const HISTORY_MONTHS = 6;

export const readUsage = async (db: Db, actor: Actor, now: Date): Promise<Usage> => {
  const { plan, cycleStart } = await readStanding(db, actor, now);
  const used = await usedCredits(db, actor.id, cycleStart);
  const created = await projectsByMonth(db, actor.id);
  const history = Array.from({ length: HISTORY_MONTHS }, (_, back) => {
    const at = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1));
    const key = `${at.getUTCFullYear()}-${at.getUTCMonth() + 1}`;
    return {
      month: at.getUTCMonth() + 1,
      year: at.getUTCFullYear(),
      projectsCreated: created.get(key) ?? 0,
      servicesUsed: used.byMonth.get(key) ?? 0,
    };
  });
  return {
    currentUsage: {
      projectsCreated: await countProjectsSince(db, actor.id, cycleStart),
      servicesUsed: used.total,
      month: cycleStart.getUTCMonth() + 1,
      year: cycleStart.getUTCFullYear(),
    },
    limits: { maxProjects: plan.maxProjects, maxServicesPerMonth: plan.maxServicesPerMonth },
    history,
    balance: await readBalance(db, actor.id, now),
  };
};
