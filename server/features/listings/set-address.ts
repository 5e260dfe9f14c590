import { eq } from 'drizzle-orm';
import { Refusal } from '#contracts/problems.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/db.ts';
import { requireProject } from './require-project.ts';
import { findProperty, type PropertyRow } from './store.ts';
import { properties } from './tables.ts';

/** Property information cannot be edited; only the default listing's address may be set, once. */
export const setAddress = (db: Db, actor: Actor, projectId: string, address: string): Promise<PropertyRow> =>
  db.transaction(async (tx) => {
    const project = await requireProject(tx, actor, projectId);
    const property = await findProperty(tx, project.id);
    if (!property?.addressPending) throw new Refusal('already-set');
    await tx.update(properties).set({ address, addressPending: false }).where(eq(properties.id, property.id));
    return { ...property, address, addressPending: false };
  });
