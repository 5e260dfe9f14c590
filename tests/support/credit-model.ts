import fc from 'fast-check';
import type { Balance, BucketKind } from '#domain/credits/ledger.ts';

/** What can happen to an account. Runs and grants are named by small numbers, so that doubles and strangers come up often. */
export type CreditMove =
  | { do: 'grant'; source: number; kind: 'trial' | 'topUp'; amount: number; days: number }
  | { do: 'renew'; invoice: number; amount: number }
  | { do: 'start'; run: number; cost: number }
  | { do: 'complete' | 'fail' | 'cancel'; run: number }
  | { do: 'sweep' }
  | { do: 'wait'; days: number };

const run = fc.integer({ min: 0, max: 11 });
export const creditMove: fc.Arbitrary<CreditMove> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('grant' as const),
      source: fc.nat(5),
      kind: fc.constantFrom('trial' as const, 'topUp' as const),
      amount: fc.integer({ min: 1, max: 30 }),
      days: fc.integer({ min: 1, max: 20 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('renew' as const),
      invoice: fc.nat(5),
      amount: fc.integer({ min: 1, max: 30 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('start' as const), run, cost: fc.integer({ min: 1, max: 12 }) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constantFrom('complete' as const, 'fail' as const, 'cancel' as const), run }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'sweep' as const }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 12 }) }) },
);

export const DAY = 86_400_000;
export const CYCLE_DAYS = 37;

type ModelBucket = {
  kind: BucketKind;
  source: string;
  end: number;
  left: number;
  granted: number;
  spent: number;
  lapsed: number;
};

/** Credits counted by hand, with no ledger: what the ledger must always agree with. */
export class CreditModel {
  now = Date.UTC(2026, 0, 1);
  readonly buckets: ModelBucket[] = [];
  readonly held = new Map<number, { bucket: ModelBucket; amount: number }[]>();
  readonly started = new Set<number>();

  grant(kind: BucketKind, source: string, amount: number, end: number): boolean {
    if (this.buckets.some((b) => b.source === source)) return false;
    this.buckets.push({ kind, source, end, left: amount, granted: amount, spent: 0, lapsed: 0 });
    return true;
  }
  renew(source: string, amount: number): void {
    if (this.buckets.some((b) => b.source === source)) return;
    for (const b of this.buckets) if (b.kind === 'cycle') b.end = Math.min(b.end, this.now);
    this.lapse();
    this.grant('cycle', source, amount, this.now + CYCLE_DAYS * DAY);
  }
  /** false: refused. A run that was started before changes nothing. */
  start(id: number, cost: number): boolean {
    if (this.started.has(id)) return true;
    const open = this.buckets.filter((b) => b.end > this.now && b.left > 0).sort((a, b) => a.end - b.end);
    if (open.reduce((sum, b) => sum + b.left, 0) < cost) return false;
    const slices = [];
    let rest = cost;
    for (const bucket of open) {
      const amount = Math.min(rest, bucket.left);
      if (amount === 0) break;
      bucket.left -= amount;
      rest -= amount;
      slices.push({ bucket, amount });
    }
    this.started.add(id);
    this.held.set(id, slices);
    return true;
  }
  finish(id: number, delivered: boolean): void {
    for (const { bucket, amount } of this.held.get(id) ?? []) {
      if (delivered) bucket.spent += amount;
      else bucket.left += amount;
    }
    this.held.delete(id);
    if (!delivered) this.lapse();
  }
  lapse(): void {
    for (const b of this.buckets.filter((b) => b.end <= this.now)) {
      b.lapsed += b.left;
      b.left = 0;
    }
  }
  balance(): Balance {
    const balance: Balance = { trial: 0, cycle: 0, topUp: 0, reserved: 0, available: 0 };
    for (const slices of this.held.values()) for (const s of slices) balance.reserved += s.amount;
    for (const b of this.buckets.filter((b) => b.end > this.now)) {
      balance[b.kind] += b.left;
      balance.available += b.left;
    }
    return balance;
  }
}
