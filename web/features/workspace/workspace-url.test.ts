import { expect, test } from 'vitest';
import { asSelected, idsIn, photoStep } from './workspace-url.ts';

test('a selection reads back from the address', () => {
  expect(idsIn(asSelected(['a', 'b']), [])).toEqual(['a', 'b']);
  expect(asSelected([])).toBeUndefined();
  expect(idsIn(undefined, ['a'])).toEqual([]);
});

test('500 photos stay within what a request line may carry', () => {
  const ids = Array.from({ length: 500 }, (_, at) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`);
  const inAddress = asSelected(ids);
  expect(String(inAddress).length).toBeLessThan(4_000);
  expect(idsIn(inAddress, ids)).toEqual(ids);
});

test('a photo is opened over the listing, stepped through in place, and closed by going back', () => {
  expect(photoStep(undefined, 'a', false)).toBe('push');
  expect(photoStep('a', 'b', true)).toBe('replace');
  expect(photoStep('b', null, true)).toBe('back');
  expect(photoStep('a', null, false)).toBe('replace');
});
