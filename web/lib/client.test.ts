import { expect, test } from 'vitest';
import { addressOf } from './client.ts';

test('fills names and escapes them', () => {
  expect(addressOf('/api/projects/:id/media/:assetId', { id: 'a b', assetId: '7' })).toBe(
    '/api/projects/a%20b/media/7',
  );
});

test('leaves out what was not given', () => {
  expect(addressOf('/api/projects', {}, { q: '', page: 2, status: undefined, days: 30 })).toBe(
    '/api/projects?page=2&days=30',
  );
});
