import { expect, it } from 'vitest';
import { versionLine } from './version-line.ts';

const runs = [
  { id: 'paid', revisedAssetId: null },
  { id: 'blue', revisedAssetId: 'first' },
  { id: 'bare', revisedAssetId: 'second' },
  { id: 'other', revisedAssetId: 'first' },
];
const results = [
  { id: 'photo', sourceServiceRunId: null },
  { id: 'first', sourceServiceRunId: 'paid' },
  { id: 'second', sourceServiceRunId: 'blue' },
  { id: 'third', sourceServiceRunId: 'bare' },
  { id: 'aside', sourceServiceRunId: 'other' },
];

it('goes from a version to those that it was made from, past other branches', () => {
  expect(versionLine('third', runs, results)).toEqual(['third', 'second', 'first']);
  expect(versionLine('aside', runs, results)).toEqual(['aside', 'first']);
  expect(versionLine('photo', runs, results)).toEqual(['photo']);
  expect(versionLine('unknown', runs, results)).toEqual(['unknown']);
});
