import type { Property, PropertyType } from '#contracts/entities/listing.ts';
import type { StagingStyle } from '#contracts/services.ts';
import { counted } from '../counting.ts';

export { subjectWords as subjects } from '#domain/photos/caption.ts';

export const propertyTypes: Record<PropertyType, string> = {
  single_family: 'Single Family',
  condo: 'Condo',
  townhouse: 'Townhouse',
  multi_family: 'Multi-Family',
};

export const stagingStyles: Record<StagingStyle, string> = {
  modern: 'Modern',
  contemporary: 'Contemporary',
  scandinavian: 'Scandinavian',
  farmhouse: 'Farmhouse',
  luxury: 'Luxury',
  minimalist: 'Minimalist',
};

/** '3 beds · 2.5 baths', as far as it is known. */
export function bedsAndBaths({ bedrooms, bathrooms }: Pick<Property, 'bedrooms' | 'bathrooms'>): string {
  const parts = [
    bedrooms === null ? null : counted(bedrooms, 'bed'),
    bathrooms === null ? null : counted(bathrooms, 'bath'),
  ];
  return parts.filter(Boolean).join(' · ');
}
