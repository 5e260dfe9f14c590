import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db.ts';

/** Listings with a property, two photos and a finished run each, spread over a year. */
export const fillListings = async (db: Db, userId: string, count: number): Promise<void> => {
  const id = sql`${userId} || '-' || n`;
  await db.execute(sql`
    insert into projects (id, user_id, name, description, status, created_at, updated_at)
    select ${id}, ${userId}, 'Listing ' || n, 'A house with a porch', 'completed',
      now() - n * interval '50 minutes', now() - n * interval '50 minutes'
    from generate_series(1, ${count}::int) n`);
  await db.execute(sql`
    insert into properties (id, project_id, address) select ${id}, ${id}, n || ' Maple Street ' || n
    from generate_series(1, ${count}::int) n`);
  await fillAssets(db, sql`${userId} || '-' || (n / 2 + 1)`, `${userId}-photo`, count * 2 - 2);
  await db.execute(sql`
    insert into service_runs (id, project_id, user_id, service_type, status, progress, parameters, seed, credit_cost)
    select ${id} || '-run', ${id}, ${userId}, 'listing_copy', 'completed', 1, '{}', 1, 1
    from generate_series(1, ${count}::int) n`);
};

/** One listing with this many photos; its id. */
export const fillPhotos = async (db: Db, userId: string, count: number): Promise<string> => {
  const id = `${userId}-1`;
  await fillAssets(db, sql`${id}`, `${userId}-many`, count);
  return id;
};

const fillAssets = (db: Db, projectId: ReturnType<typeof sql>, prefix: string, count: number) =>
  db.execute(sql`
    insert into media_assets (id, project_id, file_name, key, content_type, width, height, preview)
    select ${prefix} || '-' || n, ${projectId}, 'photo-' || n || '.jpg', 'listings/x/' || n || '/photo.png', 'image/png',
      4032, 3024, 'data:image/webp;base64,' || repeat('A', 300)
    from generate_series(1, ${count}::int) n`);
