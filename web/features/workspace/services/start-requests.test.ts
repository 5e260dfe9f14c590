import { expect, test } from 'vitest';
import { VideoParameters } from '#contracts/services.ts';
import { defaultOptions, quote, startRequests } from './start-requests.ts';

test('image services make one call per photo', () => {
  const requests = startRequests('day_to_dusk', defaultOptions, ['a', 'b']);
  expect(requests.map((request) => request.mediaAssetId)).toEqual(['a', 'b']);
  expect(requests[0]).toMatchObject({
    serviceType: 'day_to_dusk',
    creditCost: 1,
    parameters: { sky: 'dusk', noLights: false },
  });
});

test('a video is one call for all photos, with the fixed values', () => {
  expect(startRequests('ken_burns_video', defaultOptions, ['b', 'a'])).toEqual([
    {
      serviceType: 'ken_burns_video',
      creditCost: 3,
      parameters: {
        selectedAssetIds: ['b', 'a'],
        duration: 3,
        resolution: '1080p',
        transition: 'zoom_pan',
        format: 'mp4',
        fps: 30,
        fitMode: 'cover',
      },
    },
  ]);
});

test('a film per photo is one call and one price each; other choices go along', () => {
  const options = { ...defaultOptions, films: 'each', music: 'own', cut: 'mls', transition: 'beat_cuts' } as const;
  const requests = startRequests('ken_burns_video', options, ['a', 'b']);
  expect(requests.map((request) => request.parameters)).toMatchObject([
    { selectedAssetIds: ['a'], music: 'own', cut: 'mls', transition: 'beat_cuts' },
    { selectedAssetIds: ['b'] },
  ]);
  expect(quote('ken_burns_video', options, ['a', 'b'])).toEqual({ runs: 2, each: 3, free: 0, total: 6 });
});

test('words are made without photos', () => {
  expect(startRequests('listing_copy', defaultOptions, ['a'])).toEqual([
    { serviceType: 'listing_copy', creditCost: 1, parameters: { tone: 'warm', length: 'mls' } },
  ]);
});

test('the quote is photos times credits; clearing first adds its own', () => {
  expect(quote('virtual_staging', defaultOptions, ['a', 'b', 'c'])).toEqual({ runs: 3, each: 2, free: 0, total: 6 });
  expect(quote('virtual_staging', { ...defaultOptions, clearFirst: true }, ['a'])).toEqual({
    runs: 1,
    each: 3,
    free: 0,
    total: 3,
  });
});

test('a film that was paid for is cut again for nothing, as the server charges it', () => {
  const filmed = (selectedAssetIds: string[]) => ({
    serviceType: 'ken_burns_video' as const,
    status: 'completed',
    parameters: VideoParameters.parse({ selectedAssetIds }),
  });
  const recut = { ...defaultOptions, music: 'calm', cut: 'mls' } as const;
  const earlier = [filmed(['a', 'b']), filmed(['a'])];
  expect(quote('ken_burns_video', recut, ['a', 'b'], earlier)).toEqual({ runs: 1, each: 3, free: 1, total: 0 });
  expect(startRequests('ken_burns_video', recut, ['a', 'b'], earlier)[0]).toMatchObject({ creditCost: 0 });
  expect(quote('ken_burns_video', recut, ['b', 'a'], earlier).total).toBe(3);
  expect(quote('ken_burns_video', { ...recut, films: 'each' }, ['a', 'b'], earlier)).toMatchObject({
    free: 1,
    total: 3,
  });
});

test('each photo may be furnished as the room that it shows', () => {
  const rooms = new Map([['a', 'bedroom'] as const]);
  const roomTypes = (eachRoom: boolean) =>
    startRequests('virtual_staging', { ...defaultOptions, eachRoom }, ['a', 'b'], [], rooms).map(
      ({ parameters }) => parameters?.roomType,
    );
  expect(roomTypes(true)).toEqual(['bedroom', 'living_room']);
  expect(roomTypes(false)).toEqual(['living_room', 'living_room']);
});
