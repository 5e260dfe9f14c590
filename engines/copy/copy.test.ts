import { describe, expect, it } from 'vitest';
import { buildFactSheet, readInput, writeListing, writeSocial } from './index.ts';

const FACTS = {
  property: {
    address: '114 Sample St, Asheville, NC 28804',
    bedrooms: 3,
    bathrooms: 2.5,
    squareFootage: 1888,
    listingPrice: '$600,000',
    propertyType: 'single_family',
    yearBuilt: 2022,
  },
  notes: 'Quartz counters, gas range, large island. Screened porch, fenced back yard, fire pit. Roof replaced 2021.',
};
const sheet = buildFactSheet(readInput(FACTS));

describe('one listing', () => {
  it('writes the same text for the same seed and version, and another for the next version', async () => {
    const first = await writeListing(sheet, { seed: 7 });
    expect(await writeListing(sheet, { seed: 7 })).toEqual(first);
    const second = await writeListing(sheet, { seed: 7, version: 2 });
    expect(second.version).toBe(2);
    expect(second.description).not.toBe(first.description);
    expect((await writeListing(sheet, { seed: 8 })).description).not.toBe(first.description);
  });

  it('links every sentence to facts of the sheet, and to its place in the text', async () => {
    const ids = new Set(sheet.facts.map((f) => f.id));
    const copy = await writeListing(sheet, { length: 'website' });
    for (const s of copy.sentences) {
      expect(copy.description.slice(s.start, s.end)).toBe(s.text);
      expect(s.factIds.length, s.text).toBeGreaterThan(0);
      for (const id of s.factIds) expect(ids.has(id), id).toBe(true);
    }
    expect(copy.features).toHaveLength(copy.featureFacts.length);
  });

  it('keeps posts within what the platforms show', async () => {
    const pack = await writeSocial(sheet);
    expect(pack.instagramCaption.length).toBeLessThanOrEqual(2200);
    expect(pack.shortDescription.length).toBeLessThanOrEqual(160);
    expect(pack.hashtags.length).toBeGreaterThanOrEqual(3);
    expect(pack.hashtags.length).toBeLessThanOrEqual(5);
    for (const tag of pack.hashtags) expect(tag).toMatch(/^[\p{L}\p{N}]{3,30}$/u);
  });
});
