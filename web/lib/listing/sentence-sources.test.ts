import { expect, test } from 'vitest';
import { sentenceSources } from './sentence-sources.ts';

const content = JSON.stringify({
  description: 'Three bedrooms. A deck.',
  facts: [
    { id: 'field.bedrooms', label: '3 bedrooms' },
    { id: 'notes.deck', label: 'deck' },
  ],
  sentences: [
    { text: 'Three bedrooms.', factIds: ['field.bedrooms'] },
    { text: 'A deck.', factIds: ['notes.deck', 'notes.gone'] },
  ],
});

test('each sentence names the facts that it rests on', () => {
  expect(sentenceSources(content, { key: 'description', text: 'Three bedrooms. A deck.' })).toEqual([
    { text: 'Three bedrooms.', facts: ['3 bedrooms'] },
    { text: 'A deck.', facts: ['deck'] },
  ]);
});

test('nothing is claimed of words that were changed, and plain text has no sources', () => {
  expect(sentenceSources(content, { key: 'description', text: 'Three bedrooms. A huge deck.' })).toHaveLength(1);
  expect(sentenceSources('just words', { key: 'text', text: 'just words' })).toEqual([]);
});

test('a social pack keeps its sentences section by section', () => {
  const pack = JSON.stringify({
    facts: [{ id: 'f', label: 'porch' }],
    sentences: { facebookPost: [{ text: 'A porch.', factIds: ['f'] }] },
  });
  expect(sentenceSources(pack, { key: 'facebookPost', text: 'A porch.' })).toEqual([
    { text: 'A porch.', facts: ['porch'] },
  ]);
});
