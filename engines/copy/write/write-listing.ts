import { checkText, mlsPack } from '#domain/compliance/index.ts';
import { countWords, type ListingCopy } from '#domain/copy/draft.ts';
import type { FactSheet } from '#domain/copy/fact.ts';
import { usable } from '../facts/build-fact-sheet.ts';
import { grammarOf } from '../grammars.ts';
import { knownOf } from '../plan/known.ts';
import { assemble, draftText } from './draft-text.ts';
import { type Settled, settled, type WriteOptions } from './options.ts';

/** Longer than any portal takes; only MLS remarks have a hard cap. */
const NO_CAP = 6000;
const MOST_FEATURES = { mls: 10, portal: 14, website: 18 } as const;

/** The built-in writer: from a fact sheet to a listing description, offline and at once. */
export const composeListing = (sheet: FactSheet, given: WriteOptions = {}): ListingCopy => {
  const options = settled(given);
  const facts = usable(sheet);
  const altered = facts.some((f) => f.value.type === 'altered');
  const { cap, firstWords } = limitsOf(options, altered);
  const planned = draftText(grammarOf(options.language), { facts, ...options, firstWords, characters: cap });
  const { text, sentences } = assemble(planned, options.length !== 'mls');
  return finishListing(sheet, options, text, sentences, { name: 'built-in' });
};

export const limitsOf = (options: Settled, altered: boolean): { cap: number; firstWords?: string } => {
  const pack = mlsPack(options.mlsId);
  const isRemarks = options.length === 'mls';
  return {
    cap: isRemarks ? (options.characterCap ?? pack.characterCap) : NO_CAP,
    firstWords: isRemarks && altered ? pack.stagedFirstWords : undefined,
  };
};

export const finishListing = (
  sheet: FactSheet,
  options: Settled,
  description: string,
  sentences: ListingCopy['sentences'],
  writer: ListingCopy['writer'],
): ListingCopy => {
  const facts = usable(sheet);
  const grammar = grammarOf(options.language);
  const known = knownOf(facts);
  const bullets = grammar
    .bullets(known, grammar.items(known))
    .filter((b) => !b.facts.some((f) => f.startsWith('notes.detail')) || checkText(b.text, 'portal').length === 0)
    .slice(0, MOST_FEATURES[options.length]);
  const kind = options.length === 'mls' ? 'remarks' : 'portal';
  const alteredPhotos = facts.some((f) => f.value.type === 'altered');
  return {
    description,
    features: bullets.map((b) => b.text),
    wordCount: countWords(description),
    characterCount: description.length,
    sentences,
    featureFacts: bullets.map((b) => b.facts),
    length: options.length,
    tone: options.tone,
    language: options.language,
    seed: options.seed,
    version: options.version,
    writer,
    findings: checkText(description, kind, { mlsId: options.mlsId, characterCap: options.characterCap, alteredPhotos }),
    facts: sheet.facts,
    refused: sheet.refused,
  };
};
