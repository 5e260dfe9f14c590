import { eq } from 'drizzle-orm';
import type { SharedListing } from '#contracts/entities/share.ts';
import { disclosureFor } from '#domain/photos/disclosure-label.ts';
import { groupResults, newestOfEachService } from '#domain/photos/group-results.ts';
import { listDrafts, showDraft } from '#server/features/drafts/index.ts';
import { projects, properties } from '#server/features/listings/tables.ts';
import { listPhotos, type PhotoRow, showPhoto } from '#server/features/photos/index.ts';
import { listRuns } from '#server/features/runs/index.ts';
import type { Db } from '#server/platform/db.ts';
import type { ShareRow } from './store.ts';

const TYPES: Readonly<Record<string, string>> = {
  single_family: 'Single Family',
  condo: 'Condo',
  townhouse: 'Townhouse',
  multi_family: 'Multi-Family',
};

/** What a stranger with the link sees: of every altered photo the newest version beside its original, and said to be altered. */
export const showSharedListing = async (db: Db, share: ShareRow): Promise<SharedListing> => {
  const [row] = await db
    .select()
    .from(projects)
    .innerJoin(properties, eq(properties.projectId, projects.id))
    .where(eq(projects.id, share.projectId));
  if (!row) throw new Error('a link without its listing');
  const photos = await listPhotos(db, share.projectId);
  const withKey = (path: string) => `${path}?share=${share.token}`;
  const picture = (p: PhotoRow) => {
    const shown = showPhoto(p);
    return {
      id: p.id,
      fileName: p.fileName,
      path: withKey(shown.largePath),
      width: p.width,
      height: p.height,
      preview: p.preview,
    };
  };
  const altered = groupResults(photos).flatMap(({ original, versions }) =>
    newestOfEachService(versions).flatMap((after) => {
      const disclosure = after.processingType ? disclosureFor(after.processingType) : null;
      if (!original || original.isArchived || !after.processingType || !disclosure) return [];
      return [{ before: picture(original), after: picture(after), serviceType: after.processingType, disclosure }];
    }),
  );
  const videos = (await listRuns(db, share.projectId)).filter(
    (run) => run.serviceType === 'ken_burns_video' && run.status === 'completed' && run.outputPath,
  );
  const film = (run: (typeof videos)[number]) => {
    const poster = run.report?.posterPath;
    return {
      id: run.id,
      path: withKey(run.outputPath ?? ''),
      posterPath: typeof poster === 'string' ? withKey(poster) : null,
    };
  };
  return {
    name: row.projects.name,
    address: row.properties.addressPending ? '' : row.properties.address,
    facts: factsOf(row.properties),
    originals: share.include.photos ? photos.filter((p) => !p.isProcessedResult && !p.isArchived).map(picture) : [],
    altered: share.include.photos ? altered : [],
    videos: share.include.videos ? videos.map(film) : [],
    drafts: share.include.copy ? (await listDrafts(db, share.projectId)).map((d) => pickDraft(showDraft(d))) : [],
    expiresAt: share.expiresAt.toISOString(),
  };
};

const pickDraft = ({ id, contentType, title, content }: ReturnType<typeof showDraft>) => ({
  id,
  contentType,
  title,
  content,
});

const factsOf = (property: typeof properties.$inferSelect): { label: string; value: string }[] => {
  const number = (value: number) => value.toLocaleString('en-US');
  return [
    { label: 'Type', value: TYPES[property.propertyType] ?? '' },
    { label: 'Price', value: property.listingPrice ?? '' },
    { label: 'Bedrooms', value: property.bedrooms === null ? '' : number(property.bedrooms) },
    { label: 'Bathrooms', value: property.bathrooms === null ? '' : number(property.bathrooms) },
    { label: 'Square feet', value: property.squareFootage === null ? '' : number(property.squareFootage) },
  ].filter((fact) => fact.value !== '');
};
