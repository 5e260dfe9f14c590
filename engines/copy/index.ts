import type { ListingCopy, SocialCopy } from '#domain/copy/draft.ts';
import type { FactSheet } from '#domain/copy/fact.ts';
import { listingByModel, socialByModel } from './model/write-with-model.ts';
import { composeSocial } from './social/write-social.ts';
import type { WriteOptions } from './write/options.ts';
import { composeListing } from './write/write-listing.ts';

export { buildFactSheet } from './facts/build-fact-sheet.ts';
export type { ListingInput, PhotoInput } from './facts/listing-input.ts';
export { readInput } from './facts/read-input.ts';
export { findUnfounded } from './ground/find-unfounded.ts';
export type { WriteOptions } from './write/options.ts';

/** A listing description from a fact sheet: by the model when there is one and its text passes, else by our own writer. */
export const writeListing = async (facts: FactSheet, options: WriteOptions = {}): Promise<ListingCopy> =>
  options.model ? listingByModel(facts, options, options.model) : composeListing(facts, options);

/** Instagram caption, Facebook post, short description and hashtags from a fact sheet. */
export const writeSocial = async (facts: FactSheet, options: WriteOptions = {}): Promise<SocialCopy> =>
  options.model ? socialByModel(facts, options, options.model) : composeSocial(facts, options);
