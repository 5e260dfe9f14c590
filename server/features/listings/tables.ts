import { boolean, doublePrecision, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { ProjectStatus, PropertyType } from '#contracts/entities/listing.ts';
import type { StagingStyle } from '#contracts/services.ts';
import { users } from '#server/features/accounts/tables.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const projects = pgTable(
  'projects',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    description: text('description'),
    status: text('status').$type<ProjectStatus>().notNull().default('draft'),
    /** What the status was before its first run, for runs that were refused or only asked. */
    statusBeforeRun: text('status_before_run').$type<ProjectStatus>(),
    stagingStyle: text('staging_style').$type<StagingStyle>(),
    mlsId: text('mls_id'),
    notes: text('notes'),
    /** What the person said of single facts, by id. */
    factReview: jsonb('fact_review').$type<{ confirmed: string[]; rejected: string[] }>(),
    isDefault: boolean('is_default').notNull().default(false),
    selectedAssetIds: jsonb('selected_asset_ids').$type<string[]>().notNull().default([]),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [index('projects_updated').on(t.userId, t.updatedAt), index('projects_created').on(t.userId, t.createdAt)],
);

export const properties = pgTable('properties', {
  id: text('id').primaryKey(),
  projectId: text('project_id')
    .notNull()
    .unique()
    .references(() => projects.id, { onDelete: 'cascade' }),
  address: text('address').notNull(),
  addressPending: boolean('address_pending').notNull().default(false),
  bedrooms: doublePrecision('bedrooms'),
  bathrooms: doublePrecision('bathrooms'),
  squareFootage: doublePrecision('square_footage'),
  listingPrice: text('listing_price'),
  propertyType: text('property_type').$type<PropertyType>().notNull().default('single_family'),
});
