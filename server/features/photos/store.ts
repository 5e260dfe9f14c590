import { and, eq, inArray, max } from 'drizzle-orm';
import { Refusal } from '#contracts/problems.ts';
import type { ServiceType } from '#contracts/services.ts';
import { projects } from '#server/features/listings/tables.ts';
import type { Db } from '#server/platform/db.ts';
import { newId } from '#server/platform/new-id.ts';
import { mediaAssets, photoMasks, photoOrder } from './tables.ts';

export type PhotoRow = typeof mediaAssets.$inferSelect;
export type NewPhotoRow = typeof mediaAssets.$inferInsert;
export type MaskKind = (typeof photoMasks.$inferSelect)['kind'];

/** An id that PostgreSQL would choke on (a NUL in a path) is an id that nobody has. */
const possible = (...ids: string[]) => ids.every((id) => /^[\w-]{1,64}$/.test(id));

export const ownsProject = async (db: Db, userId: string, projectId: string): Promise<boolean> => {
  if (!possible(projectId)) return false;
  const owned = and(eq(projects.id, projectId), eq(projects.userId, userId));
  return (await db.select({ id: projects.id }).from(projects).where(owned)).length > 0;
};

/** Anything of another person's is not there at all. */
export const requireProject = async (db: Db, userId: string, projectId: string): Promise<void> => {
  if (!(await ownsProject(db, userId, projectId))) throw new Refusal('not-found', 'Project not found');
};

export const findPhoto = async (db: Db, projectId: string, assetId: string): Promise<PhotoRow | null> => {
  if (!possible(projectId, assetId)) return null;
  const wanted = and(eq(mediaAssets.id, assetId), eq(mediaAssets.projectId, projectId));
  return (await db.select().from(mediaAssets).where(wanted))[0] ?? null;
};

export const requirePhoto = async (
  db: Db,
  userId: string,
  at: { readonly id: string; readonly assetId: string },
): Promise<PhotoRow> => {
  const photo = (await ownsProject(db, userId, at.id)) ? await findPhoto(db, at.id, at.assetId) : null;
  if (!photo) throw new Refusal('not-found', 'Photo not found');
  return photo;
};

/** Photos of one listing by id, in the order asked for; unknown ids are left out. */
export const findPhotos = async (db: Db, projectId: string, assetIds: readonly string[]): Promise<PhotoRow[]> => {
  if (assetIds.length === 0 || !possible(projectId)) return [];
  const wanted = and(
    eq(mediaAssets.projectId, projectId),
    inArray(
      mediaAssets.id,
      assetIds.filter((id) => possible(id)),
    ),
  );
  const rows = await db.select().from(mediaAssets).where(wanted);
  return assetIds.flatMap((id) => rows.find((row) => row.id === id) ?? []);
};

export const listPhotos = (db: Db, projectId: string): Promise<PhotoRow[]> =>
  db
    .select()
    .from(mediaAssets)
    .where(eq(mediaAssets.projectId, projectId))
    .orderBy(...photoOrder);

/** The position after the last photo. The listing stays locked, so that two uploads never take the same. */
export const nextPosition = async (tx: Db, projectId: string): Promise<number> => {
  await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, projectId)).for('update');
  const [row] = await tx
    .select({ last: max(mediaAssets.position) })
    .from(mediaAssets)
    .where(eq(mediaAssets.projectId, projectId));
  return (row?.last ?? 0) + 1;
};

/** How many results of a service a photo has, deleted ones included: names are not used twice. */
export const countResults = async (db: Db, sourceId: string, service: ServiceType): Promise<number> => {
  const made = and(eq(mediaAssets.sourceMediaAssetId, sourceId), eq(mediaAssets.processingType, service));
  return (await db.select({ id: mediaAssets.id }).from(mediaAssets).where(made)).length;
};

/** Inserts rows and marks the listing as changed. A result that a repeated job brings again is left as it was. */
export const insertPhotos = async (tx: Db, projectId: string, rows: NewPhotoRow[], now: Date): Promise<PhotoRow[]> => {
  await tx.update(projects).set({ updatedAt: now }).where(eq(projects.id, projectId));
  return tx.insert(mediaAssets).values(rows).onConflictDoNothing().returning();
};

export const changePhoto = async (db: Db, id: string, change: Partial<NewPhotoRow>): Promise<PhotoRow> => {
  const [row] = await db.update(mediaAssets).set(change).where(eq(mediaAssets.id, id)).returning();
  if (!row) throw new Refusal('not-found', 'Photo not found');
  return row;
};

/** Takes a photo out of the listing's selection. */
export const deselectPhoto = async (tx: Db, projectId: string, assetId: string): Promise<void> => {
  const [row] = await tx
    .select({ selected: projects.selectedAssetIds })
    .from(projects)
    .where(eq(projects.id, projectId))
    .for('update');
  if (!row?.selected.includes(assetId)) return;
  const selectedAssetIds = row.selected.filter((id) => id !== assetId);
  await tx.update(projects).set({ selectedAssetIds }).where(eq(projects.id, projectId));
};

export const findMaskKey = async (db: Db, assetId: string, kind: MaskKind): Promise<string | null> => {
  const wanted = and(eq(photoMasks.assetId, assetId), eq(photoMasks.kind, kind));
  return (await db.select().from(photoMasks).where(wanted))[0]?.key ?? null;
};

export const keepMaskKey = async (db: Db, assetId: string, kind: MaskKind, key: string, now: Date): Promise<void> => {
  await db
    .insert(photoMasks)
    .values({ id: newId(), assetId, kind, key, createdAt: now })
    .onConflictDoUpdate({ target: [photoMasks.assetId, photoMasks.kind], set: { key, createdAt: now } });
};
