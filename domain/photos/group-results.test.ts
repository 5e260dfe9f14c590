import { expect, test } from 'vitest';
import type { MediaAsset } from '#contracts/entities/photo.ts';
import { groupResults, newestOfEachService } from './group-results.ts';

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
  position: 0,
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

test('groups stand in the order of the photos, not in that of the first result; a lost original comes last', () => {
  const groups = groupResults([
    asset('front'),
    asset('kitchen'),
    asset('lost', 'gone'),
    asset('cooked', 'kitchen'),
    asset('dusk', 'front'),
  ]);
  expect(groups.map((group) => group.key)).toEqual(['front', 'kitchen', 'gone']);
});

test('of each service the newest version stands for the others', () => {
  const dusk = asset('dusk', 'a', { processingType: 'day_to_dusk' });
  const versions = [asset('staged', 'a'), dusk, asset('staged_2', 'a')];
  expect(newestOfEachService(versions).map((one) => one.id)).toEqual(['dusk', 'staged_2']);
});
