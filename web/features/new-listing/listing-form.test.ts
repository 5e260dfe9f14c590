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

test.each([
  ['bedrooms', ['-1', '2.5', '51', 'two'], 'Bedrooms must be a whole number from 0 to 50'],
  ['bathrooms', ['1.37', '2.3', '-0.5', '1e9'], 'Bathrooms must be a number from 0 to 50, in steps of 0.5'],
  ['squareFootage', ['1e9', '1450.5'], 'Square footage must be a whole number from 0 to 1,000,000'],
])('refuses impossible %s with a sentence', (field, values, sentence) => {
  for (const value of values)
    expect(messages({ address: 'a', projectName: 'b', [field]: value })).toEqual({ [field]: sentence });
});

test('takes a price in words', () => {
  expect(messages({ address: 'a', projectName: 'b', listingPrice: 'Price upon request' })).toEqual({});
});
