import { expect, test } from 'vitest';
import type { RunStatus, ServiceRun } from '#contracts/entities/run.ts';
import { runNews, sayCancelled, sayTimeLeft, timeLeft } from './run-news.ts';

const run = (id: string, status: RunStatus): ServiceRun => ({
  id,
  status,
  mediaAssetId: null,
  serviceType: 'day_to_dusk',
  progress: 0,
  outputPath: null,
  parameters: {},
  creditCost: 1,
  isRevision: false,
  errorCode: null,
  errorMessage: null,
  error: null,
  needsInput: null,
  report: null,
  createdAt: '2026-11-15T00:00:00Z',
  startedAt: null,
  finishedAt: null,
});

test('only what ended while it was watched is news', () => {
  const seen = new Map<string, RunStatus>([
    ['a', 'processing'],
    ['b', 'completed'],
    ['d', 'pending'],
  ]);
  const news = runNews(seen, [run('a', 'completed'), run('b', 'completed'), run('c', 'completed'), run('d', 'failed')]);
  expect(news.map((item) => `${item.run.id} ${item.kind}`)).toEqual(['a completed', 'd failed']);
});

test('time left follows the pace', () => {
  const startedAt = '2026-11-15T00:00:00.000Z';
  const now = new Date(startedAt).getTime() + 10_000;
  expect(timeLeft({ progress: 0.5, startedAt }, now)).toBe(10_000);
  expect(timeLeft({ progress: 0, startedAt }, now)).toBeNull();
  expect(sayTimeLeft(10_000)).toBe('about 10 s left');
  expect(sayTimeLeft(90_000)).toBe('about 2 min left');
});

test('a cancelled run tells of its credits where it had cost some', () => {
  const title = 'Day to Dusk cancelled';
  expect(sayCancelled('day_to_dusk', 1)).toEqual({ title, description: '1 credit is back.' });
  expect(sayCancelled('day_to_dusk', 5)).toEqual({ title, description: '5 credits are back.' });
  expect(sayCancelled('day_to_dusk', 0)).toEqual({ title });
});
