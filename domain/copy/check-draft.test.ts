import { expect, it } from 'vitest';
import { checkDraft } from './check-draft.ts';

const draft = (fields: object) => ({
  contentType: 'listing_description',
  content: JSON.stringify({ length: 'mls', ...fields }),
});
const rules = { mlsId: 'default:100', alteredPhotos: false };

it('holds the remarks to the cap of the MLS, and the feature list not: it goes into other fields', () => {
  const features = Array.from({ length: 12 }, (_, i) => `A feature with number ${i}`);
  expect(checkDraft(draft({ description: 'A house.', features }), rules)).toEqual([]);
  expect(checkDraft(draft({ description: 'word '.repeat(40), features }), rules).map((f) => f.ruleId)).toEqual([
    'mls-cap',
  ]);
  expect(checkDraft(draft({ description: 'A house.', features: ['Adults only'] }), rules)).toHaveLength(1);
});
