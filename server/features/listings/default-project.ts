import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/platform/db.ts';
import { insertProject } from './create-project.ts';
import { projects } from './tables.ts';

/** The listing that a photo dropped on the landing page goes to: one per person, its address to be added once. */
export const defaultProject = async (tx: Db, userId: string, now: Date): Promise<{ id: string; name: string }> => {
  const found = await findDefaultProject(tx, userId);
  if (found) return found;
  const name = 'My first listing';
  const id = await insertProject(
    tx,
    userId,
    {
      project: { name, description: null, status: 'draft' },
      property: {
        address: 'Address to be added',
        bedrooms: null,
        bathrooms: null,
        squareFootage: null,
        listingPrice: null,
        propertyType: 'single_family',
      },
    },
    now,
    { isDefault: true, addressPending: true },
  );
  return { id, name };
};

export const findDefaultProject = async (db: Db, userId: string): Promise<{ id: string; name: string } | null> => {
  const [row] = await db
    .select({ id: projects.id, name: projects.name })
    .from(projects)
    .where(and(eq(projects.userId, userId), eq(projects.isDefault, true)));
  return row ?? null;
};
