import { expect, test } from 'vitest';
import { reduceToasts, type Toast } from './toasts.ts';

const saying = (id: string): Toast => ({ id, title: id, open: true });

test('a new toast replaces the one on show', () => {
  const first = reduceToasts([], { kind: 'added', toast: saying('a') });
  expect(reduceToasts(first, { kind: 'added', toast: saying('b') })).toEqual([saying('b')]);
});

test('dismissing closes and keeps, removing drops', () => {
  const closed = reduceToasts([saying('a')], { kind: 'dismissed', id: 'a' });
  expect(closed).toEqual([{ ...saying('a'), open: false }]);
  expect(reduceToasts(closed, { kind: 'removed', id: 'a' })).toEqual([]);
});

test('another toast’s id changes nothing; no id means all', () => {
  expect(reduceToasts([saying('a')], { kind: 'dismissed', id: 'z' })).toEqual([saying('a')]);
  expect(reduceToasts([saying('a')], { kind: 'removed' })).toEqual([]);
});
