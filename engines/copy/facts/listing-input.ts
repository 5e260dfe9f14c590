import type { FactReview } from '#domain/copy/fact.ts';

/** What is known of a listing, as it comes from forms, photos and notes. Nothing here is trusted yet. */
export type ListingInput = {
  readonly address?: string | null;
  readonly city?: string | null;
  readonly state?: string | null;
  readonly neighborhood?: string | null;
  readonly propertyType?: string | null;
  readonly bedrooms?: number | null;
  readonly bathrooms?: number | null;
  readonly squareFootage?: number | null;
  readonly lotSquareFeet?: number | null;
  readonly yearBuilt?: number | null;
  readonly garageSpaces?: number | null;
  /** Free text in the form: '$410,000', '410k', 'Call for price'. */
  readonly listingPrice?: string | number | null;
  readonly notes?: string | null;
  readonly photos?: readonly PhotoInput[];
  readonly stagingStyle?: string | null;
  readonly review?: FactReview;
};

export type PhotoInput = {
  readonly id: string;
  /** What the person says the photo shows. */
  readonly subject?: string | null;
  /** What vision believes, with its confidence. */
  readonly guess?: string | null;
  readonly confidence?: number | null;
  /** The service that made it, when it is a result: virtual_staging, room_clearing, day_to_dusk. */
  readonly result?: string | null;
};
