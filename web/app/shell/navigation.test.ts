import { expect, test } from 'vitest';
import { isHighlighted } from './navigation.ts';

test('a link is highlighted on its own page and below it', () => {
  expect(isHighlighted('/projects', '/projects')).toBe(true);
  expect(isHighlighted('/projects', '/projects/42/results')).toBe(true);
  expect(isHighlighted('/account', '/projects')).toBe(false);
});

test('the root is highlighted only on the root', () => {
  expect(isHighlighted('/', '/')).toBe(true);
  expect(isHighlighted('/', '/dashboard')).toBe(false);
});
