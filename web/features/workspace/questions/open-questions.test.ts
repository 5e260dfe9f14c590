import { expect, test } from 'vitest';
import type { ServiceRun } from '#contracts/entities/run.ts';
import { openQuestions, proposedCorners } from './open-questions.ts';
import { unfinishedRuns } from './unfinished.ts';

const run = (id: string, createdAt: string, changes: Partial<ServiceRun> = {}): ServiceRun => ({
  id,
  mediaAssetId: 'photo',
  serviceType: 'virtual_staging',
  status: 'failed',
  progress: 0,
  outputPath: null,
  parameters: {},
  creditCost: 2,
  isRevision: false,
  errorCode: 'needs-input',
  errorMessage: null,
  error: null,
  needsInput: { question: 'floor-corners', proposal: null },
  report: null,
  createdAt,
  startedAt: null,
  finishedAt: null,
  ...changes,
});

test('a question is open until the service has begun again on that photo', () => {
  const asked = run('a', '2026-11-15T10:00:00Z');
  const answered = run('b', '2026-11-15T10:05:00Z', { status: 'processing', errorCode: null, needsInput: null });
  expect(openQuestions([asked])).toEqual([asked]);
  expect(openQuestions([asked, answered])).toEqual([]);
  expect(openQuestions([asked, { ...answered, mediaAssetId: 'other' }])).toEqual([asked]);
});

test('the guess is taken corner by corner', () => {
  const corners = proposedCorners({ corners: { farLeft: { x: 210, y: 320 } } }, 1000, 500);
  expect(corners[1]).toEqual({ x: 210, y: 320 });
  expect(corners[0]).toEqual({ x: 40, y: 480 });
});

test('a guess that nobody could drag is left aside, and far corners come within reach', () => {
  const [left, right] = [
    { x: 380, y: 280 },
    { x: 320, y: 427 },
  ];
  const fallen = { nearLeft: { x: 21, y: 411 }, farLeft: left, farRight: right, nearRight: right };
  expect(proposedCorners({ corners: fallen }, 640, 427)).toEqual(proposedCorners(null, 640, 427));
  const wide = { farRight: { x: 1900, y: 260 }, nearRight: { x: 630, y: 426 } };
  expect(proposedCorners({ corners: wide }, 640, 427)[2]).toEqual({ x: 688, y: 260 });
});

test('what a service could not do stays listed with its reason until it is begun again or dismissed', () => {
  const refused = (id: string, mediaAssetId: string) =>
    run(id, '2026-11-15T10:00:00Z', { mediaAssetId, errorCode: 'refused', errorMessage: 'No sky.', needsInput: null });
  const runs = [refused('a', 'one'), refused('b', 'two')];
  expect(unfinishedRuns(runs)).toMatchObject([{ reason: 'No sky.', assetIds: ['one', 'two'] }]);
  expect(unfinishedRuns(runs, new Set(['b']))).toMatchObject([{ assetIds: ['one'] }]);
  const again = run('c', '2026-11-15T10:05:00Z', { mediaAssetId: 'one', status: 'pending', errorCode: null });
  expect(unfinishedRuns([...runs, again])).toMatchObject([{ assetIds: ['two'] }]);
  expect(unfinishedRuns(runs.map((one) => ({ ...one, errorCode: 'cancelled' })))).toEqual([]);
  expect(unfinishedRuns([run('q', '2026-11-15T10:00:00Z')])).toEqual([]);
});
