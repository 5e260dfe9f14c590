import { expect, test } from 'vitest';
import { afterFailure } from './backoff.ts';

test('waits double from one second, five times, then polling takes over', () => {
  const waits = [0, 1, 2, 3, 4].map(afterFailure).map((next) => (next.kind === 'reconnect' ? next.waitMs : 'poll'));
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000]);
  expect(afterFailure(5)).toEqual({ kind: 'poll', everyMs: 20_000 });
});

test('counts the attempt it asks for', () => {
  expect(afterFailure(2)).toMatchObject({ kind: 'reconnect', attempt: 3 });
});
