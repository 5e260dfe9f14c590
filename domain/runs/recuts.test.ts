import { describe, expect, it } from 'vitest';
import { serviceParameters } from '#contracts/services.ts';
import { isRecut } from './recuts.ts';

const film = (more: object = {}) =>
  serviceParameters.ken_burns_video.parse({ selectedAssetIds: ['a', 'b'], ...more }) as Record<string, unknown>;
const done = (parameters: Record<string, unknown>, status = 'completed') => ({
  serviceType: 'ken_burns_video' as const,
  status,
  parameters,
});
const free = (parameters: Record<string, unknown>, earlier = [done(film())]) =>
  isRecut('ken_burns_video', parameters, earlier);

describe('a film that was paid for is cut again for nothing', () => {
  it.each([{ music: 'bright' }, { music: 'none' }, { music: 'own' }, { titles: false }, { cut: 'mls' }, {}])(
    'with %j',
    (change) => expect(free(film(change))).toBe(true),
  );

  it.each([
    { selectedAssetIds: ['b', 'a'] },
    { selectedAssetIds: ['a'] },
    { duration: 4 },
    { resolution: '4k' },
    { fitMode: 'contain' },
    { aspect: '1:1' },
    { reveal: true },
    { transition: 'beat_cuts' },
  ])('but not with %j, which is filmed anew', (change) => expect(free(film(change))).toBe(false));

  it('and only when the first was delivered, and only films', () => {
    expect(free(film(), [done(film(), 'failed')])).toBe(false);
    expect(free(film(), [])).toBe(false);
    expect(isRecut('day_to_dusk', film(), [done(film())])).toBe(false);
  });
});
