import { expect, test } from 'vitest';
import { HttpError } from '#web/lib/http.ts';
import { cooldownOf } from './photos/use-regeneration.ts';
import { wantsUpgrade } from './services/use-start.ts';

const refused = (status: number, body: object) => new HttpError(status, JSON.stringify(body), '');

test('a rate limit says how long to wait, 60 seconds unless told', () => {
  expect(cooldownOf(refused(429, { retryAfter: 12 }))).toBe(12);
  expect(cooldownOf(refused(429, { message: 'slow down' }))).toBe(60);
  expect(cooldownOf(refused(500, {}))).toBeNull();
});

test('an upgrade is asked for by flag or by word', () => {
  expect(wantsUpgrade(refused(402, { requiresUpgrade: true }))).toBe(true);
  expect(wantsUpgrade(refused(400, { message: 'Please UPGRADE first' }))).toBe(true);
  expect(wantsUpgrade(refused(409, { message: 'The price has changed' }))).toBe(false);
});
