import { z } from 'zod';
import { Project, ProjectDetail, ProjectStatus, Property, PropertyType, SelectionBasket } from '../entities/listing.ts';
import { route } from '../route.ts';
import { StagingStyle } from '../services.ts';

export const ProjectId = z.object({ id: z.string() });

/** '' and null both mean 'not given': forms send either. */
const optionalNumber = ({ step, max, say }: { step: number; max: number; say: string }) =>
  z
    .union(
      [
        z.literal('').transform(() => null),
        z.null(),
        z.coerce.number(say).min(0, say).max(max, say).multipleOf(step, say),
      ],
      say,
    )
    .optional()
    .transform((value) => value ?? null);
const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .nullish()
    .transform((value) => value || null);

export const NewProperty = z.strictObject({
  address: z.string().trim().min(1, 'Property address is required').max(300),
  bedrooms: optionalNumber({ step: 1, max: 50, say: 'Bedrooms must be a whole number from 0 to 50' }),
  bathrooms: optionalNumber({ step: 0.5, max: 50, say: 'Bathrooms must be a number from 0 to 50, in steps of 0.5' }),
  squareFootage: optionalNumber({
    step: 1,
    max: 1_000_000,
    say: 'Square footage must be a whole number from 0 to 1,000,000',
  }),
  /** Free text: 'Price upon request' is a price in this trade. */
  listingPrice: optionalText(60),
  propertyType: PropertyType.default('single_family'),
});

export const NewProject = z.strictObject({
  name: z.string().trim().min(1, 'Listing name is required').max(200),
  description: optionalText(5000),
  status: z.literal('draft').default('draft'),
});

export const listingRoutes = {
  listProjects: route({
    method: 'GET',
    path: '/api/projects',
    summary: 'Listings, newest first; total in X-Total-Count',
    access: 'user',
    query: z.object({
      page: z.coerce.number().int().min(1).max(100_000).optional(),
      limit: z.coerce.number().int().min(1).max(100).optional(),
      q: z.string().max(200).optional(),
      status: ProjectStatus.optional(),
      days: z.coerce.number().int().min(1).max(3650).optional(),
      sort: z.enum(['updated', 'created', 'name']).optional(),
    }),
    replies: { 200: z.array(Project) },
  }),
  createProject: route({
    method: 'POST',
    path: '/api/projects/create-with-property',
    summary: 'Creates a listing with its property',
    access: 'user',
    body: z.strictObject({ property: NewProperty, project: NewProject }),
    replies: { 201: z.object({ project: Project, property: Property }) },
  }),
  getProject: route({
    method: 'GET',
    path: '/api/projects/:id',
    summary: 'A listing with photos, runs, drafts, smart sets and selection',
    access: 'user',
    params: ProjectId,
    replies: { 200: ProjectDetail },
  }),
  updateProject: route({
    method: 'PUT',
    path: '/api/projects/:id',
    summary: 'Edits name, description, notes and look',
    access: 'user',
    params: ProjectId,
    body: z.strictObject({
      name: z.string().trim().min(1, 'Please enter a listing name').max(200),
      description: z.string().trim().max(5000).nullish(),
      mlsId: z.string().trim().max(60).nullish(),
      notes: z.string().max(5000).nullish(),
      stagingStyle: StagingStyle.nullish(),
    }),
    replies: { 200: Project },
  }),
  setAddress: route({
    method: 'PUT',
    path: '/api/projects/:id/address',
    summary: "Sets the default listing's address, once",
    access: 'user',
    params: ProjectId,
    body: z.strictObject({ address: z.string().trim().min(1, 'Property address is required').max(300) }),
    replies: { 200: Property },
  }),
  setProjectStatus: route({
    method: 'PUT',
    path: '/api/projects/:id/status',
    summary: 'Sets active, completed or archived by hand',
    access: 'user',
    params: ProjectId,
    body: z.strictObject({ status: z.enum(['active', 'completed', 'archived']) }),
    replies: { 200: Project },
  }),
  saveSelection: route({
    method: 'PUT',
    path: '/api/projects/:id/selection-basket',
    summary: 'Saves which photos are selected',
    access: 'user',
    params: ProjectId,
    body: z.strictObject({ selectedAssetIds: z.array(z.string()).max(1000) }),
    replies: { 200: SelectionBasket },
  }),
  projectEvents: route({
    method: 'GET',
    path: '/api/projects/:id/events',
    summary: 'Server-sent events: connected, service-run-update, heartbeat',
    access: 'user',
    params: ProjectId,
    answers: 'stream',
  }),
  exportProject: route({
    method: 'GET',
    path: '/api/projects/:id/export.zip',
    summary:
      'Originals, results, videos, copy, receipts and manifest as one streamed ZIP; refused while a block stands open',
    access: 'user',
    params: ProjectId,
    answers: 'file',
  }),
};
