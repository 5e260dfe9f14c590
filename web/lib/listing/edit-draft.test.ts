import { expect, test } from 'vitest';
import { draftSections } from './draft-sections.ts';
import { withSections } from './edit-draft.ts';

test('edits come back in the shape they had, with a fresh word count', () => {
  const draft = {
    content: JSON.stringify({ description: 'One two', features: ['a', 'b'], wordCount: 2, tone: 'warm' }),
  };
  const sections = draftSections(draft).map((section) =>
    section.key === 'description'
      ? { ...section, text: 'One two three' }
      : { ...section, text: `${section.text}\n• c` },
  );
  expect(JSON.parse(withSections(draft, sections))).toEqual({
    description: 'One two three',
    features: ['a', 'b', 'c'],
    wordCount: 3,
    tone: 'warm',
  });
});

test('hashtags lose their sign again', () => {
  const draft = { content: JSON.stringify({ hashtags: ['home'] }) };
  expect(JSON.parse(withSections(draft, [{ key: 'hashtags', label: '', text: '#home #elm' }]))).toEqual({
    hashtags: ['home', 'elm'],
  });
});

test('plain text stays plain', () => {
  expect(withSections({ content: 'Old' }, [{ key: 'text', label: 'Text', text: 'New' }])).toBe('New');
});
