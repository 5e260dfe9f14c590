import { expect, test } from 'vitest';
import { characterCount, copiedText, draftSections, draftText } from './draft-sections.ts';

test('a social pack shows its four parts, hashtags with the sign', () => {
  const content = JSON.stringify({
    instagramCaption: 'Hi',
    facebookPost: 'Post',
    shortDescription: 'Short',
    hashtags: ['home', 'elm'],
  });
  expect(draftSections({ content }).map((section) => [section.label, section.text])).toEqual([
    ['Instagram Caption', 'Hi'],
    ['Facebook Post', 'Post'],
    ['Short Description', 'Short'],
    ['Hashtags', '#home #elm'],
  ]);
});

test('what does not parse is shown as it is', () => {
  expect(draftText({ content: 'Just words' })).toBe('Just words');
  expect(draftText({ content: '["a"]' })).toBe('["a"]');
});

test('Copy of a description takes the remarks as they are, and they alone are counted', () => {
  const content = JSON.stringify({ description: 'A brick house.', features: ['Deck', 'Pool'], wordCount: 3 });
  expect(copiedText({ content })).toBe('A brick house.');
  expect(characterCount({ content })).toBe(14);
  expect(draftText({ content })).toBe('Description\nA brick house.\n\nKey Features\n• Deck\n• Pool');
});

test('of a pack the texts are counted without their headings', () => {
  expect(characterCount({ content: JSON.stringify({ instagramCaption: 'Hi', hashtags: ['elm'] }) })).toBe(6);
});
