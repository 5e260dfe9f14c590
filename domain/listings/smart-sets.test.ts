import { expect, it } from 'vitest';
import type { MediaAsset } from '#contracts/entities/photo.ts';
import { smartSetsOf } from './smart-sets.ts';

let count = 0;
const photo = (given: Partial<MediaAsset>): MediaAsset => ({
  id: `p${++count}`,
  fileName: 'a.jpg',
  originalPath: '/objects/a',
  roomType: null,
  roomTypeGuess: null,
  confidence: null,
  isArchived: false,
  isProcessedResult: false,
  processingType: null,
  sourceServiceRunId: null,
  sourceMediaAssetId: null,
  width: 4,
  height: 3,
  preview: null,
  flags: [],
  position: 0,
  thumbnailPath: '/objects/a',
  mediumPath: '/objects/a',
  largePath: '/objects/a',
  createdAt: '2026-01-01T00:00:00Z',
  ...given,
});
const named = (photos: MediaAsset[], name: string) => smartSetsOf(photos).find((set) => set.name === name);

it('groups by what a person said before what was guessed, and leaves deleted photos out', () => {
  const bedroom = photo({ roomType: 'bedroom', roomTypeGuess: 'living_room' });
  const photos = [bedroom, photo({ roomTypeGuess: 'bedroom', isArchived: true }), photo({ roomTypeGuess: 'exterior' })];
  expect(named(photos, 'All bedrooms')?.assetIds).toEqual([bedroom.id]);
  expect(named(photos, 'All living rooms')).toBeUndefined();
  expect(named(photos, 'Exteriors')?.assetIds).toHaveLength(1);
});

it('collects results by service and photos with flaws', () => {
  const dark = photo({ flags: ['dark'] });
  const staged = photo({ isProcessedResult: true, processingType: 'virtual_staging', flags: ['small'] });
  expect(named([dark, staged], 'Needs attention')?.assetIds).toEqual([dark.id]);
  expect(named([dark, staged], 'Staged photos')?.assetIds).toEqual([staged.id]);
});

it('says which shots are missing', () => {
  const front = photo({ roomType: 'exterior' });
  expect(named([front], 'Shot list')).toMatchObject({
    assetIds: [front.id],
    reason: 'Still missing: the kitchen, a bathroom, the living room, the back',
  });
  const all = (['kitchen', 'bathroom', 'living_room', 'exterior'] as const).map((roomType) => photo({ roomType }));
  expect(named([front, ...all], 'Shot list')?.reason).toBe('Every shot that buyers look for is here');
  expect(smartSetsOf([])).toEqual([]);
});
