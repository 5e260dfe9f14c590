import { and, asc, desc, eq, gte, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { ProjectStatus } from '#contracts/entities/listing.ts';
import { contentDrafts } from '#server/features/drafts/tables.ts';
import { mediaAssets, photoOrder } from '#server/features/photos/tables.ts';
import { serviceRuns } from '#server/features/runs/tables.ts';
import type { Db } from '#server/platform/db.ts';
import { projects, properties } from './tables.ts';

export type ProjectRow = typeof projects.$inferSelect;
export type PropertyRow = typeof properties.$inferSelect;

const running = sql`${serviceRuns.status} in ('pending', 'processing')`;

/** Everything that a card shows, in one query: counts and cover come from indexed subqueries, so that a page costs the same at any size. */
const card = {
  project: projects,
  property: properties,
  photoCount: sql<number>`(select count(*)::int from ${mediaAssets} where ${mediaAssets.projectId} = ${projects.id} and not ${mediaAssets.isArchived})`,
  runCount: sql<number>`(select count(*)::int from ${serviceRuns} where ${serviceRuns.projectId} = ${projects.id})`,
  draftCount: sql<number>`(select count(*)::int from ${contentDrafts} where ${contentDrafts.projectId} = ${projects.id})`,
  runningCount: sql<number>`(select count(*)::int from ${serviceRuns} where ${serviceRuns.projectId} = ${projects.id} and ${running})`,
  runningProgress: sql<
    number | null
  >`(select avg(${serviceRuns.progress})::float8 from ${serviceRuns} where ${serviceRuns.projectId} = ${projects.id} and ${running})`,
  coverId: sql<
    string | null
  >`(select ${mediaAssets.id} from ${mediaAssets} where ${mediaAssets.projectId} = ${projects.id} and not ${mediaAssets.isArchived} order by ${sql.join([...photoOrder], sql`, `)} limit 1)`,
};

const ofProject = eq(properties.projectId, projects.id);
const cards = (db: Db) => db.select(card).from(projects).innerJoin(properties, ofProject);
export type ProjectCard = Awaited<ReturnType<typeof cards>>[number];

export type ProjectFilter = {
  page?: number | undefined;
  limit?: number | undefined;
  q?: string | undefined;
  status?: ProjectStatus | undefined;
  days?: number | undefined;
  sort?: 'updated' | 'created' | 'name' | undefined;
};

const DEFAULT_LIMIT = 100;
const ORDERS: Record<'updated' | 'created' | 'name', SQL[]> = {
  updated: [desc(projects.updatedAt), desc(projects.id)],
  created: [desc(projects.createdAt), desc(projects.id)],
  name: [asc(projects.name), desc(projects.id)],
};

/** % and _ in a search are letters, not wildcards. */
const containing = (q: string): string => `%${q.trim().replaceAll(/[\\%_]/g, '\\$&')}%`;

export const listProjects = async (db: Db, userId: string, filter: ProjectFilter, now: Date) => {
  const conditions = [eq(projects.userId, userId)];
  if (filter.status) conditions.push(eq(projects.status, filter.status));
  if (filter.days) conditions.push(gte(projects.createdAt, new Date(now.getTime() - filter.days * 86_400_000)));
  if (filter.q?.trim()) {
    const like = containing(filter.q);
    const match = or(ilike(projects.name, like), ilike(properties.address, like), ilike(projects.description, like));
    if (match) conditions.push(match);
  }
  const where = and(...conditions);
  const limit = filter.limit ?? DEFAULT_LIMIT;
  // The page's ids come first: what a card shows is then counted for ten listings, not for all those that a page skips.
  const found = db.select({ id: projects.id }).from(projects).$dynamic();
  const counted = db.select({ n: sql<number>`count(*)::int` }).from(projects).$dynamic();
  if (filter.q?.trim()) for (const query of [found, counted]) query.innerJoin(properties, ofProject);
  const page = await found
    .where(where)
    .orderBy(...ORDERS[filter.sort ?? 'updated'])
    .limit(limit)
    .offset(((filter.page ?? 1) - 1) * limit);
  const ids = page.map(({ id }) => id);
  const rows = ids.length > 0 ? await cards(db).where(inArray(projects.id, ids)) : [];
  const [count] = await counted.where(where);
  return { rows: ids.flatMap((id) => rows.find((row) => row.project.id === id) ?? []), total: count?.n ?? 0 };
};

export const findCard = async (db: Db, userId: string, id: string): Promise<ProjectCard | null> => {
  const [row] = await cards(db).where(and(eq(projects.id, id), eq(projects.userId, userId)));
  return row ?? null;
};

/** Every row is looked up with its owner. */
export const findProject = async (db: Db, userId: string, id: string): Promise<ProjectRow | null> => {
  const [row] = await db
    .select()
    .from(projects)
    .where(and(eq(projects.id, id), eq(projects.userId, userId)));
  return row ?? null;
};

export const findProperty = async (db: Db, projectId: string): Promise<PropertyRow | null> => {
  const [row] = await db.select().from(properties).where(eq(properties.projectId, projectId));
  return row ?? null;
};

export const updateProject = async (
  db: Db,
  id: string,
  change: Partial<Omit<typeof projects.$inferInsert, 'id' | 'userId'>>,
  now: Date,
): Promise<void> => {
  await db
    .update(projects)
    .set({ ...change, updatedAt: now })
    .where(eq(projects.id, id));
};
