import { describe, expect, it } from 'vitest';
import { orderBehind, RETURN_LIMIT, whyNoReturn } from './credit-return.ts';

const now = new Date('2026-11-15T12:00:00Z');
const run = (id: string, revisedAssetId: string | null = null, daysAgo = 1) => ({
  id,
  serviceType: 'virtual_staging',
  status: 'completed',
  isRevision: revisedAssetId !== null,
  revisedAssetId,
  finishedAt: new Date(now.getTime() - daysAgo * 86_400_000),
});
const made = (id: string, sourceServiceRunId: string) => ({ id, sourceServiceRunId });

const runs = [run('paid'), run('again', 'first'), run('once-more', 'second'), run('other')];
const results = [made('first', 'paid'), made('second', 'again'), made('third', 'once-more'), made('foreign', 'other')];

describe('what was paid for a staged photo', () => {
  it('is found behind every version of it, with all of them and no other', () => {
    for (const id of ['first', 'second', 'third']) {
      const order = orderBehind(id, runs, results);
      expect(order?.paid.id).toBe('paid');
      expect(order?.results.map((result) => result.id)).toEqual(['first', 'second', 'third']);
      expect(order?.restaged).toBe(true);
    }
    expect(orderBehind('foreign', runs, results)?.restaged).toBe(false);
    expect(orderBehind('unknown', runs, results)).toBeNull();
    expect(orderBehind('loop', [run('turning', 'loop')], [made('loop', 'turning')])?.results).toHaveLength(1);
  });

  it('comes back after a restage, within thirty days, for staging, so many times', () => {
    const order = orderBehind('third', runs, results)!;
    expect(whyNoReturn(order, 0, now)).toBeNull();
    expect(whyNoReturn(order, RETURN_LIMIT, now)).toMatch(/5 times in 30 days/);
    expect(whyNoReturn(orderBehind('foreign', runs, results)!, 0, now)).toMatch(/^Restage it first/);
    expect(whyNoReturn({ ...order, paid: run('paid', null, 31) }, 0, now)).toMatch(/within 30 days/);
    expect(whyNoReturn({ ...order, paid: { ...run('paid'), serviceType: 'day_to_dusk' } }, 0, now)).toMatch(/staged/);
  });
});
