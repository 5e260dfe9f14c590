import { z } from 'zod';
import { StagingStyle } from '../services.ts';
import { ContentDraft } from './draft.ts';
import { MediaAsset } from './photo.ts';
import { ServiceRun } from './run.ts';

export const ProjectStatus = z.enum(['draft', 'active', 'completed', 'archived']);
export type ProjectStatus = z.infer<typeof ProjectStatus>;

export const PropertyType = z.enum(['single_family', 'condo', 'townhouse', 'multi_family']);
export type PropertyType = z.infer<typeof PropertyType>;

export const Property = z.object({
  id: z.string(),
  address: z.string(),
  bedrooms: z.number().nullable(),
  bathrooms: z.number().nullable(),
  squareFootage: z.number().nullable(),
  listingPrice: z.string().nullable(),
  propertyType: PropertyType,
  /** The default listing's address may be set once. */
  addressPending: z.boolean(),
});
export type Property = z.infer<typeof Property>;

export const Project = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  status: ProjectStatus,
  stagingStyle: StagingStyle.nullable(),
  mlsId: z.string().nullable(),
  /** Its MLS takes no light that was not there: dusk lights nothing unless the order says so. */
  noAddedLights: z.boolean(),
  notes: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  assetCount: z.number(),
  serviceRunCount: z.number(),
  _count: z.object({ mediaAssets: z.number(), serviceRuns: z.number(), contentDrafts: z.number() }),
  property: Property,
  /** Minutes until the queue is through with this listing, from what is known; null when nothing is. */
  estimatedMinutes: z.number().nullable(),
  /** 0..1 over its running runs. */
  progress: z.number().nullable(),
  /** Small picture of the first photo, for cards. */
  coverPath: z.string().nullable(),
});
export type Project = z.infer<typeof Project>;

export const SmartSet = z.object({
  id: z.string(),
  name: z.string(),
  reason: z.string(),
  assetIds: z.array(z.string()),
});
export type SmartSet = z.infer<typeof SmartSet>;

export const SelectionBasket = z.object({ selectedAssetIds: z.array(z.string()) });

export const ProjectDetail = z.object({
  project: Project,
  property: Property,
  mediaAssets: z.array(MediaAsset),
  serviceRuns: z.array(ServiceRun),
  contentDrafts: z.array(ContentDraft),
  smartSets: z.array(SmartSet),
  selectionBasket: SelectionBasket,
});
export type ProjectDetail = z.infer<typeof ProjectDetail>;
