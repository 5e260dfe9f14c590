import { expect, test } from 'vitest';
import type { MediaAsset } from '#contracts/entities/photo.ts';
import { groupResults } from './group-results.ts';

const asset = (id: string, source: string | null = null, changes: Partial<MediaAsset> = {}): MediaAsset => ({
  id,
  fileName: `${id}.jpg`,
  originalPath: `/objects/${id}`,
  roomType: null,
  roomTypeGuess: null,
  confidence: null,
  isArchived: false,
  isProcessedResult: source !== null,
  processingType: source ? 'virtual_staging' : null,
  sourceServiceRunId: null,
  sourceMediaAssetId: source,
  width: 1,
  height: 1,
  preview: null,
  flags: [],
  thumbnailPath: '',
  mediumPath: '',
  largePath: '',
  createdAt: '',
  ...changes,
});

test('versions gather under the untouched photo, also those made from another result', () => {
  const groups = groupResults([
    asset('a'),
    asset('cleared', 'a'),
    asset('staged', 'cleared'),
    asset('b'),
    asset('dusk', 'b'),
  ]);
  expect(groups.map((group) => [group.original?.id, group.versions.map((one) => one.id)])).toEqual([
    ['a', ['cleared', 'staged']],
    ['b', ['dusk']],
  ]);
});

test('archived results and videos are left out; a lost original leaves its versions', () => {
  const groups = groupResults([
    asset('x', 'gone'),
    asset('y', 'gone', { isArchived: true }),
    asset('v', 'gone', { processingType: 'ken_burns_video' }),
  ]);
  expect(groups).toHaveLength(1);
  expect(groups[0]).toMatchObject({ original: null, versions: [{ id: 'x' }] });
});
