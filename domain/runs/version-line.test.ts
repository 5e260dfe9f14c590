import { expect, it } from 'vitest';
import { versionLine } from './version-line.ts';

const revisions = [
  { resultId: 'second', revisedAssetId: 'first' },
  { resultId: 'third', revisedAssetId: 'second' },
  { resultId: 'aside', revisedAssetId: 'first' },
];

it('goes from a version to those that it was made from, past other branches', () => {
  expect(versionLine('third', revisions)).toEqual(['third', 'second', 'first']);
  expect(versionLine('aside', revisions)).toEqual(['aside', 'first']);
  expect(versionLine('first', revisions)).toEqual(['first']);
});
