import { z } from 'zod';
import type { api } from '#contracts/api.ts';
import type { BodyIn } from '#contracts/route.ts';
import { NewProject, NewProperty } from '#contracts/routes/listings.ts';

/** The form's fields, checked by the same schemas as on the server. */
export const ListingForm = z.object({
  ...NewProperty.shape,
  projectName: NewProject.shape.name,
  description: NewProject.shape.description,
});
export type ListingFields = z.input<typeof ListingForm>;
export type ListingFacts = z.output<typeof ListingForm>;

export const emptyListing: ListingFields = {
  address: '',
  projectName: '',
  bedrooms: '',
  bathrooms: '',
  squareFootage: '',
  listingPrice: '',
  propertyType: 'single_family',
  description: '',
};

export const asRequest = ({
  projectName,
  description,
  ...property
}: ListingFacts): BodyIn<typeof api.createProject> => ({
  property,
  project: { name: projectName, description, status: 'draft' },
});
