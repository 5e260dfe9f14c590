import { expect, test } from 'vitest';
import '#contracts/words.ts';
import { asRequest, emptyListing, ListingForm } from './listing-form.ts';

const messages = (fields: object) => {
  const { error } = ListingForm.safeParse({ ...emptyListing, ...fields });
  return Object.fromEntries((error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]));
};

test('says what is missing in the product’s own words', () => {
  expect(messages({})).toEqual({ address: 'Property address is required', projectName: 'Listing name is required' });
});

test('coerces numbers and leaves empty ones out', () => {
  const facts = ListingForm.parse({ ...emptyListing, address: '12 Elm St', projectName: 'Elm', bathrooms: '2.5' });
  expect(asRequest(facts)).toMatchObject({
    property: { address: '12 Elm St', bathrooms: 2.5, bedrooms: null, propertyType: 'single_family' },
    project: { name: 'Elm', description: null, status: 'draft' },
  });
});

test('refuses negative numbers', () => {
  expect(Object.keys(messages({ address: 'a', projectName: 'b', bedrooms: '-1' }))).toEqual(['bedrooms']);
});
