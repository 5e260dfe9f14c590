import { expect, test } from 'vitest';
import { draftSections, draftText } from './draft-sections.ts';

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
