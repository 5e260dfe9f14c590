import { expect, test } from 'vitest';
import { HttpError, isUnauthorized, sentence } from './http.ts';

test('the message is the status, a colon, a space and the body', () => {
  expect(
    new HttpError(402, '{"code":"out-of-credits","message":"Upgrade to use AI services"}', 'Payment Required').message,
  ).toBe('402: {"code":"out-of-credits","message":"Upgrade to use AI services"}');
});

test('an empty body gives way to the status text', () => {
  expect(new HttpError(503, '', 'Service Unavailable').message).toBe('503: Service Unavailable');
});

test('people are shown the problem’s own sentence, or the fallback', () => {
  expect(sentence(new HttpError(429, '{"message":"Slow down"}', ''), 'Please try again')).toBe('Slow down');
  expect(sentence(new HttpError(502, '<html>', ''), 'Please try again')).toBe('Please try again');
  expect(sentence(new TypeError('Failed to fetch'), 'Please try again')).toBe('Please try again');
});

test('only a 401 counts as signed out', () => {
  expect(isUnauthorized(new HttpError(401, '', 'Unauthorized'))).toBe(true);
  expect(isUnauthorized(new HttpError(403, '', 'Forbidden'))).toBe(false);
});
