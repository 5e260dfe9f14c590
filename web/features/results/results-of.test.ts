import { expect, test } from 'vitest';
import type { MediaAsset } from '#contracts/entities/photo.ts';
import { pairsOf, titleOf } from './results-of.ts';

const asset = (id: string, source: string | null, changes: Partial<MediaAsset> = {}) =>
  ({
    id,
    fileName: `${id}.jpg`,
    isArchived: false,
    isProcessedResult: source !== null,
    processingType: source ? 'virtual_staging' : null,
    sourceMediaAssetId: source,
    roomType: 'living_room',
    ...changes,
  }) as MediaAsset;

test('versions of one photo stand together, in the order of the photos, and are told apart', () => {
  const mediaAssets = [
    asset('front', null),
    asset('back', null, { roomType: 'bedroom' }),
    asset('b1', 'back', { roomType: 'bedroom' }),
    asset('f1', 'front'),
    asset('dusk', 'front', { processingType: 'day_to_dusk' }),
    asset('f2', 'front'),
  ];
  expect(
    pairsOf({ mediaAssets }, 'virtual_staging').map((pair) => [pair.name, pair.before?.id, titleOf(pair)]),
  ).toEqual([
    ['staged_image_1.jpg', 'front', 'Living room · version 1'],
    ['staged_image_2.jpg', 'front', 'Living room · version 2'],
    ['staged_image_3.jpg', 'back', 'Bedroom'],
  ]);
});
