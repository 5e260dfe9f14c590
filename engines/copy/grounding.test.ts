import { describe, expect, it } from 'vitest';
import { LENGTHS, TONES } from '#domain/copy/draft.ts';
import { unsupportedClaims } from '../../bench/copy/claim-extractor.ts';
import { madeListings } from '../../bench/copy/made-listings.ts';
import { sentencesOf, varietyOf, wordsOf } from '../../bench/copy/measure.ts';
import { buildFactSheet, readInput, writeListing, writeSocial } from './index.ts';

const LISTINGS = madeListings(100).map((input) => ({ input, sheet: buildFactSheet(readInput(input)) }));

describe('what a second reader finds in our texts', () => {
  it.each(TONES.flatMap((tone) => LENGTHS.map((length) => [tone, length] as const)))(
    'nothing without a fact: %s, %s',
    async (tone, length) => {
      for (const { input, sheet } of LISTINGS.slice(0, 24)) {
        const copy = await writeListing(sheet, { tone, length });
        expect(unsupportedClaims(copy.description, input), copy.description).toEqual([]);
        expect(copy.findings, copy.description).toEqual([]);
        for (const s of copy.sentences) expect(s.factIds.length, s.text).toBeGreaterThan(0);
        if (length === 'mls') expect(copy.characterCount).toBeLessThanOrEqual(800);
      }
    },
  );

  it('nothing in posts either', async () => {
    for (const { input, sheet } of LISTINGS.slice(0, 30)) {
      const pack = await writeSocial(sheet);
      for (const text of [pack.instagramCaption, pack.facebookPost, pack.shortDescription]) {
        expect(unsupportedClaims(text, input), text).toEqual([]);
      }
      expect(pack.findings).toEqual([]);
      expect(pack.instagramCaption.split('\n')[0]!.length, pack.instagramCaption).toBeLessThanOrEqual(220);
    }
  });

  it('catches a text that invents, so that its silence means something', () => {
    const { input } = LISTINGS[0]!;
    expect(unsupportedClaims('A sauna, 9,999 square feet and a golf course.', input)).toEqual([
      'number 9999',
      'sauna',
      'golf',
    ]);
  });
});

describe('a hundred listings', () => {
  it('share no sentence', async () => {
    const seen = new Map<string, number>();
    for (const [i, { sheet }] of LISTINGS.entries()) {
      const { description } = await writeListing(sheet, { tone: TONES[i % 4] });
      for (const s of new Set(sentencesOf(description))) seen.set(s, (seen.get(s) ?? 0) + 1);
    }
    expect([...seen].filter(([, n]) => n > 1)).toEqual([]);
  });

  it('keep fifteen in sixteen of their 4-grams to themselves, thirty at a time', async () => {
    const texts = await Promise.all(
      LISTINGS.slice(0, 30).map(
        async ({ sheet }, i) => (await writeListing(sheet, { tone: TONES[i % 4] })).description,
      ),
    );
    expect(varietyOf(texts).share).toBeGreaterThan(15 / 16);
  });

  it('speak Spanish without a word of English grammar', async () => {
    for (const { sheet } of LISTINGS.slice(0, 40)) {
      const { description, findings } = await writeListing(sheet, { language: 'es', length: 'portal' });
      expect(findings, description).toEqual([]);
      const plain = description.replace(
        /\p{Lu}[\p{L}]*( (Park|Lake|Library|Market|Greenway|Trail|Square|River|Beach|Station))?/gu,
        '',
      );
      expect(
        wordsOf(plain).filter((w) => ['the', 'and', 'with', 'has', 'of', 'is'].includes(w)),
        description,
      ).toEqual([]);
      expect(description).not.toMatch(/\b(de el|a el) \p{Ll}/u);
    }
  });
});
