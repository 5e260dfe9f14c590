import { describe, expect, it } from 'vitest';
import { LENGTHS, TONES } from '#domain/copy/draft.ts';
import { unsupportedClaims } from '../../bench/copy/claim-extractor.ts';
import { unsupportedInSpanish } from '../../bench/copy/claims-in-spanish.ts';
import { madeListings } from '../../bench/copy/made-listings.ts';
import { sentencesOf, varietyOf, wordsOf } from '../../bench/copy/measure.ts';
import { buildFactSheet, findUnfounded, readInput, writeListing, writeSocial } from './index.ts';

const LISTINGS = madeListings(100).map((input) => ({ input, sheet: buildFactSheet(readInput(input)) }));

describe('what a second reader finds in our texts', () => {
  it.each(
    TONES.flatMap((tone, t) => LENGTHS.map((length, l) => [tone, length, (t * LENGTHS.length + l) * 8] as const)),
  )('nothing without a fact: %s, %s', async (tone, length, from) => {
    for (const { input, sheet } of LISTINGS.slice(from, from + 8)) {
      const copy = await writeListing(sheet, { tone, length });
      expect(unsupportedClaims(copy.description, input), copy.description).toEqual([]);
      expect(copy.findings, copy.description).toEqual([]);
      for (const s of copy.sentences) expect(s.factIds.length, s.text).toBeGreaterThan(0);
      if (length === 'mls') expect(copy.characterCount).toBeLessThanOrEqual(800);
    }
  });

  it('nothing in posts either', async () => {
    for (const { input, sheet } of LISTINGS.slice(0, 12)) {
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

describe('a thing stays in its room', () => {
  const NOTES =
    'Two-storey home on a level lot: hardwood floors in the main rooms, a painted-brick fireplace, a white kitchen with an island, built-in shelves in the office, a covered front porch.';
  const input = { address: '12 Elm St, Boise, ID', bedrooms: 3, notes: NOTES };

  it('the second reader sees it when a text moves it', () => {
    const moved = (text: string) => unsupportedClaims(text, input);
    expect(moved('The kitchen is white, with an island and built-ins.')).toEqual(['built-ins in the kitchen']);
    expect(moved('There is an office with built-ins, and the kitchen has an island.')).toEqual([]);
    expect(moved('The kitchen has an island, and there are built-ins in the office.')).toEqual([]);
    expect(moved('The primary suite has a fireplace.')).toEqual(['fireplace in the primary']);
  });

  it('a model that moves it is refused', () => {
    const { facts } = buildFactSheet(readInput(input));
    expect(findUnfounded('The kitchen has an island and built-ins.', facts)).toEqual(['built-ins in the kitchen']);
    expect(findUnfounded('An office with built-ins.', facts)).toEqual([]);
  });

  it('in the sheet and in every version, English and Spanish', async () => {
    const sheet = buildFactSheet(readInput(input));
    expect(sheet.facts.find((f) => f.id === 'notes.built-ins.office')?.label).toBe('built-ins, office');
    for (let version = 1; version <= 8; version++) {
      const { description } = await writeListing(sheet, { version, tone: TONES[version % 4] });
      expect(unsupportedClaims(description, input), description).toEqual([]);
      const spanish = await writeListing(sheet, { version, language: 'es' });
      for (const s of spanish.sentences.filter((x) => /empotrados/.test(x.text))) expect(s.text).toMatch(/oficina/);
    }
  });
});

describe('a hundred listings', () => {
  /** As in the product: each text is written with the agent's earlier ones at hand. */
  const written = async (language: 'en' | 'es', count: number): Promise<string[]> => {
    const texts: string[] = [];
    for (const [i, { sheet }] of LISTINGS.slice(0, count).entries())
      texts.push((await writeListing(sheet, { tone: TONES[i % 4], language, earlier: texts })).description);
    return texts;
  };

  it('share no sentence, and thirty of them vary as much as texts that people wrote (0.983 of their fours of words are unlike)', async () => {
    const texts = await written('en', 100);
    const seen = new Map<string, number>();
    for (const text of texts) for (const s of new Set(sentencesOf(text))) seen.set(s, (seen.get(s) ?? 0) + 1);
    expect([...seen].filter(([, n]) => n > 1)).toEqual([]);
    // By share, not per word: a text without padding is shorter, and a short one holds fewer fours a word however it varies.
    expect(varietyOf(texts.slice(0, 30)).share).toBeGreaterThanOrEqual(0.983);
  });

  it('claim nothing in Spanish that the input does not carry', async () => {
    const texts = await written('es', 40);
    for (const [i, text] of texts.entries()) expect(unsupportedInSpanish(text, LISTINGS[i]!.input), text).toEqual([]);
    expect(unsupportedInSpanish('Una piscina, siete baños y pisos de roble.', { notes: '' })).toEqual([
      'piscina',
      'roble',
      'number 7',
    ]);
  });

  it('speak Spanish without a word of English grammar', async () => {
    for (const { sheet } of LISTINGS.slice(60, 80)) {
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
