import { expect, test } from 'vitest';
import { formFor, isDeadLink, SignInSearch } from './modes.ts';

const search = (given: object) => SignInSearch.parse(given);

test('a good reset link shows the form for the new password', () => {
  const good = search({ mode: 'reset', token: 'abc' });
  expect([formFor(good, 'in'), isDeadLink(good)]).toEqual(['reset', false]);
});

test.each([
  ['a used reset link', { mode: 'reset', error: 'INVALID_TOKEN' }, 'forgot'],
  ['a reset link without its token', { mode: 'reset' }, 'forgot'],
  ['a used sign-in link', { mode: 'magic', error: 'ATTEMPTS_EXCEEDED' }, 'magic'],
])('%s is said to be dead, beside the form that asks for another', (_, given, form) => {
  expect([formFor(search(given), 'in'), isDeadLink(search(given))]).toEqual([form, true]);
});

test('no link, no complaint', () => {
  expect([formFor(search({}), 'up'), isDeadLink(search({}))]).toEqual(['up', false]);
});
